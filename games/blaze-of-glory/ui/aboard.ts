/** What is needed once somebody is somewhere. */
export { Actions } from './actions.tsx';
export { Crew, CrewSheet, Muster } from './crew.tsx';
export { Line } from './line.tsx';
export { Look } from './look.tsx';
export { Plate } from './plate.tsx';
