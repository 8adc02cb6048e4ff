import type { limits as chinese } from '../../zh-CN/trade/limits.ts';
import { englishDay, money } from '../../format.ts';
import { plural } from '../../plural.ts';

const dayOr = (day: string, otherwise: string): string => (day === '' ? otherwise : englishDay(day));

const products: Readonly<Record<string, string>> = { credit: 'credits' };

const faults: Readonly<Record<string, string>> = {
  amount: 'Enter an amount with at most two decimals',
  zero: 'The amount must be above 0',
  'too-large': 'The amount is above 99,999,999,999.98 yuan',
  'no-day': 'Enter a date that exists',
  past: 'The last day cannot be before today',
  'too-far': 'The last day can be at most five years ahead',
  'before-start': 'The last day cannot be before the first day',
  nothing: 'This is the present limit. Enter another total or another last day',
  expired: 'The limit has ended. Enter a new last day',
  'no-reason': 'Enter a reason',
  'long-reason': 'Enter at most 200 characters',
};

const states: Readonly<Record<string, string>> = {
  '': 'Valid',
  expired: 'Ended',
  'not-yet': 'Not yet valid',
  exceeded: 'Exceeded',
  'used-up': 'Used up',
  expiring: 'Ends soon',
};

const useStates: Readonly<Record<string, string>> = { reserved: 'Reserved', used: 'Used', freed: 'Freed' };

const requestStates: Readonly<Record<string, string>> = {
  sent: 'Waits for the platform',
  granted: 'Granted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

const pick = (names: Readonly<Record<string, string>>, key: string | undefined, otherwise: string): string =>
  key !== undefined && Object.hasOwn(names, key) ? (names[key] ?? otherwise) : otherwise;

/** Limits for issuing, and the requests to change them. */
export const limits: typeof chinese = {
  'limit.title': ({ kind }) => `Issuing limit: ${pick(products, kind, kind)}`,
  'limit.none': 'No limit for issuing yet',
  'limit.none-body':
    'Once the platform has set a limit, it is shown here. Nothing can be issued without one; please ask your account manager at the platform.',
  'limit.state': ({ note }) => pick(states, note, ''),
  'limit.note': ({ note, day, amount, days }) =>
    pick(
      {
        expired: `The limit ended on ${englishDay(day)}. Nothing can be issued now.`,
        'not-yet': `The limit is valid from ${englishDay(day)}. Nothing can be issued before.`,
        exceeded: `More than the total is used and reserved, by ${money(amount)}, so that 0 is available. Applications in approval are checked again at the last step.`,
        'used-up': 'The limit is used up. Nothing more can be issued now.',
        expiring:
          days === 0
            ? 'The limit ends today. Nothing can be issued from tomorrow on.'
            : `The limit ends in ${plural(days, 'day', 'days')}; ${englishDay(day)} is its last day.`,
      },
      note,
      '',
    ),
  'limit.available': 'Available to issue now',
  'limit.total': 'Total',
  'limit.used-of': ({ amount }) => `${money(amount)} used`,
  'limit.reserved-of': ({ amount }) => `${money(amount)} reserved (submitted, not yet effective)`,
  'limit.validity': 'Validity',
  'limit.valid': ({ from, until }) =>
    from === ''
      ? until === ''
        ? 'No end'
        : `Until ${englishDay(until)}, that day included`
      : `${englishDay(from)} to ${dayOr(until, 'no end')}`,
  'limit.revolving': 'Revolving',
  'limit.is-revolving': ({ isRevolving }) =>
    isRevolving ? 'Yes: what is cancelled or comes back is available again' : 'No: what was used stays used',
  'limit.tabs': 'Details of the limit',
  'limit.tab': ({ tab }) => pick({ uses: 'Uses', changes: 'Changes', requests: 'Requests' }, tab, tab),
  'limit.uses-none': 'Nothing has used this limit yet',
  'limit.uses-none-body': 'What issues reserve and use is listed here from their submission on.',
  'limit.changes-none': 'No changes yet',
  'limit.requests-none': 'No requests yet',
  'limit.requests-none-body': 'An operator can ask on this page for a higher limit or a later last day.',
  'limit.column-application': 'Application',
  'limit.column-party': 'Payee',
  'limit.column-amount': 'Amount',
  'limit.column-state': 'State',
  'limit.column-time': 'Time',
  'limit.use-state': ({ state }) => pick(useStates, state, 'Unknown state'),
  'limit.freed-part': ({ amount }) => `${money(amount)} of it freed`,
  'limit.granted': ({ total, until }) =>
    `First limit of ${money(total)}, ${until === '' ? 'without an end' : `until ${englishDay(until)}`}`,
  'limit.change-total': ({ before, after }) => `Total ${money(before)} → ${money(after)}`,
  'limit.change-from': ({ before, after }) => `First day ${dayOr(before, 'any')} → ${dayOr(after, 'any')}`,
  'limit.change-until': ({ before, after }) => `Last day ${dayOr(before, 'no end')} → ${dayOr(after, 'no end')}`,
  'limit.change-revolving': ({ isRevolving }) => (isRevolving ? 'Revolving from now on' : 'No longer revolving'),
  'limit.by-platform': 'the platform',
  'limit.reason-of': ({ reason }) => `Reason: ${reason}`,
  'limit.answer-of': ({ words }) => `The platform’s answer: ${words}`,
  'limit.request-state': ({ state }) => pick(requestStates, state, 'Unknown state'),
  'limit.request': 'Ask for a change',
  'limit.request-facts':
    'Fill in only what should change. Two people of the platform decide; operators and directors get a message.',
  'limit.request-total': 'Wanted total (yuan)',
  'limit.request-total-hint': ({ total }) => `Now ${money(total)}; it may be raised or lowered`,
  'limit.request-until': 'Wanted last day',
  'limit.request-until-hint': ({ day }) => `Now ${dayOr(day, 'without an end')}`,
  'limit.request-year': ({ day }) => `One year more: ${englishDay(day)}`,
  'limit.request-below':
    'Less than what is used and reserved: nothing would be available, and applications in approval might not take effect.',
  'limit.request-reason': 'Reason',
  'limit.request-reason-hint': 'The platform decides by it: new suppliers, stock for the season',
  'limit.request-send': 'Send the request',
  'limit.cancel': 'Cancel',
  'limit.requested': 'Your request was sent',
  'limit.open-title': 'A request waits for the platform’s answer',
  'limit.open-by': ({ name }) => `sent by ${name}`,
  'limit.withdraw': 'Withdraw it',
  'limit.withdraw-title': 'Withdraw the request?',
  'limit.withdraw-body': 'The platform then no longer handles it. You can send another one.',
  'limit.withdrawn': 'The request was withdrawn',
  'limit.who-may': 'An operator of your company can ask on this page for a change of the limit.',
  'limit.fault': ({ fault }) => pick(faults, fault, 'Please check this'),
  'limit.refused-open': 'Another request already waits for the platform’s answer. Please look at that one first.',
  'limit.refused-ended': 'The request was answered or withdrawn meanwhile. Please look at it as it is now.',
  'limit.refused-not-operator': 'Only an operator of the core enterprise can send or withdraw such a request.',
  'limit.refused-no-limit': 'Your company has no such limit. Please ask your account manager at the platform.',
  'limit.refused-gone': 'The request was not found. Please look at the page as it is now.',
};
