/** Who you are at online tables: a name, a passkey that keeps it, and the way to be forgotten. */
import type { Person } from '@bridgehead/match';
import { Button, Dialog } from '@bridgehead/ui';
import { useEffect, useState } from 'react';
import { api, type Outcome, sitDown } from '../api.ts';
import { t } from '../i18n.ts';
import { comeBack, hasPasskeys, keepName } from '../passkeys.ts';
import { myName } from '../settings.ts';
import { DoorList } from './doors.tsx';
import { ProfileChoice } from './profile-choice.tsx';
import styles from './settings.module.css';

export function Account() {
  const [person, setPerson] = useState<Person | null>(null);
  const [known, setKnown] = useState(myName);
  /** What somebody is writing stays, whatever the server says of them meanwhile. */
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? known;
  const [said, setSaid] = useState('');
  const [leaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const show = (who: Person | null) => {
    setPerson(who);
    setKnown(who?.name ?? myName());
  };
  const become = (who: Person | null) => {
    show(who);
    setTyped(null);
  };
  useEffect(() => {
    void api.me().then((me) => me.ok && show(me.value.person));
  }, []);
  /** Does something about the person and says how it went. */
  const act = async <T,>(work: Promise<Outcome<T>>, sentence: string, then: (value: T) => void) => {
    setSaid('');
    setBusy(true);
    const done = await work;
    setBusy(false);
    if (done.ok) then(done.value);
    setSaid(done.ok ? t(sentence) : done.sentence);
  };
  const keep = async () => {
    const seated = await sitDown();
    return seated.ok ? keepName() : seated;
  };
  /** Whoever was never here before becomes somebody by it. */
  const rename = async () => {
    const seated = await sitDown();
    return seated.ok ? api.rename(name) : seated;
  };
  return (
    <section className={styles.account} aria-labelledby="account">
      <h2 id="account">{t('account.title')}</h2>
      <form
        className={styles.name}
        onSubmit={(event) => {
          event.preventDefault();
          void act(rename(), 'settings.name.saved', (me) => become(me.person));
        }}
      >
        <label>
          {t('settings.name')}
          <input value={name} maxLength={32} autoComplete="nickname" onChange={(event) => setTyped(event.currentTarget.value)} />
        </label>
        <Button type="submit" disabled={isBusy}>
          {t('settings.name.save')}
        </Button>
      </form>
      <p className={styles.quiet}>
        {t(!hasPasskeys() ? 'passkey.unsupported' : person !== null && !person.guest ? 'passkey.kept' : 'passkey.text')}
      </p>
      <div className={styles.ways}>
        {hasPasskeys() && (
          <>
            <Button data-testid="keep-name" onClick={() => void act(keep(), 'passkey.done', (me) => show(me.person))}>
              {t(person !== null && !person.guest ? 'passkey.another' : 'passkey.keep')}
            </Button>
            {(person === null || person.guest) && (
              <Button data-testid="come-back" onClick={() => void act(comeBack(), 'passkey.back', (me) => become(me.person))}>
                {t('passkey.sign-in')}
              </Button>
            )}
          </>
        )}
        {person !== null && !person.guest && (
          <Button onClick={() => void act(api.leaveBrowser(), 'account.left', () => become(null))}>{t('account.leave')}</Button>
        )}
        {person !== null && (
          <Button look="danger" onClick={() => setLeaving(true)}>
            {t('account.delete')}
          </Button>
        )}
      </div>
      {person !== null && !person.guest && <ProfileChoice person={person.id} />}
      {person !== null && !person.guest && <DoorList />}
      <p role="status" data-testid="account-said">
        {said}
      </p>
      <Dialog title={t('account.delete')} open={leaving} onClose={() => setLeaving(false)}>
        <p>{t('account.delete-sure')}</p>
        <div className={styles.ways}>
          <Button onClick={() => setLeaving(false)}>{t('table.go-back')}</Button>
          <Button
            look="danger"
            data-testid="delete-me"
            onClick={() => {
              setLeaving(false);
              void act(api.forgetMe(), 'account.deleted', () => become(null));
            }}
          >
            {t('account.delete')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
