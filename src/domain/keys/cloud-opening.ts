import { mayOpenProducts } from '../identity/opening-roles.ts';
import { reviewOf, type ToldState } from './certification.ts';

/** Why no certificate is made out to somebody's company in their role. */
export type CompanyRefusal = 'role' | 'unauthenticated' | 'under-review' | 'review-failed' | 'unrecognised';

/**
 * Why no cloud certificate can be opened. `have-one`: the caller has one, and the company stands on one. `no-phone`:
 * nobody can be asked.
 */
export type OpeningRefusal = CompanyRefusal | 'no-phone' | 'have-one';

export interface CloudOpening {
  /** Whether telephones can be asked here, and the caller has one. */
  readonly canAsk: boolean;
  readonly role: string;
  readonly realName: ToldState;
  /** Where the real-name form is under review, as the back end names it; empty where it is not. */
  readonly node: string;
  /** Whether the caller has a cloud certificate that holds. */
  readonly hasOne: boolean;
  /** Whether the company's soft key is usable already. */
  readonly companyHas: boolean;
}

/**
 * Why no certificate can be made out to a company now, the nearest reason first; undefined where one can: its real name
 * has to be authenticated (document 1, section 5).
 */
export function companyRefused({
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

/** Why a cloud certificate cannot be opened now, the nearest reason first; undefined where it can. */
export function openingRefused({ canAsk, hasOne, companyHas, ...company }: CloudOpening): OpeningRefusal | undefined {
  if (hasOne && companyHas) return 'have-one';
  return companyRefused(company) ?? (canAsk ? undefined : 'no-phone');
}
