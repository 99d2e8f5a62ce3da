/** What the active seat may begin in its Action Phase (STB-8, STB-42 to STB-44), and the end of it (STB-86). */
import { ALL_CREW, ALL_SECTIONS, type Card, crewFace, NONE, nameOf } from '../cards/index.ts';
import { attack, recruit, whyNotAttack, whyNotRecruit } from '../rules/attempts.ts';
import { push } from '../rules/declare.ts';
import { payEscape, whyNotClear } from '../rules/play.ts';
import { REASONS } from '../rules/reasons.ts';
import { newDeclaration } from '../state.ts';
import { attachedIn, hostIn } from '../table-help.ts';
import { actionCard, type BridgeActions, card, NOTHING, refs, saying, section, whyBusy } from './row.ts';

export type Beginning = readonly ['recruit', Card] | readonly ['attack', Card] | readonly ['clear', Card] | 'end';

export const BEGINNINGS: BridgeActions<Beginning> = {
  recruit: {
    takes: [card],
    tries: (s) => s.pool.filter((crew) => crew !== NONE).map((crew) => ['recruit', crew]),
    why: (s, seat, crew) => whyBusy(s, seat, REASONS.notActiveRecruit) ?? whyNotRecruit(s, seat, crew),
    do: (t, seat, crew) => recruit(t, seat, crew),
    says: (view, crew) => saying('recruit', crew, { n: view.pool.find((spot) => spot.card === crew)?.cost ?? crewFace(crew).toRecruit }),
    refs,
    meant: () => ALL_CREW.map((crew) => ['recruit', crew]), // also crew that nobody can recruit now
  },
  attack: {
    takes: [section],
    tries: () => ALL_SECTIONS.map((one) => ['attack', one]), // STB-43: again and again
    why: (s, seat, one) => whyBusy(s, seat, REASONS.notActiveAttack) ?? whyNotAttack(s, seat, one),
    do: (t, seat, one) => attack(t, seat, one),
    says: (view, one) => saying('attack', one, { n: view.sections.find((shown) => shown.card === one)?.need ?? 0 }),
    refs,
    meant: (view) => view.sections.map((shown) => ['attack', shown.card]),
  },
  clear: {
    takes: [actionCard],
    tries: (s) => s.attached.map((one) => ['clear', one.card]),
    why: (s, seat, passive) => whyBusy(s, seat, REASONS.notActiveRecruit) ?? whyNotClear(s, seat, passive),
    *do(t, seat, passive) {
      push(t, yield* payEscape(t, seat, passive));
    },
    says: (view, passive) => saying('clear', passive, { host: nameOf(hostIn(view, passive)) }),
    refs,
    meant: (view) => attachedIn(view).map((passive) => ['clear', passive]),
  },
  end: {
    takes: [],
    tries: () => ['end'],
    why: (s, seat) => whyBusy(s, seat, REASONS.notActiveAttack),
    do: (t, seat) => push(t, newDeclaration('end', seat, NONE)), // STB-86: the others may still act before the phase ends
    says: () => ({ key: 'stb.do.end' }),
    refs: () => NOTHING,
    meant: () => ['end'],
  },
};
