/** Names for people who have not chosen one. */
const WORDS = ['Ember', 'Harbour', 'Lantern', 'Meadow', 'Cinder', 'Juniper', 'Saffron', 'Thistle', 'Marlin', 'Quartz', 'Willow', 'Falcon'];
const MOST = 99;

/** `below(n)` is any number from 0 to n − 1. */
export const guestName = (below: (n: number) => number): string => `${WORDS[below(WORDS.length)]} ${1 + below(MOST)}`;
