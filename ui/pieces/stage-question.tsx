/** The question of a scene that has the whole window: what the prompt bar is elsewhere. */
import type { ReactNode } from 'react';
import { useTable } from '../table.tsx';
import { t } from '../words.ts';

export function StageQuestion({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const { prompt } = useTable();
  return (
    <section
      id="prompt"
      tabIndex={-1}
      className={className}
      aria-label={t('ui.prompt')}
      data-zone="prompt"
      data-prompt={prompt?.id}
      data-kind={prompt?.kind}
    >
      {children}
    </section>
  );
}
