import type { Container } from 'inversify';
import { BrowserCalm } from '../../adapters/system/browser-calm.ts';
import { tokens as t } from '../tokens.ts';

/** When somebody may be interrupted. Where there is no browser, whoever binds brings calm along. */
export function bindCalm(container: Container): void {
  if (!container.isBound(t.Calm)) container.bind(t.Calm).toConstantValue(new BrowserCalm());
}
