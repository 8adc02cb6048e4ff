import type { Container } from 'inversify';
import { ChannelWindowSignals } from '../../../adapters/system/channel-window-signals.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { contextSwitchTokens as t } from './context-switch-tokens.ts';

/**
 * Signals between windows when a product was opened. Without a browser, the caller provides them.
 */
export function openingSignals(container: Container): WindowSignals {
  if (!container.isBound(t.OpeningSignals))
    container.bind(t.OpeningSignals).toConstantValue(new ChannelWindowSignals('products-moved'));
  return container.get(t.OpeningSignals);
}
