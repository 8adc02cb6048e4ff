import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { WaitingCounters } from '../../../presentation/evidence/shared/waiting-counters.ts';
import { token } from '../../token.ts';

/** Tokens that the sign-in page fetches. They are separate from the others of the area. */
export const waitingTokens = {
  WaitingSignals: token<WindowSignals>('WaitingSignals'),
  WaitingCounters: token<WaitingCounters>('WaitingCounters'),
} as const;
