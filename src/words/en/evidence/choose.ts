import type { choose as words } from '../../zh-CN/evidence/choose.ts';
import { nounsOf } from './nouns.ts';

export const choose: typeof words = {
  'choose.title': 'New package',
  'choose.not-together': 'Cannot go with your selection:',
  'choose.no-fundable-party': 'No funder is available at present',
  'choose.no-fundable-party-full': ({ phone }) =>
    `Apply for financing and choose a funder first; the documents can be prepared then. If no funder takes it, please ask online service (24/7), or call the hotline, ${phone} (working days 9:00–18:00).`,
  'choose.switched-off': 'No new packages at present',
  'choose.funder-not-open': 'Not open with this funder',
  'choose.remedy': ({ reason, remedy }: { reason: string; remedy: string }) => `Marked “${reason}”: ${remedy}`,
  'choose.funder-not-open-full':
    'This funder does not take this core enterprise’s business. Please choose business of another funder, or ask the core enterprise to have it opened.',
  'choose.product-not-open': 'Asset type not open yet',
  'choose.product-not-open-full': 'This asset type is not open yet. Please choose assets of another type.',
  'choose.no-limit': 'No limit with this funder',
  'choose.no-limit-full':
    'The core enterprise has no limit with this funder for this product. Please choose business of another funder, or ask the core enterprise to apply for one.',
  'choose.limit-used-up': 'Funder’s limit used up',
  'choose.limit-used-up-full':
    'The core enterprise’s limit with this funder is used up. It is restored as financed amounts fall due and are paid; you may also choose business of another funder, or ask the core enterprise to have the limit raised.',
  'choose.past-due': 'Past its due date; it can no longer be financed',
  'choose.already-financed': 'Already financed: an order can be financed only once',
  'choose.invoice-follows': 'Invoice may follow',
  'choose.sources': 'Choose from',
  'choose.source-free': 'New business',
  'choose.source-blank': 'Invoices owed',
  'choose.blank-about':
    'These receivables were sent to the funder without invoices. A package made here only needs those invoices; nothing else has to be uploaded again.',
  'choose.blank-empty': 'No receivables with invoices owed',
  'choose.blank-empty-body': 'Receivables sent without invoices that are still owed will appear here.',
  'choose.trouble-financed':
    'An order you chose is already financed, and an order can be financed only once. The list has been updated.',
  'choose.funder-wanted': 'Select a funder first',
  'choose.different-business-type': 'Different business type: please submit it separately',
  'choose.invoice-needed-too': 'it must also need an invoice',
  'choose.invoice-optional-too': 'its invoice must also be optional',
  'choose.step-choose': ({ kind }) => `Select ${nounsOf(kind)}`,
  'choose.step-upload': 'Upload documents',
  'choose.step-check': 'Check',
  'choose.step-done': 'Done',
  'choose.exit': 'Exit',
  'choose.asked': ({ kind, count }) =>
    `Only the ${nounsOf(kind)} of this financing are listed (${count}); they are chosen already`,
  'choose.asked-all': 'Show all',
  'choose.next': 'Next: upload documents',
  'choose.payer': 'Payer (credit source)',
  'choose.supplier': 'Supplier',
  'choose.funder': 'Funder',
  'choose.due': 'Due',
  'choose.amount': 'Eligible amount',
  'choose.amount-issued': 'Amount',
  'choose.business-type': 'Business type',
  'choose.tick-all': 'Select all that can go together',
  'choose.names-fold': 'Show fewer',
  'choose.names-more': ({ count }) => `Show ${count} more`,
  'choose.only-joinable': 'Only those that can go together',
  'choose.differs-supplier': 'Different supplier: make a separate package',
  'choose.differs-payer': 'Different payer: make a separate package',
  'choose.differs-invoice': 'Invoice requirement differs: make a separate package',
  'choose.differs-funder': 'Different funder: make a separate package',
  'choose.differs-counterparty': 'Different counterparty: make a separate package',
  'choose.differs-debtor': 'Different payer: make a separate package',
  'choose.in-package': 'In another package already',
  'choose.others': ({ kind }) => `Other ${nounsOf(kind)}`,
  'choose.joining': ({ count, arriving }) => {
    if (arriving)
      return count === 0
        ? 'The others are still being fetched'
        : `Still being fetched; ${count} more so far can be submitted with these`;
    return count === 0 ? 'No others can be submitted with these' : `${count} more can be submitted with these`;
  },
  'choose.rest': ({ count }) => String(count),
  'choose.leave': ({ number }) => `Leave out ${number}`,
  'choose.start-over': 'Choose this one instead',
  'choose.look': 'View',
  'choose.total': 'Total',
  'choose.credit-source': 'Credit source',
  'choose.clear': 'Clear',
  'choose.what-next': 'What you will need next',
  'choose.optional': 'optional',
  'choose.none-chosen': ({ kind }) => `Select ${nounsOf(kind)} on the left.`,
  'choose.none-chosen-below': ({ kind }) => `Select ${nounsOf(kind)}.`,
  'choose.invoice-optional': 'Invoice optional',
  'choose.empty-title': ({ kind }) => `No ${nounsOf(kind)} need documents`,
  'choose.empty-body': ({ kind }) => `New ${nounsOf(kind)} will appear here.`,
  'choose.none-found-title': ({ kind }) => `No ${nounsOf(kind)} match`,
  'choose.pick-funder': 'Choose a funder',
  'choose.kept': 'Your selection is kept in this browser',
  'choose.trouble-no-fundable-party': ({ kind }) =>
    `No funder is available for these ${nounsOf(kind)} at present. Please call customer service.`,
  'choose.trouble-too-many': 'There are too many financing applicants. Please send the documents to customer service.',
  'choose.trouble-packaged': ({ kind }) =>
    `One of these ${nounsOf(kind)} has just been put into another package. The list has been refreshed.`,
  'choose.trouble-taken': ({ taken }) =>
    `${taken.map((each) => `${each.number} has just been put into package ${each.packageId} and is no longer selected.`).join(' ')} The rest of your selection stays.`,
  'choose.trouble-selection': ({ kind }) => `These ${nounsOf(kind)} cannot go into one package. Please choose again.`,
  'choose.trouble-standard': 'The list of required documents has just changed. Please press Next again.',
  'choose.trouble-steps':
    'Something is wrong with the data. Please send a screenshot to online service (24/7). The package has been created; you will find it in the list.',
  'choose.reason': ({ lead, ways }) => `${lead} ${ways}`,
  'choose.all-of': ({ parts }) => parts.join(' and '),
  'choose.one-of': ({ ways }) => ways.join(', or '),
  'choose.same-supplier': ({ name }: { name: string }) => `the supplier must be ${name}`,
  'choose.same-credit-source': ({ name }: { name: string }) => `the credit source must be ${name}`,
  'choose.same-funder': ({ name }: { name: string }) => `the funder must be ${name}`,
  'choose.same-payer': ({ name }: { name: string }) => `the payer must be ${name}`,
  'choose.same-counterparty': ({ name }: { name: string }) => `the counterparty must be ${name}`,
  'choose.already-packaged': ({ packageId }: { packageId: string }) => `Already in package ${packageId}`,
  'choose.too-many-applicants': ({ most }: { most: number }) =>
    `This would exceed ${most} financing applicants; please send the documents to customer service`,
  'choose.chosen': ({ count }: { count: number }) => `${count} selected`,
  'choose.trouble-unknown':
    'The connection failed, and it could not be confirmed whether the package was created. Please look at the list before creating it again.',
  'choose.join': 'Relate to a submitted package',
  'choose.join-creating': 'A new package is being made',
  'choose.join-none': ({ kind }) =>
    `No submitted package may be used for the selected ${nounsOf(kind)}. Please make a new one.`,
  'choose.join-body': ({ count, kind, packageId, total }) =>
    `Package ${packageId} may be used for the ${count === 1 ? 'selected business' : `${count} selected ${nounsOf(kind)}`}; no new one is needed. ${total === '' ? '' : `Its total amount is ${total} so far. `}What is related counts towards it.`,
  'choose.join-unknown':
    'The connection failed, and it could not be confirmed whether it was related. Please look at the list before relating again.',
};
