import type { WindowTurns } from '../../../application/ports/notices/window-turns.ts';
import type { ArrivalChain } from '../../../presentation/notices/shared/arrival-chain.ts';
import { token } from '../../token.ts';

export const arrivalTokens = {
  WindowTurns: token<WindowTurns>('WindowTurns'),
  ArrivalChain: token<ArrivalChain>('ArrivalChain'),
} as const;
