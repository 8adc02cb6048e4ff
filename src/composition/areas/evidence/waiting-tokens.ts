import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { WaitingCounters } from '../../../presentation/evidence/shared/waiting-counters.ts';
import { token } from '../../token.ts';

/** Apart from the others of the area, which the sign-in page fetches. */
export const waitingTokens = {
  WaitingSignals: token<WindowSignals>('WaitingSignals'),
  WaitingCounters: token<WaitingCounters>('WaitingCounters'),
} as const;
