import type { Container } from 'inversify';
import { BrowserCalm } from '../../../adapters/system/browser-calm.ts';
import type { Calm } from '../../../application/ports/calm.ts';
import { token } from '../../token.ts';

export const calmToken = token<Calm>('Calm');

/**
 * When somebody may be interrupted, from the frame on: what one has begun by the time that something is asked is known.
 * Where there is no browser, whoever binds brings calm along.
 */
export function bindCalm(container: Container): void {
  if (!container.isBound(calmToken)) container.bind(calmToken).toConstantValue(new BrowserCalm());
}
