import type { Container } from 'inversify';
import { BrowserIdleSignal } from '../../../adapters/system/browser-idle-signal.ts';
import type { IdleSignal } from '../../../application/ports/idle-signal.ts';
import { token } from '../../token.ts';

export const idleSignalToken = token<IdleSignal>('IdleSignal');

/**
 * Detects from the frame on when the user may be interrupted, so that earlier input is known too. Without a browser,
 * the caller provides it.
 */
export function bindIdleSignal(container: Container): void {
  if (!container.isBound(idleSignalToken)) container.bind(idleSignalToken).toConstantValue(new BrowserIdleSignal());
}
