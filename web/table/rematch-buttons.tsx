/** Playing again at the same table with the seats turned. */
import type { Result } from '@bridgehead/kernel';
import type { Series } from '@bridgehead/match';
import { isDecided, winsWith } from '@bridgehead/match/series';
import { Button } from '@bridgehead/ui';
import { t } from '../i18n.ts';

interface ButtonsProps {
  readonly series: Series;
  readonly result: Result | null;
  readonly onAgain: (bestOf?: number) => void;
  readonly disabled?: boolean;
}

export default function RematchButtons({ series, result, onAgain, disabled = false }: ButtonsProps) {
  const { bestOf, number } = series;
  const goesOn = bestOf > 1 && !isDecided(series, winsWith(series, result));
  const words = goesOn ? t('rematch.next', { number: number + 1, bestOf }) : t(bestOf > 1 ? 'rematch.new-series' : 'rematch.again');
  return (
    <>
      <Button look="main" data-testid="rematch" disabled={disabled} onClick={() => onAgain()}>
        {words}
      </Button>
      {bestOf === 1 && (
        <Button disabled={disabled} onClick={() => onAgain(BEST_OF)}>
          {t('rematch.best')}
        </Button>
      )}
    </>
  );
}
const BEST_OF = 3;
