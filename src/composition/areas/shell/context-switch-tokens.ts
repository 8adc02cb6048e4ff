import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import type { ContextSwitcher } from '../../../presentation/shell/context-switch/context-switcher.ts';
import { token } from '../../token.ts';

export const contextSwitchTokens = {
  ContextSwitchSignals: token<WindowSignals>('ContextSwitchSignals'),
  /** Signal that a product was opened. */
  OpeningSignals: token<WindowSignals>('OpeningSignals'),
  ContextSwitcher: token<ContextSwitcher>('ContextSwitcher'),
} as const;
