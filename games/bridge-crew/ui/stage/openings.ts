/** For a writer who stands still: ways to begin, and half sentences to go on with. Never a whole one: the end is the writer's. */
import { type Chance, pick } from '@bridgehead/kernel';

/** By question; the rest take `any`. */
const BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  narration: [
    'All at once the viewscreen …',
    'Nobody had ordered a …',
    'It is larger than …',
    'The first thing we hear is …',
    '“Captain’s log.” And then …',
    'Out here, the last thing we expected …',
    'It hangs there, and it wants …',
    'Something is knocking on …',
    'According to the charts, this is …',
  ],
  'outcome.crew': [
    'I asked it one question: …',
    'It turned out to be …',
    '“Nobody move,” I said, and then …',
    'All it took was …',
    'It had never met anybody who …',
    'The trick, as it happens, is …',
    'One of us had to smile, so …',
    'The plan worked, apart from …',
  ],
  'outcome.alien': [
    'They never saw …',
    'It only wanted …',
    'By the time the lights came back …',
    'Somebody should have checked …',
    'It took them for …',
    'The good news is that …',
    'What they had locked on to was …',
    'And that is how the ship lost …',
  ],
  pitch: [
    'What if we …',
    'There is a lever nobody has …',
    'My grandmother always …',
    'We simply tell it …',
    'I will need a bucket and …',
    'Once, on Deck Nine, I …',
  ],
  dare: ['Everybody hold on to …', 'There is only one way, and it is …', 'I take the chair, and I …', 'This is not in the manual: …'],
  humiliation: ['It lets us finish, and then …', 'On every screen in the sector …', 'The crew pretends not to …', 'Our flag is now …'],
  finale: ['And so the ship …', 'When the smoke had gone …', 'Years later they still …', 'Nobody spoke until …'],
  joke: ['“So,” says the Captain, “who …', '“Could be worse,” says …', '“Permission to …'],
  any: ['And then …', 'What nobody knew was …', 'Just when …', 'It began with …'],
};

/** What may follow, by the last word that was written; the first row that fits. */
const ON: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(^|[.!?…:]["”’']?)$/u,
    ['Nobody had ever', 'And then the', 'It was the kind of', 'For a moment', 'Somewhere aft', 'What nobody expected'],
  ],
  [/\b(and|then)$/iu, ['then somebody opened', 'the whole bridge', 'for once nobody', 'it looked at us as']],
  [/\b(but|yet)$/iu, ['nobody had told', 'it had already', 'only one of us', 'by then the']],
  [/\b(the|a|an|our|its|their|my|your)$/iu, ['second-best', 'least expected', 'very last', 'only spare']],
  [/\b(to|not|could|would|can|will|must|should|might)$/iu, ['look as if', 'do the one thing', 'wait until', 'keep it from']],
  [/\b(with|of|in|on|at|for|from|by|about|under|over|into)$/iu, ['nothing but', 'the last of', 'somebody else’s', 'every single']],
  [/\b(is|was|are|were|be|been|seems|looks|feels)$/iu, ['not at all what', 'exactly as large as', 'the first time that', 'just about to']],
  [
    /\b(know|knows|knew|tell|tells|told|ask|asks|asked|say|says|said|see|sees|saw)$/iu,
    ['what to do with', 'who had left', 'how it came to', 'why nobody'],
  ],
  [/\b(it|he|she|they|we|i|you|who|that|which)$/iu, ['had never quite', 'would have to', 'turned round and', 'wanted only']],
  [/,$/u, ['as if nothing had', 'which is how', 'and behind it', 'but only because']],
  [/\w$/u, ['and with it', 'as if it had', 'until somebody', 'because of']],
];

/** Three ways to begin. */
export function beginningsFor(question: string, chance: Chance): readonly string[] {
  const all = [...(BEGINNINGS[question] ?? BEGINNINGS[question.split('.')[0] ?? ''] ?? BEGINNINGS.any ?? [])];
  const drawn: string[] = [];
  while (drawn.length < 3 && all.length > 0) drawn.push(...all.splice(chance.below(all.length), 1));
  return drawn;
}

/** A few words that could come next, with the space that they need; null where nothing does. */
export function halfAfter(text: string, chance: Chance): string | null {
  const written = text.trimEnd();
  const fits = ON.find(([last]) => last.test(written));
  if (fits === undefined) return null;
  return `${written === text && text !== '' ? ' ' : ''}${pick(fits[1], chance)}`;
}
