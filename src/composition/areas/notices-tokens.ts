import type { Calm } from '../../application/ports/notices/calm.ts';
import type { WindowTurns } from '../../application/ports/notices/window-turns.ts';
import type { ArrivalChain } from '../../presentation/notices/shared/arrival-chain.ts';
import { token } from '../token.ts';

export const noticesTokens = {
  Calm: token<Calm>('Calm'),
  WindowTurns: token<WindowTurns>('WindowTurns'),
  ArrivalChain: token<ArrivalChain>('ArrivalChain'),
} as const;
