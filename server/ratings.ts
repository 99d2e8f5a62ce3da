/** Ratings for the command line. */
export { databaseFrom } from './backup.ts';
export { type Compared, rateAgain } from './ratings/ratings.ts';
export { isProvisional, marginOf, pointsOf } from './ratings/scale.ts';
export { openStore } from './store/store.ts';
