import { holdsUpPackages, type RecalledAgreement } from '../agreements/agreement-standing.ts';
import type { ProductCode } from '../catalogue/product-code.ts';
import type { PlainDate } from '../calendar/plain-date.ts';

/**
 * What the platform can bar a company from: signing for instruments, financing, transferring (document 1, section 3,
 * store; F-244).
 */
export const businessActions = ['accept', 'finance', 'transfer'] as const;
export type BusinessAction = (typeof businessActions)[number];

/** The instrument that a violating member may not sign for, transfer or finance with (document 1, section 4; F-091). */
export const violatingProduct: ProductCode = 'CREDIT';

/** How a company stands with the platform, as far as that bars it from business. */
export interface MemberTerms {
  /**
   * The Shanghai day from which a violating member is restricted, empty for one that is at once; undefined for any
   * other member.
   */
  readonly violatingFrom: PlainDate | undefined;
  readonly barredFrom: readonly BusinessAction[];
}

/**
 * Why a company may not begin a business: it is a violating member, the platform has barred it, or the product's
 * agreement does not hold.
 */
export type BusinessRestriction =
  | { readonly kind: 'violating'; readonly from: PlainDate }
  | { readonly kind: 'barred'; readonly action: BusinessAction }
  | RecalledAgreement;

/** Whether a company is restricted as a violating member on a day in Shanghai. */
export const isViolatingOn = ({ violatingFrom }: Pick<MemberTerms, 'violatingFrom'>, today: PlainDate): boolean =>
  violatingFrom !== undefined && violatingFrom <= today;

/**
 * What standing, the platform's bar or an agreement forbids; undefined where nothing does (F-091, F-244, F-245; R-016).
 * `today` is a day in Shanghai, `now` milliseconds since the epoch.
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

/** How a company stands, and who may object to that. */
export interface RestrictedMember extends MemberTerms {
  /** Names of the company's main users; none where the back end does not say. */
  readonly objectors: readonly string[];
}

/** The same, and which agreements of its products hold no more. */
export interface BusinessTerms extends RestrictedMember {
  readonly recalled: ReadonlyMap<ProductCode, RecalledAgreement>;
}

export const unrestrictedMember: MemberTerms = { violatingFrom: undefined, barredFrom: [] };
