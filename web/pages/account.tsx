/** Who you are at online tables: a name, a passkey that keeps it, and the way to be forgotten. */
import type { Person } from '@bridgehead/match';
import { Button, Dialog } from '@bridgehead/ui';
import { type FormEvent, useEffect, useState } from 'react';
import { api, type Outcome, sitDown } from '../api.ts';
import { t } from '../i18n.ts';
import { comeBack, hasPasskeys, keepName } from '../passkeys.ts';
import { myName } from '../settings.ts';
import { DoorList } from './doors.tsx';
import { ProfileChoice } from './profile-choice.tsx';
import styles from './settings.module.css';

/** Who I am to the server, and what can be done about it. */
function useAccount() {
  const [person, setPerson] = useState<Person | null>(null);
  const [known, setKnown] = useState(myName);
  /** What somebody is writing stays, even if the server sends a new name meanwhile. */
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState('');
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
  return { person, name: typed ?? known, setTyped, said, isBusy, show, become, act };
}
type Mine = ReturnType<typeof useAccount>;

/** Sits down first, because only a person can be changed: a new visitor becomes one. */
async function asPerson<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const seated = await sitDown();
  return seated.ok ? work() : seated;
}

export function Account() {
  const mine = useAccount();
  const { person, said } = mine;
  const [leaving, setLeaving] = useState(false);
  const isKept = person !== null && !person.guest;
  return (
    <section className={styles.account} aria-labelledby="account">
      <h2 id="account">{t('account.title')}</h2>
      <NameForm mine={mine} />
      <p className={styles.quiet}>{t(!hasPasskeys() ? 'passkey.unsupported' : isKept ? 'passkey.kept' : 'passkey.text')}</p>
      <div className={styles.ways}>
        {hasPasskeys() && <PasskeyButtons mine={mine} isKept={isKept} />}
        {isKept && (
          <Button onClick={() => void mine.act(api.leaveBrowser(), 'account.left', () => mine.become(null))}>{t('account.leave')}</Button>
        )}
        {person !== null && (
          <Button look="danger" onClick={() => setLeaving(true)}>
            {t('account.delete')}
          </Button>
        )}
      </div>
      {isKept && <ProfileChoice person={person.id} />}
      {isKept && <DoorList />}
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
              void mine.act(api.forgetMe(), 'account.deleted', () => mine.become(null));
            }}
          >
            {t('account.delete')}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function NameForm({ mine: { name, setTyped, isBusy, become, act } }: { mine: Mine }) {
  const rename = (event: FormEvent) => {
    event.preventDefault();
    void act(
      asPerson(() => api.rename(name)),
      'settings.name.saved',
      (me) => become(me.person),
    );
  };
  return (
    <form className={styles.name} onSubmit={rename}>
      <label>
        {t('settings.name')}
        <input value={name} maxLength={32} autoComplete="nickname" onChange={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <Button type="submit" disabled={isBusy}>
        {t('settings.name.save')}
      </Button>
    </form>
  );
}

function PasskeyButtons({ mine: { act, show, become }, isKept }: { mine: Mine; isKept: boolean }) {
  return (
    <>
      <Button data-testid="keep-name" onClick={() => void act(asPerson(keepName), 'passkey.done', (me) => show(me.person))}>
        {t(isKept ? 'passkey.another' : 'passkey.keep')}
      </Button>
      {!isKept && (
        <Button data-testid="come-back" onClick={() => void act(comeBack(), 'passkey.back', (me) => become(me.person))}>
          {t('passkey.sign-in')}
        </Button>
      )}
    </>
  );
}
