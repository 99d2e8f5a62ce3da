import { expect, test } from 'vitest';
import { localNames, playerNames } from '../names.ts';

const person = (name: string) => ({ driver: 'person', name, level: null }) as const;
const bot = (level: string) => ({ driver: 'bot', name: level, level }) as const;

test('a person goes by their name, a bot by its level', () => {
  expect(playerNames([person('Ann'), bot('admiral')])).toEqual(['Ann', 'Admiral']);
});

test('a number tells apart who would be called the same, and nobody else', () => {
  expect(playerNames([person('Ann'), bot('officer'), bot('cadet'), bot('officer')])).toEqual([
    'Ann',
    'Officer no. 1',
    'Cadet',
    'Officer no. 2',
  ]);
  expect(playerNames([person('Ann'), person('Ann')])).toEqual(['Ann no. 1', 'Ann no. 2']);
  expect(playerNames([person('Cadet'), bot('cadet')])).toEqual(['Cadet', 'Cadet']);
  expect(playerNames([person('Ann'), person('\uff21nn'), person('ANN')])).toEqual(['Ann no. 1', '\uff21nn no. 2', 'ANN no. 3']);
});

test('free seats have no name and no number', () => {
  const free = { driver: 'open', name: '', level: null } as const;
  expect(playerNames([free, free])).toEqual(['', '']);
});

test('at one device people stand in the order of their seats', () => {
  expect(localNames([null, 'cadet', null], ['Ann', 'Bob'])).toEqual(['Ann', 'Cadet', 'Bob']);
});
