/** The deck as text, in and out, and its link. */
import { Button, type DeckKeeper, Dialog, type KeptDeck } from '@bridgehead/ui';
import { download, share2 } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import styles from './builder.module.css';
import { cleanName, type Draft, textOf } from './draft.ts';

interface ExchangeProps {
  readonly draft: Draft;
  readonly keeper: DeckKeeper;
  readonly onRead: (text: string) => void;
  readonly onSaved: (deck: KeptDeck) => void;
}

export function Exchange({ draft, keeper, onRead, onSaved }: ExchangeProps) {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [link, setLink] = useState<string | null>(null);
  const show = () => {
    setText(textOf(draft));
    setOpen(true);
  };
  const share = async () => {
    const saved = await keeper.save({ id: draft.id, name: cleanName(draft.name).trim() || 'A deck', text: textOf(draft) });
    if ('problem' in saved) return setLink(saved.problem);
    onSaved(saved);
    const address = await keeper.share(saved);
    setLink(address);
    await navigator.clipboard?.writeText(address).catch(() => undefined);
  };
  return (
    <>
      <Button glyph={download} onClick={show} data-testid="deck-text">
        Text
      </Button>
      <Button glyph={share2} onClick={() => void share()} data-testid="share-deck">
        Link
      </Button>
      <Dialog title="The deck as text" open={open} onClose={() => setOpen(false)}>
        <textarea
          className={styles.text}
          aria-label="The deck as text"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          rows={20}
          data-testid="deck-text-field"
        />
        <div className={styles.labRow}>
          <Button onClick={() => void navigator.clipboard?.writeText(text)}>Copy</Button>
          <Button
            look="main"
            onClick={() => {
              setOpen(false);
              onRead(text);
            }}
            data-testid="read-text"
          >
            Read this list
          </Button>
        </div>
      </Dialog>
      <Dialog title="Whoever has this link can read the deck" open={link !== null} onClose={() => setLink(null)}>
        <p className={styles.link} data-testid="deck-link">
          {link}
        </p>
      </Dialog>
    </>
  );
}
