import { englishDay } from '../../format.ts';
import { moved } from '../moved.ts';
import { plural } from '../../plural.ts';
import { usualName } from '../usual-names.ts';
import type { check as words } from '../../zh-CN/evidence/check.ts';
import { capitalNouns } from './nouns.ts';

export const check: typeof words = {
  'check.title': 'Check and submit',
  'check.submit': 'Submit',
  'check.back': 'Back to upload',
  'check.missing-title': 'Some documents are incomplete',
  'check.ready': 'Everything is in place and can be submitted.',
  'check.ready-concerns': ({ count }) =>
    `Everything is in place. Please check the ${plural(count, 'document', 'documents')} named above before you submit.`,
  'check.beside': ({ count }) =>
    `${plural(count, 'document was', 'documents were')} changed, but not what the reason names:`,
  'check.change': 'Change',
  'check.facts': 'Package',
  'check.uppercase': 'Amount in words',
  'check.ask-title': 'Please confirm before submitting',
  'check.ask-yes': 'Submit anyway',
  'check.original-title': 'Name the original invoices',
  'check.original-why': 'The funder asks which invoice each red or replaced one stands for',
  'check.original-of': ({ number }) => `Invoice ${number}`,
  'check.original-code-hint': 'Needed for numbers of 8 digits; empty for 20',
  'check.original-missing': 'Enter the original invoice number',
  'check.original-number-format': 'It has 8 or 20 digits',
  'check.original-code-format': '10 or 12 digits for a number of 8; empty for a number of 20',
  'check.original-own-number': 'It cannot be this invoice’s own number',
  'check.original-yes': 'Save and submit',
  'check.original-not-saved': 'It was not saved. What you entered is still here: please try again',
  'check.original-save': 'Save',
  'check.original-change': 'Change the original',
  'check.original-change-of': ({ name }) => `Change the original of ${name}`,
  'check.original-name': 'Name the original',
  'check.original-name-of': ({ name }) => `Name the original of ${name}`,
  'check.original-hint':
    'The document reads as a red invoice, but the tax register does not mark it as one: if it is, name its original.',
  'check.original-demanded':
    'The platform found that these invoices do not name their originals yet. The package was not submitted.',
  'check.conflict-originals': ({ count }) =>
    `The funder asks for original invoices: ${plural(count, 'invoice does', 'invoices do')} not name one yet.`,
  'check.none': 'Not provided',
  'check.conflict-title': 'The package has just changed',
  'check.conflict-look': 'Show the latest',
  'check.material-missing': ({ name }: { name: string }) => `Missing: ${usualName(name)}`,
  'check.item-incomplete': ({ name, field, problem }: { name: string; field: string; problem: string }) =>
    `${usualName(name)} · ${field}: ${problem}`,
  'check.item-unfilled': ({ name, fields, more }) =>
    `${usualName(name)}: ${fields}${more > 0 ? ` and ${more} more` : ''} not filled in`,
  'check.still-returned': ({ name, problem }: { name: string; problem: string }) =>
    `${usualName(name)} has not been corrected yet: ${problem}`,
  'check.same-invoice-twice': ({ number, name, other }: { number: string; name: string; other: string }) =>
    `Invoice ${number} appears twice: ${usualName(name)} and ${usualName(other)} are the same invoice`,
  'check.to-compare': ({ name }: { name: string }) =>
    `${usualName(name)}: the file was replaced; check the details against the new one`,
  'check.invoices-below': ({ total, financing }: { total: string; financing: string }) =>
    `The invoices total ${total}, less than the financing amount of ${financing} (for your information; you can still submit)`,
  'check.contracts-below': ({ total, financing }: { total: string; financing: string }) =>
    `The contracts total ${total}, less than the financing amount of ${financing}. Submit anyway?`,
  'check.contracts-below-tip': ({ total, financing }) =>
    `The contracts total ${total}, less than the financing amount of ${financing}. You will be asked to confirm when you submit.`,
  'check.invoices-not-counted': ({ total, count }) =>
    `The invoices total ${total}; ${plural(count, 'more is', 'more are')} uploading or being read, and not counted yet.`,
  'check.contracts-not-counted': ({ total, count }) =>
    `The contracts total ${total}; ${plural(count, 'more is', 'more are')} uploading or being read, and not counted yet.`,
  'check.pending': ({ count }) => `${count} uploading or being read`,
  'check.pending-not-counted': ({ count }) => `${count} uploading or being read, not counted yet`,
  'check.under-way': ({ count }: { count: number }) =>
    `${plural(count, 'file is', 'files are')} still uploading. Nothing can be submitted before ${count === 1 ? 'it has' : 'they have'} arrived.`,
  'check.expected': ({ until, about }) =>
    `If submitted now, the review is expected ${about ? 'about' : 'by'} ${englishDay(until)}.`,
  'check.expected-day': ({ until, about }) => (about ? `about ${englishDay(until)}` : englishDay(until)),
  'check.missed': ({ count }: { count: number }) =>
    `${plural(count, 'file', 'files')} did not arrive. If you need ${count === 1 ? 'it' : 'them'}, go back and upload again; otherwise you can submit without:`,
  'check.changed': 'Corrected',
  'check.total': ({ total }: { total: string }) => `${total} in total`,
  'check.outdated': 'A colleague has just changed this package. Please look at the latest before you submit.',
  'check.see-changes': 'Show the latest',
  'check.conflict-moved': (happened) =>
    `${moved(happened)} Your submission was not carried out, and nothing was overwritten.`,
  'check.conflict-unseen': ({ changed, people }: { changed: readonly string[]; people: readonly string[] }) =>
    `${people.join(', ')} changed ${changed.join(', ')} after you had checked. Please look at the latest, then submit.`,
  'check.conflict-state': 'The status of this package has changed; it can no longer be submitted.',
  'check.conflict-standard': 'The list of required documents has changed. Please check again.',
  'check.conflict-incomplete': ({ count }: { count: number }) =>
    `${plural(count, 'item is', 'items are')} still incomplete.`,
  'check.not-permitted': 'Your role can view this package, but not submit it.',
  'check.to-detail': 'View progress',
  'check.amount': 'Financing amount',
  'check.credits': ({ kind }) => capitalNouns(kind),
  'check.expected-label': 'Expected by',
  'check.blocked': 'Please complete what is missing first.',
  'check.failed-title': 'Not submitted',
  'check.failed-safe': 'Everything is saved; you can submit again later.',
  'check.optional-none': 'Not provided (optional)',
  'check.credits-count': ({ count }: { count: number }) => `${count} in total`,
  'check.change-of': ({ name }: { name: string }) => `Change ${name}`,
  'check.unknown-title': 'Submission could not be confirmed',
  'check.unknown':
    'The connection failed, and it could not be confirmed whether this was submitted. Please look at the latest state first; submitting again cannot submit it twice.',
  'check.platform-incomplete': ({ name }) => `The platform says: ${usualName(name)} is not filled in completely`,
  'check.platform-returned': ({ name }) =>
    `The platform says: ${usualName(name)} has not been corrected since it was returned`,
  'check.platform-twice': ({ name }) => `The platform says: ${usualName(name)} is the same invoice as another`,
  'check.platform-says': ({ name, words }) => `The platform says: ${name === '' ? '' : `${usualName(name)}: `}${words}`,
  'check.no-materials':
    'The list of required documents could not be loaded, so it cannot be determined whether anything is missing, and nothing can be submitted. Please reload later, or contact online service (24/7).',
  'check.unrecognised': ({ name, codes }) =>
    `${usualName(name)} has a requirement this page does not recognise (${codes.join(', ')}), so completeness cannot be confirmed. The platform checks it when you submit; please ask online service (24/7) if in doubt.`,
  'check.not-checked-title': 'Could not be checked',
  'check.not-checked': 'The platform could not be asked whether anything is missing, so nothing was submitted.',
  'check.unclear-title': ({ count }) =>
    `${plural(count, 'picture is', 'pictures are')} not clear: please upload ${count === 1 ? 'it' : 'them'} again before you submit`,
  'check.not-needed':
    'The platform says that this package need not be submitted now: a colleague may have submitted it, or it is no longer needed. Please look at the list, and ask online service (24/7) if in doubt.',
  'check.unconfirmed': ({ count, doubtful }) =>
    `${plural(count, 'document has', 'documents have')} not been checked yet${doubtful === 0 ? '' : doubtful === count ? ', with doubts' : `, ${doubtful} of them with doubts`}. Please compare ${count === 1 ? 'it' : 'them'} with the original before you submit:`,
  'check.unconfirmed-doubtful': 'With doubts: ',
  'check.unconfirmed-holding': 'Without doubts: ',
  'check.being-read': ({ count }) =>
    `${plural(count, 'document is', 'documents are')} being read or waiting to be filled in. Go back to upload, and the results fill in automatically:`,
  'check.wait-reading': 'Documents are being read; you can submit once they are filled in.',
};
