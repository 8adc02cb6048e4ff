import type { PortFault } from '../../../application/ports/port-fault.ts';

/** Why an action that needs the password was refused. */
export type ProofRefusal =
  | { readonly because: 'wrong' | 'expired' | 'gone' }
  | { readonly because: 'locked'; readonly minutes: number };

/** Parses such a refusal; undefined for any other fault. */
export function proofRefusalOf({ detail: { code, values } }: PortFault): ProofRefusal | undefined {
  switch (code) {
    case 'PASSWORD_WRONG':
      return { because: 'wrong' };
    case 'PASSWORD_LOCKED':
      return { because: 'locked', minutes: Number(values?.['minutes'] ?? 15) };
    case 'SIGN_IN_EXPIRED':
    case 'XSRF_INVALID':
      return { because: 'expired' };
    case 'NOT_FOUND':
      return { because: 'gone' };
    default:
      return undefined;
  }
}
