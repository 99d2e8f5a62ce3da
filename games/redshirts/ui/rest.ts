/** What the table can do without until it is asked for. */
export { figures } from './figures.tsx';
export { List } from './list.tsx';
export { Story } from './story.tsx';
