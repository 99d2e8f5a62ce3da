/** The deck builder: the pool of all cards, the deck as one sheet with its faults, its figures, and ways to keep, share, play and measure it. */

import { Button, type DeckPageProps, Icon, IconButton, type KeptDeck } from '@bridgehead/ui';
import { undo2 } from '@bridgehead/ui/icons/verbs';
import { useEffect, useState } from 'react';
import { AFFILIATIONS } from '../cards/index.ts';
import { FORMATS, type Format } from '../decks/list.ts';
import { STARTERS } from '../decks/starters.ts';
import { nth } from '../entries.ts';
import { SIGNS, useEmblems } from '../ui/glyphs.ts';
import '../ui/tones.css';
import styles from './builder.module.css';
import { changed, cleanName, copyOf, type Draft, draftFrom, emptyDraft, isEmpty, MOST_NAME, nameOf, textOf, troublesOf } from './draft.ts';
import { Exchange } from './exchange.tsx';
import { Faults } from './faults.tsx';
import { NO_WISH, type Wish } from './find.ts';
import { Lab } from './lab.tsx';
import { Figures } from './panels.tsx';
import { Pool } from './pool.tsx';
import { Sheet } from './sheet.tsx';
import { FORMAT_NAMES, word } from './wording.ts';

const TABS = ['cards', 'deck', 'numbers'] as const;
type Tab = (typeof TABS)[number];
const MOST_UNDO = 200;

export function Builder({ keeper, opened, play, tryOut }: DeckPageProps) {
  useEmblems();
  const [draft, setDraft] = useState<Draft>(() => {
    if (opened === null) return emptyDraft('skirmish');
    const { draft: read } = draftFrom(opened.text, opened.id, 'standard');
    return opened.name === '' ? read : { ...read, name: cleanName(opened.name) };
  });
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [tab, setTab] = useState<Tab>('deck');
  const [kept, setKept] = useState<readonly KeptDeck[]>([]);
  const [note, setNote] = useState('');
  const edit = (next: Draft) => {
    setPast((before) => [...before.slice(-MOST_UNDO), draft]);
    setDraft(next);
    setNote('');
  };
  const refresh = () => keeper.list().then(setKept);
  useEffect(() => void refresh(), []);
  const troubles = troublesOf(draft);

  const save = async () => {
    const saved = await keeper.save({ id: draft.id, name: nameOf(draft), text: textOf(draft) });
    if ('problem' in saved) return setNote(saved.problem);
    setDraft({ ...draft, id: saved.id, name: saved.name });
    setNote(word('kept'));
    await refresh();
  };
  const read = (text: string, id: string | null, name?: string) => {
    const { draft: next, strange } = draftFrom(text, id, draft.format);
    if (isEmpty(next)) return setNote([word('no-deck'), ...strange].join(' '));
    edit(name === undefined ? next : { ...next, name: cleanName(name) });
    setNote(strange.join(' '));
  };
  const copyStarter = (which: number) => {
    const starter = STARTERS[which];
    if (starter !== undefined) edit(copyOf(starter, draft.format));
  };
  return (
    <div className={styles.builder} data-tab={tab} data-testid="builder">
      <div className={styles.head}>
        <label className={styles.name}>
          <span>{word('name')}</span>
          <input
            value={draft.name}
            maxLength={MOST_NAME}
            onInput={(event) => setDraft({ ...draft, name: cleanName(event.currentTarget.value) })}
            data-testid="deck-name"
          />
        </label>
        <label className={styles.choice}>
          <span>{word('format')}</span>
          <select value={draft.format} onChange={(event) => edit({ ...draft, format: event.currentTarget.value as Format })}>
            {FORMATS.map((format) => (
              <option key={format} value={format}>
                {FORMAT_NAMES[format]}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.choice}>
          <span>{word('open')}</span>
          <select
            value=""
            onChange={(event) => {
              const [what = '', which = ''] = event.currentTarget.value.split(' ');
              if (what === 'new') edit(emptyDraft(draft.format));
              if (what === 'starter') copyStarter(Number(which));
              const own = kept.find(({ id }) => id === which);
              if (what === 'own' && own !== undefined) read(own.text, own.id, own.name);
            }}
            data-testid="open-deck"
          >
            <option value="">{word('open.tip')}</option>
            <option value="new">{word('open.new')}</option>
            <optgroup label={word('open.starter')}>
              {STARTERS.map(({ title, affiliation }, i) => (
                <option key={title} value={`starter ${i}`}>
                  {word('starter', { title, affiliation })}
                </option>
              ))}
            </optgroup>
            {kept.length > 0 && (
              <optgroup label={word('open.own')}>
                {kept.map(({ id, name }) => (
                  <option key={id} value={`own ${id}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
        </label>
        <IconButton
          glyph={undo2}
          label={word('undo')}
          disabled={past.length === 0}
          onClick={() => {
            setDraft(past.at(-1) ?? draft);
            setPast(past.slice(0, -1));
          }}
        />
        <Button onClick={() => void save()} data-testid="save-deck">
          {word('keep')}
        </Button>
        <Exchange
          draft={draft}
          keeper={keeper}
          onRead={(text) => read(text, null)}
          onSaved={(deck) => setDraft({ ...draft, id: deck.id })}
        />
        <Button
          look="main"
          disabled={troubles.length > 0}
          onClick={() => play(textOf(draft), { format: draft.format })}
          data-testid="play-deck"
        >
          {word('play')}
        </Button>
      </div>
      {note !== '' && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <div className={styles.tabs} role="tablist" aria-label={word('tabs')}>
        {TABS.map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === tab} onClick={() => setTab(one)}>
            {word(`tab.${one}`)}
          </button>
        ))}
      </div>
      <div className={styles.left}>
        <Pool draft={draft} wish={wish} onWish={setWish} onAdd={(section, d, by) => edit(changed(draft, section, d, by))} />
      </div>
      <div className={styles.right}>
        {isEmpty(draft) && <Begin onChoose={copyStarter} />}
        <Faults draft={draft} troubles={troubles} onMend={edit} />
        <Sheet draft={draft} troubles={troubles} onChange={edit} />
      </div>
      <div className={styles.below}>
        <Figures
          draft={draft}
          onSearch={(words) => {
            setWish({ ...NO_WISH, words });
            setTab('cards');
          }}
        />
        <Lab draft={draft} legal={troubles.length === 0} tryOut={tryOut} />
      </div>
    </div>
  );
}

/** An empty sheet helps nobody: six decks to begin with. */
function Begin({ onChoose }: { onChoose: (which: number) => void }) {
  return (
    <section className={styles.begin} aria-label={word('begin')}>
      <p>{word('begin')}</p>
      {STARTERS.map(({ title, affiliation }, i) => (
        <button key={title} type="button" data-tone={affiliation.toLowerCase()} data-starter={i} onClick={() => onChoose(i)}>
          <Icon glyph={SIGNS[AFFILIATIONS.indexOf(affiliation as never)] ?? nth(SIGNS, 0)} size={22} />
          <strong>{title}</strong>
          <small>{affiliation}</small>
        </button>
      ))}
    </section>
  );
}
