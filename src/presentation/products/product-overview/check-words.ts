import { daysBetween, type PlainDate } from '../../../domain/calendar/plain-date.ts';
import { reminderStepAt } from '../../../domain/calendar/reminders.ts';
import type { CertificatePlace } from '../../../domain/keys/certificate-path.ts';
import { applicationDays } from '../../../domain/products/shared/application.ts';
import { reviewOf, type CertificationStatus } from '../../../domain/keys/certification.ts';
import {
  remedyOf,
  type OpeningCheck,
  type OpeningPrompt,
  type OpeningReason,
  type Requirement,
} from '../../../domain/products/shared/opening.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

export const requirementWords: Readonly<Record<Requirement, PlainKey>> = {
  offered: 'products.needs-offered',
  company: 'products.needs-company',
  'real-name': 'products.needs-real-name',
  review: 'products.needs-review',
  pending: 'products.needs-pending',
  'hard-certificate': 'products.needs-hard',
  'soft-certificate': 'products.needs-soft',
  'soft-key': 'products.needs-key',
  application: 'products.needs-application',
  role: 'products.needs-role',
  agreement: 'products.needs-agreement',
};

const reasonWords: Readonly<
  Record<Exclude<OpeningReason, 'hard-certificate-expired' | 'soft-certificate-expired'>, PlainKey>
> = {
  'not-offered': 'products.because-not-offered',
  'companies-only': 'products.because-companies-only',
  'needs-real-name': 'products.because-needs-real-name',
  'real-name-under-way': 'products.because-real-name-under-way',
  'under-review': 'products.because-under-review',
  'review-failed': 'products.because-review-failed',
  'verification-pending': 'products.because-pending',
  'certification-under-review': 'products.because-certification-under-review',
  'not-certified': 'products.because-not-certified',
  'certificate-under-review': 'products.because-certificate-under-review',
  'no-certificate': 'products.because-no-certificate',
  'no-soft-key': 'products.because-no-key',
  'needs-application': 'products.because-needs-application',
  'application-under-review': 'products.because-application-under-review',
  'application-returned': 'products.because-application-returned',
  'application-declined': 'products.because-application-declined',
  'state-unrecognised': 'products.because-unrecognised',
  role: 'products.because-role',
  'agreement-withdrawn': 'products.because-agreement-withdrawn',
  'agreement-unsigned': 'products.unsigned',
};

/** Words a reason, with its day if it has one. */
export function reasonMessage(
  reason: OpeningReason,
  { hardExpiredOn = '', softExpiredOn = '' }: Pick<CertificationStatus, 'hardExpiredOn' | 'softExpiredOn'>,
): Message {
  if (reason === 'hard-certificate-expired') return message('products.because-hard-expired', { on: hardExpiredOn });
  return reason === 'soft-certificate-expired'
    ? message('products.because-soft-expired', { on: softExpiredOn })
    : message(reasonWords[reason]);
}

export const promptWords: Readonly<Record<OpeningPrompt, PlainKey>> = {
  'needs-real-name': 'products.prompt-needs-real-name',
  'under-review': 'products.prompt-under-review',
  'review-failed': 'products.prompt-review-failed',
  'certification-under-review': 'products.prompt-certification-under-review',
  'not-certified': 'products.prompt-not-certified',
  'no-certificate': 'products.prompt-no-certificate',
  'certificate-expired': 'products.prompt-expired',
  requirements: 'products.prompt-requirements',
};

const metWords: Readonly<Record<Requirement, PlainKey>> = {
  offered: 'products.met-offered',
  company: 'products.met-company',
  'real-name': 'products.met-real-name',
  review: 'products.met-review',
  pending: 'products.met-pending',
  'hard-certificate': 'products.met-hard',
  'soft-certificate': 'products.met-soft',
  'soft-key': 'products.met-key',
  application: 'products.met-application',
  role: 'products.met-role',
  agreement: 'products.met-agreement',
};

/**
 * The state of a requirement among those of its product: why it is not met, that it is met, or that a process is
 * running that does not matter here. Where the review of the form holds the opening up, no row says that it does not
 * matter.
 */
export function requirementState(
  { requirement, because }: OpeningCheck,
  certification: CertificationStatus,
  checks: readonly OpeningCheck[],
): Message {
  if (because) return reasonMessage(because, certification);
  const isReviewFailed = checks.some((each) => each.requirement === 'review' && each.because !== undefined);
  if (requirement === 'real-name' && certification.realName !== 'AUTH' && isReviewFailed)
    return message('products.met-submitted');
  const state = requirement === 'hard-certificate' ? certification.hardCertificate : certification.realName;
  const underWay =
    requirement === 'review'
      ? reviewOf(certification.realName, certification.node) !== 'none'
      : (requirement === 'hard-certificate' || requirement === 'real-name') && state !== 'AUTH';
  return message(underWay ? 'products.met-under-way' : metWords[requirement]);
}

/**
 * How long it usually takes to meet a requirement. Undefined if it is met, if no one here can speed it up, or if the
 * platform is reviewing the certificate.
 */
export function usualDuration({ requirement, because }: OpeningCheck): Message | undefined {
  const remedy = because && remedyOf(because);
  if (remedy === undefined || remedy === 'hotline') return undefined;
  switch (requirement) {
    case 'real-name':
    case 'review':
    case 'pending':
      return message('products.time-certification');
    case 'hard-certificate':
      return remedy === 'review' ? undefined : message('products.time-token');
    case 'soft-certificate':
    case 'soft-key':
    case 'agreement':
      return remedy === 'review' ? undefined : message('products.time-minutes');
    case 'application':
      return message('products.time-application', { days: applicationDays });
    default:
      return undefined;
  }
}

/** Days until a valid certificate ends, 0 on the last day; undefined if no reminder is due. */
export function certificateDaysLeft(
  { requirement, because }: OpeningCheck,
  { hardEndsOn = '', softEndsOn = '' }: CertificationStatus,
  today: PlainDate,
): number | undefined {
  const until = because
    ? ''
    : requirement === 'hard-certificate'
      ? hardEndsOn
      : requirement === 'soft-certificate' || requirement === 'soft-key'
        ? softEndsOn
        : '';
  const left = until === '' ? undefined : daysBetween(today, until);
  return left !== undefined && reminderStepAt(left) !== undefined ? left : undefined;
}

/**
 * The part of the certificates' page on which a reason is resolved: an expired certificate is renewed in its row, a
 * token is applied for, a cloud certificate is opened.
 */
export function certificatePlaceOf(reason: OpeningReason): CertificatePlace {
  if (reason === 'hard-certificate-expired' || reason === 'soft-certificate-expired') return 'own';
  return reason === 'not-certified' ? 'tokens' : 'cloud';
}
