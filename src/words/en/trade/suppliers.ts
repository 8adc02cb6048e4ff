import type { suppliers as chinese } from '../../zh-CN/trade/suppliers.ts';
import { count as digits, englishMonth, money } from '../../format.ts';
import { plural } from '../../plural.ts';

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Company name',
  uscc: 'Unified social credit code',
  contactName: 'Contact person',
  mobile: 'Mobile number',
  reason: 'Remark',
};

const missing: Readonly<Record<string, string>> = {
  name: 'Enter the company name',
  uscc: 'Enter the unified social credit code',
  contactName: 'Enter a contact person',
  mobile: 'Enter a mobile number',
};

const faults: Readonly<Record<string, string>> = {
  form: 'This is not a valid number',
  'check-sign': 'The check digit is wrong. Please compare with the business licence',
  long: 'This is too long',
};

const bars: Readonly<Record<string, string>> = {
  'not-registered': 'Not registered yet',
  'not-certified': 'Not certified yet',
  'not-opened': 'Product not opened yet',
  institution: 'A financial institution cannot be paid',
  deregistered: 'Deregistered, cannot be paid',
  core: 'A core enterprise cannot be paid',
  'branch-of-core': 'A branch of a core enterprise cannot be paid',
  'branch-letter': 'Letter of authority has expired, cannot be paid',
  ready: 'Can be paid',
};

const answers: Readonly<Record<string, string>> = {
  confirm: 'Confirm and invite',
  decline: 'Decline',
  withdraw: 'Withdraw',
};

const states: Readonly<Record<string, string>> = {
  confirmed: 'Invited by',
  declined: 'Declined by',
  withdrawn: 'Withdrawn by',
};

/** A zero amount, which is not mentioned. */
const nothing = '0.00';

export const suppliers: typeof chinese = {
  'suppliers.in-all': ({ count, open, unnamed, funders, all }) => {
    const others = [
      ...(unnamed === nothing
        ? []
        : [`${money(unnamed)} transferred, whose holders are named 5 working days before payment`]),
      ...(funders === nothing ? [] : [`${money(funders)} held by funders`]),
    ];
    const text = `${plural(count, 'supplier', 'suppliers')}, ${money(open)} outstanding with them, unaccepted included`;
    return others.length === 0 ? text : `${text}; also ${others.join(', ')}; ${money(all)} outstanding in all`;
  },
  'suppliers.search': 'Company name or credit code',
  'suppliers.list-note':
    'Companies you have issued to, and transferees already named (5 working days before the payment day) or paid; largest outstanding amount first',
  'suppliers.column-name': 'Supplier',
  'suppliers.column-standing': 'Can receive payment',
  'suppliers.column-issued': ({ year }) => `Issued in ${year}`,
  'suppliers.column-open': 'Outstanding, unaccepted included',
  'suppliers.column-last': 'Last issue',
  'suppliers.column-act': 'Actions',
  'suppliers.standing': ({ bar }) => (bar === '' ? 'Can be paid' : (bars[bar] ?? 'Cannot be paid now')),
  'suppliers.issued': ({ count, amount }) =>
    count === 0 ? '--' : `${plural(count, 'instrument', 'instruments')}, ${money(amount)}`,
  'suppliers.issued-of': ({ name, said }) => `${name}: issued ${said}`,
  'suppliers.month': ({ month }) => englishMonth(month),
  'suppliers.issue': 'Issue',
  'suppliers.issue-to': ({ name }) => `Issue to ${name}`,
  'suppliers.financings': 'Financings',
  'suppliers.financings-of': ({ name }) => `Financings of ${name}`,
  'suppliers.none': 'Nothing has been issued yet',
  'suppliers.none-body':
    'Companies you issue to will be listed here. You can recommend one that has not joined yet; the platform then invites it.',
  'suppliers.none-fit': 'No supplier matches',
  'suppliers.recommend': 'Recommend a supplier',
  'suppliers.recommend-facts':
    'A director confirms the recommendation. The platform then asks the contact person by text message to register, to have the company certified and to open the product. This page shows the progress.',
  'suppliers.field': ({ field }) => fieldNames[field] ?? '',
  'suppliers.uscc-hint': '18 characters, as on the business licence',
  'suppliers.mobile-hint': 'The platform sends the invitation to it',
  'suppliers.reason-hint': 'Optional; the director can read it',
  'suppliers.fault': ({ field, fault }) =>
    fault === 'missing' ? (missing[field] ?? 'Fill this in') : (faults[fault] ?? 'This cannot be used'),
  'suppliers.send': 'Submit',
  'suppliers.cancel': 'Cancel',
  'suppliers.recommended': 'Submitted. A director has to confirm it.',
  'suppliers.confirmed': 'Confirmed. The platform invites the company.',
  'suppliers.declined': 'Declined. The platform does not invite the company, and your colleague is notified.',
  'suppliers.withdrawn': 'Withdrawn. The platform does not invite the company.',
  'suppliers.waiting': ({ count }) => `Recommendations awaiting a director (${digits(count)})`,
  'suppliers.invited': ({ count }) => `Invited, cannot be paid yet (${digits(count)})`,
  'suppliers.ended': ({ count }) => `Earlier recommendations (${digits(count)})`,
  'suppliers.ended-more': 'Older ones are not listed.',
  'suppliers.contact': ({ name, mobile }) => `Contact: ${name}, ${mobile}`,
  'suppliers.by': ({ name }) => `recommended by ${name}`,
  'suppliers.reason-of': ({ reason }) => `Remark: ${reason}`,
  'suppliers.state': ({ state, decider, progress }) => {
    const text = `${states[state] ?? 'Handled by'} ${decider}`;
    return progress === '' ? text : `${text}. ${bars[progress] ?? 'Cannot be paid now'}`;
  },
  'suppliers.progress': ({ progress }) => bars[progress] ?? 'Progress unknown',
  'suppliers.text': ({ isSent, decider }) =>
    `${decider === '' ? '' : `Confirmed by ${decider}. `}${isSent ? 'The invitation was sent by text message' : 'No text message was sent. Please ask the company to register'}`,
  'suppliers.answer': ({ answer }) => answers[answer] ?? '',
  'suppliers.answer-of': ({ answer, name }) => `${answers[answer] ?? ''}: ${name}`,
  'suppliers.ask': ({ answer, name }) => {
    if (answer === 'confirm') return `Invite ${name}?`;
    return answer === 'decline' ? `Decline the invitation of ${name}?` : `Withdraw the recommendation of ${name}?`;
  },
  'suppliers.ask-body': ({ answer, contact, mobile }) =>
    answer === 'confirm'
      ? `The platform will ask ${contact} (${mobile}) to register, to have the company certified and to open the product.`
      : 'The platform will not invite the company. It can be recommended again later.',
  'suppliers.refused-own-company': 'This is the credit code of your own company',
  'suppliers.refused-can-be-paid': 'This company can already be paid. You can issue to it at once',
  'suppliers.refused-invited': 'Your company has already recommended it. This page shows the progress',
  'suppliers.refused-too-many': 'Too many recommendations are awaiting a director. Please have them answered first',
  'suppliers.refused-ended': 'Somebody has just answered this recommendation',
  'suppliers.refused-not-theirs': 'Your role cannot do this',
  'suppliers.refused-own': 'What you recommended has to be confirmed by another person',
  'suppliers.refused-not-own': 'Only the person who recommended it can withdraw it',
  'suppliers.refused-unidentified':
    'Please enter your ID number first. The platform must verify that two different people are involved',
};
