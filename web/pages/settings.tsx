import type { Person } from '@bridgehead/match';
import { Button } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import { SettingsForm } from '../settings-form.tsx';
import { Shell } from '../shell.tsx';
import styles from './settings.module.css';

export default function SettingsPage() {
  useEffect(() => {
    document.title = `${t('settings.title')} · Bridgehead`;
  }, []);
  return (
    <Shell>
      <div className={styles.page}>
        <h1>{t('settings.title')}</h1>
        <Name />
        <SettingsForm />
      </div>
    </Shell>
  );
}

function Name() {
  const [person, setPerson] = useState<Person | null>(null);
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  useEffect(() => {
    void api.me().then((me) => {
      if (!me.ok || me.value.person === null) return;
      setPerson(me.value.person);
      setName(me.value.person.name);
    });
  }, []);
  if (person === null) return <p className={styles.quiet}>{t('settings.name.none')}</p>;
  return (
    <form
      className={styles.name}
      onSubmit={(event) => {
        event.preventDefault();
        void api.rename(name).then((renamed) => setSaid(renamed.ok ? t('settings.name.saved') : renamed.sentence));
      }}
    >
      <label>
        {t('settings.name')}
        <input value={name} maxLength={32} autoComplete="nickname" onChange={(event) => setName(event.currentTarget.value)} />
      </label>
      <Button type="submit">{t('settings.name.save')}</Button>
      <span role="status">{said}</span>
    </form>
  );
}
