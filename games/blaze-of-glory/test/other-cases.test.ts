/** The other case of conditions: the same position with one thing elsewhere, and what then does not happen. */
import { ruling } from '@bridgehead/testkit';
import { expect } from 'vitest';
import { enter, kill } from '../rules/changes.ts';
import type { BlazeTable } from '../rules/things.ts';
import { NONE, space } from '../state.ts';
import { card, find, type Side, scene } from './scene.ts';
import { answerRest } from './scenes/card-scene.ts';

const WHERE = { line: ['Nebula', 'Nebula', 'Nebula'] };

ruling('BOG-43, BOG-R29: a ship that stops where the Borg Ship is, is attacked at once; elsewhere no ship is', () => {
  const arrive = (at: number, to: number) => {
    const t = scene({
      ...WHERE,
      a: { ships: ['I.K.C. Lukara@0: Kang, Kor, Voktak, N’Garen'], facilities: ['Klingon Outpost@0'] },
      set: (s) => void enter(s, card('Borg Ship'), 1, space(at), NONE),
    });
    t.a.orders('move', t.thing('Lukara'), to);
    answerRest(t);
    return [t.events('fired').length > 0, t.isInPlay('Lukara')];
  };
  expect([arrive(1, 1), arrive(2, 1)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

ruling('BOG-R38: a Bio-Med Drone saves one Borg a turn, only where it is itself, and neither itself nor others', () => {
  const dies = (drone: string, victim: string, b: Side = {}): string[] => {
    const t = scene({ ...WHERE, a: { ships: ['Borg Sphere@0: Two of Eleven, Four of Eleven', `Borg Cube@1: ${drone}`] }, b });
    kill(t.stage.run.table as unknown as BlazeTable, t.thing(victim));
    return [t.names(t.state.deck[0]), t.names(t.state.discard[0]), t.names(t.state.discard[1])].map((pile) => pile.join());
  };
  const here = (first: string, second: string) => {
    const t = scene({ a: { ships: ['Borg Sphere@0: Two of Eleven, Four of Eleven, Eleven of Nineteen'] } });
    for (const name of [first, second]) kill(t.stage.run.table as unknown as BlazeTable, t.thing(name));
    return [t.names(t.state.deck[0]).join(), t.names(t.state.discard[0]).join()];
  };
  expect(dies('Eleven of Nineteen', 'Two of Eleven')).toEqual(['', 'Two of Eleven', '']);
  expect(dies('Eleven of Nineteen', 'Eleven of Nineteen')).toEqual(['', 'Eleven of Nineteen', '']);
  expect(dies('Eleven of Nineteen', 'Worf', { ships: ['Runabout@0: Worf'] })).toEqual(['', '', 'Worf']);
  expect(here('Two of Eleven', 'Four of Eleven')).toEqual(['Two of Eleven', 'Four of Eleven']);
});

ruling('BOG-41: Spacedock repairs the ships docked there when it is laid, and no others', () => {
  const t = scene({
    a: {
      facilities: ['Klingon Outpost@0', 'Romulan Outpost@0'],
      ships: ['I.K.C. Lukara@Klingon Outpost: Kang', "I.K.C. K'Vort@0: Kor", "D'deridex@Romulan Outpost: Sela"],
      hand: ['Spacedock'],
    },
    b: { on: ['Phaser Banks>Lukara', "Phaser Banks>K'Vort", "Phaser Banks>D'deridex"] },
  });
  t.a.orders('play', 'EV15', t.thing('Klingon Outpost'));
  answerRest(t);
  expect(['Lukara', "K'Vort", "D'deridex"].map((name) => t.figures(name).split(' ')[3])).toEqual(['100', '70', '70']);
});

ruling('BOG-B37: Metaphasic Shields count the SCIENCE of their own crew aboard, and nobody else’s', () => {
  const shields = (aboard: string, more: Partial<Side> = {}, set: (s: Parameters<typeof enter>[0]) => void = () => undefined) =>
    Number(
      scene({ a: { ships: [`Keldon@0: ${aboard}`], on: ['Metaphasic Shields>Keldon'], ...more }, set })
        .figures('Keldon')
        .split(' ')[2],
    );
  const none = shields('Dakol');
  expect([shields('Ulani Belor'), shields('Ulani Belor, Ulani Belor')]).toEqual([none + 2, none + 4]);
  expect(shields('Dakol', {}, (s) => void enter(s, card('Ulani Belor'), 1, find(s, 'Keldon')))).toBe(none);
  const elsewhere = { ships: ['Keldon@0: Dakol', 'Keldon@0: Ulani Belor'] };
  expect(shields('', elsewhere)).toBe(none);
});
