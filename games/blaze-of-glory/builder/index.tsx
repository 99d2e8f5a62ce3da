/** The deck builder: the pool of all cards, the deck as one sheet with its faults, its figures, and ways to keep, share, play and measure it. */

import { Button, type DeckPageProps, Icon, IconButton } from '@bridgehead/ui';
import { undo2 } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import { AFFILIATIONS } from '../cards/index.ts';
import { STARTERS } from '../decks/starters.ts';
import { nth } from '../entries.ts';
import { SIGNS, useEmblems } from '../ui/glyphs.ts';
import '../ui/tones.css';
import styles from './builder.module.css';
import { Choices } from './choices.tsx';
import { changed, isEmpty, textOf } from './draft.ts';
import { Exchange } from './exchange.tsx';
import { Faults } from './faults.tsx';
import { NO_WISH, type Wish } from './find.ts';
import { Lab } from './lab.tsx';
import { Figures } from './panels.tsx';
import { Pool } from './pool.tsx';
import { Sheet } from './sheet.tsx';
import { useDesk } from './use-desk.ts';
import { playsOf, word } from './wording.ts';

const TABS = ['cards', 'deck', 'numbers'] as const;
type Tab = (typeof TABS)[number];

export function Builder({ keeper, opened, play, tryOut }: DeckPageProps) {
  useEmblems();
  const desk = useDesk({ keeper, opened });
  const { draft, troubles, edit, note } = desk;
  const [wish, setWish] = useState<Wish>(NO_WISH);
  const [tab, setTab] = useState<Tab>('deck');
  return (
    <div className={styles.builder} data-tab={tab} data-testid="builder">
      <div className={styles.head}>
        <Choices desk={desk} />
        <IconButton glyph={undo2} label={word('undo')} disabled={desk.undo === null} onClick={() => desk.undo?.()} />
        <Button onClick={() => void desk.save()} data-testid="save-deck">
          {word('keep')}
        </Button>
        <Exchange draft={draft} keeper={keeper} onRead={(text) => desk.read(text, null)} onSaved={desk.saved} />
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
        {isEmpty(draft) && <Begin onChoose={desk.copyStarter} />}
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
          <small>{playsOf(affiliation)}</small>
        </button>
      ))}
    </section>
  );
}
