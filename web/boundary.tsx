/** If anything goes wrong in a page, it shows a sentence and a way on, never a blank screen, never a stack trace. */
import { Component, type ReactNode } from 'react';
import { t } from './i18n.ts';
import { OldClient } from './lazily.ts';
import { Trouble } from './trouble.tsx';

export class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    console.warn('the page stopped', error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const old = error instanceof OldClient && navigator.onLine;
    return (
      <Trouble
        title={t(old ? 'trouble.old.title' : 'trouble.broken.title')}
        text={t(old ? 'trouble.old' : 'trouble.broken')}
        action={{ label: t('trouble.reload'), run: () => location.reload() }}
      />
    );
  }
}
