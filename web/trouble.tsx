import { Button, buttonClass } from '@bridgehead/ui';
import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { Shell } from './shell.tsx';
import styles from './trouble.module.css';

interface TroubleProps {
  readonly title: string;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly children?: ReactNode;
}

/** A page that says what happened and offers the way on. A plain link home works even if the router does not. */
export function Trouble({ title, text, action, children }: TroubleProps) {
  return (
    <Shell>
      <div className={styles.trouble} data-testid="trouble">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.ways}>
          {action && (
            <Button look="main" onClick={action.run}>
              {action.label}
            </Button>
          )}
          {children}
          <a href="/" className={buttonClass(action ? 'plain' : 'main')}>
            {t('trouble.home')}
          </a>
        </div>
      </div>
    </Shell>
  );
}
