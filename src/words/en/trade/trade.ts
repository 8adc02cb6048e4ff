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
  payroll: 'Wrong list of people',
  papers: 'Contract or invoices do not match',
  business: 'Doubts about the underlying trade',
  'not-agreed': 'Not agreed',
  'entry-right': 'The entry is right as it is',
  unexplained: 'The reason for the correction is unclear',
  other: 'Another reason',
  overtaken: 'The amount was refused, recalled, accepted or paid meanwhile',
  freeze: 'A court froze the amount',
  'court-transfer': 'A court transferred the amount',
  succession: 'A successor took over what the company held',
  deregistration: 'The company was deregistered',
  time: 'Its time ran out',
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
  'refused-by-rule': 'a rule was not met, back to its maker',
  effective: 'put it into effect',
  released: 'nothing reserved any more',
};

const entries: Readonly<Record<string, string>> = {
  issue: 'Issue',
  'issue-accepted': 'Acceptance',
  'issue-returned': 'Issue sent back',
  transfer: 'Transfer',
  'transfer-accepted': 'Acceptance',
  'transfer-returned': 'Transfer sent back',
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
    'Your company no longer holds this instrument: it may have been passed on, financed or paid. Nothing was changed.',
  changed:
    'A colleague has just changed this allocation. Nothing was changed. The list is up to date: please look again.',
  allocated: 'The instrument is allocated already. Hand it back to the company first, then allocate it again.',
  stopped: 'This inner organisation is stopped. Nothing was changed. Please choose another one.',
  'not-allocated': 'No inner organisation has this instrument, so there is nothing to hand back.',
  gone: 'The instrument or the organisation was not found. Nothing was changed. Please reload the page.',
};

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Instruments, the applications that change them, and the holdings of companies. */
export const trade: typeof chinese = {
  'trade.crumb': 'Instruments',
  'trade.act': ({ act }) => nameIn(acts, act, 'Other business'),
  'trade.state': ({ state }) => nameIn(states, state, 'Unknown state'),
  'trade.step-name': ({ role }) => nameIn(stepNames, role, 'Other step'),
  'trade.reason': ({ reason }) => nameIn(reasons, reason, ''),
  'trade.exception': ({ reason }) => nameIn(exceptions, reason, 'Not chosen'),
  'trade.event': ({ event }) => nameIn(events, event, 'other'),
  'trade.entry': ({ entry, isPayroll = false }) => (isPayroll ? 'Payroll issue' : nameIn(entries, entry, 'Other')),
  'trade.rule': (said: RuleSentence) => ruleSentence(said),
  'trade.decision-bar': ({ bar }) =>
    nameIn(
      {
        own: 'You made it, so somebody else decides it.',
        twice: 'You did an earlier step, and nobody does two.',
        unidentified: 'The number of your identity card is not known, so you cannot decide.',
        'not-theirs': 'This step belongs to another role.',
        'not-waiting': 'No step waits now.',
      },
      bar,
      'You cannot decide it now.',
    ),
  'trade.withdrawn-meanwhile': ({ name, at }) =>
    `${name} withdrew this application on ${englishMomentOfYear(at)}. There is nothing to approve.`,
  'trade.meanwhile': ({ state, at }) =>
    `This application no longer waits for approval. Since ${englishMomentOfYear(at)} it is: ${nameIn(states, state, 'other')}.`,
  'trade.refused-changed': 'Somebody has just handled it. It is shown as it is now.',
  'trade.refused-state': 'That is not possible in its present state. It is shown as it is now.',
  'trade.refused-failed': 'Something went wrong here. Please check whether it is still open, and try again.',
  'trade.refused-certificate':
    'The certificate ended while the approvals were under way. This one was not approved. Please sign it with a valid certificate.',
  'trade.refused-gone': 'It was not found, or does not belong to your company.',
  'trade.refused-not-permitted': 'Your role cannot do this.',
  'trade.refused-field': 'A field is not valid. Please check it.',
  'trade.refused-unsigned': 'This step is signed with a certificate. Nothing was decided.',
  'trade.refused-by-rule': 'A rule was not met. It did not take effect and went back to its maker.',
  'trade.draft-kept': 'Draft saved',
  'trade.submitted': ({ number }) => `Submitted. Application ${number}`,
  'trade.withdrawn-for': ({ name }) => `On behalf of ${name}`,
  'trade.withdrawn': ({ number }) => `${number} withdrawn. Nothing is reserved any more.`,
  'trade.decided': ({ decision, number }) =>
    `${number} ${decision === 'approve' ? 'approved' : decision === 'return' ? 'returned' : 'rejected'}`,
  'trade.acceptance-sent': ({ names }) =>
    names.length === 0 ? 'Acceptance submitted' : `Acceptance submitted, for approval by ${names.join(', ')}`,
  'trade.refusal-done': 'Refused. The amount went back.',
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
  'trade.issue-facts': 'Promise to pay a supplier on a due date. A colleague and a director approve it.',
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
        'no-director': `${name} has no director besides its operator, so nobody can approve an acceptance. You can go on; ask the company to add a director first`,
        'no-certificate': `No director of ${name} holds a valid certificate, so nobody can sign an acceptance. You can go on; ask its director to get one first`,
        agreement: `The product agreement of ${name} allows no new business now. You can go on; ask the company to sign it first`,
      },
      gap,
      `${name} cannot accept yet. Please contact the company`,
    )}. What is not accepted within 5 working days comes back.`,
  'trade.payee-none':
    'No company fits. It may not be certified, not have opened the product, or not be one that can be paid, such as a financial institution, a core enterprise or a violating member.',
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
  'trade.invoice-total': 'Total incl. tax (CNY)',
  'trade.invoice-used': 'Not counted: used up or not valid',
  'trade.invoice-share': ({ amount }) => `${money(amount)} counted`,
  'trade.invoices-none':
    'No invoices yet. They are optional; those that you enter are checked against other instruments.',
  'trade.transferable': 'Transferable',
  'trade.transferable-yes': 'Transferable, in whole or in part',
  'trade.transferable-no': 'Not transferable, held to maturity',
  'trade.transferable-hint': 'It cannot be changed after the issue',
  'trade.remark': 'Remark',
  'trade.remark-hint': ({ act }) =>
    `Optional. The ${act === 'payroll-issue' ? 'labour company' : 'supplier'} reads it.`,
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
  'trade.limit-own': ({ amount }) => `${money(amount)} this one`,
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
  'trade.to-settle': 'To settle',

  'trade.application-title': ({ act, name }) => {
    const said = nameIn(acts, act, 'Business');
    if (name === '') return said;
    if (act === 'issue' || act === 'payroll-issue' || act === 'transfer') return `${said} to ${name}`;
    if (act === 'accept' || act === 'refuse') return `${said} of an instrument from ${name}`;
    return `${said}: ${name}`;
  },
  'trade.application-crumb': 'Application',
  'trade.place': ({ at, of }) => `For your approval ${at}/${of}`,
  'trade.next-one': ({ name, amount }) => `Next: ${name} ${money(amount)}`,
  'trade.waits-you': 'For your approval',
  'trade.yours-until': ({ since, until }) =>
    `With you since ${englishMomentOfYear(since)}. Please decide by ${englishDay(until)}; it lapses after that day.`,
  'trade.waits-others': ({ step, names, until }) =>
    `With ${names.length === 0 ? 'the other company' : names.join(' or ')} now (${step}). It lapses after ${englishDay(until)}.`,
  'trade.returned-until': ({ until }) =>
    `What it has reserved is kept until ${englishDay(until)}. Please correct it and submit it again by then.`,
  'trade.returned-freed': 'Nothing is reserved any more. It can still be corrected and submitted again.',
  'trade.effective-waits': ({ names, until }) =>
    `In effect. ${names.join(', ')} can accept it until ${englishDay(until)}.`,
  'trade.returned-others': ({ name, until }) =>
    until === ''
      ? `${name} can correct it. Nothing is reserved any more.`
      : `${name} corrects it. What it has reserved is kept until ${englishDay(until)}.`,
  'trade.refused-elsewhere': 'This application was changed in another window. Your changes here were not saved.',
  'trade.reload-latest': 'Discard them and show the latest',
  'trade.effective-on': ({ at }) => `In effect since ${englishMomentOfYear(at)}`,
  'trade.ended-on': ({ at }) => `Ended ${englishMomentOfYear(at)}. Nothing is reserved any more.`,
  'trade.draft-facts': 'A draft. It is not submitted, and nothing is reserved.',
  'trade.facts': 'Application details',
  'trade.rules': 'Rules',
  'trade.rules-now': 'Checked again just now',
  'trade.rules-then': 'As they were checked then',
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
  'trade.opinion-hint': 'Optional, kept in the history. Needed for a return or a rejection.',
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
    'Signing approves it, and cannot be taken back. The key’s own window or your phone has to show the same.',
  'trade.step-signs': 'signs',
  'trade.signed-with': ({ ending, isWithoutEffect }) =>
    `signed by certificate, ending ${ending}${isWithoutEffect ? ', without effect' : ''}`,
  'trade.return': 'Return',
  'trade.reject': 'Reject',
  'trade.withdraw': 'Withdraw',
  'trade.edit': 'Correct',
  'trade.return-title': 'Return it to its maker',
  'trade.return-body':
    'What it has reserved is kept for five working days, so that it can be corrected and submitted again.',
  'trade.reject-title': 'Reject this application',
  'trade.reject-body': ({ act }) =>
    act === 'accept'
      ? 'Only this request to accept it ends. The instrument still waits: it can be accepted or refused later.'
      : act === 'correction'
        ? 'The correction is not made, and your company keeps the amount. The platform reads your reason and explanation.'
        : act === 'issue' || act === 'payroll-issue' || act === 'transfer'
          ? 'The application ends, and nothing stays reserved. If it only needs a correction, return it instead.'
          : 'The application ends. The instrument stays as it is.',
  'trade.reason-label': 'Reason',
  'trade.reason-missing': 'Choose a reason.',
  'trade.words-label': 'Explanation',
  'trade.words-missing': 'Say what to change, or why.',
  'trade.cancel': 'Cancel',
  'trade.withdraw-title': 'Withdraw this application',
  'trade.withdraw-body':
    'The application ends, and nothing stays reserved. It cannot be restored; fill in a new one if needed.',
  'trade.will-approve': ({ act, name, amount }) =>
    `You approve: ${nameIn(acts, act, 'business').toLowerCase()}, ${name} ${money(amount)}`,
  'trade.after-approval': ({ names, isLast, isAccepted, isFinanced }) => {
    if (isLast && isFinanced) return 'This is the last step: the funder begins once the documents are ready.';
    if (isLast)
      return `This is the last step: it takes effect at once${isAccepted ? ', and waits for the payee to accept' : ''}.`;
    return names.length === 0 ? 'Next: the other company' : `Next: ${names.join(' or ')}`;
  },
  'trade.cancellation-effect': ({ amount }) =>
    `Once cancelled, ${money(amount)} will not be paid; this cannot be undone`,
  'trade.instrument': 'Instrument',
  'trade.see-instrument': 'See the instrument',

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
      : 'Interest or penalty is overdue. ',
  'trade.landing-nothing': 'You can start here',
  'trade.landing-looks': ({ institution }) =>
    institution === ''
      ? 'You can look at everything here. Others make applications and decide them.'
      : `You can look at the instruments that are allocated to ${institution}. Others make applications and decide them.`,
  'trade.landing-may-part': ({ institution }) =>
    `Instruments that are allocated to ${institution} and the organisations below it, and their ledger. The company’s operators and directors accept and transfer.`,
  'trade.landing-look': 'You can look at',
  'trade.landing-absent': 'You have no overview here',
  'trade.landing-absent-body': ({ absence }) =>
    absence === 'institution'
      ? 'You act for the company on behalf of an institution, and see only the instruments that are allocated to it. None are yet.'
      : absence === 'closed'
        ? 'Your company has not opened this product, or this platform does not offer it. Once it is open, what waits, limits and instruments are listed here.'
        : 'Your role takes no part in issuing, accepting and transferring instruments. What you can do and look at is on Home and in the menus.',
  'trade.landing-to-products': 'See the products',
  'trade.landing-may': ({ role, side }) => {
    if (role === 'query' || (role === 'final-reviewer' && side === 'chain'))
      return side === 'core'
        ? 'The limit, the maturities, what was issued and every application. Operators, directors and the final reviewer issue and decide.'
        : 'What is to be accepted and what is held, the ledger and every application. Operators and directors accept and transfer.';
    if (role === 'final-reviewer')
      return 'Issues above your company’s threshold or with a term over 6 months come here for your final review, after the director.';
    if (role === 'director')
      return side === 'core'
        ? 'Colleagues make and approve issues, which then come here for your approval. You can also look at the limit, the maturities and what was issued.'
        : 'Colleagues make acceptances and transfers, which then come here for your decision. You can also look at what is held, and at the ledger.';
    return side === 'core'
      ? 'You can issue a new instrument, or see who has those that were issued.'
      : 'Instruments that are issued or passed on to your company come here to be accepted. You can also look at what is held, and pay with it.';
  },
  'trade.landing-waiting': 'Waiting for you',
  'trade.landing-all': ({ count: all }) => (all === 0 ? 'See to-dos' : `${digits(all)} to do`),
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
  'trade.calendar-account-title': 'Account that pays',
  'trade.calendar-month': ({ month }) => englishMonth(month),
  'trade.calendar-month-of': ({ month }) => `What is to be paid on each day of ${englishMonth(month)}`,
  'trade.calendar-in-all': ({ month, count, amount }) =>
    `${englishMonth(month)}: ${plural(count, 'instrument', 'instruments')} to pay, ${money(amount)}`,
  'trade.calendar-unpaid-note':
    'Instruments not yet paid, unaccepted ones included, by payment day; a due date on a day off moves to the next working day',
  'trade.calendar-months': 'Months',
  'trade.calendar-month-before': 'Previous month',
  'trade.calendar-month-now': 'This month',
  'trade.calendar-month-after': 'Next month',
  'trade.calendar-as-list': 'Show as a list',
  'trade.calendar-as-month': 'Show as a month',
  'trade.calendar-next': 'Next payment day:',
  'trade.calendar-none': 'Nothing is to be paid in this month.',
  'trade.calendar-not-announced': ({ year }) =>
    `The days off of ${year} are not announced yet, so that payment days may still move.`,
  'trade.calendar-weekday': ({ weekday }) => weekdays[weekday - 1] ?? '',
  'trade.calendar-day-number': ({ day }) => String(Number(day.slice(8))),
  'trade.calendar-today': 'Today',
  'trade.calendar-note-holiday': 'Day off',
  'trade.calendar-note-worked': 'Working day',
  'trade.calendar-about': 'may move',
  'trade.calendar-overdue': 'overdue',
  'trade.calendar-lacks': ({ amount }) => `short by ${money(amount)}`,
  'trade.payments-title': 'Payments due',
  'trade.payments-note': ({ about }) =>
    about ? 'Within 60 days; days marked “about” may change once holidays are announced' : 'Within 60 days',
  'trade.payments-account': ({ bank, ending, mode }) =>
    mode === 'OFFLINE'
      ? `Offline: on each payment day your company itself pays from ${bank}, account ending ${ending}; the bank’s statement counts.`
      : `On each payment day the bank debits ${bank}, account ending ${ending}.`,
  'trade.collection-missing': 'The bank cannot debit yet; please complete before the payment day',
  'trade.collection-debit-agreement': 'No debit agreement: please ask the bank of the account',
  'trade.collection-partner-account':
    'The account is not at the partner bank: please have a director settle in to the partner bank',
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
    all > 0 ? `${plural(all, 'instrument', 'instruments')} overdue, ${money(amount)}` : 'Interest or penalty overdue',
  'trade.payments-overdue-since': ({ day, days }) =>
    `The first was to be paid on ${englishDay(day)}, ${counted(days, 'day', 'days')} ago.`,
  'trade.payments-overdue-pay': ({ mode }) =>
    mode === 'OFFLINE'
      ? 'Please pay as soon as possible.'
      : 'Please ask your bank whether it debits again; if it does not, please pay as soon as possible.',
  'trade.payments-overdue-list': 'See what is overdue',
  'trade.payments-overdue-beside': ({ amount }) => `Interest and penalty owed to funders besides: ${money(amount)}.`,
  'trade.payments-beside': ({ amount }) => `Interest to funders besides: ${money(amount)}`,
  'trade.payments-all': 'See whole months',
  'trade.owed-due': 'Not paid, due',
  'trade.payment-list-of': ({ day, count: all }) =>
    `See the ${plural(all, 'instrument', 'instruments')} to be paid on ${englishDay(day)}`,
  'trade.payments-none': 'Nothing is to be paid within 60 days.',
  'trade.payment-day': ({ day, about }) => (about ? `About ${englishDay(day)}` : englishDay(day)),
  'trade.payees-from': ({ day }) => `Payees are listed from ${englishDay(day)} on`,
  'trade.landing-financings': 'Financings',
  'trade.landing-financing': ({ stage }) =>
    nameIn(
      {
        waiting: 'Waiting for you',
        'under-way': 'Under way, not paid out',
        disbursing: 'Of these being paid out',
        'due-soon': 'Due soon',
        overdue: 'Not paid when due',
      },
      stage,
      '',
    ),
  'trade.landing-financing-count': ({ count: all }) => plural(all, 'financing', 'financings'),
  'trade.landing-due-until': ({ day }) => `Due by ${englishDay(day)}, included`,
  'trade.landing-count': ({ count: all }) => plural(all, 'instrument', 'instruments'),
  'trade.landing-accept-by': ({ day }) => `the first can be accepted until ${englishDay(day)}`,
  'trade.landing-limit-left': 'Left to issue',
  'trade.landing-limit-none': 'No limit for issuing yet',
  'trade.landing-limit-none-body':
    'Once the platform has set a limit, it is shown here. Without one, nothing can be issued.',
  'trade.landing-limit-more': 'Details and requests',
  'trade.landing-limit-not-yet': ({ day }) =>
    `The limit is valid from ${englishDay(day)}; nothing can be issued before`,
  'trade.landing-limit-expired': ({ day }) => `The limit ended on ${englishDay(day)}; nothing can be issued now`,
  'trade.landing-ladder': ({ side }) => (side === 'core' ? 'Payables by month' : 'Receivables by month'),
  'trade.landing-ladder-all': ({ count: all, amount }) =>
    `${plural(all, 'instrument', 'instruments')}, ${money(amount)}`,
  'trade.landing-ladder-by-due':
    'By due date. “Payments due” goes by payment day, which days off may move into the next month.',
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
  'trade.barred': 'Not yours to decide now',
  'trade.to-do-task': 'What to do',
  'trade.to-do-choice': ({ task, count }) =>
    `${nameIn({ decide: 'Approve', mend: 'Correct', accept: 'Accept', finance: 'Financings', confirm: 'Confirm' }, task, 'Handle')} (${count})`,
  'trade.to-do-waited': 'Waiting for',
  'trade.to-do-waited-days': ({ days }) => (days === 1 ? '1 day or more' : `${days} days or more`),
  'trade.to-do-order': 'Order',
  'trade.to-do-order-of': ({ order }) =>
    nameIn(
      { waited: 'Longest waiting first', amount: 'Largest amount first', until: 'Nearest last day first' },
      order,
      'Longest waiting first',
    ),
  'trade.to-do-none-fits': 'Nothing fits these filters',
  'trade.handled-already': 'You have just handled it.',
  'trade.place-in-queue': ({ at, of }) => `${at} of ${of}`,
  'trade.previous': 'Previous',
  'trade.next': 'Next',
  'trade.no-previous': 'This is the first one.',
  'trade.no-next': 'This is the last one.',
  'trade.to-do-none': 'Nothing to do now',
  'trade.to-do-none-body': 'New applications and amounts are listed here, and you get a message.',
  'trade.column-what': 'Business',
  'trade.column-party': 'With',
  'trade.column-amount': 'Amount (CNY)',
  'trade.column-due': 'Due',
  'trade.column-why': 'Now',
  'trade.column-act': 'Action',
  'trade.waited': ({ since }) => `Since ${englishMomentOfYear(since)}`,
  'trade.until': ({ day }) => `By ${englishDay(day)}`,
  'trade.several': 'Several payees',
  'trade.look': 'View',
  'trade.decide': 'Approve',
  'trade.mend': 'Correct',
  'trade.go-on-with': 'Continue',

  'trade.other-maker': ({ name }) =>
    `${name} made this application. If you submit it, you become its maker and can no longer check it.`,
  'trade.applications-title': 'Applications',
  'trade.applications-listed': ({ count }) => counted(count, 'application', 'applications'),
  'trade.search-applications': 'Application number, other company',
  'trade.column-state': 'State',
  'trade.later': ({ later }) =>
    nameIn(
      {
        returned: 'Came back later',
        'part-returned': 'A part came back later',
        'financing-ended': 'Its financing has ended',
      },
      later,
      '',
    ),
  'trade.column-maker': 'Made by',
  'trade.hands': 'Handled by',
  'trade.hands-mine': 'Made by me',
  'trade.hands-handled': 'Made or decided by me',
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
          ? 'People of its payroll are paid by another application too: please open and approve it by itself'
          : 'Please open and approve it by itself',
  'trade.together-all': ({ count }) => `Choose the ${count} that can be approved together`,
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
  'trade.together-sent': 'The other company has to accept it',
  'trade.together-financing': ({ state }) =>
    state === 'MATERIALS' ? 'Approved, waits for its documents' : 'Handed to the funder',
  'trade.together-goes-to': ({ names }) => `Goes to ${names}`,
  'trade.together-results': ({ count, refused }) =>
    refused === 0
      ? `${counted(count, 'application', 'applications')} approved together`
      : `Of ${counted(count, 'application', 'applications')}, ${count - refused} approved and ${refused} not`,
  'trade.together-put-away': 'Close',

  'trade.holdings-title': 'Instruments that you hold',
  'trade.acceptance-title': 'To accept',
  'trade.tab-transit': 'To accept',
  'trade.tab-held': 'Held',
  'trade.tabs': 'By state',
  'trade.held-total': ({ amount }) => `Held ${money(amount)}`,
  'trade.held-part': ({ part, amount }) =>
    `${nameIn({ ...heldParts, overdue: 'Overdue' }, part, 'Other')} ${money(amount)}`,
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
    'Meanwhile this part can be neither transferred nor financed. At maturity it is paid once it is released or transferred by the court.',
  'trade.orders': 'Acts of the platform',
  'trade.order-line': ({ act, amount, orderNumber, until, reason, fromName, toName, corrected }) =>
    [
      `${nameIn(acts, act, 'Other')}: ${money(amount)}`,
      corrected === undefined ? '' : `reverses the ${nameIn(entries, corrected, 'entry').toLowerCase()}`,
      toName === '' ? '' : `${fromName} → ${toName}`,
      orderNumber === '' ? '' : `court document ${orderNumber}`,
      until === '' ? '' : `until ${englishDay(until)}`,
      reason || (act === 'release' ? 'the last day of the freeze has passed' : ''),
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
        ? `Due today, to be paid by ${issuer}`
        : `Due, to be paid by ${issuer} on ${englishDay(day)}`,
  'trade.acceptance-waits': 'Acceptance submitted, with the director',
  'trade.acceptance-with': ({ names }) =>
    names.length === 0 ? 'Submitted, with the director' : `Submitted, with ${names.join(', ')}`,
  'trade.see-of': ({ number }) => `See application ${number}`,
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
    `Once approved, your company no longer holds this ${money(amount)}: ${isAgain ? 'it waits to be accepted again' : `it goes back to ${name}`}. If the entry is right as it is, reject this.`,
  'trade.purpose-hint': 'Optional, such as “Packaging in November”',
  'trade.transfer-note': 'Each payee accepts its own amount. What is not accepted within five working days comes back.',
  'trade.transfer-check': 'Check the transfer',
  'trade.transfer-effect':
    'Submitting reserves the amount. It goes out once a director approves; you can withdraw it until then.',
  'trade.transfer-gone': 'Nothing to transfer',
  'trade.transfer-gone-body': 'It was passed on, or all of it is reserved. Please choose again from what you hold.',
  'trade.total': 'Total',
  'trade.total-of': ({ amount }) => `${money(amount)} in all`,
  'trade.part-available-own': 'Available, with this application’s own',
  'trade.remaining': 'Available afterwards',
  'trade.exceeded': ({ amount }) => `${money(amount)} too much`,
  'trade.export': ({ count }) => `Export ${count.toLocaleString('en')}`,
  'trade.export-asked': ({ name }) => `${name} is being made; find it under Downloads at the top right`,
  'trade.instruments-title': 'Issued instruments',
  'trade.search-instruments': 'Number or payee',
  'trade.column-where': 'Where it is',
  'trade.column-transit': 'To be accepted',
  'trade.column-with-payee': 'With the payee',
  'trade.column-passed-on': 'Passed on',
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
  'trade.none-issued-body': 'What you issue is listed here, with who has each amount now.',
  'trade.ledger-title': 'Ledger',
  'trade.ledger-facts':
    'Entries are only added: what comes back or is corrected is an entry of its own. Reservations and freezes are not entered.',
  'trade.search-ledger': 'Instrument number',
  'trade.column-day': 'Date',
  'trade.column-time': 'Time',
  'trade.application-number': 'Application number',
  'trade.ledger-direction': 'Direction',
  'trade.ledger-flow': 'Business',
  'trade.ledger-in': ({ side }) => (side === 'issuer' ? 'Increase' : 'Held more'),
  'trade.ledger-out': ({ side }) => (side === 'issuer' ? 'Decrease' : 'Held less'),
  'trade.ledger-balance': ({ side }) => (side === 'issuer' ? 'Owed (CNY)' : 'Balance (CNY)'),
  'trade.ledger-opening': ({ day }) => `Opening ${englishDay(day)}`,
  'trade.ledger-closing': ({ day, today }) =>
    day < today ? `Closing ${englishDay(day)}` : `As of ${englishDay(today)}${day > today ? ' (period not over)' : ''}`,
  'trade.ledger-sum-in': ({ side, count }) =>
    `${side === 'issuer' ? 'Increase' : 'Held more'}, ${counted(count, 'entry', 'entries')}`,
  'trade.ledger-sum-out': ({ side, count }) =>
    `${side === 'issuer' ? 'Decrease' : 'Held less'}, ${counted(count, 'entry', 'entries')}`,
  'trade.ledger-time': ({ at }) => timeOfDay(at),
  'trade.ledger-none': 'No entries in this time',
  'trade.ledger-none-body': ({ side }) =>
    side === 'issuer'
      ? 'Issues, what comes back and cancellations are entered here once they take effect.'
      : 'Acceptances and transfers are entered here once they take effect.',
  'trade.ledger-none-fit': 'No entry fits',
  'trade.none-held': 'You hold no instruments yet',
  'trade.none-held-body': 'What core enterprises issue to your company is listed here once it is accepted.',
  'trade.none-transit': 'Nothing to accept',
  'trade.none-transit-body': 'When an amount comes, it is listed here, and you get a message.',
  'trade.none-fit': 'No instrument fits',
  'trade.arrival-missing': 'This amount does not wait for acceptance here',
  'trade.arrival-missing-body':
    'It may have been accepted, refused or recalled, or it is not your company’s. The list below is up to date.',
  'trade.accept-title': 'Accept this instrument',
  'trade.accept-body': ({ isTransferable }) =>
    `A director approves the acceptance. Then your company holds the amount and ${isTransferable ? 'can transfer it, finance it, or keep it until it is due' : 'keeps it until it is due; it cannot be transferred'}.`,
  'trade.accept-again': 'Acceptance reversed by the platform; please accept again',
  'trade.accept-again-of': ({ amount, acceptBy, sender }: { amount: string; acceptBy: string; sender: string }) =>
    `The platform reversed the first acceptance. Please accept ${money(amount)} again by ${englishDay(acceptBy)}; after that it goes back to ${sender}.`,
  'trade.accept-press': 'Submit the acceptance',
  'trade.refuse-title': 'Refuse this instrument',
  'trade.refuse-body': 'It goes back at once, and this cannot be undone.',
  'trade.chain': 'Chain of title',
  'trade.chain-note': ({ isIssuer }) =>
    isIssuer
      ? 'The first payee, and holders that were paid. How it went from one to the other is theirs alone to see'
      : 'What others do with it later is theirs alone to see',
  'trade.chain-you': ({ name }) => `${name} (you)`,
  'trade.place-of': ({ place }) =>
    nameIn(
      {
        transit: 'on its way, to accept',
        held: 'held',
        paid: 'paid',
        cancelled: 'sent back or cancelled',
        gone: 'held no longer',
      },
      place,
      'other',
    ),
  'trade.chain-ended': ({ place, amount }) =>
    `${money(amount)} ${place === 'paid' ? 'paid' : 'sent back or cancelled'}`,
  'trade.transit-outcome': ({ state, at, acceptBy, reason, words }) => {
    const why = [nameIn(reasons, reason, ''), words].filter((part) => part !== '').join(': ');
    switch (state) {
      case 'waiting':
        return `to be accepted by ${englishDay(acceptBy)}`;
      case 'accepted':
        return `accepted ${englishMomentOfYear(at)}`;
      case 'refused':
        return `refused ${englishMomentOfYear(at)}, the amount went back${why === '' ? '' : `. ${why}`}`;
      case 'corrected':
        return `corrected by the platform ${englishMomentOfYear(at)}, the amount went back`;
      case 'recalled':
        return `recalled ${englishMomentOfYear(at)}, the amount went back`;
      case 'lapsed':
        return `not accepted by ${englishDay(acceptBy)}, the amount went back ${englishMomentOfYear(at)}`;
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
  'trade.column-organisation': 'Inner organisation',
  'trade.filter-organisation': 'Inner organisation',
  'trade.held-by': ({ name }) => `Allocated to ${name}`,
  'trade.organisation-nobody': 'Not allocated',
  'trade.allocate': 'Allocate',
  'trade.allocate-of': ({ number }) => `Allocate ${number} to an inner organisation`,
  'trade.hand-back': 'Hand back',
  'trade.hand-back-of': ({ number, name }) => `Hand ${number} back from ${name} to the company`,
  'trade.allocate-title': 'Allocate to an inner organisation',
  'trade.allocate-body':
    'People of the organisation will see this instrument. Your company still holds it, no amount moves, and it can be handed back at any time.',
  'trade.allocate-choose': 'Choose an organisation',
  'trade.allocate-missing': 'Choose the organisation that is to have it',
  'trade.hand-back-title': 'Hand back to the company',
  'trade.hand-back-body': ({ name }) => `${name} will no longer have this instrument, and its people will not see it.`,
  'trade.allocation-done': ({ name }) => `Allocated to ${name}. Its people are told.`,
  'trade.allocation-returned': ({ name }) => `Handed back from ${name} to the company. Its people are told.`,
  'trade.allocation-refused': ({ because }) =>
    (Object.hasOwn(allocationRefusals, because) ? allocationRefusals[because] : undefined) ??
    'Nothing was changed. Please reload the page.',
  'trade.allocation-log': 'Allocation to inner organisations',
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
    `Only what is allocated to ${institution} and the organisations below it is shown.`,
};
