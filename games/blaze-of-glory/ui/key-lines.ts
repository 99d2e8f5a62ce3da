/** What a card is for, in at most 36 letters: for the hand. The whole text is in the inspector. */
import { type Design, face } from '../cards/index.ts';

const KEY_LINES: Readonly<Record<string, string>> = {
  SI1: 'OFFICERs report; fetch one here.',
  SI2: 'SECURITY and hand weapons report.',
  SI3: 'MEDICAL people report here.',
  SI4: 'A Brig; interrogators fetch here.',
  SI5: 'SCIENCE peeks at a dilemma.',
  SI6: 'ENGINEERs report here.',
  SI7: 'Small ships report and moor.',
  SI8: 'Larger ships moor; repairs.',
  EQ1: '+1 STRENGTH each; comes free.',
  EQ2: '+2 STRENGTH for Klingons.',
  EQ3: '+2 STRENGTH for Klingons.',
  EQ4: '+1 STRENGTH each; comes free.',
  EQ5: '+3 STRENGTH, −1 Diplomacy.',
  EQ6: '+3 STRENGTH, −1 Diplomacy.',
  EQ7: '+2 STRENGTH for Jem’Hadar.',
  EQ8: 'One Jem’Hadar free every turn.',
  EQ9: 'OFFICERs are ENGINEERs too.',
  EV01: 'Fetch a Com, a Nav, a Def drone.',
  EV02: 'Both players see both hands.',
  EV03: 'A captive serves you from now on.',
  EV04: 'Your ship: +2 WEAPONS.',
  EV05: 'A cloud drifts and scorches once.',
  EV06: '+3 and +3 under its own commander.',
  EV07: 'Your facility: guns, +6 SHIELDS.',
  EV08: 'Ask a captive: points each turn.',
  EV09: 'Fewer than 3 Rogue Borg: idle.',
  EV10: 'One player draws 3 cards.',
  EV11: '+2 SHIELDS for each SCIENCE.',
  EV12: 'Burns a ship until SECURITY comes.',
  EV13: 'Everybody reports in one play.',
  EV14: 'Mends a Borg ship or your deck.',
  EV15: 'Ships that dock are as new.',
  EV16: 'A captive dies after 3 turns.',
  EV17: 'Cardassian and Dominion mix.',
  EV18: 'Blows up a ship without ENGINEER.',
  EV19: 'Federation may strike back.',
  IN1: 'Take one you outdo, or a stunned.',
  IN2: 'Take raiders in your Ops.',
  IN3: 'Trade a captive for your own.',
  IN4: 'Points for a ship you destroyed.',
  OB1: 'The Brainwashed stay; swap a card.',
  OB2: 'Alone on their ship: it is yours.',
  OB3: 'Hold a ship: no move, no fire.',
  OB4: 'Scout a planet, probe: 25 points.',
  OB5: 'Scout in space, probe: 25 points.',
  OB6: 'Board a ship, probe: it is yours.',
  IT01: 'Cancel an interrupt.',
  IT02: '1 Tactic more for each ship.',
  IT03: 'Fetch a drone or two.',
  IT04: 'Beam people out, even of a fight.',
  IT05: 'What they played goes back.',
  IT06: 'The crew leaves a dying ship.',
  IT07: 'End an event.',
  IT08: 'Guns over 3 × SHIELDS: take it.',
  IT09: '5 points after a battle.',
  IT10: 'To the Brig: they lose 5 points.',
  IT11: 'All your captives come home.',
  IT12: 'Rogue Borg board a ship.',
  IT13: 'A D’deridex fells SHIELDS under 6.',
  IT14: 'A team of 2 or less is lost.',
  IT15: 'Under two guns: −4 SHIELDS.',
  DW1: 'Two Tactics more, or +1 WEAPONS.',
  DW2: 'Opens your Q-Continuum.',
  DW3: 'Take a card from the Tent.',
  DW4: 'A Brig for a ship or facility.',
  DW5: 'Report to a planet, pay later.',
  DW6: 'Joins the two quadrants.',
  DL01: 'A raider rolls along the line.',
  DL02: '2 Leadership and INTEGRITY > 60.',
  DL03: 'SCIENCE, Navigation, or damage.',
  DL04: 'Three classes, or damage.',
  DL05: '2 Navigation, or damage.',
  DL06: 'Damages every ship here.',
  DL07: '2 ENGINEER, or −4 and −4.',
  DL08: 'Wall: 2 Computer Skill.',
  DL09: 'Wall: 3 strong OFFICERs.',
  DL10: 'Wall: 2 Diplomacy, CUNNING > 30.',
  DL11: 'Wall: 2 OFFICER.',
  DL12: 'Empathy, or one is captured.',
  DL13: 'Wall: Computer Skill.',
  DL14: 'MEDICAL, SECURITY, or one dies.',
  DL15: 'One of the team dies.',
  DL16: 'STRENGTH > 44, or one dies.',
  DL17: '3 SECURITY, or one dies.',
  DL18: 'MEDICAL, SECURITY, or one dies.',
  DL19: 'Wall: INTEGRITY, CUNNING > 30.',
  DL20: 'A V.I.P. dies or is stopped.',
};

/** Of people and ships as many skills or devices as fit whole; the rest is counted. */
function listed(list: string, most: number): string {
  const all = list.split(', ');
  let shown = all.length;
  const words = () => `${all.slice(0, shown).join(', ')}${shown < all.length ? ` +${all.length - shown}` : ''}`;
  while (shown > 1 && words().length > most) shown--;
  return words();
}

/** Null where there is nothing to say in few words. */
export function keyLine(d: Design): string | null {
  const { id, kind, row } = face(d);
  if (kind === 'personnel') return (row.skills ?? '') === '' ? null : listed(String(row.skills), 30);
  if (kind === 'ship') return (row.equipment ?? '') === '' ? null : listed(String(row.equipment), 30);
  return KEY_LINES[id] ?? null;
}
