import { reviewOf, type CertificationStanding } from '../../../domain/products/shared/certification.ts';
import type { OpeningCheck, OpeningPrompt, OpeningReason, Requirement } from '../../../domain/products/shared/opening.ts';
import { message, type Message, type PlainKey } from '../../../words/catalogue.ts';

export const requirementWords: Readonly<Record<Requirement, PlainKey>> = {
  offered: 'products.needs-offered', company: 'products.needs-company', 'real-name': 'products.needs-real-name', review: 'products.needs-review', pending: 'products.needs-pending', 'hard-certificate': 'products.needs-hard',
  'soft-certificate': 'products.needs-soft', 'soft-key': 'products.needs-key', application: 'products.needs-application', role: 'products.needs-role', agreement: 'products.needs-agreement',
};

const reasonWords: Readonly<Record<Exclude<OpeningReason, 'hard-certificate-expired' | 'soft-certificate-expired'>, PlainKey>> = {
  'not-offered': 'products.because-not-offered', 'companies-only': 'products.because-companies-only', 'needs-real-name': 'products.because-needs-real-name', 'real-name-under-way': 'products.because-real-name-under-way', 'under-review': 'products.because-under-review',
  'review-failed': 'products.because-review-failed', 'verification-pending': 'products.because-pending', 'certification-under-review': 'products.because-certification-under-review', 'not-certified': 'products.because-not-certified',
  'certificate-under-review': 'products.because-certificate-under-review', 'no-certificate': 'products.because-no-certificate', 'no-soft-key': 'products.because-no-key', 'needs-application': 'products.because-needs-application', 'application-under-review': 'products.because-application-under-review',
  'application-returned': 'products.because-application-returned', 'application-declined': 'products.because-application-declined', 'state-unrecognised': 'products.because-unrecognised', role: 'products.because-role', 'agreement-withdrawn': 'products.because-agreement-withdrawn', 'agreement-unsigned': 'products.unsigned',
};

/** What is wrong, with the day on which it came about where there is one. */
export function reasonMessage(reason: OpeningReason, { hardExpiredOn = '', softExpiredOn = '' }: Pick<CertificationStanding, 'hardExpiredOn' | 'softExpiredOn'>): Message {
  if (reason === 'hard-certificate-expired') return message('products.because-hard-expired', { on: hardExpiredOn });
  return reason === 'soft-certificate-expired' ? message('products.because-soft-expired', { on: softExpiredOn }) : message(reasonWords[reason]);
}

export const promptWords: Readonly<Record<OpeningPrompt, PlainKey>> = {
  'needs-real-name': 'products.prompt-needs-real-name', 'under-review': 'products.prompt-under-review', 'review-failed': 'products.prompt-review-failed', 'certification-under-review': 'products.prompt-certification-under-review',
  'not-certified': 'products.prompt-not-certified', 'no-certificate': 'products.prompt-no-certificate', 'certificate-expired': 'products.prompt-expired', requirements: 'products.prompt-requirements',
};

const metWords: Readonly<Record<Requirement, PlainKey>> = {
  offered: 'products.met-offered', company: 'products.met-company', 'real-name': 'products.met-real-name', review: 'products.met-review', pending: 'products.met-pending', 'hard-certificate': 'products.met-hard', 'soft-certificate': 'products.met-soft',
  'soft-key': 'products.met-key', application: 'products.met-application', role: 'products.met-role', agreement: 'products.met-agreement',
};

/** How a condition stands: what is wrong, or what is right, or that something is on its way that does not matter here. */
export function standingOf({ requirement, because }: OpeningCheck, certification: CertificationStanding): Message {
  if (because) return reasonMessage(because, certification);
  const state = requirement === 'hard-certificate' ? certification.hardCertificate : certification.realName;
  const underWay = requirement === 'review' ? reviewOf(certification.realName, certification.node) !== 'none' : (requirement === 'hard-certificate' || requirement === 'real-name') && state !== 'AUTH';
  return message(underWay ? 'products.met-under-way' : metWords[requirement]);
}
