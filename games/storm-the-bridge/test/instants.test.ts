/** Every instant played in a scene (STB-30). */
import { rulings } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { ACTIONS } from '../index.ts';
import { type Show, scene } from './scene.ts';

const SCENES: readonly Show[] = [
  {
    id: 'A01',
    what: 'Adrenaline Surge: +2 combat this turn for any leader or crew',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', hand: ['Adrenaline Surge'] }, b: { crew: ['Ombo@Galley'], sections: ['Galley'] } });
      expect(t.a.targetsOf('Adrenaline Surge')).toEqual(['Quillon Sarr', 'Harrow Kett', 'Ombo']);
      t.a.plays('Adrenaline Surge', 'Sarr');
      t.settle();
      t.a.attacks('Galley', ['Sarr']);
      expect([t.tally, t.lasting]).toEqual(['4/6', ['Adrenaline Surge']]); // Kett 3, Ombo 1, at home 1, Def 1
      t.settle();
    },
  },
  {
    id: 'A02',
    what: 'Covering Fire: +3 for the attacker, +4 with Security committed',
    show: () => {
      const t = scene({ a: { leader: 'Sarr', hand: ['Covering Fire'] } });
      t.a.attacks('Galley', ['Sarr']);
      t.a.plays('Covering Fire');
      t.resolveTop();
      expect(t.tally).toBe('5/5');
      t.settle();
      expect([t.holder('Galley'), t.discard]).toEqual(['a', ['Covering Fire']]);
      const security = scene({ a: { leader: 'Kett', hand: ['Covering Fire'] } });
      security.a.attacks('Armory', ['Kett']);
      security.a.plays('Covering Fire');
      security.resolveTop();
      expect(security.tally).toBe('7/7');
      security.settle();
    },
  },
  {
    id: 'A03',
    what: 'Hold That Door: 3 more are needed, 4 with an Engineer stationed there',
    show: () => {
      const t = scene({
        a: { crew: ['Kiva'] },
        b: { crew: ['Fixit@Galley'], sections: ['Galley'], hand: ['Hold That Door', 'Hold That Door'] },
      });
      t.a.attacks('Galley', ['Kiva']);
      expect(t.tally).toBe('6/3');
      t.a.passes();
      t.b.plays('Hold That Door');
      t.resolveTop();
      expect(t.tally).toBe('6/7');
      t.settle();
      const free = scene({ a: { hand: ['Hold That Door'] } });
      free.a.attacks('Galley', ['Kett']);
      free.a.plays('Hold That Door');
      free.resolveTop();
      expect(free.tally).toBe('3/8');
      free.settle();
    },
  },
  {
    id: 'A04',
    what: 'Stun Beam: taps one untapped crew in any party',
    show: () => {
      const t = scene({ a: { crew: ['Junk*', 'Ombo'], hand: ['Stun Beam'] }, b: { crew: ['Pell'] } });
      expect(t.a.targetsOf('Stun Beam')).toEqual(['Pell', 'Ombo']);
      t.a.plays('Stun Beam', 'Pell');
      t.settle();
      expect([t.isTapped('Pell'), t.discard]).toEqual([true, ['Stun Beam']]);
    },
  },
  {
    id: 'A05',
    what: 'Second Wind: untaps your leader or one of your crew',
    show: () => {
      const t = scene({ a: { leader: 'Kett*', crew: ['Junk*', 'Ombo'], hand: ['Second Wind'] }, b: { crew: ['Pell*'] } });
      expect(t.a.targetsOf('Second Wind')).toEqual(['Harrow Kett', 'Junk']);
      t.a.plays('Second Wind', 'Kett');
      t.settle();
      expect(t.isTapped('Kett')).toBe(false);
    },
  },
  {
    id: 'A06',
    what: 'Red Shirt Detail: a crew with printed To Recruit 5 or less goes to the stack',
    show: () => {
      const t = scene({ a: { crew: ['Ombo'], hand: ['Red Shirt Detail'] }, b: { crew: ['Kiva', 'Reyes', 'Biscuit'] } });
      expect(t.a.targetsOf('Red Shirt Detail')).toEqual(['Dola Reyes', 'Ombo']);
      t.a.plays('Red Shirt Detail', 'Reyes');
      t.settle();
      expect([t.b.crew, t.tail]).toEqual([['Kiva & Rusk', 'Biscuit'], ['Dola Reyes']]);
    },
  },
  {
    id: 'A07',
    what: 'Written Out: any crew goes to the stack',
    show: () => {
      const t = scene({ a: { hand: ['Written Out'] }, b: { crew: ['Kiva'] } });
      t.a.plays('Written Out', 'Kiva');
      t.settle();
      expect([t.b.crew, t.tail]).toEqual([[], ['Kiva & Rusk']]);
    },
  },
  {
    id: 'A08',
    what: 'Rewrite: cancels an action card',
    show: () => {
      const t = scene({ a: { hand: ['Supply Run'] }, b: { hand: ['Rewrite'] } });
      t.a.plays('Supply Run');
      t.a.passes();
      t.b.plays('Rewrite');
      t.settle();
      expect([t.a.hand, t.discard]).toEqual([[], ['Rewrite', 'Supply Run']]);
    },
  },
  {
    id: 'A09',
    what: 'Static on the Line: cancels a special ability',
    show: () => {
      const t = scene({ a: { sections: ['Galley'] }, b: { hand: ['Static on the Line'] } });
      t.a.uses('Galley');
      t.a.passes();
      t.b.plays('Static on the Line');
      t.settle();
      expect([t.a.hand, t.a.sections]).toEqual([[], ['Galley*']]);
    },
  },
  {
    id: 'A10',
    what: 'Cliffhanger: the attack fails and the section is safe for the turn',
    show: () => {
      const t = scene({ a: { crew: ['Kiva'] }, b: { hand: ['Cliffhanger'] } });
      t.a.attacks('Galley', ['Kiva']);
      t.a.passes();
      t.b.plays('Cliffhanger');
      t.settle();
      expect([t.holder('Galley'), t.isTapped('Kiva'), t.lasting]).toEqual([null, false, ['Cliffhanger']]);
      expect(t.a.can('attack')).not.toContain('Galley');
      expect(t.a.refused(['attack', t.card('Galley')])).toBe('STB-56: The Galley can’t be attacked this turn.');
    },
  },
  {
    id: 'A11',
    what: 'Bad Reference: the candidate costs 3 more',
    show: () => {
      const t = scene({ b: { hand: ['Bad Reference'] }, pool: ['Junk'] });
      t.a.recruits('Junk', ['Kett']);
      t.a.passes();
      t.b.plays('Bad Reference');
      t.resolveTop();
      expect(t.tally).toBe('3/5');
      t.settle();
      expect([t.a.crew, t.discard]).toEqual([[], ['Bad Reference']]);
    },
  },
  {
    id: 'A12',
    what: 'Rousing Speech: +3 for the recruiter, +4 with Command committed',
    show: () => {
      const t = scene({ a: { hand: ['Rousing Speech'] }, pool: ['Cutter'] });
      t.a.recruits('Cutter', ['Kett']);
      t.a.plays('Rousing Speech');
      t.resolveTop();
      expect(t.tally).toBe('6/3');
      t.settle();
      const command = scene({ a: { leader: 'Marrow', hand: ['Rousing Speech'] }, pool: ['Endago'] });
      command.a.recruits('Endago', ['Marrow']);
      command.a.plays('Rousing Speech');
      command.resolveTop();
      expect(command.tally).toBe('7/6');
      command.settle();
    },
  },
  {
    id: 'A13',
    what: 'Open House: one more recruit this turn',
    show: () => {
      const t = scene({ a: { hand: ['Open House'] }, recruitsLeft: 0, pool: ['Junk'] });
      t.a.plays('Open House');
      t.settle();
      expect([t.state.recruitsLeft, t.lasting]).toEqual([1, ['Open House']]);
    },
  },
  {
    id: 'A14',
    what: 'Better Contract: takes a crew with printed To Recruit 3 or less, tapped and unassigned, with its passives',
    show: () => {
      const t = scene({
        a: { hand: ['Better Contract'], crew: ['Ombo'] },
        b: { crew: ['Junk@Galley+Pulse Carbine', 'Fixit', 'Cutter'], sections: ['Galley'] },
      });
      expect(t.a.targetsOf('Better Contract')).toEqual(['Junk']);
      t.a.plays('Better Contract', 'Junk');
      t.settle();
      expect([t.a.crew, t.station('Junk'), t.passivesOn('Junk')]).toEqual([['Junk*', 'Ombo'], null, ['Pulse Carbine']]);
    },
  },
  {
    id: 'A15',
    what: 'Supply Run: draws 2',
    show: () => {
      const t = scene({ a: { hand: ['Supply Run'] } });
      t.a.plays('Supply Run');
      t.settle();
      expect(t.a.hand).toHaveLength(2);
    },
  },
  {
    id: 'A16',
    what: 'Light Fingers: a random card from a hand that holds one',
    show: () => {
      const t = scene({ a: { hand: ['Light Fingers'] }, b: { hand: ['Rewrite', 'Montage'] }, c: {} }, [1]);
      expect(t.a.targetsOf('Light Fingers')).toEqual(['Bragga']);
      t.a.plays('Light Fingers', 'Bragga');
      t.settle();
      expect([t.a.hand, t.b.hand]).toEqual([['Montage'], ['Rewrite']]);
    },
  },
  {
    id: 'A17',
    what: 'Surprise Inspection: another player discards 2 of their choice',
    show: () => {
      const t = scene({ a: { hand: ['Surprise Inspection'] }, b: { hand: ['Rewrite', 'Montage', 'Lockdown'] } });
      t.a.plays('Surprise Inspection', 'Bragga');
      t.settle();
      expect(t.asked).toBe('b stb.inspection');
      t.b.answers([t.b.inHand('Rewrite'), t.b.inHand('Lockdown')]);
      expect([t.b.hand, t.discard]).toEqual([['Montage'], ['Rewrite', 'Lockdown', 'Surprise Inspection']]);
    },
  },
  {
    id: 'A18',
    what: 'Shift Change: the whole pool is replaced; two on the first turn, else three',
    show: () => {
      const t = scene({ a: { hand: ['Shift Change'] }, pool: ['Pell', '', 'Ombo'], crewStack: ['Sool', 'Junk', 'Fixit'] });
      t.a.plays('Shift Change');
      t.settle();
      expect([t.pool, t.tail]).toEqual([
        ['Sool', 'Junk', 'Fixit'],
        ['Ombo', 'Pell'],
      ]);
      const first = scene({ turn: 1, a: { hand: ['Shift Change'] }, pool: ['Pell', 'Ombo'], crewStack: ['Sool', 'Junk'] });
      first.a.plays('Shift Change');
      first.settle();
      expect(first.pool).toEqual(['Sool', 'Junk', '']);
    },
  },
  {
    id: 'A19',
    what: 'Wrong Deck: a crew in any party is unassigned or restationed within its party',
    show: () => {
      const t = scene({ a: { hand: ['Wrong Deck'] }, b: { crew: ['Junk@Bridge', 'Pell'], sections: ['Bridge', 'Galley'] } });
      t.a.answers(['play', t.a.inHand('Wrong Deck')]);
      expect(t.a.options).toEqual(['Pell', 'Junk']);
      t.a.answers(t.card('Junk'));
      expect(t.a.options).toEqual(['unassigned', 'Galley']);
      t.a.answers(t.card('Galley'));
      t.settle();
      expect(t.station('Junk')).toBe('Galley');
    },
  },
  {
    id: 'A20',
    what: 'Reinforcements: one more attacker, or one more defender',
    show: () => {
      const t = scene({ a: { crew: ['Junk', 'Ombo*', 'Bulk'], hand: ['Reinforcements'] } });
      t.a.attacks('Galley', ['Kett']);
      t.a.plays('Reinforcements', 'Junk');
      t.resolveTop();
      expect(t.tally).toBe('7/5');
      t.settle();
      expect(t.a.crew).toContain('Junk*');
      const held = scene({ a: { crew: ['Kiva'] }, b: { crew: ['Reyes*', 'Pell@Galley'], sections: ['Galley'], hand: ['Reinforcements'] } });
      held.a.attacks('Galley', ['Kiva']);
      held.a.passes();
      held.b.answers(['play', held.b.inHand('Reinforcements')]);
      expect(held.b.options).toEqual(['Dola Reyes']);
      held.b.answers(held.card('Reyes'));
      held.resolveTop();
      expect([held.station('Reyes'), held.tally]).toEqual(['Galley', '6/7']);
      held.settle();
    },
  },
  {
    id: 'A21',
    what: 'Continuity Error: discards an attached passive',
    show: () => {
      const t = scene({ a: { hand: ['Continuity Error'] }, b: { crew: ['Junk+Pulse Carbine'] } });
      expect(t.a.targetsOf('Continuity Error')).toEqual(['Pulse Carbine', 'Conduit Access']);
      t.a.plays('Continuity Error', 'Pulse Carbine');
      t.settle();
      expect([t.passivesOn('Junk'), t.discard]).toEqual([[], ['Pulse Carbine', 'Continuity Error']]);
    },
  },
  {
    id: 'A22',
    what: 'Hot Swap: moves a passive to another host of its type, if an Engineer or Scientist is at hand',
    show: () => {
      const t = scene({
        a: { crew: ['Fixit'], hand: ['Hot Swap'] },
        b: { crew: ['Junk+Pulse Carbine', 'Cutter+Pulse Carbine', 'Nuur-7'] },
      });
      t.a.answers(['play', t.a.inHand('Hot Swap')]);
      t.a.answers(t.passive('Pulse Carbine@Junk'));
      expect(t.a.options).toEqual(['Fixit']);
      t.a.answers(t.card('Fixit'));
      t.settle();
      expect([t.passivesOn('Fixit'), t.passivesOn('Junk')]).toEqual([['Pulse Carbine'], []]);
      const without = scene({ a: { crew: ['Ombo'], hand: ['Hot Swap'] }, b: { crew: ['Junk+Pulse Carbine'] } });
      expect(without.a.refused(['play', without.a.inHand('Hot Swap')])).toBe(
        'STB-29: You need an Engineering or Science leader or crew member for that.',
      );
    },
  },
  {
    id: 'A23',
    what: 'Mistaken Identity: the card on top gets another target that is legal for its player',
    show: () => {
      const t = scene({ a: { crew: ['Ombo', 'Junk*'], hand: ['Stun Beam'] }, b: { crew: ['Pell'], hand: ['Mistaken Identity'] } });
      t.a.plays('Stun Beam', 'Pell');
      t.a.passes();
      t.b.answers(['play', t.b.inHand('Mistaken Identity')]);
      expect(t.b.options).toEqual(['Ombo']);
      t.b.answers(t.card('Ombo'));
      t.settle();
      expect(t.tappedOf('Pell', 'Ombo')).toEqual(['Ombo']);
    },
  },
  {
    id: 'A24',
    what: 'Public Scandal: a leader has −2 combat and −2 influence this turn',
    show: () => {
      const t = scene({ a: { hand: ['Public Scandal'] }, b: { leader: 'Sarr', sections: ['Galley'] } });
      t.a.plays('Public Scandal', 'Sarr');
      t.settle();
      expect([t.need('Galley'), t.stage.view(0).parties[1]?.leader?.influence, t.lasting]).toEqual([1, 1, ['Public Scandal']]);
    },
  },
  {
    id: 'A25',
    what: 'Flashback: takes a card of choice from the Discard Pile',
    show: () => {
      const t = scene({ a: { hand: ['Flashback'] }, discard: ['Rewrite', 'Lockdown'] });
      expect(t.a.targetsOf('Flashback')).toEqual(['Rewrite', 'Lockdown']);
      t.a.plays('Flashback', 'Rewrite');
      t.settle();
      expect([t.a.hand, t.discard]).toEqual([['Rewrite'], ['Lockdown', 'Flashback']]);
    },
  },
  {
    id: 'A26',
    what: 'Lockdown: a section, but not the Bridge nor one under attack, cannot be attacked this turn',
    show: () => {
      const t = scene({ a: {}, b: { hand: ['Lockdown'] } });
      t.a.attacks('Galley', ['Kett']);
      t.a.passes();
      expect(t.b.targetsOf('Lockdown')).toEqual(['Engine Room', 'Armory', 'Med Bay']);
      t.b.plays('Lockdown', 'Armory');
      t.settle();
      expect([t.a.can('attack'), t.lasting]).toEqual([['Bridge', 'Engine Room', 'Med Bay'], ['Lockdown']]);
    },
  },
  {
    id: 'A27',
    what: 'Cold Feet: the recruit fails and the candidate leaves',
    show: () => {
      const t = scene({ b: { hand: ['Cold Feet'] }, pool: ['Junk'] });
      t.a.recruits('Junk', ['Kett']);
      t.a.passes();
      t.b.plays('Cold Feet');
      t.settle();
      expect([t.a.crew, t.isTapped('Kett'), t.tail, t.pool, t.state.recruitsLeft]).toEqual([[], false, ['Junk'], ['', '', ''], 1]);
    },
  },
  {
    id: 'A28',
    what: 'Montage: untaps one or two of your crew',
    show: () => {
      const t = scene({ a: { leader: 'Kett*', crew: ['Junk*', 'Pell*', 'Ombo'], hand: ['Montage'] } });
      expect(t.a.targetsOf('Montage')).toEqual(['Pell', 'Junk']);
      t.a.plays('Montage', 'Pell', 'Junk');
      t.settle();
      expect(t.tappedOf('Kett', 'Junk', 'Pell')).toEqual(['Kett']);
    },
  },
  {
    id: 'A29',
    what: 'Department Meeting: taps one or two crew of one party and one affiliation',
    show: () => {
      const t = scene({ a: { crew: ['Reyes'], hand: ['Department Meeting'] }, b: { crew: ['Junk', 'Cutter', 'Ombo', 'Gritt', 'Bulk'] } });
      t.a.answers(['play', t.a.inHand('Department Meeting')]);
      for (const pair of [
        ['Junk', 'Ombo'],
        ['Junk', 'Reyes'],
        ['Gritt', 'Bulk'],
      ])
        expect(t.a.refused(pair.map((name) => t.card(name)))).toBe('STB-29: Both must be in the same party and share an affiliation.');
      t.a.answers([t.card('Junk'), t.card('Cutter')]);
      t.settle();
      expect(t.b.crew).toEqual(['Junk*', 'Cutter*', 'Ombo', 'Gritt', 'Bulk']);
    },
  },
  {
    id: 'A30',
    what: 'Guest Star: a pool crew with printed To Recruit 3 or less joins tapped; not a recruit',
    show: () => {
      const t = scene({ a: { hand: ['Guest Star'] }, pool: ['Junk', 'Cutter', 'Marquis'] });
      expect(t.a.targetsOf('Guest Star')).toEqual(['Junk']);
      t.a.plays('Guest Star', 'Junk');
      t.settle();
      expect([t.a.crew, t.state.recruitsLeft, t.pool]).toEqual([['Junk*'], 1, ['', 'Cutter', 'The Marquis']]);
    },
  },
];

rulings('STB-30: $id $what', SCENES, ({ show }) => show());

test('every instant has its scene', () => {
  expect(SCENES.map(({ id }) => id)).toEqual(ACTIONS.filter(({ kind }) => kind === 'instant').map(({ id }) => id));
});
