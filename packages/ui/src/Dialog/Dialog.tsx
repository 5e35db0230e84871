import { classNames } from '../classNames.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {}

/**
 * Content above the page, in its middle, such as a form or a confirmation: a native modal `dialog`.
 * Escape, a click beside it and its close button close it, and the focus returns. A
 * `<form method="dialog">` inside closes it too. Other props go to the `dialog`.
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
export function Dialog({ heading, headingLevel = 2, className, children, ...rest }: DialogProps) {
  return (
    <Modal
      heading={
        <Heading level={headingLevel} size="title" className={styles.heading}>
          {heading}
        </Heading>
      }
      headClassName={styles.head}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={styles.body}>{children}</div>
    </Modal>
  );
}
