/** Faces of people and bots in the hall and on its pages (`npm run pictures`). They say nothing that is not written next to them. */
import { hashOf } from '@bridgehead/ui';

/** By file, the address it is served under. */
const FACES = import.meta.glob<string>('./faces/*.svg', { query: '?url', import: 'default', eager: true });
const PEOPLE = Object.keys(FACES).filter((file) => file.includes('/person-')).length;

export const botFace = (level: string): string | undefined => FACES[`./faces/${level}.svg`];

function Face({ address, size }: { address: string | undefined; size: number }) {
  if (address === undefined) return null;
  return <img className="face" src={address} alt="" width={size} height={size} decoding="async" loading="lazy" />;
}

/** The same name has the same face in every browser. */
export const PersonFace = ({ name, size = 34 }: { name: string; size?: number }) => (
  <Face address={FACES[`./faces/person-${hashOf(name) % PEOPLE}.svg`]} size={size} />
);
export const BotFace = ({ level, size = 34 }: { level: string; size?: number }) => <Face address={botFace(level)} size={size} />;
