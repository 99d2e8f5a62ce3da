import { Framed, type FramedProps } from './frame.tsx';
import { GENERIC } from './generic.tsx';

export default function GenericFrame(props: Omit<FramedProps, 'table' | 'isDrawn'>) {
  return <Framed {...props} table={GENERIC} isDrawn={false} />;
}
