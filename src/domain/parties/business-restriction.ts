import { holdsUpPackages, type RecalledAgreement } from '../agreements/agreement-recall.ts';
import type { ProductCode } from '../catalogue/product-code.ts';
import type { PlainDate } from '../calendar/plain-date.ts';

/**
 * Actions that the platform can bar: accepting instruments, financing, transferring (document 1, section 3, store;
 * F-244).
 */
export const businessActions = ['accept', 'finance', 'transfer'] as const;
export type BusinessAction = (typeof businessActions)[number];

/** Product that a violating member may not accept, transfer or finance (document 1, section 4; F-091). */
export const violatingProduct: ProductCode = 'CREDIT';

/** Restrictions of a member. */
export interface MemberTerms {
  /** The Shanghai day from which a violating member is restricted, empty for at once; undefined for other members. */
  readonly violatingFrom: PlainDate | undefined;
  readonly barredFrom: readonly BusinessAction[];
}

/** Why a company may not start a business: violating member, barred by the platform, or recalled agreement. */
export type BusinessRestriction =
  | { readonly kind: 'violating'; readonly from: PlainDate }
  | { readonly kind: 'barred'; readonly action: BusinessAction }
  | RecalledAgreement;

/** Whether a company is restricted as a violating member on a day in Shanghai. */
export const isViolatingOn = ({ violatingFrom }: Pick<MemberTerms, 'violatingFrom'>, today: PlainDate): boolean =>
  violatingFrom !== undefined && violatingFrom <= today;

/**
 * The restriction of an action by standing, bar or agreement; undefined where there is none (F-091, F-244, F-245;
 * `today` is a Shanghai day, `now` milliseconds since the epoch.
 */
export function businessRestriction(
  { action, product }: { readonly action: BusinessAction; readonly product: ProductCode },
  { violatingFrom, barredFrom }: MemberTerms,
  agreement: RecalledAgreement | undefined,
  { today, now }: { readonly today: PlainDate; readonly now: number },
): BusinessRestriction | undefined {
  if (product === violatingProduct && violatingFrom !== undefined && isViolatingOn({ violatingFrom }, today))
    return { kind: 'violating', from: violatingFrom };
  if (barredFrom.includes(action)) return { kind: 'barred', action };
  return holdsUpPackages(agreement, now) ? agreement : undefined;
}

/** Restrictions of a member, and the users who may object. */
export interface RestrictedMember extends MemberTerms {
  /** Names of the company's main users; none where the back end does not say. */
  readonly objectors: readonly string[];
}

/** Restrictions of a member, and the recalled agreements of its products. */
export interface BusinessTerms extends RestrictedMember {
  readonly recalled: ReadonlyMap<ProductCode, RecalledAgreement>;
}

export const unrestrictedMember: MemberTerms = { violatingFrom: undefined, barredFrom: [] };
