import type { RuleSentence } from '../../../domain/trade/shared/rule-sentence.ts';
import type { trade as chinese } from '../../zh-CN/trade/trade.ts';
import {
  count as digits,
  englishDay,
  englishMomentOfYear,
  englishMonth,
  englishMonths,
  money,
  timeOfDay,
} from '../../format.ts';
import { plural } from '../../plural.ts';
import { dayAndWeekday, greet } from '../greeting.ts';
import { ruleSentence } from './rules.ts';

/** For charts of many narrow bars: no currency, and three digits. */
const short = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

const acts: Readonly<Record<string, string>> = {
  issue: 'Issue',
  'review-threshold': 'Threshold of the final review',
  'supplier-recommendation': 'Recommended supplier',
  'payroll-issue': 'Payroll issue',
  'issue-recall': 'Recall of an issue',
  accept: 'Acceptance',
  refuse: 'Refusal',
  transfer: 'Transfer',
  'transfer-recall': 'Recall of a transfer',
  cancellation: 'Cancellation',
  finance: 'Financing',
  contract: 'Contract signing',
  disbursement: 'Disbursement',
  'disbursement-return': 'Return of a disbursement',
  payment: 'Payment',
  repurchase: 'Repurchase',
  freeze: 'Court freeze',
  release: 'Release',
  'court-transfer': 'Transfer by a court',
  succession: 'Succession',
  deregistration: 'Deregistration',
  correction: 'Correction',
};

/** What an effective application of some acts is called: its outcome is decided by the funder, or is a payment. */
const effectiveStates = { finance: 'Approved', contract: 'Signed', disbursement: 'Received', payment: 'Paid' };

const states: Readonly<Record<string, string>> = {
  DRAFT: 'Draft',
  WAITING: 'In approval',
  RETURNED: 'Returned for correction',
  REFUSED_BY_RULE: 'Stopped by a rule, to be corrected',
  EFFECTIVE: 'In effect',
  REJECTED: 'Rejected',
  WITHDRAWN: 'Withdrawn',
  LAPSED: 'Lapsed',
};

const stepNames: Readonly<Record<string, string>> = {
  maker: 'Preparation',
  operator: 'Operator approval',
  director: 'Director approval',
  'final-reviewer': 'Final review',
};

const reasons: Readonly<Record<string, string>> = {
  amount: 'Wrong amount',
  'due-date': 'Wrong due date',
  payee: 'Wrong payee',
  payroll: 'Wrong payroll',
  papers: 'Contract or invoices do not match',
  business: 'Doubts about the underlying trade',
  'not-agreed': 'Not agreed',
  'entry-right': 'The entry is right as it is',
  unexplained: 'The reason for the correction is unclear',
  other: 'Another reason',
  overtaken: 'The amount was refused, recalled, accepted or paid in the meantime',
  freeze: 'A court froze the amount',
  'court-transfer': 'A court transferred the amount',
  succession: 'A successor took over what the company held',
  deregistration: 'The company was deregistered',
  time: 'Deadline passed',
  rule: 'A rule was not met',
};

const exceptions: Readonly<Record<string, string>> = {
  contract: 'Agreed in the contract',
  acceptance: 'Paid after acceptance of the goods',
  retention: 'Retention money',
  other: 'Other',
};

const events: Readonly<Record<string, string>> = {
  submitted: 'submitted',
  approved: 'approved',
  returned: 'returned',
  rejected: 'rejected',
  withdrawn: 'withdrew',
  lapsed: 'lapsed',
  'refused-by-rule': 'a rule was not met, returned to its maker',
  effective: 'put it into effect',
  released: 'reserved amount released',
};

const entries: Readonly<Record<string, string>> = {
  issue: 'Issue',
  'issue-accepted': 'Acceptance',
  'issue-returned': 'Issue returned',
  transfer: 'Transfer',
  'transfer-accepted': 'Acceptance',
  'transfer-returned': 'Transfer returned',
  cancellation: 'Cancellation',
  disbursement: 'Disbursement',
  'disbursement-returned': 'Disbursement returned',
  payment: 'Payment',
  repurchase: 'Repurchase',
  'court-transfer': 'Transfer by a court',
  succession: 'Succession',
  correction: 'Correction',
};

/** The parts of a holding, which add up to it. */
const heldParts = {
  available: 'Available',
  reserved: 'Reserved',
  packaged: 'In a package',
  frozen: 'Frozen',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Why an allocation was not changed. */
const allocationRefusals: Readonly<Record<string, string>> = {
  'not-held':
    'Your company no longer holds this instrument: it may have been transferred, financed or paid. Nothing was changed.',
  changed:
    'A colleague has just changed this allocation. Nothing was changed. The list has been updated: please look again.',
  allocated: 'The instrument is allocated already. Hand it back to the company first, then allocate it again.',
  stopped: 'This internal organisation is no longer in use. Nothing was changed. Please choose another one.',
  'not-allocated': 'No internal organisation has this instrument, so there is nothing to hand back.',
  gone: 'The instrument or the organisation was not found. Nothing was changed. Please reload the page.',
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Instruments, the applications that change them, and the holdings of companies. */
export const trade: typeof chinese = {
  'trade.crumb': 'Instruments',
  'trade.act': ({ act }) => nameIn(acts, act, 'Other business'),
  'trade.state': ({ state, act }) =>
    (state === 'EFFECTIVE' && nameIn(effectiveStates, act, '')) || nameIn(states, state, 'Unknown state'),
  'trade.step-name': ({ role }) => nameIn(stepNames, role, 'Other step'),
  'trade.reason': ({ reason }) => nameIn(reasons, reason, ''),
  'trade.exception': ({ reason }) => nameIn(exceptions, reason, 'Not chosen'),
  'trade.event': ({ event }) => nameIn(events, event, 'other'),
  'trade.entry': ({ entry, isPayroll = false }) => (isPayroll ? 'Payroll issue' : nameIn(entries, entry, 'Other')),
  'trade.rule': (said: RuleSentence) => ruleSentence(said),
  'trade.decision-bar': ({ bar }) =>
    nameIn(
      {
        own: 'You prepared it, so somebody else must approve it.',
        twice: 'You handled an earlier step, and nobody may handle two.',
        unidentified: 'Your ID number is not on record, so you cannot approve.',
        'not-theirs': 'This step belongs to another role.',
        'not-waiting': 'No step is pending now.',
      },
      bar,
      'You cannot handle it now.',
    ),
  'trade.withdrawn-meanwhile': ({ name, at }) =>
    `${name} withdrew this application on ${englishMomentOfYear(at)}. There is nothing to approve.`,
  'trade.meanwhile': ({ state, at }) =>
    `This application is no longer awaiting approval. Status since ${englishMomentOfYear(at)}: ${nameIn(states, state, 'other')}.`,
  'trade.refused-changed': 'Somebody has just handled it. The latest version is shown.',
  'trade.refused-changed-to': ({ state }) =>
    `Somebody has just handled it. Its state is now “${nameIn(states, state, 'unknown')}”.`,
  'trade.refused-state': 'That is not possible in its present state. The latest version is shown.',
  'trade.refused-failed':
    'Something went wrong here. Please check whether it is still awaiting approval, and try again.',
  'trade.refused-certificate':
    'The certificate expired while the approvals were under way. This one was not approved. Please sign it with a valid certificate.',
  'trade.refused-gone': 'It was not found, or does not belong to your company.',
  'trade.refused-not-permitted': 'Your role cannot do this.',
  'trade.refused-field': 'A field is not valid. Please check it.',
  'trade.refused-unsigned': 'This step must be signed with a certificate. Nothing was done.',
  'trade.refused-by-rule': 'A rule was not met. It did not take effect and was returned to its maker.',
  'trade.draft-kept': 'Draft saved',
  'trade.submitted': ({ number }) => `Submitted. Application ${number}`,
  'trade.withdrawn-for': ({ name }) => `On behalf of ${name}`,
  'trade.withdrawn': ({ number }) => `${number} withdrawn. The reserved amount was released.`,
  'trade.decided': ({ decision, number }) =>
    `${number} ${decision === 'approve' ? 'approved' : decision === 'return' ? 'returned' : 'rejected'}`,
  'trade.acceptance-sent': ({ names }) =>
    names.length === 0 ? 'Acceptance submitted' : `Acceptance submitted, awaiting approval by ${names.join(', ')}`,
  'trade.refusal-done': 'Refused. The amount was returned.',
  'trade.not-offered-title': 'Not offered yet',
  'trade.not-offered-body': 'This platform does not offer instruments yet.',
  'trade.amount-in-words': ({ words }) => `人民币${words}`,
  'trade.day-of': ({ day }) => englishDay(day),

  'trade.finance-title': 'Apply for financing',
  'trade.financings-title': 'Financings',
  'trade.contracts-title': 'Contracts to sign',
  'trade.statistics-title': 'Statistics',
  'trade.suppliers-title': 'Suppliers',
  'trade.issue-title': 'Issue',
  'trade.issue-facts': 'An undertaking to pay a supplier on a due date. A colleague and a director approve it.',
  'trade.issue-kept': ({ number, at }) => `${number}, saved ${englishMomentOfYear(at)}`,
  'trade.issue-not-kept': 'Saved as a draft while you type',
  'trade.import-issues': 'Bulk issue from a spreadsheet',
  'trade.import-payees': 'Fill in payees from a sheet',
  'trade.import-failed': 'This part could not be loaded. Please try again',
  'trade.payee': 'Payee',
  'trade.payee-hint':
    'By name or unified social credit code. Only certified companies that have opened the product and may be paid are listed.',
  'trade.payee-short': 'Type at least 2 characters.',
  'trade.payee-gap': ({ name, gap }) =>
    `${nameIn(
      {
        'no-operator': `${name} has no operator who can accept. Ask the company to add one first`,
        'no-director': `${name} has an operator but no director, so nobody can approve an acceptance. You can go on; ask the company to add a director first`,
        'no-certificate': `No director of ${name} holds a valid certificate, so nobody can sign an acceptance. You can go on; ask its director to get one first`,
        agreement: `The product agreement of ${name} allows no new business now. You can go on; ask the company to sign it first`,
      },
      gap,
      `${name} cannot accept yet. Please contact the company`,
    )}. Anything not accepted within 5 working days is returned.`,
  'trade.payee-searching': 'Searching…',
  'trade.payee-none':
    'No match. The company may not be certified, may not have opened the product, or may not be allowed to receive payment, such as a financial institution, a core enterprise or a violating member.',
  'trade.payee-failed': 'The search failed. Please try again.',
  'trade.open-list': ({ name }) => `Open the list: ${name}`,
  'trade.amount': 'Amount (CNY)',
  'trade.amount-and-due': 'Amount and due date',
  'trade.due': 'Due date',
  'trade.days': ({ days }) => counted(days, 'day', 'days'),
  'trade.months': ({ months }) => `${months} months`,
  'trade.month-day': ({ months, day }) => `${months} months (${englishDay(day)})`,
  'trade.exception-reason': 'Reason for the longer term',
  'trade.exception-choose': 'Choose',
  'trade.exception-text': 'Explanation',
  'trade.papers': 'Contract and invoices',
  'trade.contract': 'Contract number',
  'trade.contract-hint': 'Optional. It is printed on the instrument.',
  'trade.invoices': 'Invoices',
  'trade.invoice-add': 'Add an invoice',
  'trade.invoice-remove': ({ at }) => `Remove invoice ${at}`,
  'trade.invoice-number': 'Invoice number',
  'trade.invoice-code': 'Invoice code',
  'trade.invoice-code-hint': 'Leave it empty for fully digital invoices',
  'trade.invoice-day': 'Invoice date',
  'trade.invoice-total': 'Total incl. VAT (CNY)',
  'trade.invoice-used': 'Not counted: used up or not valid',
  'trade.invoice-share': ({ amount }) => `${money(amount)} counted`,
  'trade.invoices-none':
    'No invoices yet. They are optional; those that you enter are checked against other instruments.',
  'trade.transferable': 'Transferable',
  'trade.transferable-yes': 'Transferable, in whole or in part',
  'trade.transferable-no': 'Not transferable, held to maturity',
  'trade.transferable-hint': 'It cannot be changed after issue',
  'trade.remark': 'Remark',
  'trade.remark-hint': ({ act }) =>
    `Optional. The ${act === 'payroll-issue' ? 'labour company' : 'supplier'} can read it.`,
  'trade.returned-title': 'Returned. Please correct it and submit it again.',
  'trade.go-on': 'Next: check and submit',
  'trade.keep-draft': 'Save draft',
  'trade.can-submit': 'Ready to submit',
  'trade.cannot-submit': ({ count }) => `${counted(count, 'item', 'items')} to correct`,
  'trade.judging': 'Checking',
  'trade.submit-effect': ({ amount }) =>
    `Submitting reserves ${money(amount)} of the limit. You can withdraw it until it is approved.`,
  'trade.preview': ({ act }) =>
    `The instrument that the ${act === 'payroll-issue' ? 'labour company' : 'supplier'} gets`,
  'trade.preview-note': 'It gets its number when it takes effect.',
  'trade.certificate-title': 'Payable instrument',
  'trade.number': 'No.',
  'trade.number-later': 'When it takes effect',
  'trade.issue-day': 'Issued',
  'trade.issue-day-later': 'The day it takes effect',
  'trade.amount-figures': 'Amount in figures',
  'trade.amount-words': 'Amount in words',
  'trade.payer': 'Payer',
  'trade.receiver': 'Payee',
  'trade.term': 'Term',
  'trade.payroll-title': 'Payroll issue',
  'trade.project': 'Project',
  'trade.wages': 'Wage month',
  'trade.payroll-mark': 'Wages',
  'trade.payroll-terms': ({ project, period, people }) =>
    [project, period && englishMonth(period), people && plural(people, 'person', 'people')].filter(Boolean).join(', '),
  'trade.payroll-list': 'Payroll',
  'trade.payroll-count': ({ count }) => plural(count, 'person', 'people'),
  'trade.wages-of': ({ month }) => englishMonth(month),
  'trade.contract-behind': 'Contract',
  'trade.invoices-behind': 'Invoices',
  'trade.invoices-count': ({ count, sum }) => `${counted(count, 'invoice', 'invoices')}, ${money(sum)}`,
  'trade.flow': 'Transfer',
  'trade.promise':
    'The payer promises to pay the above amount on the due date unconditionally to whoever holds it then. If the due date is not a working day, payment is made on the next working day.',
  'trade.limit': 'Issuing limit',
  'trade.limit-left': ({ amount }) => `${money(amount)} left afterwards`,
  'trade.limit-exceeded': ({ amount }) => `${money(amount)} above the limit`,
  'trade.limit-used': ({ amount }) => `${money(amount)} used`,
  'trade.limit-reserved': ({ amount }) => `${money(amount)} reserved`,
  'trade.limit-own': ({ amount }) => `${money(amount)} for this one`,
  'trade.limit-total': ({ amount }) => `${money(amount)} in total`,
  'trade.limit-until': ({ day }) => `Valid until ${englishDay(day)}`,
  'trade.who-next': 'Who handles it next',
  'trade.who-now': 'prepare and submit it now',
  'trade.you': 'You',
  'trade.nobody': 'Nobody can do it',
  'trade.check-title': 'Check the issue',
  'trade.check-note':
    'Please check each point. A colleague approves it next; nothing can be changed once it is in effect.',
  'trade.back': 'Back to the form',
  'trade.submit': 'Submit',
  'trade.submit-anyway': 'Submit anyway',
  'trade.confirm-contract': 'More than the contract’s amount. Go on?',
  'trade.papers-title': 'Files of the contract and the invoices',
  'trade.papers-none': 'Your company’s packages hold no contract or invoice file for this.',
  'trade.paper-of': ({ kind, number }) => `${kind === 'contract' ? 'Contract' : 'Invoice'} ${number}`,
  'trade.paper-open': ({ name }) => `Open ${name}`,
  'trade.also-know': 'To note',
  'trade.to-settle': 'To resolve',

  'trade.application-title': ({ act, name }) => {
    const actName = nameIn(acts, act, 'Business');
    if (name === '') return actName;
    if (act === 'issue' || act === 'payroll-issue' || act === 'transfer') return `${actName} to ${name}`;
    if (act === 'accept' || act === 'refuse') return `${actName} of an instrument from ${name}`;
    return `${actName}: ${name}`;
  },
  'trade.transfer-several': 'Transfer to several payees',
  'trade.application-crumb': 'Application',
  'trade.place': ({ at, of }) => `For your approval ${at}/${of}`,
  'trade.next-one': ({ name, amount }) => `Next: ${name} ${money(amount)}`,
  'trade.waits-you': 'For your approval',
  'trade.yours-until': ({ since, until }) =>
    `With you since ${englishMomentOfYear(since)}. Please decide by ${englishDay(until)}; it lapses after that day.`,
  'trade.waits-others': ({ step, names, until }) =>
    `With ${names.length === 0 ? 'the other company' : names.join(' or ')} now (${step}). It lapses after ${englishDay(until)}.`,
  'trade.returned-until': ({ until }) =>
    `The amount stays reserved until ${englishDay(until)}. Please correct it and submit it again by then.`,
  'trade.returned-freed': 'The reserved amount was released. It can still be corrected and submitted again.',
  'trade.effective-waits': ({ names, lacking, until }) =>
    `In effect. Awaiting acceptance by ${names.join(', ')}, until ${englishDay(until)}.${lacking.length === 0 ? '' : ` ${lacking.join(', ')} ${lacking.length === 1 ? 'has' : 'have'} nobody who can accept now; please contact ${lacking.length === 1 ? 'the company' : 'these companies'}.`}`,
  'trade.effective-returned': ({ since, at }) =>
    `In effect since ${englishMomentOfYear(since)}. Not accepted: the whole amount was returned by ${englishMomentOfYear(at)}.`,
  'trade.sent-gap': '; nobody there can accept now',
  'trade.returned-others': ({ name, until }) =>
    until === ''
      ? `With ${name} for correction. The reserved amount was released.`
      : `With ${name} for correction. The amount stays reserved until ${englishDay(until)}.`,
  'trade.refused-elsewhere': 'This application was changed in another window. Your changes here were not saved.',
  'trade.reload-latest': 'Discard them and show the latest',
  'trade.effective-on': ({ at }) => `In effect since ${englishMomentOfYear(at)}`,
  'trade.contract-signed-on': ({ at }) => `Signed ${englishMomentOfYear(at)}. See the financing for its progress.`,
  'trade.financing-approved-on': ({ at }) => `Approved ${englishMomentOfYear(at)}. See the financing for its progress.`,
  'trade.ended-on': ({ at }) => `Ended ${englishMomentOfYear(at)}. The reserved amount was released.`,
  'trade.draft-facts': 'A draft. It has not been submitted, and nothing is reserved.',
  'trade.facts': 'Application details',
  'trade.rules': 'Rules',
  'trade.rules-now': 'Checked again just now',
  'trade.rules-then': 'As checked at the time',
  'trade.rule-changed': 'Changed since the submission',
  'trade.rule-passed': 'Met',
  'trade.rule-noted': 'Note',
  'trade.rule-refused': 'Not met',
  'trade.who': 'Progress',
  'trade.history': 'History',
  'trade.history-count': ({ count }) => counted(count, 'entry', 'entries'),
  'trade.by-platform': 'Platform',
  'trade.by-platform-made': 'Submitted by the platform',
  'trade.waits-signature': 'Submitted by the platform, for your signature',
  'trade.about-instrument': ({ act, number }) => `${nameIn(acts, act, 'Business')}: instrument ${number}`,
  'trade.instrument-number': ({ number }) => `Instrument ${number}`,
  'trade.by-clock': 'System',
  'trade.opinion': 'Your opinion',
  'trade.opinion-hint': 'Optional, kept in the history. Required to return or reject.',
  'trade.approve': 'Approve',
  'trade.approve-sign': 'Approve and sign',
  'trade.final-title': 'Approve as final reviewer',
  'trade.final-means':
    'This is the last step: the approval takes effect at once. Please check the amount and the payee.',
  'trade.sign-title': 'Sign and approve',
  'trade.sign-application': 'Application',
  'trade.sign-applicant': 'Applicant',
  'trade.sign-counterparty': 'Other company',
  'trade.sign-several': ({ name, count }) => `${name} and ${count - 1} more`,
  'trade.sign-means':
    'Signing approves it, and cannot be taken back. The key’s own window or your phone must show the same.',
  'trade.step-signs': 'signs',
  'trade.signed-with': ({ ending, isWithoutEffect }) =>
    `signed by certificate, ending ${ending}${isWithoutEffect ? ', without effect' : ''}`,
  'trade.return': 'Return',
  'trade.reject': 'Reject',
  'trade.withdraw': 'Withdraw',
  'trade.edit': 'Correct',
  'trade.return-title': 'Return it to its maker',
  'trade.return-body':
    'The amount stays reserved for five working days, so that it can be corrected and submitted again.',
  'trade.reject-title': 'Reject this application',
  'trade.reject-body': ({ act }) =>
    act === 'accept'
      ? 'Only this request to accept it ends. The instrument still awaits acceptance: it can be accepted or refused later.'
      : act === 'correction'
        ? 'The correction is not made, and your company keeps the amount. The platform will see your reason and explanation.'
        : act === 'issue' || act === 'payroll-issue' || act === 'transfer'
          ? 'The application ends, and the reserved amount is released. If it only needs a correction, return it instead.'
          : 'The application ends. The instrument stays as it is.',
  'trade.reason-label': 'Reason',
  'trade.reason-missing': 'Choose a reason.',
  'trade.words-label': 'Explanation',
  'trade.words-missing': 'Say what to change, or why.',
  'trade.cancel': 'Cancel',
  'trade.withdraw-title': 'Withdraw this application',
  'trade.withdraw-body':
    'The application ends, and the reserved amount is released. It cannot be restored; fill in a new one if needed.',
  'trade.will-approve': ({ act, name, payees, amount }) =>
    name === ''
      ? `You approve: ${nameIn(acts, act, 'business').toLowerCase()} to ${payees > 1 ? digits(payees) : 'several'} payees, ${money(amount)}`
      : `You approve: ${nameIn(acts, act, 'business').toLowerCase()}, ${name} ${money(amount)}`,
  'trade.after-approval': ({ names, isLast, isAccepted, isContract, funder, materials }) => {
    if (isLast && funder !== '')
      return materials === 'ready'
        ? `This is the last step: it then goes to ${funder} for review; the documents are ready.`
        : materials === undefined
          ? `This is the last step: it then goes to ${funder} once the documents are ready.`
          : `This is the last step: it then waits for the documents, and goes to ${funder} once they are ready.`;
    if (isLast && isContract)
      return 'This is the last step: the funder then seals the contract, registers it, and pays out.';
    if (isLast) return `This is the last step: it takes effect at once${isAccepted ? ', pending acceptance' : ''}.`;
    return names.length === 0 ? 'Next: the other company' : `Next: ${names.join(' or ')}`;
  },
  'trade.cancellation-effect': ({ amount }) =>
    `Once cancelled, ${money(amount)} will not be paid; this cannot be undone`,
  'trade.instrument': 'Instrument',
  'trade.see-instrument': 'View the instrument',

  'trade.landing-title': 'Overview',
  'trade.landing-greeting': greet,
  'trade.landing-day': dayAndWeekday,
  'trade.landing-waits': ({ decide, mend, accept, finance, confirm, overdue }) => {
    const parts = [
      ...(decide > 0 ? [`${digits(decide)} to approve`] : []),
      ...(mend > 0 ? [`${digits(mend)} to correct`] : []),
      ...(accept > 0 ? [`${digits(accept)} to accept`] : []),
      ...(finance > 0 ? [plural(finance, 'financing', 'financings')] : []),
      ...(confirm > 0 ? [`${digits(confirm)} to confirm`] : []),
    ];
    const all = decide + mend + accept + finance + confirm;
    return all === 0
      ? overdue
        ? 'No application is waiting for you'
        : 'Nothing is waiting for you'
      : `${plural(all, 'item is', 'items are')} waiting for you: ${parts.join(', ')}`;
  },
  'trade.landing-overdue': ({ count: all, amount, side }) =>
    all > 0
      ? side === 'chain'
        ? `${plural(all, 'instrument is', 'instruments are')} overdue, ${money(amount)} in all, awaiting payment by the issuer. `
        : `${plural(all, 'instrument is', 'instruments are')} overdue, ${money(amount)} in all. `
      : 'Interest or late interest is overdue. ',
  'trade.landing-nothing': 'You can start here',
  'trade.landing-looks': ({ institution }) =>
    institution === ''
      ? 'You can view everything here. Others prepare and approve applications.'
      : `You can view the instruments allocated to ${institution}. Others prepare and approve applications.`,
  'trade.landing-may-part': ({ institution }) =>
    `Instruments allocated to ${institution} and the organisations below it, and their ledger. The company’s operators and directors accept and transfer.`,
  'trade.landing-look': 'You can view',
  'trade.landing-absent': 'You have no overview here',
  'trade.landing-absent-body': ({ absence }) =>
    absence === 'institution'
      ? 'You act for the company on behalf of an institution, and see only the instruments allocated to it. None have been allocated yet.'
      : absence === 'closed'
        ? 'Your company has not opened this product, or this platform does not offer it. Once it is open, to-dos, limits and instruments are listed here.'
        : 'Your role takes no part in issuing, accepting and transferring instruments. Everything you can do and view is on Home and in the menus.',
  'trade.landing-to-products': 'View products',
  'trade.landing-may': ({ role, side }) => {
    if (role === 'query' || (role === 'final-reviewer' && side === 'chain'))
      return side === 'core'
        ? 'You can view the limit, maturities, issued instruments and every application. Operators, directors and the final reviewer issue and approve.'
        : 'You can view instruments to accept and those held, the ledger and every application. Operators and directors accept and transfer.';
    if (role === 'final-reviewer')
      return 'Issues above your company’s threshold or with a term over 6 months come here for your final review, after the director.';
    if (role === 'director')
      return side === 'core'
        ? 'Colleagues prepare and check issues, which then come here for your approval. You can also view the limit, maturities and issued instruments.'
        : 'Colleagues prepare acceptances and transfers, which then come here for your approval. You can also view instruments held and the ledger.';
    return side === 'core'
      ? 'You can issue a new instrument, or see who holds those already issued.'
      : 'Instruments issued or transferred to your company come here for acceptance. You can also view instruments held, and pay by transferring them.';
  },
  'trade.landing-waiting': 'Waiting for you',
  'trade.landing-all': ({ count: all }) => (all === 0 ? 'View to-dos' : `${digits(all)} to do`),
  'trade.landing-press': ({ press }) =>
    nameIn(
      { decide: 'Approve', mend: 'Correct', finance: 'Go on', accept: 'Accept', confirm: 'Confirm' },
      press,
      'See',
    ),
  'trade.landing-start': ({ what }) =>
    nameIn(
      {
        issue: 'Issue an instrument',
        instruments: 'Issued instruments',
        acceptance: 'To accept',
        holdings: 'Instruments held',
        finance: 'Apply for financing',
        financings: 'Financings',
        ledger: 'Ledger',
      },
      what,
      '',
    ),
  'trade.landing-figures': 'Key figures',
  'trade.landing-figure': ({ figure }) =>
    nameIn(
      {
        'issued-month': 'Issued this month',
        'issued-year': 'Issued this year',
        unaccepted: 'Issued, not accepted yet',
        transit: 'To accept',
        held: 'Held',
        ...heldParts,
        'awaiting-payment': 'Overdue, awaiting payment',
      },
      figure,
      '',
    ),
  'trade.calendar-account-title': 'Paying account',
  'trade.calendar-month': ({ month }) => englishMonth(month),
  'trade.calendar-month-of': ({ month }) => `What is to be paid on each day of ${englishMonth(month)}`,
  'trade.calendar-in-all': ({ month, count, amount }) =>
    `${englishMonth(month)}: ${plural(count, 'instrument', 'instruments')} to pay, ${money(amount)}`,
  'trade.calendar-unpaid-note':
    'Instruments not yet paid, unaccepted ones included, by payment day; a due date on a non-working day moves to the next working day',
  'trade.calendar-months': 'Months',
  'trade.calendar-month-before': 'Previous month',
  'trade.calendar-month-now': 'This month',
  'trade.calendar-month-after': 'Next month',
  'trade.calendar-as-list': 'Show as a list',
  'trade.calendar-as-month': 'Show as a month',
  'trade.calendar-next': 'Next payment day:',
  'trade.calendar-none': 'Nothing is to be paid in this month.',
  'trade.calendar-not-announced': ({ year }) =>
    `Public holidays for ${year} have not been announced yet, so payment days may still move.`,
  'trade.calendar-weekday': ({ weekday }) => weekdays[weekday - 1] ?? '',
  'trade.calendar-day-number': ({ day }) => String(Number(day.slice(8))),
  'trade.calendar-today': 'Today',
  'trade.calendar-note-holiday': 'Day off',
  'trade.calendar-note-worked': 'Working day',
  'trade.calendar-about': 'may move',
  'trade.calendar-overdue': 'overdue',
  'trade.calendar-lacks': ({ amount }) => `short by ${money(amount)}`,
  'trade.receipts-title': 'Receipts due',
  'trade.receipts-note':
    'Instruments that your company holds, by expected payment day. A due date on a day off moves to the next working day. Frozen amounts are paid as the court orders.',
  'trade.receipts-month-of': ({ month }) => `What is to be received on each day of ${englishMonth(month)}`,
  'trade.receipts-in-all': ({ month, count, amount }) =>
    `${englishMonth(month)}: ${plural(count, 'instrument', 'instruments')} to be paid to you, ${money(amount)}`,
  'trade.receipts-none': 'Nothing is to be received in this month.',
  'trade.receipts-next': 'Next day with a receipt:',
  'trade.receipts-overdue': ({ count: all, amount }) =>
    `${plural(all, 'instrument', 'instruments')} overdue, ${money(amount)}, not fully paid by the issuer`,
  'trade.receipts-overdue-since': ({ day, days }) =>
    `The earliest was due to be received on ${englishDay(day)}, ${plural(days, 'day', 'days')} ago.`,
  'trade.receipts-all': 'View the calendar',
  'trade.payments-title': 'Payments due',
  'trade.payments-note': ({ about }) =>
    about ? 'Within 60 days; days marked “about” may change once holidays are announced' : 'Within 60 days',
  'trade.payments-account': ({ bank, ending, mode }) =>
    mode === 'OFFLINE'
      ? `Offline: on each payment day your company itself pays from ${bank}, account ending ${ending}; the bank statement prevails.`
      : `On each payment day the bank debits ${bank}, account ending ${ending}.`,
  'trade.collection-missing': 'The bank cannot debit yet; please complete this before the payment day',
  'trade.collection-debit-agreement': 'No debit agreement: please contact the account’s bank',
  'trade.collection-partner-account':
    'The account is not at the partner bank: please have a director onboard with the partner bank',
  'trade.collection-collection-contract':
    'No collection contract: please call the platform’s hotline at the foot of the page',
  'trade.payments-no-account': 'Your company has no verified account to pay from.',
  'trade.payments-balance': ({ amount, source, at }) =>
    `Balance ${money(amount)}, reported by ${source} on ${englishMomentOfYear(at)}.`,
  'trade.payments-no-balance': 'The bank has not reported the balance yet.',
  'trade.payments-balance-may-differ': ({ paid, days }) =>
    `${paid === '0.00' ? '' : `${money(paid)} was paid since then and is deducted below. `}${days === undefined ? '' : `The balance is ${days} days old. `}It may have changed; please check with the bank.`,
  'trade.payments-missing': ({ day, amount, overdue, most }) =>
    `Up to ${englishDay(day)}${overdue ? ', with what is overdue,' : ''} the balance is short by ${money(amount)}${most ? `; at most by ${money(most.amount)} (up to ${englishDay(most.day)})` : ''}`,
  'trade.payments-overdue': ({ count: all, amount }) =>
    all > 0
      ? `${plural(all, 'instrument', 'instruments')} overdue, ${money(amount)}`
      : 'Interest or late interest overdue',
  'trade.payments-overdue-since': ({ day, days }) =>
    `The earliest was due for payment on ${englishDay(day)}, ${counted(days, 'day', 'days')} ago.`,
  'trade.payments-overdue-pay': ({ mode }) =>
    mode === 'OFFLINE'
      ? 'Please pay as soon as possible.'
      : 'Please ask your bank whether it will debit again; if not, please pay as soon as possible.',
  'trade.payments-overdue-list': 'View overdue instruments',
  'trade.payments-overdue-beside': ({ amount }) =>
    `Also owed to funders: interest and late interest of ${money(amount)}.`,
  'trade.payments-beside': ({ amount }) => `Plus interest to funders: ${money(amount)}`,
  'trade.payments-all': 'View whole months',
  'trade.owed-due': 'Not paid, due',
  'trade.receipt-list-of': ({ day, count: all }) =>
    `View the ${plural(all, 'instrument', 'instruments')} to be paid to you on ${englishDay(day)}`,
  'trade.payment-list-of': ({ day, count: all }) =>
    `View the ${plural(all, 'instrument', 'instruments')} to be paid on ${englishDay(day)}`,
  'trade.payments-none': 'Nothing is to be paid within 60 days.',
  'trade.payment-day': ({ day, about }) => (about ? `About ${englishDay(day)}` : englishDay(day)),
  'trade.payees-from': ({ day }) => `Payees are listed from ${englishDay(day)} on`,
  'trade.landing-financings': 'Financings',
  'trade.landing-financing': ({ stage }) =>
    nameIn(
      {
        waiting: 'Waiting for you',
        'under-way': 'Under way, not paid out',
        disbursing: 'Of which being paid out',
        'due-soon': 'Due soon',
        overdue: 'Not paid when due',
      },
      stage,
      '',
    ),
  'trade.landing-financing-count': ({ count: all }) => plural(all, 'financing', 'financings'),
  'trade.landing-due-until': ({ day }) => `Due by ${englishDay(day)}`,
  'trade.landing-count': ({ count: all }) => plural(all, 'instrument', 'instruments'),
  'trade.landing-accept-by': ({ day }) => `the earliest to be accepted by ${englishDay(day)}`,
  'trade.landing-elsewhere': ({ amount }) =>
    `of which ${money(amount)} is also counted as reserved, in a package or frozen`,
  'trade.landing-limit-left': 'Available to issue',
  'trade.landing-limit-none': 'No issuing limit yet',
  'trade.landing-limit-none-body':
    'Once the platform has set a limit, it is shown here. Nothing can be issued without one.',
  'trade.landing-limit-more': 'Details and requests',
  'trade.landing-limit-not-yet': ({ day }) =>
    `The limit is valid from ${englishDay(day)}; nothing can be issued before then`,
  'trade.landing-limit-expired': ({ day }) => `The limit expired on ${englishDay(day)}; nothing can be issued now`,
  'trade.landing-ladder': ({ side }) => (side === 'core' ? 'Payables by month' : 'Receivables by month'),
  'trade.landing-ladder-all': ({ count: all, amount }) =>
    `${plural(all, 'instrument', 'instruments')}, ${money(amount)}`,
  'trade.landing-ladder-by-due':
    'By due date. “Payments due” goes by payment day, which holidays may move into the next month.',
  'trade.landing-ladder-none': ({ side }) => (side === 'core' ? 'No unpaid instruments' : 'No instruments held'),
  'trade.landing-month': ({ span, month }) => {
    const name = englishMonths[Number(month.slice(5, 7)) - 1] ?? month;
    return span === 'overdue' ? 'Overdue' : span === 'later' ? `${name} on` : name;
  },
  'trade.landing-month-of': ({ span, month }) => {
    const name = englishMonth(month);
    return span === 'overdue' ? 'Overdue' : span === 'later' ? `${name} and later` : name;
  },
  'trade.landing-bar': ({ name, count: all, amount }) =>
    `${name}: ${plural(all, 'instrument', 'instruments')}, ${money(amount)}`,
  'trade.landing-short': ({ amount }) => short.format(amount as Intl.StringNumericLiteral),
  'trade.landing-month-title': 'Due in',
  'trade.landing-count-title': 'Count',
  'trade.landing-as-table': 'Table',
  'trade.landing-as-chart': 'Chart',
  'trade.moment': ({ at }) => englishMomentOfYear(at),
  'trade.landing-recent': 'Recent',
  'trade.landing-recent-none': 'No business yet',

  'trade.to-do-title': 'To do',
  'trade.to-the-list': 'Back to the to-do list',
  'trade.to-do-facts': ({ count }) =>
    count === 0 ? 'Nothing is waiting for you' : `${counted(count, 'item is', 'items are')} waiting for you`,
  'trade.to-decide': 'For your approval',
  'trade.to-decide-total': ({ count }) => counted(count, 'application', 'applications'),
  'trade.to-mend': 'Returned to you',
  'trade.to-accept': 'To accept',
  'trade.to-confirm': 'For your confirmation',
  'trade.to-confirm-line': ({ maker, amount, from }) =>
    `Proposed by ${maker}: from ${englishDay(from)} on, an issue above ${money(amount)} needs the final review`,
  'trade.to-confirm-supplier': ({ maker, name }) =>
    `${maker} recommends the supplier ${name}; once confirmed, the platform invites the company`,
  'trade.drafts': 'Drafts',
  'trade.under-way': 'In approval',
  'trade.barred': 'Not for you to decide now',
  'trade.to-do-task': 'What to do',
  'trade.to-do-choice': ({ task, count }) =>
    `${nameIn({ decide: 'Approve', mend: 'Correct', accept: 'Accept', finance: 'Financings', confirm: 'Confirm' }, task, 'Handle')} (${count})`,
  'trade.to-do-waited': 'Waiting for',
  'trade.to-do-waited-days': ({ days }) => (days === 1 ? '1 day or more' : `${days} days or more`),
  'trade.to-do-order': 'Order',
  'trade.to-do-order-of': ({ order }) =>
    nameIn(
      { waited: 'Longest waiting first', amount: 'Largest amount first', until: 'Earliest deadline first' },
      order,
      'Longest waiting first',
    ),
  'trade.to-do-none-fits': 'Nothing matches these filters',
  'trade.handled-already': 'You have just handled it.',
  'trade.place-in-queue': ({ at, of }) => `${at} of ${of}`,
  'trade.previous': 'Previous',
  'trade.next': 'Next',
  'trade.no-previous': 'This is the first one.',
  'trade.no-next': 'This is the last one.',
  'trade.to-do-none': 'Nothing to do now',
  'trade.to-do-none-body': 'New applications and instruments are listed here, and you get a message.',
  'trade.column-what': 'Business',
  'trade.column-party': 'With',
  'trade.column-amount': 'Amount (CNY)',
  'trade.column-due': 'Due',
  'trade.column-why': 'Now',
  'trade.column-act': 'Action',
  'trade.waited': ({ since }) => `Since ${englishMomentOfYear(since)}`,
  'trade.until': ({ day }) => `By ${englishDay(day)}`,
  'trade.several': 'Several payees',
  'trade.several-within': 'several payees',
  'trade.look': 'View',
  'trade.decide': 'Approve',
  'trade.mend': 'Correct',
  'trade.go-on-with': 'Continue',

  'trade.other-maker': ({ name }) =>
    `${name} prepared this application. If you submit it, you become its maker and can no longer approve it.`,
  'trade.applications-title': 'Applications',
  'trade.applications-listed': ({ count }) => counted(count, 'application', 'applications'),
  'trade.search-applications': 'Application number, other company',
  'trade.column-state': 'State',
  'trade.later': ({ later }) =>
    nameIn(
      {
        returned: 'Not accepted, returned',
        'part-returned': 'Partly returned',
        'financing-ended': 'Financing lapsed',
      },
      later,
      '',
    ),
  'trade.column-maker': 'Prepared by',
  'trade.hands': 'Handled by',
  'trade.hands-mine': 'Prepared by me',
  'trade.hands-handled': 'Prepared or approved by me',
  'trade.no-applications': 'No applications yet',
  'trade.no-applications-body':
    'Applications to issue, accept, transfer and so on are listed here, under way or finished.',
  'trade.no-application-fits': 'No application matches',
  'trade.copy': 'Copy as new',
  'trade.copy-of': ({ number }) => `Copy ${number} as new`,
  'trade.discard': 'Delete draft',
  'trade.discard-of': ({ number }) => `Delete draft ${number}`,
  'trade.discard-title': 'Delete this draft',
  'trade.discard-body': ({ number, maker }) => `Draft ${number} of ${maker} will be deleted for good.`,
  'trade.discarded': ({ number }) => `Draft ${number} deleted`,

  'trade.apart': ({ bar }) =>
    bar === 'exception'
      ? 'It needs the final review: please open and approve it by itself'
      : bar === 'watched'
        ? 'One of the companies is on the watch list: please open and approve it by itself'
        : bar === 'paid-twice'
          ? 'Some people on its payroll are also on another one for the same month: please open and approve it by itself'
          : 'Please open and approve it by itself',
  'trade.together-all': ({ count }) =>
    count === 1 ? 'Choose the one that can be approved' : `Choose the ${count} that can be approved together`,
  'trade.together-none': 'Clear selection',
  'trade.together-chosen': ({ count }) => `${count} chosen`,
  'trade.together-title': ({ count }) => `Approve ${counted(count, 'application', 'applications')} together`,
  'trade.together-line': ({ act, number, name, amount, dueOn }) =>
    [
      `${nameIn(acts, act, 'Application')} ${number}`,
      name,
      money(amount),
      dueOn === '' ? '' : `due ${englishDay(dueOn)}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  'trade.together-act': ({ act, count }) => `${nameIn(acts, act, 'Application')}: ${count}`,
  'trade.together-parties': ({ names }) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
  'trade.together-signs':
    'One signature approves everything listed and cannot be taken back. Each is checked by itself; one that breaks a rule does not take effect.',
  'trade.together-means':
    'Each is checked by itself. One that breaks a rule is not approved; the others go to their next step, or take effect after the last one.',
  'trade.together-result': 'Result',
  'trade.together-not': 'Not approved',
  'trade.together-sent': 'Awaiting acceptance by the other company',
  'trade.together-financing': ({ state }) =>
    state === 'MATERIALS' ? 'Approved, awaiting documents' : 'Sent to the funder',
  'trade.together-goes-to': ({ names }) => `Goes to ${names}`,
  'trade.together-results': ({ count, refused }) =>
    refused === 0
      ? `${counted(count, 'application', 'applications')} approved together`
      : `Of ${counted(count, 'application', 'applications')}, ${count - refused} approved and ${refused} not`,
  'trade.together-put-away': 'Close',

  'trade.holdings-title': 'Instruments you hold',
  'trade.acceptance-title': 'To accept',
  'trade.tab-transit': 'To accept',
  'trade.tab-held': 'Held',
  'trade.tabs': 'By state',
  'trade.held-total': ({ amount }) => `Held ${money(amount)}`,
  'trade.held-part': ({ part, amount }) =>
    `${nameIn({ ...heldParts, overdue: 'Overdue' }, part, 'Other')} ${money(amount)}`,
  'trade.overdue-elsewhere': ({ amount }) => ` (${money(amount)} of it also counted under the other parts)`,
  'trade.part-available': heldParts.available,
  'trade.part-reserved': heldParts.reserved,
  'trade.part-packaged': heldParts.packaged,
  'trade.part-frozen': heldParts.frozen,
  'trade.part-overdue': 'Overdue',
  'trade.frozen-of': ({ amount, orderNumber, until }) =>
    until === ''
      ? `Frozen because the holder is deregistered: ${money(amount)}`
      : `Frozen by a court: ${money(amount)}, document ${orderNumber}, until ${englishDay(until)}`,
  'trade.frozen-until': ({ until }) =>
    until === '' ? 'Frozen, the holder is deregistered' : `Frozen by a court until ${englishDay(until)}`,
  'trade.frozen-note':
    'Meanwhile this part can be neither transferred nor financed. At maturity it is paid only once it is released or transferred by the court.',
  'trade.orders': 'Actions by the platform',
  'trade.order-line': ({ act, amount, orderNumber, until, reason, fromName, toName, corrected }) =>
    [
      `${nameIn(acts, act, 'Other')}: ${money(amount)}`,
      corrected === undefined ? '' : `reverses the ${nameIn(entries, corrected, 'entry').toLowerCase()}`,
      toName === '' ? '' : `${fromName} → ${toName}`,
      orderNumber === '' ? '' : `court document ${orderNumber}`,
      until === '' ? '' : `until ${englishDay(until)}`,
      reason || (act === 'release' ? 'the freeze has expired' : ''),
    ]
      .filter((part) => part !== '')
      .join(', '),
  'trade.filter-part': 'Availability',
  'trade.issued-in-all': ({ count, amount }) =>
    `Issued in all: ${counted(count, 'instrument', 'instruments')}, ${money(amount)}`,
  'trade.listed': ({ count, amount }) => `${counted(count, 'instrument', 'instruments')}, ${money(amount)}`,
  'trade.filter-issuer': 'Issuer',
  'trade.search-holdings': 'Number or issuer',
  'trade.column-number': 'Instrument',
  'trade.column-issuer': 'Issuer (payer)',
  'trade.column-sender': 'From',
  'trade.column-held': 'Held',
  'trade.column-accept-by': 'Accept by',
  'trade.column-now': 'Status',
  'trade.in-your-hands': 'Held by you',
  'trade.reserved-by': ({ act, number }) => `${nameIn(acts, act, 'Business')} in approval, ${number}`,
  'trade.due-standing': ({ standing, days, issuer, day }) =>
    standing === 'overdue'
      ? `Overdue for ${counted(days, 'day', 'days')}, to be paid by ${issuer}`
      : standing === 'today'
        ? `To be paid today by ${issuer}`
        : `Due, to be paid by ${issuer} on ${englishDay(day)}`,
  'trade.acceptance-waits': 'Acceptance submitted, awaiting the director',
  'trade.acceptance-with': ({ names }) =>
    names.length === 0 ? 'Submitted, awaiting the director' : `Submitted, awaiting ${names.join(', ')}`,
  'trade.see-of': ({ number }) => `View application ${number}`,
  'trade.accept': 'Accept',
  'trade.refuse': 'Refuse',
  'trade.transfer': 'Transfer',
  'trade.finance': 'Finance',
  'trade.finance-of': ({ number }) => `Finance instrument ${number}`,
  'trade.transfer-of': ({ number }) => `Transfer ${number}`,
  'trade.accept-of': ({ number }) => `Accept ${number}`,
  'trade.refuse-of': ({ number }) => `Refuse ${number}`,
  'trade.chain-of': ({ number }) => `Chain of title of ${number}`,
  'trade.bar': ({ bar }) =>
    nameIn(
      {
        'in-transit': 'Can be transferred once accepted',
        'not-transferable': 'Issued as not transferable',
        closed: 'Within three working days of payment: no transfer, no financing',
        packaged: 'In an evidence package, for financing',
        frozen: 'Frozen by a court',
        'nothing-available': 'All of it is reserved',
      },
      bar,
      'Cannot be transferred now',
    ),
  'trade.days-left': ({ days }) =>
    days < 0 ? `${counted(-days, 'day', 'days')} ago` : days === 0 ? 'today' : counted(days, 'day', 'days'),
  'trade.payee-add': 'Add a payee',
  'trade.payee-remove': ({ at }) => `Remove payee ${at}`,
  'trade.purpose': 'Purpose',
  'trade.correction-reason': 'Why the platform corrects it',
  'trade.correction-effect': ({ amount, name, isAgain }) =>
    `Once approved, your company no longer holds this ${money(amount)}: ${isAgain ? 'it must be accepted again' : `it goes back to ${name}`}. If the entry is right as it is, reject this.`,
  'trade.purpose-hint': 'Optional, such as “Packaging in November”',
  'trade.transfer-note':
    'Each payee accepts its own amount. Anything not accepted within five working days is returned.',
  'trade.transfer-check': 'Check the transfer',
  'trade.transfer-effect':
    'Submitting reserves the amount. It goes out once a director approves; you can withdraw it until then.',
  'trade.transfer-gone': 'Nothing to transfer',
  'trade.transfer-gone-body':
    'It has been transferred, or all of it is reserved. Please choose again from the instruments you hold.',
  'trade.total': 'Total',
  'trade.total-of': ({ amount }) => `${money(amount)} in all`,
  'trade.part-available-own': 'Available, including this application’s own',
  'trade.remaining': 'Available afterwards',
  'trade.exceeded': ({ amount }) => `Exceeded by ${money(amount)}`,
  'trade.export': ({ count }) => `Export ${count.toLocaleString('en')}`,
  'trade.export-asked': ({ name }) => `${name} is being prepared; find it under Downloads at the top right`,
  'trade.instruments-title': 'Issued instruments',
  'trade.search-instruments': 'Number or payee',
  'trade.column-where': 'Where it is',
  'trade.column-transit': 'To be accepted',
  'trade.column-with-payee': 'With the payee',
  'trade.column-passed-on': 'Passed on',
  'trade.column-financed': 'Financed',
  'trade.column-paid': 'Paid',
  'trade.column-cancelled': 'Returned or cancelled',
  'trade.instrument-state': ({ state }) =>
    nameIn(
      {
        transit: 'In transit',
        running: 'Not due yet',
        overdue: 'Overdue',
        'part-paid': 'Paid in part',
        paid: 'Paid',
        cancelled: 'Returned or cancelled',
      },
      state,
      '',
    ),
  'trade.instrument-late': ({ days, isPartPaid }) =>
    `${isPartPaid ? 'Paid in part, ' : ''}${counted(days, 'day', 'days')} late`,
  'trade.recall': 'Recall',
  'trade.undo': ({ act }) => (act === 'cancellation' ? 'Ask to cancel' : 'Recall'),
  'trade.undo-of': ({ act, name }) =>
    act === 'cancellation' ? `Ask to cancel the instrument that ${name} holds` : `Recall the amount sent to ${name}`,
  'trade.undo-title': ({ act }) =>
    act === 'cancellation' ? 'Ask to cancel this instrument' : 'Recall an amount that is not accepted',
  'trade.undo-body': ({ act, name, amount }) => {
    if (act === 'cancellation')
      return `${name} holds the whole ${money(amount)}. Directors of both companies sign. Once both approve, the instrument is cancelled for good and will not be paid.`;
    const after =
      act === 'issue-recall'
        ? 'the amount comes back and your limit is free again'
        : 'the amount is yours to pass on again';
    return `${name} has not accepted ${money(amount)} yet. A director approves the recall; then ${after}. Until then they can still accept.`;
  },
  'trade.undo-hint': ({ act }) =>
    act === 'cancellation' ? 'Optional, read by the approvers of both companies' : 'Optional, for the approver',
  'trade.undo-waits': ({ act, names }) =>
    `${act === 'cancellation' ? 'Cancellation' : 'Recall'} with ${names.length === 0 ? 'the other company' : names.join(' or ')}`,
  'trade.recall-of': ({ number }) => `Recall ${number}`,
  'trade.none-issued': 'Nothing issued yet',
  'trade.none-issued-body': 'Instruments you issue are listed here, with who holds each amount now.',
  'trade.ledger-title': 'Ledger',
  'trade.ledger-facts':
    'Entries are only ever added: returns, refusals and corrections are entries of their own. Reservations and freezes are not entered.',
  'trade.search-ledger': 'Instrument number',
  'trade.column-day': 'Date',
  'trade.column-time': 'Time',
  'trade.application-number': 'Application number',
  'trade.ledger-direction': 'Direction',
  'trade.ledger-flow': 'Business',
  'trade.ledger-in': () => 'Increase',
  'trade.ledger-out': () => 'Decrease',
  'trade.ledger-balance': ({ side }) => (side === 'issuer' ? 'Outstanding (CNY)' : 'Balance (CNY)'),
  'trade.ledger-month': ({ which }) => (which === 'this' ? 'This month' : 'Last month'),
  'trade.ledger-opening': ({ day }) => `Opening ${englishDay(day)}`,
  'trade.ledger-closing': ({ day, today }) =>
    day < today ? `Closing ${englishDay(day)}` : `As of ${englishDay(today)}${day > today ? ' (period not over)' : ''}`,
  'trade.ledger-sum-in': ({ count }) => `Increase, ${counted(count, 'entry', 'entries')}`,
  'trade.ledger-sum-out': ({ count }) => `Decrease, ${counted(count, 'entry', 'entries')}`,
  'trade.ledger-time': ({ at }) => timeOfDay(at),
  'trade.ledger-none': 'No entries in this period',
  'trade.ledger-none-body': ({ side }) =>
    side === 'issuer'
      ? 'Issues, returns and cancellations are entered here once they take effect.'
      : 'Acceptances and transfers are entered here once they take effect.',
  'trade.ledger-none-fit': 'No entry matches',
  'trade.none-held': 'You hold no instruments yet',
  'trade.none-held-body': 'Instruments issued to your company are listed here once you accept them.',
  'trade.none-transit': 'Nothing to accept',
  'trade.none-transit-body': 'When an instrument arrives, it is listed here, and you get a message.',
  'trade.none-fit': 'No instrument matches',
  'trade.arrival-missing': 'This amount is not awaiting acceptance',
  'trade.arrival-missing-body':
    'It may have been accepted, refused or recalled, or it may not be your company’s. The list below is up to date.',
  'trade.accept-title': 'Accept this instrument',
  'trade.accept-body': ({ isTransferable }) =>
    `A director approves the acceptance. Your company then holds the amount and ${isTransferable ? 'can transfer it, finance it, or hold it to maturity' : 'holds it to maturity; it cannot be transferred'}.`,
  'trade.accept-again': 'Acceptance reversed by the platform; please accept again',
  'trade.accept-again-of': ({ amount, acceptBy, sender }: { amount: string; acceptBy: string; sender: string }) =>
    `The platform reversed the first acceptance. Please accept ${money(amount)} again by ${englishDay(acceptBy)}; after that it is returned to ${sender}.`,
  'trade.accept-press': 'Submit the acceptance',
  'trade.refuse-title': 'Refuse this instrument',
  'trade.refuse-body': 'It is returned at once, and this cannot be undone.',
  'trade.chain': 'Chain of title',
  'trade.chain-more': ({ next, left }) => `Show ${next} more of ${left} that are not listed yet`,
  'trade.chain-note': ({ isIssuer }) =>
    isIssuer
      ? 'The first payee, and holders that were paid. Only holders can see the transfers in between'
      : 'Only the other company can see what happens after that',
  'trade.chain-you': ({ name }) => `${name} (you)`,
  'trade.place-of': ({ place }) =>
    nameIn(
      {
        transit: 'in transit, to accept',
        held: 'held',
        paid: 'paid',
        cancelled: 'returned or cancelled',
        gone: 'no longer held',
      },
      place,
      'other',
    ),
  'trade.chain-ended': ({ place, amount }) => `${money(amount)} ${place === 'paid' ? 'paid' : 'returned or cancelled'}`,
  'trade.transit-outcome': ({ state, at, acceptBy, reason, words }) => {
    const why = [nameIn(reasons, reason, ''), words].filter((part) => part !== '').join(': ');
    switch (state) {
      case 'waiting':
        return `to be accepted by ${englishDay(acceptBy)}`;
      case 'accepted':
        return `accepted ${englishMomentOfYear(at)}`;
      case 'refused':
        return `refused ${englishMomentOfYear(at)}, amount returned${why === '' ? '' : `. ${why}`}`;
      case 'corrected':
        return `corrected by the platform ${englishMomentOfYear(at)}, amount returned`;
      case 'recalled':
        return `recalled ${englishMomentOfYear(at)}, amount returned`;
      case 'lapsed':
        return `not accepted by ${englishDay(acceptBy)}, amount returned ${englishMomentOfYear(at)}`;
      case undefined:
        return 'unknown state';
    }
  },
  'trade.sent': 'Acceptance by the payees',
  'trade.sent-line': ({ amount, outcome }) => `${money(amount)} · ${outcome}`,
  'trade.received': ({ amount }) => `${money(amount)} received`,
  'trade.left': ({ amount }) => `${money(amount)} left`,
  'trade.due-and-paid': ({ dueOn, day, about }) =>
    dueOn === day
      ? englishDay(dueOn)
      : `${englishDay(dueOn)}, payment day ${englishDay(day)}${about ? ' (may change once holidays are announced)' : ''}`,
  'trade.pays-on': ({ day, about }) =>
    `Paid on ${englishDay(day)}${about ? ' (may change once holidays are announced)' : ''}`,
  'trade.column-organisation': 'Internal organisation',
  'trade.filter-organisation': 'Internal organisation',
  'trade.held-by': ({ name }) => `Allocated to ${name}`,
  'trade.organisation-nobody': 'Not allocated',
  'trade.allocate': 'Allocate',
  'trade.allocate-of': ({ number }) => `Allocate ${number} to an internal organisation`,
  'trade.hand-back': 'Hand back',
  'trade.hand-back-of': ({ number, name }) => `Hand ${number} back from ${name} to the company`,
  'trade.allocate-title': 'Allocate to an internal organisation',
  'trade.allocate-body':
    'The organisation’s people will see this instrument. Your company still holds it, the amount does not change, and it can be handed back at any time.',
  'trade.allocate-choose': 'Choose an organisation',
  'trade.allocate-missing': 'Choose the organisation to allocate it to',
  'trade.hand-back-title': 'Hand back to the company',
  'trade.hand-back-body': ({ name }) =>
    `This instrument will no longer be listed under ${name}, and its people will not see it.`,
  'trade.allocation-done': ({ name }) => `Allocated to ${name}. Its people are notified.`,
  'trade.allocation-returned': ({ name }) => `Handed back from ${name} to the company. Its people are notified.`,
  'trade.allocation-refused': ({ because }) =>
    (Object.hasOwn(allocationRefusals, because) ? allocationRefusals[because] : undefined) ??
    'Nothing was changed. Please reload the page.',
  'trade.allocation-log': 'Allocation to internal organisations',
  'trade.allocation-line': ({ event, name, by }) => {
    const done =
      event === undefined
        ? `Allocation of ${name} changed`
        : event === 'allocated'
          ? `Allocated to ${name}`
          : `Handed back from ${name}`;
    return `${done} by ${by}`;
  },
  'trade.organisation-part': ({ institution }) =>
    `Only instruments allocated to ${institution} and the organisations below it are shown.`,
};
