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
  /** Whether the user's role may sign for the company. */
  readonly mayOpen: boolean;
  /** Whether the user can sign now: with a suitable certificate, or with a click where that is enough. */
  readonly hasMeans: boolean;
  /** Names of the colleagues who may sign and can sign now. */
  readonly colleagues: readonly string[];
}

/** Decides in advance who is asked to sign, so that only a person who can sign is asked. */
export function signingTurn({ mayOpen, hasMeans, colleagues }: Signers): SigningTurn {
  if (mayOpen && hasMeans) return { kind: 'own' };
  if (colleagues.length > 0) return { kind: 'colleagues', names: colleagues };
  return { kind: mayOpen ? 'certificate' : 'nobody' };
}

/** The turn that the back end reported; without one, the turn that follows from the role alone. */
export const signingTurnByRole = (reported: SigningTurn | undefined, role: string): SigningTurn =>
  reported ?? signingTurn({ mayOpen: mayOpenProducts(role), hasMeans: true, colleagues: [] });
