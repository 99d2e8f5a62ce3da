/** Native dialogs: focus trap, Escape and the backdrop come with the browser. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { x } from '../icons/verbs.ts';
import { t } from '../words.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** A drawer slides in from the side (from below on a phone). */
  readonly drawer?: boolean;
  readonly children: ReactNode;
}

export function Dialog({ title, open, onClose, drawer = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const wanted = useRef(open);
  wanted.current = open;
  // Before the effects of what is inside, which may measure or scroll itself.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
    // Taken out of the page and put back, it is open but no longer on top.
    if (open && !dialog.matches(':modal')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
  });
  return (
    <dialog
      ref={ref}
      className={`${styles.dialog} ${drawer ? styles.drawer : ''}`}
      aria-labelledby={heading}
      // At once: what the browser says of its own closing comes later, when something else may be open.
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (wanted.current && ref.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 id={heading}>{title}</h2>
            <IconButton glyph={x} label={t('ui.close')} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
