/** What is needed once somebody is somewhere. */
export { Actions } from './actions.tsx';
export { Crew, CrewSheet, Muster } from './crew.tsx';
