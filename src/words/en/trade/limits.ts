import type { limits as chinese } from '../../zh-CN/trade/limits.ts';
import { englishDay, money } from '../../format.ts';
import { plural } from '../../plural.ts';

const dayOr = (day: string, otherwise: string): string => (day === '' ? otherwise : englishDay(day));

const products: Readonly<Record<string, string>> = { credit: 'instruments' };

const faults: Readonly<Record<string, string>> = {
  amount: 'Enter an amount with at most two decimals',
  zero: 'The amount must be above 0',
  'too-large': 'The amount is above 99,999,999,999.98 yuan',
  'no-day': 'Enter a valid date',
  past: 'The last day cannot be before today',
  'too-far': 'The last day can be at most five years ahead',
  'before-start': 'The last day cannot be before the first day',
  nothing: 'This is the current limit. Enter another total or last day',
  expired: 'The limit has expired. Enter a new last day',
  'no-reason': 'Enter a reason',
  'long-reason': 'Enter at most 200 characters',
};

const thresholdFaults: Readonly<Record<string, string>> = {
  amount: 'Enter an amount with at most two decimals',
  zero: 'The amount must be above 0',
  'too-large': 'At most 99,999,999,999.98',
  same: 'This is already the threshold on that day',
  'no-day': 'Enter a valid date',
  past: 'Tomorrow at the earliest',
  'too-far': 'Within a year',
  'no-reason': 'Enter a reason',
  'long-reason': 'At most 200 characters',
};

const states: Readonly<Record<string, string>> = {
  '': 'Valid',
  expired: 'Expired',
  'not-yet': 'Not yet valid',
  exceeded: 'Exceeded',
  'used-up': 'Used up',
  expiring: 'Expires soon',
};

const useStates: Readonly<Record<string, string>> = { reserved: 'Reserved', used: 'Used', freed: 'Released' };

const requestStates: Readonly<Record<string, string>> = {
  sent: 'Awaiting the platform',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const pick = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** Limits for issuing, and the requests to change them. */
export const limits: typeof chinese = {
  'limits.title': ({ kind }) => `Issuing limit: ${pick(products, kind, kind)}`,
  'limits.none': 'No issuing limit yet',
  'limits.none-body':
    'Once the platform has set a limit, it is shown here. Nothing can be issued without one; please contact your account manager at the platform.',
  'limits.state': ({ note }) => pick(states, note, ''),
  'limits.note': ({ note, day, amount, days }) =>
    pick(
      {
        expired: `The limit expired on ${englishDay(day)}. Nothing can be issued now.`,
        'not-yet': `The limit is valid from ${englishDay(day)}. Nothing can be issued before then.`,
        exceeded: `Used and reserved together exceed the total by ${money(amount)}, so 0 is available. Applications in approval are checked again at the last step.`,
        'used-up': 'The limit is used up. Nothing more can be issued now.',
        expiring:
          days === 0
            ? 'The limit expires today. Nothing can be issued from tomorrow on.'
            : `The limit expires in ${plural(days, 'day', 'days')}; ${englishDay(day)} is its last day.`,
      },
      note,
      '',
    ),
  'limits.available': 'Available to issue now',
  'limits.total': 'Total',
  'limits.used-of': ({ amount }) => `${money(amount)} used`,
  'limits.reserved-of': ({ amount }) => `${money(amount)} reserved (submitted, not yet effective)`,
  'limits.validity': 'Validity',
  'limits.valid': ({ from, until }) =>
    from === ''
      ? until === ''
        ? 'No expiry'
        : `Until ${englishDay(until)} (inclusive)`
      : `${englishDay(from)} to ${dayOr(until, 'no expiry')}`,
  'limits.revolving': 'Revolving',
  'limits.is-revolving': ({ isRevolving }) =>
    isRevolving
      ? 'Yes: amounts paid become available again'
      : 'No: amounts paid stay used; amounts cancelled or returned become available again',
  'limits.tabs': 'Details of the limit',
  'limits.tab': ({ tab }) => pick({ uses: 'Uses', changes: 'Changes', requests: 'Requests' }, tab, tab),
  'limits.uses-none': 'This limit has not been used yet',
  'limits.uses-none-body': 'Amounts reserved and used are listed here once an issue is submitted.',
  'limits.changes-none': 'No changes yet',
  'limits.requests-none': 'No requests yet',
  'limits.requests-none-body':
    'If the limit is too low or about to expire, an operator can request a change on this page.',
  'limits.column-application': 'Application',
  'limits.column-party': 'Payee',
  'limits.column-amount': 'Amount',
  'limits.column-state': 'State',
  'limits.column-time': 'Time',
  'limits.use-state': ({ state }) => pick(useStates, state, 'Unknown state'),
  'limits.freed-part': ({ amount }) => `${money(amount)} of it released`,
  'limits.granted': ({ total, until }) =>
    `First limit of ${money(total)}, ${until === '' ? 'no expiry' : `until ${englishDay(until)}`}`,
  'limits.change-total': ({ before, after }) => `Total ${money(before)} → ${money(after)}`,
  'limits.change-from': ({ before, after }) => `First day ${dayOr(before, 'any')} → ${dayOr(after, 'any')}`,
  'limits.change-until': ({ before, after }) => `Last day ${dayOr(before, 'no expiry')} → ${dayOr(after, 'no expiry')}`,
  'limits.change-revolving': ({ isRevolving }) => (isRevolving ? 'Revolving from now on' : 'No longer revolving'),
  'limits.by-platform': 'by the platform',
  'limits.reason-of': ({ reason }) => `Reason: ${reason}`,
  'limits.answer-of': ({ words }) => `The platform’s answer: ${words}`,
  'limits.request-state': ({ state }) => pick(requestStates, state, 'Unknown state'),
  'limits.request': 'Request a change',
  'limits.request-facts':
    'Fill in only what should change. Two people at the platform decide; operators and directors get a message.',
  'limits.request-total': 'Requested total (CNY)',
  'limits.request-total-hint': ({ total }) => `Now ${money(total)}; it may be raised or lowered`,
  'limits.request-until': 'Requested last day',
  'limits.request-until-hint': ({ day }) => `Now ${dayOr(day, 'no expiry')}`,
  'limits.request-year': ({ day }) => `One year more: ${englishDay(day)}`,
  'limits.request-below':
    'Less than what is used and reserved: nothing would be available, and applications in approval might not take effect.',
  'limits.request-reason': 'Reason',
  'limits.request-reason-hint': 'The platform decides on this basis, e.g. new suppliers, seasonal stock',
  'limits.request-send': 'Send the request',
  'limits.cancel': 'Cancel',
  'limits.requested': 'Your request was sent',
  'limits.open-title': 'A request is awaiting the platform’s answer',
  'limits.open-by': ({ name }) => `sent by ${name}`,
  'limits.withdraw': 'Withdraw it',
  'limits.withdraw-title': 'Withdraw the request?',
  'limits.withdraw-body': 'The platform will no longer handle it. You can send another one.',
  'limits.withdrawn': 'The request was withdrawn',
  'limits.who-may': 'An operator of your company can request a change of the limit on this page.',
  'limits.threshold-title': 'Threshold of the final review',
  'limits.threshold-note': 'A single issue above this needs the final review after the director’s approval',
  'limits.threshold-since': ({ from }) => (from === '' ? 'Platform default' : `Since ${englishDay(from)}`),
  'limits.threshold-later': ({ amount, from }) => `${money(amount)} from ${englishDay(from)} on`,
  'limits.threshold-from': ({ amount, from }) => `${money(amount)} from ${englishDay(from)} on`,
  'limits.threshold-open': ({ isLate }) =>
    isLate
      ? 'The first day of this proposal has come; it can no longer be confirmed'
      : 'A change awaits another director or final reviewer',
  'limits.threshold-waits': ({ isLate }) =>
    isLate
      ? 'The proposer can withdraw it, or another director or final reviewer can decline it.'
      : 'Another director or final reviewer confirms it on this page. It takes effect only then.',
  'limits.threshold-answer': ({ answer }) =>
    pick({ confirm: 'Confirm the change', decline: 'Decline', withdraw: 'Withdraw the proposal' }, answer, answer),
  'limits.threshold-ask': ({ answer }) =>
    pick(
      {
        confirm: 'Confirm the new threshold?',
        decline: 'Decline this change?',
        withdraw: 'Withdraw the proposal?',
      },
      answer,
      '',
    ),
  'limits.threshold-ask-body': ({ answer, amount, from }) =>
    answer === 'confirm'
      ? `Issues submitted from ${englishDay(from)} on need the final reviewer above ${money(amount)}. Those submitted before keep the earlier threshold.`
      : `${money(amount)} from ${englishDay(from)} on will not take effect. The present threshold and other confirmed changes are not affected.`,
  'limits.threshold-state': ({ state, decider }) =>
    pick(
      { confirmed: `confirmed by ${decider}`, declined: `declined by ${decider}`, withdrawn: 'withdrawn' },
      state,
      'state unknown',
    ),
  'limits.threshold-past': ({ count }) => `Earlier changes (${count})`,
  'limits.threshold-propose': 'Propose another threshold',
  'limits.threshold-facts':
    'Another director or final reviewer must confirm it. It applies to issues submitted from its first day on, not to those submitted before.',
  'limits.threshold-amount': 'New threshold (CNY)',
  'limits.threshold-amount-hint': 'An issue of exactly this amount needs no final review',
  'limits.threshold-day': 'First day',
  'limits.threshold-day-hint': 'From tomorrow to a year ahead',
  'limits.threshold-reason-hint': 'For example an annual mandate or a board resolution',
  'limits.threshold-send': 'Submit for confirmation',
  'limits.threshold-who-may':
    'A director or final reviewer of the core enterprise proposes a change, and another person confirms it.',
  'limits.threshold-proposed': 'Submitted; another person has to confirm it',
  'limits.threshold-confirmed': 'The threshold of the final review is confirmed',
  'limits.threshold-declined': 'Declined; this change will not take effect',
  'limits.threshold-withdrawn': 'The proposal is withdrawn',
  'limits.threshold-fault': ({ fault }) => pick(thresholdFaults, fault, 'Please check'),
  'limits.threshold-refused-open': 'Another change is already awaiting confirmation; please deal with that one first',
  'limits.threshold-refused-ended': 'This change has already been handled; please look at the latest version',
  'limits.threshold-refused-not-theirs':
    'Only directors and final reviewers of the core enterprise propose and confirm',
  'limits.threshold-refused-own': 'Another person has to confirm what you proposed',
  'limits.threshold-refused-not-own': 'Only the proposer can withdraw it',
  'limits.threshold-refused-unidentified': 'You are not identified yet. Complete the real-name check first',
  'limits.threshold-refused-late': 'The first day of the proposal has come. Withdraw it and choose another day',
  'limits.fault': ({ fault }) => pick(faults, fault, 'Please check this'),
  'limits.refused-open': 'Another request is already awaiting the platform’s answer. Please look at that one first.',
  'limits.refused-ended': 'The request has already been answered or withdrawn. Please look at the latest version.',
  'limits.refused-not-operator': 'Only an operator of the core enterprise can send or withdraw such a request.',
  'limits.refused-no-limit': 'Your company has no such limit. Please contact your account manager at the platform.',
  'limits.refused-gone': 'The request was not found. Please look at the latest version.',
};
