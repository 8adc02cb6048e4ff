import type { Container } from 'inversify';
import { ChannelWindowSignals } from '../../../adapters/system/channel-window-signals.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { crossingsTokens as t } from './crossings-tokens.ts';

/**
 * What windows tell one another when a product was opened. Where there is no browser, whoever binds brings other
 * windows along.
 */
export function openingSignals(container: Container): WindowSignals {
  if (!container.isBound(t.OpeningSignals))
    container.bind(t.OpeningSignals).toConstantValue(new ChannelWindowSignals('products-moved'));
  return container.get(t.OpeningSignals);
}
