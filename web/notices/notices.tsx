/** Notices in the settings: what, where, when not; the places one by one. */
import type { NoticePage, NoticePlace, NoticeWishes } from '@bridgehead/match';
import { Button, IconButton } from '@bridgehead/ui';
import { trash2 } from '@bridgehead/ui/icons/verbs';
import { useEffect, useRef, useState } from 'react';
import { api, type Outcome, sitDown } from '../api.ts';
import { t } from '../i18n.ts';
import styles from './notices.module.css';
import { addThisBrowser, canPush } from './push.ts';
import { WishesForm } from './wishes-form.tsx';

/** What is set now, what was said of the last change, and the ways to change it. */
function useNotices() {
  const [page, setPage] = useState<NoticePage | null>(null);
  const [said, setSaid] = useState('');
  /** What is fetched while something is changed is old when it comes, and what is said of it too. */
  const changes = useRef(0);
  const isOld = (at: number) => at !== changes.current;
  const load = async () => {
    const at = changes.current;
    const me = await api.me();
    if (!me.ok || me.value.person === null) return;
    const found = await api.notices();
    if (found.ok && !isOld(at)) setPage(found.value);
  };
  useEffect(() => {
    void load();
  }, []);
  /** Does something about the notices, says how it went and shows what is so now. */
  const act = async <T,>(work: Promise<Outcome<T>>, sentence: (value: T) => string) => {
    setSaid('');
    const done = await work;
    setSaid(done.ok ? sentence(done.value) : done.sentence);
    await load();
    return done.ok;
  };
  /** One after the other: the last one counts. */
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const wish = (before: NoticePage, wishes: NoticeWishes) => {
    changes.current++;
    setPage({ ...before, ...wishes });
    const at = changes.current;
    setSaid('');
    const saved = saving.current.then(() => api.setNotices(wishes));
    saving.current = saved.then((done) => {
      if (isOld(at)) return;
      setSaid(done.ok ? t('settings.name.saved') : done.sentence);
      void load();
    });
  };
  return { page, said, load, act, wish };
}

type Act = ReturnType<typeof useNotices>['act'];

export function Notices() {
  const { page, said, load, act, wish } = useNotices();
  if (page === null) return <Nobody onBegin={() => void sitDown().then(load)} />;
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices">{t('notices.title')}</h2>
      <p className={styles.small}>{t('notices.text')}</p>
      <h3>{t('notices.where')}</h3>
      {page.places.length === 0 && <p>{t('notices.nowhere')}</p>}
      <ul className={styles.places}>
        {page.places.map((place) => (
          <PlaceRow key={place.id} place={place} onRemove={() => void act(api.removePlace(place.id), () => t('notices.removed'))} />
        ))}
      </ul>
      {canPush() && (
        <div>
          <Button data-testid="add-push" onClick={() => void act(addThisBrowser(page.pushKey), () => t('notices.push.done'))}>
            {t('notices.push.add')}
          </Button>
        </div>
      )}
      {page.mail && <AddMail act={act} />}
      <AddHook act={act} />
      <p role="status" data-testid="notices-said" className={styles.said}>
        {said}
      </p>
      <h3>{t('notices.what')}</h3>
      <WishesForm page={page} onChange={(wishes) => wish(page, wishes)} />
    </section>
  );
}

/** Before somebody has sat down there is nobody to tell. */
function Nobody({ onBegin }: { onBegin: () => void }) {
  return (
    <section className={styles.notices} aria-labelledby="notices">
      <h2 id="notices">{t('notices.title')}</h2>
      <p className={styles.small}>{t('notices.nobody')}</p>
      <div>
        <Button data-testid="notices-begin" onClick={onBegin}>
          {t('notices.begin')}
        </Button>
      </div>
    </section>
  );
}

function AddMail({ act }: { act: Act }) {
  const [mail, setMail] = useState('');
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        void act(api.addPlace({ kind: 'mail', address: mail.trim() }), () => t('notices.mail.sent')).then((ok) => ok && setMail(''));
      }}
    >
      <label>
        {t('notices.mail')}
        <input
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={mail}
          onChange={(event) => setMail(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">{t('notices.mail.add')}</Button>
    </form>
  );
}

function AddHook({ act }: { act: Act }) {
  const [hook, setHook] = useState('');
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const added = api.addPlace({ kind: 'hook', url: hook.trim() });
        void act(added, ({ secret = '' }) => t('notices.hook.secret', { secret })).then((ok) => ok && setHook(''));
      }}
    >
      <label>
        {t('notices.hook')}
        <input
          type="url"
          required
          maxLength={1000}
          placeholder="https://"
          value={hook}
          data-testid="hook"
          onChange={(event) => setHook(event.currentTarget.value)}
        />
      </label>
      <Button type="submit">{t('notices.hook.add')}</Button>
    </form>
  );
}

function PlaceRow({ place, onRemove }: { place: NoticePlace; onRemove: () => void }) {
  return (
    <li data-state={place.state}>
      <span>
        <strong>{t(`notices.place.${place.kind}`)}</strong> {place.label}
        {place.state !== 'open' && (
          <em>
            {t(`notices.state.${place.state}`)} {place.problem}
          </em>
        )}
      </span>
      <IconButton glyph={trash2} label={t('notices.remove', { place: place.label })} onClick={onRemove} />
    </li>
  );
}
