import { type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  readonly badge?: number;
}

export function Tabs({ tabs }: { tabs: readonly Tab[] }) {
  const [open, setOpen] = useState(tabs[0]?.id ?? '');
  const base = useId();
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0];
  const step = (by: number) => {
    const next = tabs[(tabs.findIndex((tab) => tab.id === shown?.id) + by + tabs.length) % tabs.length];
    if (next === undefined) return;
    setOpen(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div role="tablist" className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === shown?.id}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === shown?.id ? 0 : -1}
            className={styles.tab}
            onClick={() => setOpen(tab.id)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') step(1);
              if (event.key === 'ArrowLeft') step(-1);
            }}
          >
            {tab.title}
            {tab.badge !== undefined && tab.badge > 0 && <span className={styles.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${shown?.id}`} className={styles.panel}>
        {shown?.body}
      </div>
    </div>
  );
}
