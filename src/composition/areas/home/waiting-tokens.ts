import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { WaitingNumbers } from '../../../presentation/home/shared/waiting-numbers.ts';
import { token } from '../../token.ts';

/** Tokens of the numbers of waiting items, which are loaded around every page. */
export const waitingTokens = {
  TradeSignals: token<WindowSignals>('TradeSignals'),
  WaitingNumbers: token<WaitingNumbers>('WaitingNumbers'),
} as const;
