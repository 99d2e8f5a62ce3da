import { useEffect } from 'react';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import { Empty } from './empty.tsx';

export default function NotFound() {
  useEffect(() => {
    document.title = `${t('trouble.not-found.title')} · Bridgehead`;
  }, []);
  return (
    <Shell>
      <div className="stack" data-testid="trouble">
        <h1>{t('trouble.not-found.title')}</h1>
        <Empty of="missing" href="/" />
      </div>
    </Shell>
  );
}
