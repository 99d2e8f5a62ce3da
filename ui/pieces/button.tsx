import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { type Glyph, Icon } from './glyph.tsx';

export const BUTTON_LOOKS = ['main', 'plain', 'quiet', 'danger'] as const;
export type ButtonLook = (typeof BUTTON_LOOKS)[number];

interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref'> {
  look?: ButtonLook;
  glyph?: Glyph;
  big?: boolean;
  children?: ReactNode;
}

export function Button({ look = 'plain', glyph, big = false, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={classes(look, big, className)}>
      {glyph && <Icon glyph={glyph} size={18} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

/** A button with a drawing only; `label` is its name. */
export function IconButton({ glyph, label, look = 'quiet', className, ...rest }: ButtonProps & { glyph: Glyph; label: string }) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={`${classes(look, false, className)} ${styles.square}`}>
      <Icon glyph={glyph} size={20} />
    </button>
  );
}

/** For links that look like buttons. */
export const buttonClass = (look: ButtonLook = 'plain', big = false): string => classes(look, big);

const classes = (look: ButtonLook, big: boolean, more?: string) =>
  [styles.button, styles[look], big && styles.big, more].filter(Boolean).join(' ');
