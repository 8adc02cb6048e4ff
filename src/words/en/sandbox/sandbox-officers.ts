import { englishDay, money } from '../../format.ts';
import type { sandboxOfficers as chinese } from '../../zh-CN/sandbox/sandbox-officers.ts';

const acts: Readonly<Record<string, string>> = {
  freeze: 'Court freeze',
  release: 'Release',
  'court-transfer': 'Transfer by a court',
  succession: 'Succession',
  correction: 'Correction',
  deregistration: 'Deregistration',
};

const states: Readonly<Record<string, string>> = {
  proposed: 'To decide',
  signing: 'Waits for the signature of the company that loses',
  refused: 'Refused by the company',
  lapsed: 'Not signed in time',
  approved: 'Carried out',
  declined: 'Declined',
};

const entries: Readonly<Record<string, string>> = {
  'issue-accepted': 'acceptance',
  transfer: 'transfer',
  'transfer-accepted': 'acceptance',
  'transfer-returned': 'return of a transfer',
  'court-transfer': 'transfer by a court',
  succession: 'succession',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

export const sandboxOfficers: typeof chinese = {
  'sandbox-officers.nav': 'Ledger',
  'sandbox-officers.title': 'Ledger',
  'sandbox-officers.facts':
    'Plays the platform: one officer proposes a freeze, a release, a transfer by a court, a succession, a correction or a deregistration, and it takes effect once another one approves. Both are kept.',
  'sandbox-officers.form': 'Propose',
  'sandbox-officers.act': 'What to do',
  'sandbox-officers.act-of': ({ act }) => nameIn(acts, act),
  'sandbox-officers.number': 'Number of the instrument',
  'sandbox-officers.find': 'Look it up',
  'sandbox-officers.unknown': ({ number }) => `No instrument ${number}`,
  'sandbox-officers.not-found': 'The look-up failed; please try again',
  'sandbox-officers.holding': 'Holder',
  'sandbox-officers.holding-of': ({ company, amount, frozen }) =>
    `${company}, holds ${money(amount)}, of which frozen ${money(frozen)}`,
  'sandbox-officers.freeze': 'Freeze in force',
  'sandbox-officers.freeze-of': ({ amount, orderNumber, until }) =>
    until === ''
      ? `${money(amount)}, holder deregistered`
      : `${money(amount)}, document ${orderNumber}, until ${englishDay(until)}`,
  'sandbox-officers.freeze-none': 'Nothing of what is frozen',
  'sandbox-officers.posting': 'Entry to correct',
  'sandbox-officers.posting-of': ({ entry, from, to, amount, day }) =>
    `${englishDay(day)}, ${nameIn(entries, entry)} of ${money(amount)}, ${from} → ${to}`,
  'sandbox-officers.company': 'Company that is succeeded',
  'sandbox-officers.deregistered': 'Company that is deregistered',
  'sandbox-officers.receiver': 'Company that receives',
  'sandbox-officers.choose': 'Please choose',
  'sandbox-officers.amount': 'Amount (yuan)',
  'sandbox-officers.order-number': 'Number of the court document',
  'sandbox-officers.paper-number': 'Number of the document (optional)',
  'sandbox-officers.until': 'Last day of the freeze',
  'sandbox-officers.reason': 'Reason (the company reads it)',
  'sandbox-officers.maker': 'Name of the officer who proposes',
  'sandbox-officers.checker': 'Name of the officer who decides',
  'sandbox-officers.propose': 'Propose',
  'sandbox-officers.approve': 'Approve and carry out',
  'sandbox-officers.decline': 'Decline',
  'sandbox-officers.missing': 'Enter what is to be done, the reason and the name of the officer',
  'sandbox-officers.other-officer': 'Enter the name of another officer than the one who proposed it',
  'sandbox-officers.done': 'Recorded',
  'sandbox-officers.not-done': 'Nothing was done',
  'sandbox-officers.all': 'Proposals and what became of them',
  'sandbox-officers.none': 'Nothing yet',
  'sandbox-officers.none-means': 'Proposals made above await another officer here.',
  'sandbox-officers.state': ({ state }) => nameIn(states, state),
  'sandbox-officers.line': ({ company, receiver, amount, orderNumber, until, reason, answer }) =>
    [
      receiver === '' ? company : `${company} → ${receiver}`,
      amount === '0.00' ? '' : money(amount),
      orderNumber === '' ? '' : `document ${orderNumber}`,
      until === '' ? '' : `until ${englishDay(until)}`,
      reason,
      answer === '' ? '' : `answer of the company: ${answer}`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  'sandbox-officers.hands': ({ madeBy, checkedBy }) =>
    madeBy === ''
      ? 'Released by the clock, after its last day'
      : checkedBy === ''
        ? `Proposed by ${madeBy}`
        : `Proposed by ${madeBy}, decided by ${checkedBy}`,
};
