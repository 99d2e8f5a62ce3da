/** Standing preferences: what a person wants to be asked in response windows. Nobody else ever sees them. */
import { ASK_ALWAYS, type Standing } from '@bridgehead/kernel';
import { Button, Dialog, IconButton, useTable } from '@bridgehead/ui';
import { bell } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { actionFace, nameOf } from '../cards/index.ts';
import { PROFILES, STOPS } from '../rules/standing.ts';
import type { BridgeView } from '../view.ts';
import styles from './preferences.module.css';

const KEPT = 'bridgehead.stb.standing';

export function Preferences() {
  const table = useTable<BridgeView>();
  const { standing, setStanding, say, view } = table;
  const [open, setOpen] = useState(false);
  useFirstWish(standing, setStanding);
  if (standing === null) return null;
  const change = (to: Partial<Standing>) => {
    const next = { ...standing, ...to };
    keep(next);
    setStanding(next);
  };
  const stops = (tag: string) => standing.stopFor.includes(tag);
  const toggle = (tag: string) =>
    change({ ask: 'tagged', stopFor: stops(tag) ? standing.stopFor.filter((one) => one !== tag) : [...standing.stopFor, tag] });
  const seen = [...new Map(view.discard.map((card) => [actionFace(card).id, card])).entries()].slice(-8);
  return (
    <>
      <IconButton glyph={bell} label={say({ key: 'stb.ui.prefs' })} onClick={() => setOpen(true)} data-testid="preferences" />
      <Dialog title={say({ key: 'stb.ui.prefs' })} open={open} onClose={() => setOpen(false)}>
        <div className={styles.prefs}>
          <Button
            look={standing.untilMyTurn ? 'main' : 'plain'}
            aria-pressed={standing.untilMyTurn}
            onClick={() => change({ untilMyTurn: !standing.untilMyTurn })}
          >
            {say({ key: 'stb.ui.prefs.until-my-turn' })}
          </Button>
          <fieldset className={styles.group}>
            <legend>{say({ key: 'stb.ui.prefs.ask' })}</legend>
            {(Object.keys(PROFILES) as (keyof typeof PROFILES)[]).map((name) => (
              <label key={name} className={styles.line}>
                <input type="radio" name="stb-profile" checked={isLike(standing, PROFILES[name])} onChange={() => change(PROFILES[name])} />
                <span>{say({ key: `stb.ui.prefs.${name}` })}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{say({ key: 'stb.ui.prefs.stop' })}</legend>
            {STOPS.map((tag) => (
              <label key={tag} className={styles.line}>
                <input type="checkbox" checked={standing.ask === 'always' || stops(tag)} onChange={() => toggle(tag)} />
                <span>{say({ key: `stb.ui.prefs.stop.${tag}` })}</span>
              </label>
            ))}
            {seen.map(([id, card]) => (
              <label key={id} className={styles.line}>
                <input type="checkbox" checked={standing.ask === 'always' || stops(id)} onChange={() => toggle(id)} />
                <span>{say({ key: 'stb.ui.prefs.stop.card', params: { card: nameOf(card) } })}</span>
              </label>
            ))}
          </fieldset>
          <p className={styles.note}>{say({ key: 'stb.ui.prefs.note' })}</p>
        </div>
      </Dialog>
    </>
  );
}

const isLike = (a: Standing, b: Standing): boolean =>
  a.ask === b.ask && a.stopFor.length === b.stopFor.length && b.stopFor.every((tag) => a.stopFor.includes(tag));

/** Whoever has said nothing yet gets their last wish, or the smart profile. */
function useFirstWish(standing: Standing | null, setStanding: (standing: Standing) => void): void {
  const untouched = standing !== null && isLike(standing, ASK_ALWAYS);
  useEffect(() => {
    const kept = read();
    if (untouched && !isLike(kept, ASK_ALWAYS)) setStanding({ ...kept, untilMyTurn: false });
  }, []);
}

function keep(standing: Standing): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(standing));
  } catch {
    // A wish that cannot be kept holds for this match.
  }
}
function read(): Standing {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Standing | null) ?? PROFILES.smart;
  } catch {
    return PROFILES.smart;
  }
}
