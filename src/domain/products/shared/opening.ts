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

/** What a product's page lists, in this order. */
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
 * Why a product cannot be opened as things stand. `real-name-under-way`: the form was handed in, and is not through;
 * `state-unrecognised`: the back end told a state that is not known here.
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
 * Who or what mends a reason: the company's own real-name form, the page of the certificates, the platform's people,
 * who answer the hotline or review already, the page that names who may open, the application for the product, or the
 * agreement itself.
 */
export type Mending =
  | 'hotline'
  | 'certification'
  | 'review'
  | 'contact-manager'
  | 'certificates'
  | 'application'
  | 'agreement';

const mendings: Readonly<Record<OpeningReason, Mending>> = {
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

export function mendingOf(reason: OpeningReason): Mending {
  return mendings[reason];
}

/** In the order in which a press answers by them; a product that is closed to somebody for good comes first. */
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

/** Everything on which it depends whether somebody may open a product for their company. */
export interface OpeningFacts extends CertificationStatus {
  readonly role: string;
  /** Where the company's application for it stands; undefined where none is asked for. */
  readonly application: ApplicationState | undefined;
  /** Whether the host by which one came has the product. */
  readonly offered: boolean;
  /** Whether the company has opened it already. */
  readonly opened: boolean;
  /** Whether the platform has withdrawn the product's agreement: nobody can sign it, and so nobody open the product. */
  readonly agreementWithdrawn: boolean;
  /** Whether whoever asks has signed the product's present agreement. */
  readonly agreementSigned: boolean;
}

export interface OpeningCheck {
  readonly requirement: Requirement;
  /** Undefined where it is met. */
  readonly because: OpeningReason | undefined;
}

/**
 * What pressing "open" comes to: it opens, at once or with the agreement's signature; it says why not; or it leads to
 * who can help.
 */
export type OpeningAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'open' }
  | { readonly kind: 'sign' }
  | { readonly kind: 'prompt'; readonly prompt: OpeningPrompt }
  | { readonly kind: 'way'; readonly to: 'contact-manager' | 'certificate-management' | 'application' };

export type ProductState = 'opened' | 'openable' | 'under-review' | 'not-open';

export interface Opening {
  readonly state: ProductState;
  readonly checks: readonly OpeningCheck[];
  /** All that stand in the way, never the first alone; empty for a product that is open. */
  readonly reasons: readonly OpeningReason[];
  readonly answer: OpeningAnswer;
}

const isBeingVerified = (state: ReportedAuthState): boolean => state === 'VERIFYING' || state === 'UPDATE_VERIFYING';

function realNameReason(policy: OpeningPolicy, realName: ReportedAuthState): OpeningReason | undefined {
  if (realName === 'unrecognised') return 'state-unrecognised';
  if (realName === 'UNAUTH') return 'needs-real-name';
  return policy.realName === 'authenticated' && isBeingVerified(realName) ? 'real-name-under-way' : undefined;
}

function reviewReason({ notApproving, notRejected }: OpeningPolicy, review: RealNameReview): OpeningReason | undefined {
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

/** What a product asks for, each with what is wrong with it; what everybody meets is named only where it is not met. */
function checksOf(policy: OpeningPolicy, facts: OpeningFacts): readonly OpeningCheck[] {
  const reasons: Readonly<
    Record<Requirement, { readonly asked: boolean; readonly because: OpeningReason | undefined }>
  > = {
    offered: { asked: !facts.offered, because: 'not-offered' },
    company: { asked: policy.companiesOnly, because: facts.individual ? 'companies-only' : undefined },
    'real-name': { asked: policy.realName !== 'any', because: realNameReason(policy, facts.realName) },
    review: {
      asked: policy.notApproving || policy.notRejected,
      because: reviewReason(policy, reviewOf(facts.realName, facts.node)),
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
  if (reasons.includes('role')) return { kind: 'way', to: 'contact-manager' };
  const prompt = prompts.find(([reason]) => reasons.includes(reason))?.[1];
  if (prompt) return { kind: 'prompt', prompt };
  if (reasons.some(isApplicationReason)) return { kind: 'way', to: 'application' };
  if (reasons.includes('no-soft-key')) return { kind: 'way', to: 'certificate-management' };
  return { kind: reasons.includes('agreement-unsigned') ? 'sign' : 'open' };
}

/** What keeps the product from being opened, by whomever. */
const lasting = (reasons: readonly OpeningReason[]): readonly OpeningReason[] =>
  reasons.filter((reason) => reason !== 'role' && reason !== 'agreement-unsigned');

function stateOf(answer: OpeningAnswer, reasons: readonly OpeningReason[]): ProductState {
  if (answer.kind === 'open' || answer.kind === 'sign') return 'openable';
  const left = lasting(reasons);
  return left.length > 0 && left.every((reason) => mendings[reason] === 'review') ? 'under-review' : 'not-open';
}

/**
 * Whether somebody may open a product for their company, with everything that stands in the way (document 1, section 5;
 * F-105…F-112). What is open stays open, whatever a rule says by now.
 */
export function openingOf(product: ProductCode, facts: OpeningFacts): Opening {
  const checks = checksOf(openingPolicies[product], facts);
  if (facts.opened) return { state: 'opened', checks, reasons: [], answer: { kind: 'opened' } };
  const reasons = [...new Set(checks.flatMap(({ because }) => because ?? []))];
  const answer = answerOf(reasons);
  return { state: stateOf(answer, reasons), checks, reasons, answer };
}
