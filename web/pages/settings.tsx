import { useEffect } from 'react';
import { t } from '../i18n.ts';
import { Notices } from '../notices/notices.tsx';
import SettingsForm from '../settings-form.tsx';
import { Shell } from '../shell.tsx';
import { Account } from './account.tsx';
import styles from './settings.module.css';

export default function SettingsPage() {
  useEffect(() => {
    document.title = `${t('settings.title')} · Bridgehead`;
  }, []);
  return (
    <Shell>
      <div className={styles.page}>
        <h1>{t('settings.title')}</h1>
        <Account />
        <Notices />
        <SettingsForm />
      </div>
    </Shell>
  );
}
