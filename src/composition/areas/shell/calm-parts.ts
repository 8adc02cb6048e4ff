import type { Container } from 'inversify';
import { BrowserCalm } from '../../../adapters/system/browser-calm.ts';
import type { Calm } from '../../../application/ports/calm.ts';
import { token } from '../../token.ts';

export const calmToken = token<Calm>('Calm');

/**
 * Detects from the frame on when the user may be interrupted, so that earlier input is known too. Without a browser,
 * the caller provides it.
 */
export function bindCalm(container: Container): void {
  if (!container.isBound(calmToken)) container.bind(calmToken).toConstantValue(new BrowserCalm());
}
