import { mayOpenProducts } from '../identity/opening-roles.ts';

/**
 * Who can sign an agreement for a company: the user (`own`); colleagues, by name, where the user cannot (`colleagues`);
 * nobody until a certificate exists, which the user may obtain (`certificate`) or not (`nobody`).
 */
export type SigningTurn =
  | { readonly kind: 'own' }
  | { readonly kind: 'colleagues'; readonly names: readonly string[] }
  | { readonly kind: 'certificate' }
  | { readonly kind: 'nobody' };

export interface Signers {
  /** Whether whoever asks signs for the company in their role. */
  readonly mayOpen: boolean;
  /**
   * Whether they have what the agreement is signed by: a certificate that signs it, or nothing where a press is enough.
   */
  readonly hasMeans: boolean;
  /** The names of the colleagues of whom both hold. */
  readonly colleagues: readonly string[];
}

/** Told before anybody presses: only whoever can sign is asked to. */
export function signingTurn({ mayOpen, hasMeans, colleagues }: Signers): SigningTurn {
  if (mayOpen && hasMeans) return { kind: 'own' };
  if (colleagues.length > 0) return { kind: 'colleagues', names: colleagues };
  return { kind: mayOpen ? 'certificate' : 'nobody' };
}

/** The same as far as a role shows it, where the back end does not tell. */
export const turnOfRole = (told: SigningTurn | undefined, role: string): SigningTurn =>
  told ?? signingTurn({ mayOpen: mayOpenProducts(role), hasMeans: true, colleagues: [] });
