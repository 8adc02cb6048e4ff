import type { FirstProof } from '../../../../src/domain/shell/shared/second-factor.ts';
import type { SecurityEventKind } from './security-event-kind.ts';

/** By what somebody came in: by one proof, or by a password and a second step. */
export type SignInWay = FirstProof | 'two-steps';

/** How that is written down for the account's owner. */
const events: Readonly<Record<SignInWay, SecurityEventKind>> = { password: 'signed-in', sms: 'signed-in-by-text', key: 'signed-in-by-key', partner: 'signed-in-by-partner', 'two-steps': 'signed-in-by-two-steps' };

/** Every way in which an account's owner comes in. */
export const signInEvents: readonly SecurityEventKind[] = Object.values(events);

/** By what a hand-over's token was got, as stands in it: its digest covers that as well. */
export function signInEventOf(token: string): SecurityEventKind {
  return Object.entries(events).find(([way]) => token.includes(`.${way}.`))?.[1] ?? events.password;
}
