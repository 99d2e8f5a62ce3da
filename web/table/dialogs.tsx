/** Everything that opens over the table: log, chat and rules where there is no rail; settings, keys, reactions; questions. */
import { ASK_ALWAYS, type Ref } from '@bridgehead/kernel';
import { Button, Dialog, type GameTable, Inspector } from '@bridgehead/ui';
import { Suspense } from 'react';
import { useCards } from '../cards/find-cards.ts';
import { t } from '../i18n.ts';
import { lazily } from '../lazily.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import type { Session } from '../session/session.ts';
import { describeEvent } from './describe-event.ts';
import styles from './dialogs.module.css';
import { chatOf, logOf, rulesOf, type WholeLog } from './rail.tsx';
import type { Frame } from './use-frame.ts';
import type { StandingWish } from './use-standing.ts';

const SettingsForm = lazily(() => import('../settings-form.tsx'));
const MatchNotices = lazily(() => import('../notices/match-notices.tsx'));
const StandingForm = lazily(async () => ({ default: (await import('@bridgehead/ui/standing-form')).StandingForm }));
const KeyHelp = lazily(() => import('./key-help.tsx'));

export type Panel = 'log' | 'chat' | 'settings' | 'keys' | 'standing';

interface DialogsProps {
  readonly session: Session;
  readonly frame: Frame;
  readonly table: GameTable;
  readonly panel: Panel | null;
  readonly onPanel: (panel: Panel | null) => void;
  readonly standing: StandingWish | null;
  readonly whole?: WholeLog;
}

export function Dialogs({ session, frame, table, panel, onPanel, standing, whole }: DialogsProps) {
  const close = () => onPanel(null);
  const chat = chatOf(session, frame);
  return (
    <>
      <Dialog drawer title={t('zone.log')} open={panel === 'log'} onClose={close}>
        {logOf(session, frame, table, whole)}
      </Dialog>
      {chat !== null && (
        <Dialog drawer title={t('zone.chat')} open={panel === 'chat'} onClose={close}>
          {chat}
        </Dialog>
      )}
      {standing !== null && (
        <Dialog title={t('standing.title')} open={panel === 'standing'} onClose={close}>
          <Suspense fallback={null}>
            <StandingForm standing={frame.snapshot.shown.standing ?? ASK_ALWAYS} choices={standing.choices} onChange={standing.change} />
          </Suspense>
        </Dialog>
      )}
      <Dialog title={t('settings.title')} open={panel === 'settings'} onClose={close}>
        <Suspense fallback={null}>
          {session.match !== undefined && frame.snapshot.viewer !== 'spectator' && panel === 'settings' && (
            <MatchNotices match={session.match} />
          )}
          <SettingsForm />
        </Suspense>
      </Dialog>
      <Dialog title={t('keys.title')} open={panel === 'keys'} onClose={close}>
        <Suspense fallback={null}>
          <KeyHelp />
        </Suspense>
      </Dialog>
      <Dialog drawer title={t('zone.rules')} open={frame.rule !== null} onClose={() => frame.setRule(null)}>
        {rulesOf(session.game, frame, table, frame.rule ?? '')}
      </Dialog>
      <InspectorDialog frame={frame} table={table} />
      <Dialog title={t('table.sure')} open={frame.question !== null} onClose={() => frame.setQuestion(null)}>
        <p>{frame.question?.text}</p>
        <div className={styles.yesNo}>
          <Button onClick={() => frame.setQuestion(null)}>{t('table.go-back')}</Button>
          <Button look="main" onClick={frame.confirm} data-testid="sure">
            {t('table.go-on')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The latest things told of it. */
const TOLD = 12;
function historyOf({ table, snapshot }: Frame, refs: readonly Ref[]): string[] {
  if (refs.length === 0) return [];
  const described = snapshot.log.map((line) => describeEvent(table.game, line.event, table.viewer, table.nameOf));
  return described
    .filter((one) => one.refs?.some((ref) => refs.includes(ref)))
    .slice(-TOLD)
    .map((one) => table.say(one));
}

function InspectorDialog({ frame, table }: { frame: Frame; table: GameTable }) {
  const { inspected, setInspected } = frame;
  const { game } = frame.table;
  const cards = useCards(inspected === null ? null : game.id);
  const book = useRulebook(inspected === null ? null : game.id);
  const thing = inspected === null ? null : (table.words?.inspect?.(frame.table.view, inspected, frame.table.say) ?? null);
  const card = cards?.find((leaf) => thing?.about?.includes(leaf.id)) ?? null;
  return (
    <Dialog title={thing?.title ?? ''} open={thing !== null} onClose={() => setInspected(null)}>
      {thing !== null && (
        <>
          <Inspector
            thing={thing}
            rulebook={book}
            history={historyOf(frame, thing.refs ?? [])}
            onClause={(clause) => {
              setInspected(null);
              frame.setRule(clause);
            }}
          />
          {card !== null && (
            <p>
              <a href={`/cards/${game.id}#${card.id}`} target="_blank" rel="noreferrer">
                {t('cards.in-catalogue')}
              </a>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
