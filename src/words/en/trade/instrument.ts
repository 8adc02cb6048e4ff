import type { instrument as chinese } from '../../zh-CN/trade/instrument.ts';
import { englishDay } from '../../format.ts';
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
        gone: 'Not held any more',
      },
      standing,
    ),
  'instrument.now': ({ standing, issuer, day, days }) => {
    if (standing === 'paid') return `Paid by ${issuer}`;
    if (standing === 'cancelled') return 'Returned or cancelled; it will not be paid';
    if (standing === 'gone') return 'Your company holds nothing of it any more; this is the part that it had';
    return `To be paid by ${issuer} on ${englishDay(day)}, in ${plural(days, 'day', 'days')}`;
  },
  'instrument.facts': ({ side }) => (side === 'issuer' ? 'Where the amount is' : 'What your company holds'),
  'instrument.sum': ({ sum }) =>
    nameIn(
      {
        inTransit: 'To be accepted',
        heldByPayee: 'With the payee',
        passedOn: 'Passed on',
        paid: 'Paid',
        cancelled: 'Returned or cancelled',
        financed: 'Of it financed',
      },
      sum,
    ),
  'instrument.paid': 'Paid',
  'instrument.days-left': 'Until due',
  'instrument.postings': ({ side }) => (side === 'issuer' ? 'Ledger of what you owe' : 'Ledger of what you hold'),
  'instrument.postings-note': 'This instrument alone, with the balance after each entry',
  'instrument.postings-none': 'Nothing is entered yet',
  'instrument.in-ledger': 'See in the ledger',
  'instrument.applications': 'Applications',
  'instrument.applications-none': 'No application about it',
  'instrument.applications-more': 'The latest 100; look for older ones under “Applications”',
  'instrument.financings': 'Financings',
  'instrument.financings-none': 'No financing',
  'instrument.documents': 'Documents',
  'instrument.packages': 'Evidence packages',
  'instrument.package': ({ id }) => `Package ${id}`,
  'instrument.payments-none': 'No payment yet',
  'instrument.history': 'History',
  'instrument.event-issued': ({ name }) => `Issued by ${name}`,
  'instrument.event-overdue': ({ days }) => `Not paid on the payment day, overdue for ${plural(days, 'day', 'days')}`,
};
