import { Modal, type ModalProps } from '../Dialog/Modal.tsx';
import { content, head, root } from './Sheet.css.ts';

export interface SheetProps extends ModalProps {}

/**
 * A `Dialog` as tall as the window, for filters or a selection. It slides in from the inline end,
 * and fills the screen on phones. Parts: `header`, `heading`, `close`, `content`.
 * @example
 * <Sheet heading="Filter" trigger={<Button tone="secondary">Filter</Button>}>
 *   <form method="dialog">
 *     <Stack>
 *       <Field heading="With a piano">
 *         <Checkbox name="piano" />
 *       </Field>
 *       <Button type="submit">Show the rooms</Button>
 *     </Stack>
 *   </form>
 * </Sheet>
 */
export function Sheet(props: SheetProps) {
  return <Modal headingSize="subtitle" look={{ root, head, content }} {...props} />;
}
