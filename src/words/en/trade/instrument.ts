import type { instrument as chinese } from '../../zh-CN/trade/instrument.ts';
import { englishDay, money } from '../../format.ts';
import { plural } from '../../plural.ts';

const nameIn = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? '--';

export const instrument: typeof chinese = {
  'instrument.heading': ({ number }) => `Instrument ${number}`,
  'instrument.gone': 'No such instrument',
  'instrument.gone-body': 'The address is wrong, or your company has no part in this instrument.',
  'instrument.to-list': 'Back to the list',
  'instrument.standing': ({ standing, side }) =>
    nameIn(
      {
        transit: side === 'issuer' ? 'In transit' : 'To accept',
        running: 'Not due yet',
        held: 'Held',
        overdue: 'Overdue',
        'part-paid': 'Paid in part',
        paid: 'Paid',
        cancelled: 'Returned or cancelled',
        financed: 'Financed',
        gone: 'No longer held',
        'not-accepted': 'Not accepted, returned',
      },
      standing,
    ),
  'instrument.now': ({ standing, issuer, day, about, days, payee, late }) => {
    if (standing === 'paid') return `Paid by ${issuer}${late > 0 ? `, ${plural(late, 'day', 'days')} late` : ''}`;
    if (standing === 'cancelled') return 'Returned or cancelled; it will not be paid';
    if (standing === 'not-accepted') return 'Your company did not accept it; the amount was returned';
    if (standing === 'financed')
      return 'Your company has financed it and no longer holds any of it; this is the part it handled';
    if (standing === 'gone') return 'Your company no longer holds any of it; this is the part it handled';
    const accepting = standing === 'transit' ? `Awaiting acceptance by ${payee}. Then to` : 'To';
    const change = about ? ' (may change once holidays are announced)' : '';
    return `${accepting} be paid by ${issuer} on ${englishDay(day)}${change}, in ${plural(days, 'day', 'days')}`;
  },
  'instrument.start': ({ what, amount }) =>
    `${{ accept: 'Accept', transfer: 'Transfer', finance: 'Finance' }[what]} ${money(amount)}`,
  'instrument.correction-waits': ({ amount, names, until }) =>
    `The platform proposes to correct ${money(amount)}. Awaiting the signature of ${names.length === 0 ? 'a director' : names.join(' or ')}, by ${englishDay(until)}. Meanwhile this part can be neither transferred nor financed.`,
  'instrument.own-company': 'your company',
  'instrument.overdue-next': 'Please pay as soon as possible. It shows as paid once the bank has reported the payment.',
  'instrument.facts': ({ facts }) =>
    ({ issued: 'Where the amount is', held: 'What your company holds', other: 'Due date and transfer' })[facts],
  'instrument.sum': ({ sum }) =>
    nameIn(
      {
        inTransit: 'To be accepted',
        heldByPayee: 'With the payee',
        passedOn: 'Passed on',
        paid: 'Paid',
        cancelled: 'Returned or cancelled',
        financed: 'Financed',
      },
      sum,
    ),
  'instrument.paid': 'Paid',
  'instrument.days-left': 'Until due',
  'instrument.postings': ({ side }) => (side === 'issuer' ? 'Ledger of what you owe' : 'Ledger of what you hold'),
  'instrument.postings-note': 'This instrument alone, with the balance after each entry',
  'instrument.postings-none': 'No entries yet',
  'instrument.in-ledger': 'See in the ledger',
  'instrument.applications': 'Applications',
  'instrument.applications-none': 'No applications',
  'instrument.applications-more': 'The latest 100; find older ones under “Applications”',
  'instrument.financings': 'Financings',
  'instrument.financings-none': 'No financing',
  'instrument.documents': 'Documents',
  'instrument.packages': 'Evidence packages',
  'instrument.package': ({ id }) => `Package ${id}`,
  'instrument.package-begin': 'Prepare the package',
  'instrument.package-begin-title': ({ book }) =>
    `No ${nameIn({ labourer: 'labourer-rights' }, book)} package has been prepared yet`,
  'instrument.package-begin-body': ({ funder, amount }) => `Amount: ${amount}. The documents go to ${funder}.`,
  'instrument.package-bar': ({ bar }) =>
    bar === 'not-open'
      ? 'Your company has not opened this product. Open the product first, then prepare the package here.'
      : bar === 'no-funder'
        ? 'No funder takes documents for this amount yet. Apply for financing and choose a funder first, then prepare the package here.'
        : 'The package cannot be prepared now. Please contact customer service.',
  'instrument.package-open-product': 'Open the product',
  'instrument.package-refused': ({ because }) =>
    ({
      'no-fundable-party': 'No funder is available for this amount at present. Please call customer service.',
      'already-packaged': 'A colleague has just made a package for this amount. The page has been updated.',
      'standard-changed': 'The list of required documents has just changed. Please press again.',
      'switched-off': 'No new packages are taken for this product at present.',
      'funder-not-open': 'The funder is not open to this payer yet. Please call customer service.',
      'product-not-open': 'The funder is not open to this payer yet. Please call customer service.',
      'no-limit': 'The payer has no limit with the funder. Please call customer service.',
      'limit-used-up': 'The payer’s limit with the funder is used up. Try again later or call customer service.',
      unknown:
        'The connection failed, and it could not be confirmed whether the package was made. Reload this page before you prepare it again.',
    })[because] ??
    'This amount cannot go into a package now. The page has been updated: please check it and try again.',
  'instrument.collection': ({ mode }) =>
    mode === 'OFFLINE'
      ? 'Offline: on the payment day the issuer itself pays; the bank statement prevails.'
      : 'Online: on the payment day the bank debits the issuer’s account.',
  'instrument.payment-held': ({ amount, day }) =>
    `A payment of ${money(amount)} arrived on ${englishDay(day)}. It is on hold because of a court freeze and has not been booked yet.`,
  'instrument.payments-none': 'No payment yet',
  'instrument.history': 'History',
  'instrument.event-issued': ({ name }) => `Issued by ${name}`,
  'instrument.event-accepted': ({ name, amount }) => `${money(amount)} accepted by ${name}`,
  'instrument.event-entry': ({ entry, amount, name }) =>
    `${entry} of ${money(amount)}${name === '' ? '' : `, ${name}`}`,
  'instrument.event-warning': 'needs attention',
  'instrument.event-overdue': ({ days }) => `Not paid on the payment day, overdue for ${plural(days, 'day', 'days')}`,
};
