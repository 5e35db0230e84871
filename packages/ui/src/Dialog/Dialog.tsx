import { content, head, root } from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {}

/**
 * A native modal `dialog` in the middle of the window, for a form or a confirmation. Escape, a
 * click on the backdrop, the close button and a `<form method="dialog">` in its content close it and
 * return focus. Other props go to the `dialog`. Parts: `header`, `heading`, `close`, `content`.
 * @example
 * <Dialog heading="Cancel the booking?" trigger={<Button>Cancel</Button>}>
 *   <form method="dialog">
 *     <Stack direction="row">
 *       <Button type="submit">Cancel the booking</Button>
 *       <Button type="submit" tone="secondary">Keep it</Button>
 *     </Stack>
 *   </form>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  return <Modal headingSize="title" look={{ root, head, content }} {...props} />;
}
