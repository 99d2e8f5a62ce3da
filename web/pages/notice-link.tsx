/** Where the links in mails lead: the address is mine, or no more mails. Done by opening it. */
import { buttonClass } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { post } from '../api.ts';
import { t } from '../i18n.ts';
import { Shell } from '../shell.tsx';
import styles from './settings.module.css';

export default function NoticeLink() {
  const { what = '', token = '' } = useParams<{ what: string; token: string }>();
  const verb = what === 'stop' ? 'stop' : 'confirm';
  const [said, setSaid] = useState('…');
  useEffect(() => {
    document.title = `${t('notices.title')} · Bridgehead`;
    void post(`/api/notices/${verb}`, { token }).then((done) => setSaid(done.ok ? t(`notices.link.${verb}`) : done.sentence));
  }, [verb, token]);
  return (
    <Shell>
      <div className={styles.page}>
        <h1>{t('notices.title')}</h1>
        <p role="status" data-testid="notice-link">
          {said}
        </p>
        <div>
          <Link href="/settings" className={buttonClass()}>
            {t('settings.title')}
          </Link>
        </div>
      </div>
    </Shell>
  );
}
