import { mayOpenProducts } from '../../products/shared/opening-roles.ts';
import { reviewOf, type ToldState } from '../../products/shared/certification.ts';

/** Why no cloud certificate can be opened. `have-one`: the caller has one, and the company stands on one. `no-phone`: nobody can be asked. */
export type OpeningRefusal = 'no-phone' | 'role' | 'unauthenticated' | 'under-review' | 'review-failed' | 'unrecognised' | 'have-one';

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

/** Why a cloud certificate cannot be opened now, the nearest reason first; undefined where it can. A certificate is made out to a company whose real name is authenticated (document 1, section 5). */
export function openingRefused({ canAsk, role, realName, node, hasOne, companyHas }: CloudOpening): OpeningRefusal | undefined {
  if (hasOne && companyHas) return 'have-one';
  if (!mayOpenProducts(role)) return 'role';
  const review = reviewOf(realName, node);
  if (review === 'approving') return 'under-review';
  if (review === 'rejected') return 'review-failed';
  if (realName === 'unrecognised') return 'unrecognised';
  if (realName === 'VERIFYING' || realName === 'UPDATE_VERIFYING') return 'under-review';
  if (realName !== 'AUTH') return 'unauthenticated';
  return canAsk ? undefined : 'no-phone';
}
