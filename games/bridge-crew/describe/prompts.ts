/** Questions and their options in words. */
import type { Described, Json, Phrase, Prompt, Seat } from '@bridgehead/kernel';
import { type Attitude, type CrewId, isOrderId, type OrderId, type Sheet, type Theme } from '../cards.ts';
import type { DieAnswer } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { approachKey, chanceBand, percent, saveChanceOf, trainedIn } from '../table-help.ts';
import type { CrewView } from '../view.ts';
import { bidKey, dieRef, orderKey, say, seatKey, seatRef, themeKey } from './keys.ts';

export function prompt(view: CrewView, { key, params = {}, seat }: Prompt): Phrase {
  const name = key.slice('brc.'.length);
  const order = view.order === null ? '' : orderKey(view.order);
  switch (name) {
    case 'role-bid':
      return say(`prompt.role-bid.${view.beat === 'captain-auction' ? 'captain' : 'alien'}`);
    case 'themes':
    case 'narration':
    case 'approach':
      return say(`prompt.${name}`, { order });
    case 'objection':
      return say('prompt.objection', { order, themes: view.themes.join(' + ') });
    case 'vote':
      return say('prompt.vote', {
        seat: seatKey(params.seat as Seat),
        strike: themeKey(params.strike as Theme),
        put: themeKey(params.put as Theme),
      });
    case 'order-bid':
      if (view.offer === null) return say('prompt.order-bid.empty', { order });
      if (view.bid === null) return say('prompt.order-bid.open', { order, offer: `d${view.offer}` });
      return say('prompt.order-bid.bid', { order, offer: `d${view.offer}`, bidder: seatKey(view.bidder), bid: bidKey(view.bid) });
    case 'draft':
      return say('prompt.draft', { offer: `d${view.offer}` });
    case 'consent':
      return say('prompt.consent', { seat: seatKey(view.crew), approach: `@${approachKey(view, view.approach)}` });
    case 'pitch':
      return say(`prompt.pitch.${view.approach}`, { method: orderKey(view.method) });
    case 'alien-die':
      return say('prompt.alien-die', { die: `d${view.sides?.[0].die?.slice(1) ?? ''}` });
    case 'face-off':
      return say(`prompt.face-off.${seat === view.crew ? 'crew' : 'alien'}`);
    case 'outcome':
      return say(`prompt.outcome.${view.won?.side ?? 'crew'}`);
    case 'finale':
      return say(view.isContinued ? 'prompt.finale.continued' : 'prompt.finale');
    case 'title':
      return say('prompt.title', { title: view.title });
    default:
      return say(`prompt.${name}`);
  }
}

// —— options ——

export function option(view: CrewView, { key, seat }: Prompt, answer: Json): Described {
  switch (key.slice('brc.'.length)) {
    case 'take-crew':
      return say('option.take-crew', { card: `@brc.crew.${answer}`, order: `@brc.order.${trainedIn(answer as CrewId)}` }, [
        `card:${answer}`,
      ]);
    case 'take-personality':
      return say('option.take-personality', { card: `@brc.personality.${answer}` }, [`card:${answer}`]);
    case 'role-bid':
      return answer === 'none' ? say('option.none') : say('option.role-bid', { die: `d${answer}` });
    case 'command':
      return commandOption(view, seat, answer);
    case 'sheet':
      return sheetOption(answer as Sheet);
    case 'themes':
      return say('option.theme', { theme: `@brc.theme.${answer}` });
    case 'objection':
      return answer === 'pass' ? say('option.pass') : swapOption(answer as readonly [Theme, Theme]);
    case 'commission':
      return say('option.commission', { die: `d${answer}` });
    case 'order-bid':
      return bidOption(view, answer as BidAnswer);
    case 'draft':
      return say('option.draft', { seat: seatKey(answer as Seat) }, [seatRef(answer as Seat)]);
    case 'approach':
      return approachOption(view, answer);
    case 'colour':
    case 'die':
    case 'alien-die':
    case 'first-die':
    case 'second-die': {
      const [faces, colour] = answer as DieAnswer;
      return say('option.die', { colour: `@brc.colour.${colour}`, faces }, [dieRef(`${colour}${faces}`)]);
    }
    case 'face-off':
      return attitudeOption(view, seat, answer as Attitude | 'say');
    default:
      return say(`option.${answer}`); // vote, consent
  }
}

function commandOption(view: CrewView, seat: Seat, answer: Json): Described {
  if (isOrderId(answer)) return say('option.order', { order: orderKey(answer), text: `@brc.order-text.${answer}` });
  const chance = saveChanceOf(view, seat);
  return chance === null ? say('option.save-plain') : say('option.save', { chance: percent(chance) });
}
const sheetOption = ({ sentience, number, kind, place }: Sheet): Described =>
  say('option.sheet', {
    sentience: `@brc.sheet.${sentience}`,
    number: `@brc.sheet.${number}`,
    kind: `@brc.sheet.${kind}`,
    place: `@brc.sheet.${place}`,
  });
const swapOption = ([strike, put]: readonly [Theme, Theme]): Described =>
  say('option.swap', { strike: themeKey(strike), put: themeKey(put) });

function bidOption(view: CrewView, bid: BidAnswer): Described {
  if (bid === 'none') return say('option.none');
  const isMatch = bid === view.bid;
  if (bid === 'respect') return say(isMatch ? 'option.bid.respect-match' : 'option.bid.respect');
  return say(`option.bid.${isMatch ? 'match' : bid === view.offer ? 'yes' : 'lower'}`, { die: `d${bid}` });
}
function approachOption(view: CrewView, answer: Json): Described {
  if (Array.isArray(answer)) return say('option.belay', { order: orderKey(answer[1] as OrderId) });
  if (answer === 'love' && view.settings.rating === 'allAges') return say('option.friendship');
  return say(`option.${answer}`, answer === 'ordered' ? { order: view.order === null ? '' : orderKey(view.order) } : {});
}
function attitudeOption(view: CrewView, seat: Seat, answer: Attitude | 'say'): Described {
  if (answer === 'say') return say('option.say');
  const [low, high] = chanceBand(view, seat, answer) ?? [0, 1];
  return say(`option.attitude.${answer}`, { low: percent(low), high: percent(high) });
}
