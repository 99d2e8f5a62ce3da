/** The frame's own state: what is picked, looked at, opened; and what it says and sounds when something happens. */
import {
  type AnyGame,
  type Clause,
  clausesOf,
  type Json,
  type Phrase,
  type Ref,
  type Refusal,
  type Result,
  type Rulebook,
  same,
  type Viewer,
} from '@bridgehead/kernel';
import { tabooIn } from '@bridgehead/match/taboo';
import {
  type Ahead,
  type Box,
  type GameTable,
  HOUSE,
  letterScale,
  play,
  type Stage,
  stageOf,
  type TableContext,
  type TableData,
} from '@bridgehead/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '../i18n.ts';
import { useRulebook } from '../rulebook/use-rulebook.ts';
import { type Session, type Snapshot, seatsOf } from '../session/session.ts';
import { motionNow, useSettings } from '../settings.ts';
import { toggled } from './toggled.ts';
import { useSkip } from './use-skip.ts';
import { type Stage as OnStage, useStaged } from './use-staged.ts';
import { announceEvents, announceQuestion, givenWords, questionOf, seatNames, type Tongue, tongueOf } from './voices.ts';

/** An upright window that is not this high has little room above and below its board. */
const LOW = 720;

/** The plan for this window and these letters. While a table is open the letters of the whole page keep to what it has room for. */
function useStage(textSize: number): { stage: Stage; low: boolean; careful: boolean } {
  const [window, setWindow] = useState<Box>(() => ({ w: innerWidth, h: innerHeight }));
  useEffect(() => {
    const update = () => setWindow({ w: innerWidth, h: innerHeight });
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  const scale = letterScale(window, textSize);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--stage-letters', String(scale));
    return () => {
      style.removeProperty('--stage-letters');
    };
  }, [scale]);
  const stage = stageOf({ w: window.w / scale, h: window.h / scale });
  const low = stage === 'upright' && window.h / scale < LOW;
  return { stage, low, careful: stage === 'upright' || stage === 'lying' || matchMedia('(hover: none)').matches };
}

interface Question {
  readonly text: string;
  readonly answer: Json;
  readonly prompt: number;
}

export interface Frame {
  readonly table: TableContext;
  readonly snapshot: Snapshot;
  /** What is played, and how to have done with it. */
  readonly onStage: OnStage;
  /** The stage is upright and not high: everything in the dock is as small as it gets. */
  readonly low: boolean;
  readonly inspected: Ref | null;
  readonly setInspected: (ref: Ref | null) => void;
  /** The rulebook is open, at a clause ('STC-14', '14') or at its beginning (''). */
  readonly rule: string | null;
  readonly setRule: (clause: string | null) => void;
  readonly refusal: Refusal | null;
  readonly sentence: string;
  /** What the refusal cites; its words come with the rulebook. */
  readonly clause: Clause | null;
  readonly clearRefusal: () => void;
  /** An answer that waits for a yes. */
  readonly question: Question | null;
  readonly setQuestion: (question: Question | null) => void;
  readonly confirm: () => unknown;
}

export function useFrame(session: Session, table: GameTable): Frame {
  const { game, store } = session;
  const newest = useStore(store);
  const onStage = useStaged(session, table);
  const snapshot = onStage.staged;
  const settings = useSettings();
  const { stage, low, careful } = useStage(settings.textSize);
  const [selection, setSelection] = useState<Ref | null>(null);
  const [aim, setAim] = useState<Json | null>(null);
  const [ticked, setTicked] = useState<{ prompt: number; options: readonly Json[] }>({ prompt: -1, options: [] });
  const [looked, setLooked] = useState<Ref | null>(null);
  const [inspected, setInspected] = useState<Ref | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const [asked, setAsked] = useState<Refusal | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, Json>>>({});

  const { shown } = snapshot;
  // A question that cannot matter is answered before anybody sees it, even while something is still being played.
  const next = questionOf(newest);
  const nextId = next?.id ?? -1;
  const ahead = useRef<{ readonly from: number; readonly say: Ahead } | null>(null);
  const settled = useMemo(() => {
    if (next === null) return null;
    const asked = { view: newest.shown.view, prompt: next };
    const said = ahead.current !== null && ahead.current.from < nextId ? ahead.current.say(asked) : null;
    return table.choices?.settled?.(asked) ?? said;
  }, [nextId, newest.shown.view, table]);
  const open = questionOf(snapshot);
  const prompt = settled !== null && open?.id === nextId ? null : open;
  const openId = open?.id ?? -1;
  useEffect(() => {
    if (settled !== null && !newest.busy) session.settle(nextId, settled);
    // What was said ahead reaches no further than the first question that it leaves open.
    if (settled === null && next !== null && ahead.current !== null && ahead.current.from < nextId) ahead.current = null;
  }, [nextId, settled === null, newest.busy]);
  // The words change only with the names in them, not with every answer.
  const named = [...seatNames(table, shown), ...shown.seats.map((one) => one.name), ...Object.values(givenWords(table, shown))].join('\n');
  const tongue = useMemo(() => tongueOf(game, table, shown), [game, table, named]);
  const { say, nameOf } = tongue;

  const data: TableData = useMemo(
    () => ({
      game,
      view: shown.view,
      viewer: snapshot.viewer,
      prompt,
      seats: seatsOf(snapshot),
      log: snapshot.log,
      fresh: snapshot.fresh,
      result: shown.result,
      marks: shown.marks,
      typing: snapshot.typing,
      playing: snapshot.playing,
      busy: snapshot.busy,
      version: snapshot.version,
    }),
    [game, snapshot, shown, prompt],
  );

  const first = useMemo(() => (prompt?.kind === 'select' ? (table.choices?.picks?.(data) ?? NOTHING) : NOTHING), [openId]);

  const send = useCallback(
    (answer: Json, further: Ahead | null = null, to = openId) => {
      setQuestion(null);
      setSelection(null);
      setAim(null);
      ahead.current = further === null ? null : { from: openId, say: further };
      session.answer(answer, to);
    },
    [session, openId],
  );

  const context: TableContext = useMemo(
    () => ({
      ...data,
      answer(answer, further = null) {
        const ask = settings.confirmEnd ? (table.choices?.beforeAnswer?.(data, answer) ?? null) : null;
        if (ask !== null) setQuestion({ text: say(ask), answer, prompt: openId });
        else if (settings.confirmMoves && prompt !== null)
          setQuestion({ text: say(game.describe.option(shown.view, prompt, answer)), answer, prompt: openId });
        else send(answer, further);
      },
      whyNot(answer) {
        void session.why(answer).then((refusal) => {
          if (refusal !== null) setAsked(refusal);
        });
      },
      selection,
      select(ref) {
        setSelection(ref);
        setAim(null);
      },
      picked: ticked.prompt === openId ? ticked.options : first,
      toggle(option) {
        setTicked(({ prompt: of, options }) => ({
          prompt: openId,
          options: toggled(of === openId ? options : first, option, prompt?.max),
        }));
      },
      aim,
      takeAim: setAim,
      looked,
      look: setLooked,
      inspect: setInspected,
      kept,
      keep: (name, value) => setKept((before) => (same(before[name] ?? null, value) ? before : { ...before, [name]: value })),
      mark: session.mark ?? null,
      type: session.type === undefined ? null : (text) => session.type?.(openId, text),
      isTaboo: (text) => tabooIn(text, shown.taboos ?? []) !== null,
      openRule: setRule,
      say,
      nameOf,
      stage,
      careful,
      standing: session.setStanding === undefined ? null : shown.standing,
      setStanding: (standing) => session.setStanding?.(standing),
      settings: { confirmMoves: settings.confirmMoves, confirmEnd: settings.confirmEnd, motion: motionNow(settings) },
    }),
    [
      data,
      selection,
      ticked,
      first,
      aim,
      looked,
      kept,
      stage,
      careful,
      settings,
      game,
      prompt,
      shown.view,
      shown.taboos,
      say,
      nameOf,
      send,
      session,
      table,
    ],
  );

  useSkip(onStage, next !== null && settled === null);
  const lastAsked = useRef<string | null>(null);
  useEffect(() => {
    const isHeld = prompt !== null && lastAsked.current === prompt.key && (table.memory?.holds?.(prompt) ?? false);
    lastAsked.current = prompt?.key ?? null;
    if (isHeld) return;
    setSelection(null);
    setAim(null);
  }, [prompt?.id]);
  useVoices(game, data, tongue);

  const refusal = asked ?? snapshot.refusal;
  const sentence = refusal === null ? '' : sentenceOf(refusal, say);
  const cited = refusal?.clause ?? null;
  const book = useRulebook(cited === null ? null : game.id);
  return {
    table: context,
    low,
    snapshot,
    onStage,
    inspected,
    setInspected,
    rule,
    setRule,
    refusal,
    sentence,
    clause: cited === null ? null : (clausesIn(book).find((one) => one.id === cited) ?? { id: cited, text: '' }),
    clearRefusal() {
      setAsked(null);
      session.clearRefusal();
    },
    question,
    setQuestion,
    confirm: () => question !== null && send(question.answer, null, question.prompt),
  };
}

const NOTHING: readonly Json[] = [];
const clausesIn = (book: Rulebook | null): readonly Clause[] => (book === null ? [] : clausesOf(book));

/** In this page's own words, which know what the table calls its seats; the server's where the page has none. */
function sentenceOf(refusal: NonNullable<Snapshot['refusal']>, say: (phrase: Phrase) => string): string {
  const said = say(refusal.say);
  return said === refusal.say.key ? (refusal.sentence ?? said) : said;
}

/** Players hear how it ended for them. */
function endCue({ ranking }: Result, viewer: Viewer): string {
  if (viewer === 'spectator' || ranking.length < 2) return 'over';
  return ranking[0]?.includes(viewer) ? 'win' : 'lose';
}

/** Live regions, cues and the title of the tab. */
function useVoices(game: AnyGame, data: TableData, tongue: Tongue): void {
  const { prompt, log, fresh, viewer, result, view } = data;
  const before = useRef<number | null>(null);
  const heard = useRef(log.length);
  useEffect(() => {
    // Told line by line; what was taken back is not told again.
    const news = log.slice(heard.current);
    heard.current = log.length;
    announceEvents(game, { fresh: news, viewer }, tongue);
  }, [log]);
  const asked = prompt === null ? null : prompt.key;
  useEffect(() => {
    document.title = `${asked === null ? '' : `● ${t('title.your-turn')} · `}${game.title} · Bridgehead`;
    if (prompt === null || before.current === prompt.id) return;
    const first = before.current === null;
    before.current = prompt.id;
    announceQuestion(game, view, prompt, tongue);
    if (!first && fresh.some((line) => line.event.type.startsWith('turn'))) play(prompt.window === undefined ? 'turn' : 'react');
  }, [prompt?.id]);
  useEffect(() => {
    if (result !== null) play(endCue(result, viewer), HOUSE);
  }, [result === null]);
}
