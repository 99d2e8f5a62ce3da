/** Something to show others: a picture of 1200 × 630, drawn in this page from what everybody may know, without the names of people. */
import type { AnyGame, Phrase } from '@bridgehead/kernel';
import { Button, type GameTable } from '@bridgehead/ui';
import { share2 } from '@bridgehead/ui/icons/verbs';
import { useState } from 'react';
import { t } from '../i18n.ts';
import { drawPicture } from './picture.ts';
import type { Frame } from './use-frame.ts';

interface ShareProps {
  readonly frame: Frame;
  readonly game: AnyGame;
  readonly table: GameTable;
  readonly headline: string;
  readonly won: boolean;
}

export default function Share({ frame, game, table, headline, won }: ShareProps) {
  const [said, setSaid] = useState<string | null>(null);
  const { result, say } = frame.table;
  if (result === null) return null;
  const reason: Phrase = { key: result.reason };
  const give = async () => {
    const board = document.querySelector('[data-zone="board"]');
    const told = table.words?.poster?.(frame.table) ?? { title: headline, line: say(reason) };
    const blob = await drawPicture({ ...told, game: game.title, won, board });
    if (blob === null) return setSaid(t('result.no-picture'));
    const file = new File([blob], `${game.id}.png`, { type: 'image/png' });
    if (navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], title: game.title }).catch(() => undefined);
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    setSaid(t('result.saved'));
  };
  return (
    <>
      <Button glyph={share2} onClick={() => void give()} data-testid="picture">
        {t('result.picture')}
      </Button>
      {said !== null && <p role="status">{said}</p>}
    </>
  );
}
