import { englishDay, englishDayShort } from '../../format.ts';
import { nounsOf } from './nouns.ts';
import type { after as words, TakenOut } from '../../zh-CN/evidence/after.ts';

const kinds: Readonly<Record<string, string>> = { BUSI_INVOICE: 'invoice', BUSI_CONTRACT: 'contract' };

function named({ documentType, material, number, fileName }: TakenOut['document']): string {
  return [(number === '' ? undefined : kinds[documentType]) ?? material, number || fileName]
    .filter((part) => part !== '')
    .join(' ');
}

export const after: typeof words = {
  'after.log-expedited': 'Expedited',
  'after.log-withdrawn': 'Submission withdrawn',
  'after.reason': 'Reason',
  'after.reason-missing': 'Say why',
  'after.reason-hint': 'The platform will see this reason; up to 200 characters.',
  'after.refused-state': 'The status of this package has changed; nothing was done.',
  'after.refused-unknown':
    'The connection failed, and it could not be confirmed whether the platform was told. Please look at the history first.',
  'after.expedite': 'Expedite',
  'after.expedite-title': 'Ask the platform to expedite?',
  'after.expedite-body': 'This may be done once a day for each package.',
  'after.expedite-again': ({ again }) => `Expedited today; it may be done again from ${englishDay(again)}`,
  'after.refused-expedited-today': ({ again }) =>
    `Already expedited today. It may be done again ${again === undefined ? 'tomorrow' : `from ${englishDay(again)}`}.`,
  'after.done-expedite': 'Expedited. The platform will see your reason.',
  'after.expedited': ({ by, on, reason, today }) =>
    `Expedited by ${by} on ${englishDayShort(on, today)}; reason: ${reason}`,
  'after.funder-ask': ({ phone }) =>
    `The funder has promised no date. You can ask online service (24/7), or call the hotline, ${phone} (working days 9:00–18:00), how it stands.`,
  'after.withdraw': 'Withdraw',
  'after.withdraw-title': 'Withdraw this submission?',
  'after.withdraw-body':
    'The platform has not started on it. The package comes back to you with all documents, and must be submitted again.',
  'after.done-withdraw': 'Withdrawn: every document is still there. Please resubmit.',
  'after.change': 'Request a change',
  'after.change-title': 'Request a change to submitted documents?',
  'after.change-body':
    'If the platform agrees, the package comes back to your company to be changed and resubmitted. Until it answers, processing continues.',
  'after.done-change': 'Change requested; the answer will be shown here.',
  'after.refused-already-asked': ({ by }) =>
    `${by === '' ? 'A colleague' : by} has already made a request. Please wait for the answer.`,
  'after.change-open': ({ by, on, reason, until, about, today }) =>
    `Change requested by ${by} on ${englishDayShort(on, today)}, not answered yet; reason: ${reason}. The platform’s reviewer answers${until === '' ? '' : about ? ` about ${englishDay(until)}` : ` by ${englishDay(until)}`}.`,
  'after.change-granted': ({ by, on, reason, today }) =>
    `The platform agreed to the change ${by} requested on ${englishDayShort(on, today)}; reason: ${reason}`,
  'after.change-refused': ({ by, on, answer, today }) =>
    `The platform did not agree to the change ${by} requested on ${englishDayShort(on, today)}; reason: ${answer}`,
  'after.log-change-asked': 'Change requested',
  'after.log-change-granted': ({ version }) =>
    `Change agreed to by the platform${version === '' ? '' : ` (of submission ${version})`}`,
  'after.log-change-refused': 'Change not agreed to by the platform',
  'after.removal': 'Request removal',
  'after.removal-of': ({ name }) => `Request removal of ${name}`,
  'after.removal-title': 'Request removal of this document?',
  'after.removal-body':
    'If the platform agrees, the document is no longer part of this submission. Until it answers, the document stays and processing continues.',
  'after.removal-about': ({ name }) => `To be removed: ${name}`,
  'after.done-removal': 'Removal requested; the answer will be shown here.',
  'after.refused-last-of-required': 'This is the only one of a required document. Request a change and replace it.',
  'after.removal-open': ({ by, on, reason, document, until, about, today }) =>
    `Removal of ${named(document)} requested by ${by} on ${englishDayShort(on, today)}; reason: ${reason}. The platform’s reviewer answers${until === '' ? '' : about ? ` about ${englishDay(until)}` : ` by ${englishDay(until)}`}; until then the document stays.`,
  'after.removal-approved': ({ by, on, document, today }) =>
    `The platform agreed to ${by}’s request of ${englishDayShort(on, today)}: ${named(document)} was removed`,
  'after.removal-refused': ({ by, on, document, answer, today }) =>
    `The platform did not agree to the removal of ${named(document)} ${by} requested on ${englishDayShort(on, today)}; reason: ${answer}`,
  'after.log-removal-asked': 'Removal of a document requested',
  'after.log-removal-approved': 'Removal of a document agreed to by the platform',
  'after.log-removal-refused': 'Removal of a document not agreed to by the platform',
  'after.relate': 'Relate',
  'after.relate-title': ({ kind }) => `Relate more ${nounsOf(kind)}`,
  'after.relate-body': ({ kind }) =>
    `These ${nounsOf(kind)} may use this package. They count towards its total amount.`,
  'after.relate-none': ({ kind }) => `There are no ${nounsOf(kind)} at present that may use this package.`,
  'after.relate-due': ({ day }) => `due ${englishDay(day)}`,
  'after.relate-count': ({ count }) => (count === 0 ? 'Relate' : `Relate ${count}`),
  'after.related': ({ count, kind, packageId }) =>
    `Related: ${count} more ${count === 1 ? 'business uses' : `${nounsOf(kind)} use`} package ${packageId} now, as the list shows.`,
  'after.related-elsewhere': ({ count, kind, packageId }) =>
    `Related: ${count} more ${count === 1 ? 'business uses' : `${nounsOf(kind)} use`} package ${packageId} now. Packages of this kind have no list of their own; these are the packages to be submitted.`,
  'after.related-here': ({ count, kind }) =>
    `Related: ${count} more ${count === 1 ? 'business uses' : `${nounsOf(kind)} use`} this package now.`,
  'after.relate-nothing': 'Choose at least one',
  'after.relate-short': ({ total, invoices, contracts }) => {
    const lacks = [
      ...(invoices === '' ? [] : [`the invoices are ${invoices} short`]),
      ...(contracts === '' ? [] : [`the contracts are ${contracts} short`]),
    ];
    return `The total would be ${total}: ${lacks.join(', ')}. They can still be related; the reviewers may ask for more.`;
  },
  'after.relate-failed': 'The material package relation failed. Please retry.',
  'after.log-related': 'Related',
};
