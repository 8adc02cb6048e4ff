import type { PasswordProblem } from '../../domain/identity/password-rules.ts';
import type { PlainKey } from '../../words/catalogue.ts';

/** Why a new password is refused, on every page that asks for one. */
export const passwordWords: Readonly<Record<PasswordProblem, PlainKey>> = {
  'too-short': 'account.password-too-short',
  'too-long': 'account.password-too-long',
  'edge-space': 'account.password-edge-space',
  'the-same': 'account.password-the-same',
  'holds-name': 'account.password-holds-name',
  known: 'account.password-known',
  'too-plain': 'account.password-too-plain',
};
