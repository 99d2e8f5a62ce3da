/** An episode as one HTML page that needs nothing else: style inside, no script, everything escaped. Prints on A4 and Letter. */

import type { Block, Episode, Scene } from './script.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1.25rem 4rem; background: #fffdf6; color: #1e1810; font: 1.05rem/1.5 Literata, Palatino, Georgia, serif; overflow-wrap: anywhere; }
h1 { font-size: 2.4rem; line-height: 1.1; text-align: center; margin: 2rem 0 .5rem; }
h2 { font-size: 1rem; text-transform: uppercase; letter-spacing: .2em; text-align: center; border-block: 1px solid #1e1810; padding: .3rem 0; margin: 3rem 0 1.5rem; }
h3 { font-size: .95rem; letter-spacing: .05em; margin: 2rem 0 .75rem; }
h3 b { color: #a5300d; }
h3 i, .head { font-weight: 400; }
.head { text-align: center; font-style: italic; }
.cue { margin: 1rem 0 0 20%; text-transform: uppercase; letter-spacing: .08em; font-size: .85rem; font-weight: 600; }
.speech { margin: 0 8% 0 10%; }
.log { border-left: 3px solid #a5300d; margin: 0; padding-left: 1rem; }
.direction { font-style: italic; }
.note { font-size: .8rem; font-style: normal; opacity: .75; }
.joke { font-size: 1.6rem; line-height: 1.3; font-weight: 600; text-align: center; border-block: 2px solid #1e1810; padding: 1.2rem 0; margin: 2.5rem 0 1rem; }
.ribbon { font-style: italic; font-weight: 600; text-align: center; background: #f3b53a; color: #1e1810; padding: .8rem 1.2rem; margin: 1.5rem 0; }
.end { text-align: center; letter-spacing: .4em; }
@page { margin: 28mm 28mm 24mm 30mm; @bottom-center { content: counter(page); } }
@media print { body { max-width: none; padding: 0; background: #fff; font-size: 11.5pt; } h2 { break-before: page; } h2, h3, .cue { break-after: avoid; } p { orphans: 2; widows: 2; } }
`;

/** With `quills`, ghost-written lines are marked. */
export function htmlOf(episode: Episode, quills = false): string {
  const { title, ship, rating, cast, rounds, teaser, acts, finale, joke, ending, best, awards, dice } = episode;
  const mark = (block: Block) =>
    `${quills && block.isGhost ? ' <span class="note" title="ghostwritten">✒</span>' : ''}${block.isEdited ? ' <span class="note">(edited)</span>' : ''}`;
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const parts = [
    `<h1>${escaped(title)}</h1>`,
    `<p class="head">A voyage of the ${escaped(ship)}. ${cast.length} officers, ${rounds} rounds, rated ${escaped(rating)}.</p>`,
    ...(best === null ? [] : [`<p class="ribbon">${escaped(best.text)}<span class="note"> ${escaped(best.name)}</span></p>`]),
    '<h2>Cast</h2>',
    list(
      cast.map(
        (one) =>
          `<b>${escaped(one.name)}</b>, ${escaped([one.crew, one.personality].filter((card) => card !== one.name).join(', '))} (Captain × ${one.captain}, Alien × ${one.alien})`,
      ),
    ),
    ...(teaser === null ? [] : ['<h2>Teaser</h2>', blockOf(teaser, mark(teaser))]),
    ...acts.flatMap((act) => [`<h2>${act.title}</h2>`, ...act.scenes.map((scene) => sceneOf(scene, mark))]),
    ...(finale === null ? [] : ['<h2>Finale</h2>', `<p>${escaped(finale.text)}${mark(finale)}</p>`]),
    ...(joke === null ? [] : [`<p class="joke">${escaped(joke.text)}${mark(joke)}</p>`]),
    ...(ending === null ? [] : [`<p class="end">${ending}</p>`]),
    ...(awards.length === 0
      ? []
      : ['<h2>Credits</h2>', list(awards.map((award) => `${award.title}: ${award.names.map(escaped).join(', ')} (${award.credits})`))]),
    ...(dice.length === 0 ? [] : ['<h2>Dice</h2>', list(dice.map(escaped))]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${parts.join('\n')}
</body>
</html>
`;
}

function sceneOf({ number, heading, where, blocks }: Scene, mark: (block: Block) => string): string {
  const slug = `<h3>SCENE ${number} — <b>${heading}</b> — <i>${escaped(where)}</i></h3>`;
  return [slug, ...blocks.map((block) => blockOf(block, mark(block)))].join('\n');
}

function blockOf({ as, speaker, goesOn, text }: Block, mark: string): string {
  const words = `${escaped(text)}${mark}`;
  switch (as) {
    case 'log':
      return `<blockquote class="log"><p><b>${escaped(speaker ?? '')}:</b> ${words}</p></blockquote>`;
    case 'speech':
      return `${goesOn ? '' : `<p class="cue">${escaped(speaker ?? '')}</p>`}<p class="speech">${words}</p>`;
    case 'direction':
      return `<p class="direction">${words}</p>`;
    case 'outcome':
      return `<p>${words}</p>`;
  }
}
