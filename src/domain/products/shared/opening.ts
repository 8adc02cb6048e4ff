import type { PlainDate } from '../../calendar/plain-date.ts';
import {
  reviewOf,
  type CertificationStatus,
  type RealNameReview,
  type ReportedAuthState,
} from '../../keys/certification.ts';
import { mayOpenProducts } from '../../identity/opening-roles.ts';
import type { ApplicationState } from './application-state.ts';
import { openingPolicies, type OpeningPolicy } from '../../agreements/opening-policy.ts';
import type { ProductCode } from '../../catalogue/product-code.ts';

/** Requirements that a product's page lists, in this order. */
export const requirements = [
  'offered',
  'company',
  'real-name',
  'review',
  'pending',
  'hard-certificate',
  'soft-certificate',
  'soft-key',
  'application',
  'role',
  'agreement',
] as const;
export type Requirement = (typeof requirements)[number];

/**
 * Why a product cannot be opened now. `real-name-under-way`: the review of the form is not finished;
 * `state-unrecognised`: the back end reported an unknown state.
 */
export const openingReasons = [
  'not-offered',
  'companies-only',
  'needs-real-name',
  'real-name-under-way',
  'under-review',
  'review-failed',
  'verification-pending',
  'certification-under-review',
  'hard-certificate-expired',
  'not-certified',
  'certificate-under-review',
  'soft-certificate-expired',
  'no-certificate',
  'no-soft-key',
  'needs-application',
  'application-under-review',
  'application-returned',
  'application-declined',
  'state-unrecognised',
  'role',
  'agreement-withdrawn',
  'agreement-unsigned',
] as const;
export type OpeningReason = (typeof openingReasons)[number];

/**
 * The documents' prompts (document 1, section 8; F-111, F-113), and that a certificate has expired, which they do not
 * name.
 */
export type OpeningPrompt =
  | 'needs-real-name'
  | 'under-review'
  | 'review-failed'
  | 'certification-under-review'
  | 'not-certified'
  | 'no-certificate'
  | 'certificate-expired'
  | 'requirements';

/**
 * Remedy for a reason: the real-name form, the certificates page, the hotline, the current review, the page that names
 * who may open, the application for the product, or the agreement itself.
 */
export type OpeningRemedy =
  | 'hotline'
  | 'certification'
  | 'review'
  | 'contact-manager'
  | 'certificates'
  | 'application'
  | 'agreement';

const mendings: Readonly<Record<OpeningReason, OpeningRemedy>> = {
  'not-offered': 'hotline',
  'companies-only': 'hotline',
  'needs-real-name': 'certification',
  'real-name-under-way': 'review',
  'under-review': 'review',
  'review-failed': 'certification',
  'verification-pending': 'review',
  'certification-under-review': 'review',
  'hard-certificate-expired': 'certificates',
  'soft-certificate-expired': 'certificates',
  'not-certified': 'certificates',
  'certificate-under-review': 'review',
  'no-certificate': 'certificates',
  'no-soft-key': 'certificates',
  'needs-application': 'application',
  'application-under-review': 'review',
  'application-returned': 'application',
  'application-declined': 'application',
  'state-unrecognised': 'hotline',
  role: 'contact-manager',
  'agreement-withdrawn': 'hotline',
  'agreement-unsigned': 'agreement',
};

export function remedyOf(reason: OpeningReason): OpeningRemedy {
  return mendings[reason];
}

/** Prompts by priority. Reasons that close a product permanently come first. */
const prompts: readonly (readonly [OpeningReason, OpeningPrompt])[] = [
  ['not-offered', 'requirements'],
  ['companies-only', 'requirements'],
  ['agreement-withdrawn', 'requirements'],
  ['state-unrecognised', 'requirements'],
  ['needs-real-name', 'needs-real-name'],
  ['review-failed', 'review-failed'],
  ['under-review', 'under-review'],
  ['real-name-under-way', 'under-review'],
  ['verification-pending', 'under-review'],
  ['certification-under-review', 'certification-under-review'],
  ['hard-certificate-expired', 'certificate-expired'],
  ['not-certified', 'not-certified'],
  ['certificate-under-review', 'certification-under-review'],
  ['soft-certificate-expired', 'certificate-expired'],
  ['no-certificate', 'no-certificate'],
];

/** Facts that decide whether a user may open a product for their company. */
export interface OpeningFacts extends CertificationStatus {
  readonly role: string;
  /** State of the company's application; undefined where none is required. */
  readonly application: ApplicationState | undefined;
  /** Whether the current host offers the product. */
  readonly offered: boolean;
  /** Whether the company has opened it already. */
  readonly opened: boolean;
  /** Whether the platform withdrew the product's agreement, so that nobody can sign it and open the product. */
  readonly agreementWithdrawn: boolean;
  /** Whether the user has signed the current agreement. */
  readonly agreementSigned: boolean;
}

export interface OpeningCheck {
  readonly requirement: Requirement;
  /** Undefined where it is met. */
  readonly because: OpeningReason | undefined;
}

/** Result of pressing "open": the product opens, at once or after a signature; a prompt; or a page that helps. */
export type OpeningAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'open' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'prompt'; readonly prompt: OpeningPrompt }
  | { readonly kind: 'prerequisite'; readonly to: 'contact-manager' | 'certificate-management' | 'application' };

export type ProductState = 'opened' | 'openable' | 'under-review' | 'not-open';

export interface Opening {
  readonly state: ProductState;
  readonly checks: readonly OpeningCheck[];
  /** All reasons against opening; empty for an open product. */
  readonly reasons: readonly OpeningReason[];
  readonly answer: OpeningAnswer;
}

const isBeingVerified = (state: ReportedAuthState): boolean => state === 'VERIFYING' || state === 'UPDATE_VERIFYING';

function realNameReason(policy: OpeningPolicy, realName: ReportedAuthState): OpeningReason | undefined {
  if (realName === 'unrecognised') return 'state-unrecognised';
  if (realName === 'UNAUTH') return 'needs-real-name';
  return policy.realName === 'authenticated' && isBeingVerified(realName) ? 'real-name-under-way' : undefined;
}

function openingReasonOfReview(
  { notApproving, notRejected }: OpeningPolicy,
  review: RealNameReview,
): OpeningReason | undefined {
  if (review === 'rejected' && notRejected) return 'review-failed';
  return review === 'approving' && notApproving ? 'under-review' : undefined;
}

function hardReason(
  { hardCertificate: asked }: OpeningPolicy,
  state: ReportedAuthState,
  expiredOn: PlainDate,
): OpeningReason | undefined {
  if (state === 'unrecognised') return 'state-unrecognised';
  if (state === 'UNAUTH') return expiredOn === '' ? 'not-certified' : 'hard-certificate-expired';
  return asked === 'authenticated' && isBeingVerified(state) ? 'certification-under-review' : undefined;
}

function softReason(state: ReportedAuthState, expiredOn: PlainDate): OpeningReason | undefined {
  if (state === 'unrecognised') return 'state-unrecognised';
  if (state === 'UNAUTH') return expiredOn === '' ? 'no-certificate' : 'soft-certificate-expired';
  return isBeingVerified(state) ? 'certificate-under-review' : undefined;
}

const applicationReasons: Readonly<Record<ApplicationState, OpeningReason | undefined>> = {
  none: 'needs-application',
  draft: 'needs-application',
  submitted: 'application-under-review',
  returned: 'application-returned',
  declined: 'application-declined',
  granted: undefined,
};

const isApplicationReason = (reason: OpeningReason): boolean => Object.values(applicationReasons).includes(reason);

/** The requirements of a product with their results. A requirement that all usually meet is listed only when failed. */
function checksOf(policy: OpeningPolicy, facts: OpeningFacts): readonly OpeningCheck[] {
  const reasons: Readonly<
    Record<Requirement, { readonly asked: boolean; readonly because: OpeningReason | undefined }>
  > = {
    offered: { asked: !facts.offered, because: 'not-offered' },
    company: { asked: policy.companiesOnly, because: facts.individual ? 'companies-only' : undefined },
    'real-name': { asked: policy.realName !== 'any', because: realNameReason(policy, facts.realName) },
    review: {
      asked: policy.notApproving || policy.notRejected,
      because: openingReasonOfReview(policy, reviewOf(facts.realName, facts.node)),
    },
    pending: { asked: policy.noPending, because: facts.pending ? 'verification-pending' : undefined },
    'hard-certificate': {
      asked: policy.hardCertificate !== 'any',
      because: hardReason(policy, facts.hardCertificate, facts.hardExpiredOn ?? ''),
    },
    'soft-certificate': {
      asked: policy.softCertificate,
      because: softReason(facts.softCertificate, facts.softExpiredOn ?? ''),
    },
    'soft-key': {
      asked: policy.softKey,
      because:
        facts.softKeyUsable || facts.certificateNumber !== ''
          ? undefined
          : (facts.softExpiredOn ?? '') === ''
            ? 'no-soft-key'
            : 'soft-certificate-expired',
    },
    application: {
      asked: policy.application && facts.application !== undefined,
      because: facts.application && applicationReasons[facts.application],
    },
    role: { asked: true, because: mayOpenProducts(facts.role) ? undefined : 'role' },
    agreement: {
      asked: true,
      because: facts.agreementWithdrawn
        ? 'agreement-withdrawn'
        : facts.agreementSigned
          ? undefined
          : 'agreement-unsigned',
    },
  };
  return requirements
    .filter((each) => reasons[each].asked)
    .map((requirement) => ({ requirement, because: reasons[requirement].because }));
}

function answerOf(reasons: readonly OpeningReason[]): OpeningAnswer {
  if (reasons.includes('role')) return { kind: 'prerequisite', to: 'contact-manager' };
  const prompt = prompts.find(([reason]) => reasons.includes(reason))?.[1];
  if (prompt) return { kind: 'prompt', prompt };
  if (reasons.some(isApplicationReason)) return { kind: 'prerequisite', to: 'application' };
  if (reasons.includes('no-soft-key')) return { kind: 'prerequisite', to: 'certificate-management' };
  return { kind: reasons.includes('agreement-unsigned') ? 'sign' : 'open' };
}

/** Reasons that apply to all users of the company. */
const lasting = (reasons: readonly OpeningReason[]): readonly OpeningReason[] =>
  reasons.filter((reason) => reason !== 'role' && reason !== 'agreement-unsigned');

function stateOf(answer: OpeningAnswer, reasons: readonly OpeningReason[]): ProductState {
  if (answer.kind === 'open' || answer.kind === 'sign') return 'openable';
  const left = lasting(reasons);
  return left.length > 0 && left.every((reason) => mendings[reason] === 'review') ? 'under-review' : 'not-open';
}

/**
 * Whether a user may open a product for their company, with all reasons against it (document 1, section 5;
 * F-105…F-112). An open product stays open regardless of the rules.
 */
export function openingOf(product: ProductCode, facts: OpeningFacts): Opening {
  const checks = checksOf(openingPolicies[product], facts);
  if (facts.opened) return { state: 'opened', checks, reasons: [], answer: { kind: 'opened' } };
  const reasons = [...new Set(checks.flatMap(({ because }) => because ?? []))];
  const answer = answerOf(reasons);
  return { state: stateOf(answer, reasons), checks, reasons, answer };
}
