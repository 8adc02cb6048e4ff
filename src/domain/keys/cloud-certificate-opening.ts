import { mayOpenProducts } from '../identity/opening-roles.ts';
import { reviewOf, type ReportedAuthState } from './certification.ts';

/** Why no certificate can be issued for a company. */
export type CompanyRefusal = 'role' | 'unauthenticated' | 'under-review' | 'review-failed' | 'unrecognised';

/**
 * Why no cloud certificate can be opened. `have-one`: the user and the company already have one. `no-phone`: the user
 * cannot be asked by telephone.
 */
export type OpeningRefusal = CompanyRefusal | 'no-phone' | 'have-one';

export interface CloudOpening {
  /** Whether the user can be asked on a telephone. */
  readonly canAsk: boolean;
  readonly role: string;
  readonly realName: ReportedAuthState;
  /** Node of the real-name review, as the back end names it; empty where there is none. */
  readonly node: string;
  /** Whether the user has a valid cloud certificate. */
  readonly hasOne: boolean;
  /** Whether the company already has a usable soft key. */
  readonly companyHas: boolean;
}

/**
 * Why no certificate can be issued for a company now; undefined where one can. The real name must be authenticated
 * (document 1, section 5).
 */
export function companyRefusalOf({
  role,
  realName,
  node,
}: Pick<CloudOpening, 'role' | 'realName' | 'node'>): CompanyRefusal | undefined {
  if (!mayOpenProducts(role)) return 'role';
  const review = reviewOf(realName, node);
  if (review === 'approving') return 'under-review';
  if (review === 'rejected') return 'review-failed';
  if (realName === 'unrecognised') return 'unrecognised';
  if (realName === 'VERIFYING' || realName === 'UPDATE_VERIFYING') return 'under-review';
  return realName === 'AUTH' ? undefined : 'unauthenticated';
}

/** Why a cloud certificate cannot be opened now; undefined where it can. */
export function openingRefusalOf({ canAsk, hasOne, companyHas, ...company }: CloudOpening): OpeningRefusal | undefined {
  if (hasOne && companyHas) return 'have-one';
  return companyRefusalOf(company) ?? (canAsk ? undefined : 'no-phone');
}
