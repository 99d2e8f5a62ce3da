/** One self-contained page: the questions answered first, then plots, then tables. Readable on a phone, in light and dark. */
import type { Difference } from '../compare.ts';
import type { DeadRules } from '../dead-rules.ts';
import type { Figures } from '../figures.ts';
import { BROAD, lengthPlot, NARROW, placesPlot, type SweepPoint, sweepPlot, thingsPlot } from './plots.ts';
import { differenceLine, fairness, length, percent, suspect, thingLine } from './sentences.ts';

export interface ReportParts {
  readonly figures: Figures;
  readonly rounds: readonly number[];
  readonly deadRules?: DeadRules | null;
  readonly other?: { readonly figures: Figures; readonly differences: readonly Difference[] } | null;
  readonly sweep?: { readonly path: string; readonly points: readonly SweepPoint[] } | null;
  /** Records of odd games, by index. */
  readonly records?: ReadonlyMap<number, string>;
  readonly interrupted?: boolean;
}

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] as string);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead><tr>${head.map((cell) => `<th>${safe(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map(
      (row) =>
        `<tr>${row.map((cell, i) => `<${i === 0 ? 'th scope="row"' : 'td'}>${safe(cell)}</${i === 0 ? 'th' : 'td'}>`).join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;
const section = (title: string, ...parts: string[]): string => `<section><h2>${safe(title)}</h2>${parts.join('')}</section>`;
/** Drawn twice, for a desk and for a phone; the style sheet shows the one that fits. */
const figure = (draw: (width: number) => { outerHTML: string } | null, caption: string): string => {
  const [broad, narrow] = [draw(BROAD), draw(NARROW)];
  if (broad === null || narrow === null) return '';
  return `<figure role="img" aria-label="${safe(caption)}"><div class="broad">${broad.outerHTML}</div><div class="narrow">${narrow.outerHTML}</div><figcaption>${safe(caption)}</figcaption></figure>`;
};

export function renderReport(parts: ReportParts, document: Document): string {
  const { figures } = parts;
  const uses = [...new Set(figures.things.map((one) => one.use))];
  const body = [
    `<h1>${safe(figures.title)}: the lab's report</h1>`,
    `<p class="what">${safe(setting(parts))}</p>`,
    `<section class="answers"><p>${safe(fairness(figures))}</p><p>${safe(suspect(figures))}</p><p>${safe(length(figures))}</p></section>`,
    compared(parts),
    swept(parts, document),
    section(
      'Who wins',
      figure(
        (width) => placesPlot(figures, document, width),
        'Share of the wins by place in turn order, with 95 % intervals; the dashed line is an even share.',
      ),
      bySeat(figures),
    ),
    section(
      'How long',
      figure((width) => lengthPlot(parts.rounds, document, width), 'How many matches took how many rounds.'),
      lengths(figures),
    ),
    measures(figures),
    ...uses.map((use) =>
      section(
        `Things ${use}`,
        figure(
          (width) => thingsPlot(figures, use, document, width),
          `Win share for one more ${use} than the others, with 95 % intervals. Orange squares stand out after correcting for the number of things.${isByChance(figures, use) ? '' : ' A player who is ahead does more of everything: this shows what goes with winning, not what causes it.'}`,
        ),
        table(
          ['thing', 'use', 'a match', 'wins with it', 'points for one more', ''],
          figures.things.filter((one) => one.use === use).map(thingLine),
        ),
      ),
    ),
    section(
      'How matches end',
      table(
        ['reason', 'matches', 'share'],
        Object.entries(figures.reasons).map(([reason, count]) => [reason, String(count), percent(count / figures.games)]),
      ),
    ),
    deadRules(parts.deadRules ?? null),
    odd(parts),
    `<script type="application/json" id="figures">${JSON.stringify({ figures, rounds: parts.rounds }).replace(/</g, '\\u003c')}</script>`,
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(figures.title)} – lab report</title><style>${STYLE}</style></head><body><main>${body.join('')}</main></body></html>\n`;
}

const isByChance = (figures: Figures, use: string): boolean => figures.things.some((one) => one.use === use && one.byChance);

function setting({ figures, interrupted }: ReportParts): string {
  const { experiment } = figures;
  const options = Object.entries(experiment.options).map(([name, value]) => `${name} ${value}`);
  const patches = experiment.patches.map(({ path, value }) => `${path} = ${value}`);
  const seats = experiment.players.map((player) => player.level).join(', ');
  const stopped = interrupted === true ? ` (stopped early; ${experiment.games} were wanted)` : '';
  return `${figures.games} matches${stopped} between ${seats}; seed ${experiment.seed}; ${options.join(', ')}${patches.length > 0 ? `; changed: ${patches.join(', ')}` : ''}.`;
}

const bySeat = (figures: Figures): string =>
  table(
    ['seat', 'bot', 'share', 'from – to'],
    figures.bySeat.map(({ share, low, high }, seat) => [
      `Seat ${seat + 1}`,
      figures.experiment.players[seat]?.level ?? '',
      percent(share),
      `${percent(low)} – ${percent(high)}`,
    ]),
  );

const lengths = (figures: Figures): string =>
  table(
    ['figure', 'value'],
    [
      [
        'Rounds, 10 / 25 / 50 / 75 / 90 %',
        [figures.rounds.p10, figures.rounds.p25, figures.rounds.median, figures.rounds.p75, figures.rounds.p90].join(' / '),
      ],
      ['Decisions, median', String(figures.answers.median)],
      ['Options at a choice, mean', figures.branching.toFixed(1)],
      ['Lead changes, mean', figures.leadChanges.toFixed(2)],
      ['Comebacks from below 25 %', percent(figures.comebackShare)],
      ['Draws', percent(figures.drawShare)],
    ],
  );

function measures(figures: Figures): string {
  if (figures.measures.length === 0) return '';
  const show = (n: number) => (Math.abs(n) >= 100 ? n.toFixed(0) : Number(n.toPrecision(3)).toString());
  const rows = figures.measures.map(({ title, value, half, target, onTarget }) => [
    title,
    `${show(value)} ± ${show(half)}`,
    target === null ? '–' : `${show(target[0])} – ${show(target[1])}`,
    onTarget === null ? '' : onTarget ? 'on target' : 'off target',
  ]);
  return section('Measures of this game', table(['measure', 'value', 'target', ''], rows));
}

function compared({ other }: ReportParts): string {
  if (other === null || other === undefined) return '';
  const changed = other.figures.experiment.patches.map(({ path, value }) => `${path} = ${value}`).join(', ');
  return section(
    'The variant next to it',
    `<p>B plays the same seeds with ${safe(changed)}. ${safe(suspect(other.figures))}</p>`,
    table(['figure', 'A', 'B', 'B − A', ''], other.differences.map(differenceLine)),
  );
}

function swept({ sweep }: ReportParts, document: Document): string {
  if (sweep === null || sweep === undefined) return '';
  return section(
    `Sweep over ${sweep.path}`,
    figure((width) => sweepPlot(sweep.points, sweep.path, 'share', document, width), 'Share of the first player, by value.'),
    figure((width) => sweepPlot(sweep.points, sweep.path, 'rounds', document, width), 'Median length, by value.'),
    table(
      ['value', 'share', 'rounds'],
      sweep.points.map((one) => [String(one.value), percent(one.share), String(one.rounds)]),
    ),
  );
}

function deadRules(rules: DeadRules | null): string {
  if (rules === null) return '';
  const list = (ids: readonly string[]) => (ids.length === 0 ? 'none' : ids.join(', '));
  return section(
    'Dead rules',
    `<p>Clauses that no match exercised: <strong>${safe(list(rules.dead))}</strong>.</p>`,
    `<p>${rules.exercised.length} clauses were exercised. Not tied to a line of the rules (facts and definitions): ${safe(list(rules.uncited))}.</p>`,
  );
}

const WHY: Readonly<Record<string, string>> = { answers: 'length in decisions', comeback: 'winner’s lowest expectation' };
function odd({ figures, records }: ReportParts): string {
  if (records === undefined || records.size === 0) return '';
  const items = figures.odd
    .filter((one) => records.has(one.index))
    .map((one) => {
      const href = `data:application/json;charset=utf-8,${encodeURIComponent(records.get(one.index) as string)}`;
      return `<li><a download="${figures.game}-${one.index}.json" href="${href}">Match ${one.index}</a>: ${WHY[one.why] ?? one.why} ${Number(one.figure.toPrecision(3))}</li>`;
    });
  return section(
    'Odd matches',
    '<p>Records to be opened in the replay or checked with <code>bridgehead verify</code>.</p>',
    `<ul>${items.join('')}</ul>`,
  );
}

const STYLE = `:root{color-scheme:light dark;--ink:#241c12;--paper:#fffbf2;--quiet:#5c4f3c;--rule:#8c7b5c}@media(prefers-color-scheme:dark){:root{--ink:#e8eef9;--paper:#0b1220;--quiet:#a9b6ce;--rule:#6a7fa8}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}main{max-width:46rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;border-bottom:1px solid var(--rule);padding-bottom:.2rem;margin-top:2.2rem}.what,figcaption{color:var(--quiet);font-size:.9rem}
.answers{border-left:4px solid #e69f00;padding:.2rem 0 .2rem 1rem;font-size:1.15rem}.answers p{margin:.4rem 0}figure{margin:1rem 0}svg{max-width:100%;height:auto}.narrow{display:none}@media(max-width:640px){.broad{display:none}.narrow{display:block}}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.92rem}th,td{text-align:left;padding:.3rem .6rem .3rem 0;border-bottom:1px solid color-mix(in srgb,var(--rule) 40%,transparent)}tbody th{font-weight:500}a{color:inherit}`;
