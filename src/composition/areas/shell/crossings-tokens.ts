import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { Crossings } from '../../../presentation/shell/crossings/crossings.ts';
import { token } from '../../token.ts';

export const crossingsTokens = {
  CrossingSignals: token<WindowSignals>('CrossingSignals'),
  /** Signal that a product was opened. */
  OpeningSignals: token<WindowSignals>('OpeningSignals'),
  Crossings: token<Crossings>('Crossings'),
} as const;
