import type { ReactNode } from 'react';

/** A part of the drawing that says nothing a screen reader has not heard from the plates. */
export function Layer({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes focus
    <g aria-hidden="true" className={className}>
      {children}
    </g>
  );
}
