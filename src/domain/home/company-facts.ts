import type { CertificateKind } from '../keys/usable-key.ts';
import type { OpenBook } from '../evidence/shared/book-policies.ts';
import { daysBetween, shanghaiDate, type PlainDate } from '../calendar/plain-date.ts';
import { reminderSteps } from '../calendar/reminders.ts';
import type { StartStepStatus } from '../parties/start-list.ts';
import type { Money } from '../money/money.ts';
import {
  isViolatingOn,
  unrestrictedMember,
  type BusinessAction,
  type BusinessTerms,
  type RestrictedMember,
} from '../parties/business-restriction.ts';
import { isProduct } from '../catalogue/product-code.ts';
import type { SigningTurn } from '../agreements/signing-turn.ts';

export interface Limit {
  readonly limit: Money;
  readonly used: Money;
}

/**
 * Limit of one product. `book` is undefined where this portal has none for the product; `code` is the product's code.
 */
export interface ProductLimit extends Limit {
  readonly book: OpenBook | undefined;
  readonly code: string;
}

export interface FunderLimit extends Limit {
  readonly funder: string;
  /** Limits by product; empty where the back end does not say. */
  readonly products: readonly ProductLimit[];
}

/** A product with a recalled agreement. `title` is in the user's language; `turn` says who can sign a new version. */
export interface RecalledProduct {
  readonly product: string;
  readonly title: string;
  readonly kind: 'withdrawn' | 'to-sign';
  readonly at: number;
  readonly turn?: SigningTurn | undefined;
}

/** Standing of a company with the platform, and its progress (checklist 1.4, home). Days are those of Shanghai. */
export interface CompanyFacts {
  /** Undefined for a member in good standing, and where the user may not know it. */
  readonly standing: 'watch-listed' | 'violating' | undefined;
  /** Day from which a violating member is restricted; empty for none. */
  readonly effectiveOn: PlainDate;
  /** Restrictions on new business, visible to all users; undefined where the back end does not say. */
  readonly restricted?: RestrictedMember | undefined;
  /** Receipt number of the open objection; undefined where there is none. */
  readonly objection?: string | undefined;
  /** Last days of its licence and certificate; empty where unknown. */
  readonly licenceUntil: PlainDate;
  readonly certificateUntil: PlainDate;
  /** Kind of that certificate; undefined where the back end does not say. */
  readonly certificateKind?: CertificateKind | undefined;
  /** Whether the company can still sign after that day, with a certificate of the other kind. */
  readonly signsAfterwards?: boolean;
  /** Holder of the certificate; undefined where it was not issued through this portal. */
  readonly certificateHolder?: { readonly name: string; readonly isOwn: boolean } | undefined;
  /**
   * Day on which the company's signing certificate was reported lost; undefined where it was not, or has been replaced.
   */
  readonly certificateLostOn?: PlainDate | undefined;
  /**
   * Last days of the identity cards in the certification, for users who may replace them; undefined where unknown or
   * without an end.
   */
  readonly legalIdUntil?: PlainDate | undefined;
  readonly agentIdUntil?: PlainDate | undefined;
  /** Last days of the letters in the certification, under the same conditions. */
  readonly entrustUntil?: PlainDate | undefined;
  readonly upperLetterUntil?: PlainDate | undefined;
  /** Opened products whose agreement was recalled. */
  readonly agreements?: readonly RecalledProduct[] | undefined;
  /** Steps of the start list, for the user. */
  readonly steps: readonly StartStepStatus[];
  /** Limits by funder, for a core enterprise only. */
  readonly limits: readonly FunderLimit[];
}

/** Days before the end of a paper from which a warning is shown, as for certificates. */
export const reminderDays = reminderSteps[0];

export type WarningKind =
  | 'violating'
  | 'violating-ahead'
  | 'barred'
  | 'watch-listed'
  | 'licence'
  | 'certificate'
  | 'certificate-lost'
  | 'legal-id'
  | 'agent-id'
  | 'entrustment'
  | 'upper-letter'
  | 'agreement-withdrawn'
  | 'agreement-to-sign';

export interface CompanyWarning {
  readonly kind: WarningKind;
  /** First or last day of the subject; empty where there is none. */
  readonly day: PlainDate;
  /** Days left, 0 on the last day, negative afterwards; undefined for a warning without an end. */
  readonly days: number | undefined;
  /** Users who may object to a violation; left out for a user who may object. */
  readonly objectors?: readonly string[];
  /** Kind of the certificate that the company can do without; undefined where it cannot sign without it. */
  readonly spareCertificate?: CertificateKind;
  /** Actions that the platform bars; left out for other warnings. */
  readonly barred?: readonly BusinessAction[];
  /** Receipt number of a pending objection to the warning; undefined where there is none. */
  readonly objection?: string | undefined;
  /**
   * The product whose agreement the warning is about, and whether new packages are already blocked; undefined for any
   * other warning.
   */
  readonly recalled?: (RecalledProduct & { readonly isPast: boolean }) | undefined;
}

/** Warnings about membership: for the main user from the notice on, for colleagues once a restriction is in force. */
function membershipWarnings(facts: CompanyFacts, today: PlainDate): readonly CompanyWarning[] {
  const { standing, effectiveOn, objection, restricted } = facts;
  const { violatingFrom, barredFrom = [], objectors = [] } = restricted ?? {};
  const waits = objection === undefined ? {} : { objection };
  const bar: CompanyWarning = { kind: 'barred', day: '', days: undefined, barred: barredFrom };
  const barred = barredFrom.length === 0 ? [] : [bar];
  if (standing === undefined) {
    if (violatingFrom === undefined) return barred;
    return [{ kind: 'violating', day: violatingFrom, days: undefined, objectors }, ...barred];
  }
  const isAhead = standing === 'violating' && !isViolatingOn({ violatingFrom: effectiveOn }, today);
  const kind = isAhead ? 'violating-ahead' : standing;
  const own: CompanyWarning = { kind, day: effectiveOn, days: undefined, ...waits };
  return kind === 'violating' ? [own, ...barred] : [...barred, own];
}

/** Terms that restrict new business of a company. */
export function businessTermsOf(facts: Pick<CompanyFacts, 'restricted' | 'agreements'>): BusinessTerms {
  const { restricted = { ...unrestrictedMember, objectors: [] }, agreements = [] } = facts;
  const recalled = agreements.flatMap(({ product, kind, at, turn }) => {
    if (!isProduct(product)) return [];
    return [[product, kind === 'withdrawn' ? { kind, at } : { kind, deadline: at, turn }] as const];
  });
  return { ...restricted, recalled: new Map(recalled) };
}

/**
 * The warnings of a company at an instant (milliseconds since the epoch), in the order membership, lost certificate,
 * recalled agreements, papers.
 */
export function companyWarnings(facts: CompanyFacts, now: number): readonly CompanyWarning[] {
  const {
    licenceUntil,
    certificateUntil,
    certificateKind,
    signsAfterwards = false,
    certificateLostOn,
    legalIdUntil = '',
    agentIdUntil = '',
    entrustUntil = '',
    upperLetterUntil = '',
    agreements = [],
  } = facts;
  const today = shanghaiDate(now);
  const papers = (
    [
      ['licence', licenceUntil],
      ['certificate', certificateUntil],
      ['legal-id', legalIdUntil],
      ['agent-id', agentIdUntil],
      ['entrustment', entrustUntil],
      ['upper-letter', upperLetterUntil],
    ] as const
  ).flatMap(([kind, day]) => {
    const days = day === '' ? undefined : daysBetween(today, day);
    if (days === undefined || days > reminderDays) return [];
    const isSpare = kind === 'certificate' && signsAfterwards && certificateKind !== undefined;
    return [{ kind, day, days, ...(isSpare ? { spareCertificate: certificateKind } : {}) }];
  });
  const lost: readonly CompanyWarning[] =
    certificateLostOn === undefined ? [] : [{ kind: 'certificate-lost', day: certificateLostOn, days: undefined }];
  const recalls = agreements.map((recalled): CompanyWarning => ({
    kind: `agreement-${recalled.kind}`,
    day: shanghaiDate(recalled.at),
    days: recalled.kind === 'withdrawn' ? undefined : daysBetween(today, shanghaiDate(recalled.at)),
    recalled: { ...recalled, isPast: recalled.kind === 'withdrawn' || now >= recalled.at },
  }));
  return [
    ...membershipWarnings(facts, today),
    ...lost,
    ...recalls.toSorted((a, b) => (a.days ?? -Infinity) - (b.days ?? -Infinity) || 0),
    ...papers.toSorted((a, b) => a.days - b.days),
  ];
}

/** The unused part of a limit; zero where more was used. */
export function availableOf({ limit, used }: Limit): Money {
  return { fen: used.fen > limit.fen ? 0n : limit.fen - used.fen };
}
