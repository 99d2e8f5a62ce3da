/** What is declared goes on the stack, before everybody (STB-R20). Who may answer it, and how it resolves, is in `stack.ts`. */
import { pushOnStack } from '@bridgehead/kernel';
import type { Bridge, Declaration } from '../state.ts';
import { type BridgeTable, tapCards } from './changes.ts';
import { topDeclaration } from './questions.ts';

/** Declarations as the kernel's stack needs them. */
export const DECLARED = { stackOf: (s: Bridge) => s.stack, announce };

export function push(t: BridgeTable, declaration: Declaration): void {
  const top = topDeclaration(t.state);
  if (top?.kind === 'end') top.cancelled = true; // something happens, so the menu comes back
  pushOnStack(t, DECLARED, declaration);
  if (declaration.kind === 'ability') tapCards(t, [declaration.card]); // the price, told after what it is paid for (STB-R15)
}

/** A fence: what has been declared before everybody is not taken back (STB-R8, STB-R43). */
function announce(t: BridgeTable, declaration: Declaration): void {
  t.reveal({
    type: 'declared',
    kind: declaration.kind,
    seat: declaration.seat,
    card: declaration.card,
    targets: [...declaration.targets],
    committed: [...declaration.committed],
    choice: declaration.choice,
  });
}
