import { moneyToText, type Money } from '../../../../src/domain/money/money.ts';
import type { PlainDate } from '../../../../src/domain/calendar/plain-date.ts';
import type { RoleCode, RoleKind } from '../../../../src/domain/identity/role.ts';
import type { FinancingEvent } from '../../../../src/domain/trade/financing/financing-machine.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import { financingPath, pageFor, workAreaOf } from '../../../../src/domain/trade/shared/work-areas.ts';
import type { MessageSource } from '../../messages/shared/message-source.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import { settleMessages } from '../../messages/shared/settle-messages.ts';
import type { FinancingEventRecord, FinancingRecord } from '../../records/trade.ts';
import type { UserRecord } from '../../records/company.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { HoldingRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { membersOfSide } from '../trade-readers.ts';
import { instrumentLink } from '../instrument-link.ts';
import { financingNewsText } from './financing-news-text.ts';
import { figuresOf } from './offer-wire.ts';

export const financingSource = 'financing';

/** Matters that ask a supplier's operators for an action, by kind of news. */
const matters = {
  'materials-needed': 'give-materials',
  'info-asked': 'give-info',
  'review-passed': 'sign-contract',
  'repurchase-asked': 'pay-repurchase',
} as const;

const allMatters = Object.values(matters);

/** News for directors as well as operators. */
const forDirectors: ReadonlySet<string> = new Set([
  'disbursed',
  'fell-overdue',
  'paid-in-time',
  'settled',
  'offer-withdrawn',
  'repurchase-asked',
]);

/** News for issuers, who have no page of a financing. */
const forIssuers: ReadonlySet<string> = new Set(['issuer-due-soon', 'issuer-overdue', 'issuer-paid-in-time']);

/** News that is sent to nobody. */
const silent: ReadonlySet<string> = new Set(['signed', 'info-given', 'cancelled']);

const suppliersOf = async (
  transaction: Transaction,
  companyId: string,
  roles: readonly RoleKind[],
  now: number,
): Promise<readonly UserRecord[]> => membersOfSide(transaction, { companyId, side: 'holder' }, roles, now);

const valuesOf = (record: FinancingRecord): MessageRecord['values'] => ({
  instrumentKind: record.kind,
  financingNo: record.number,
  funder: record.funderName,
  issuer: record.issuerName,
  amount: moneyToText(record.amount),
  dueOn: record.dueOn,
  endsOn: record.endsOn,
  net: figuresOf(record).net,
  account: record.accountEnding,
  payBy: record.repurchase?.payBy ?? '',
  open: moneyToText(record.outstanding),
});

/** Notifies issuer and supplier that a funder's holding is to be paid soon. */
export async function notifyPaymentNear(
  transaction: Transaction,
  record: FinancingRecord,
  payDay: PlainDate,
  now: number,
): Promise<void> {
  const sides = [
    { companyId: record.issuerId, side: 'issuer', kind: 'issuer-due-soon' },
    { companyId: record.companyId, side: 'holder', kind: 'due-soon' },
  ] as const;
  for (const { kind, ...owner } of sides)
    await sendMessages(transaction, await membersOfSide(transaction, owner, ['operator', 'director'], now), {
      source: financingSource,
      kind,
      subject: record.id,
      category: 'funds',
      values: {
        ...valuesOf(record),
        payBy: payDay,
        interest: record.interestDue.fen === 0n ? '' : moneyToText(record.interestDue),
        numbers: record.lines.map(({ number }) => number).join('、'),
      },
      sentAt: now,
    });
}

/** Notifies an issuer that a funder's holding is overdue, or that it was paid in time after all. */
export async function notifyIssuerOfTime(
  transaction: Transaction,
  record: FinancingRecord,
  kind: 'issuer-overdue' | 'issuer-paid-in-time',
  now: number,
): Promise<void> {
  const issuer = { companyId: record.issuerId, side: 'issuer' } as const;
  await sendMessages(transaction, await membersOfSide(transaction, issuer, ['operator', 'director'], now), {
    source: financingSource,
    kind,
    subject: record.id,
    category: 'funds',
    values: { ...valuesOf(record), number: record.lines.map(({ number }) => number).join('、'), financingNo: '' },
    sentAt: now,
  });
}

/** Notifies the supplier's people of an event of a financing. */
export async function notifyFinancing(
  transaction: Transaction,
  record: FinancingRecord,
  news: FinancingEvent | 'materials-needed' | 'repurchase-asked',
  now: number,
  said: Partial<Pick<FinancingEventRecord, 'reason' | 'words' | 'amount'>> = {},
): Promise<void> {
  if (silent.has(news)) return;
  const roles: readonly RoleKind[] = forDirectors.has(news) ? ['operator', 'director'] : ['operator'];
  const matter = Object.hasOwn(matters, news) ? matters[news as keyof typeof matters] : undefined;
  await sendMessages(transaction, await suppliersOf(transaction, record.companyId, roles, now), {
    source: financingSource,
    kind: news,
    subject: record.id,
    category: 'funds',
    values: {
      ...valuesOf(record),
      sum: said.amount ?? '',
      reason: said.reason ?? '',
      words: said.words ?? '',
    },
    sentAt: now,
    ...(matter === undefined ? {} : { matter }),
  });
}

/** Settles the messages by which a financing asked its supplier for an action. */
export async function settleFinancingMessages(
  transaction: Transaction,
  { id }: Pick<FinancingRecord, 'id'>,
  now: number,
): Promise<void> {
  for (const matter of allMatters)
    await settleMessages(transaction, { source: financingSource, subject: id, matter }, now);
}

/** Notifies a holder that its issuer has paid. Funders see it in their own systems. */
export async function notifyHolderPaid(
  transaction: Transaction,
  holding: HoldingRecord,
  amount: Money,
  paidOn: PlainDate,
  now: number,
): Promise<void> {
  await sendMessages(transaction, await suppliersOf(transaction, holding.companyId, ['operator', 'director'], now), {
    source: financingSource,
    kind: 'holder-paid',
    subject: holding.id,
    category: 'funds',
    values: {
      instrumentKind: holding.kind,
      instrumentId: holding.instrumentId,
      number: holding.number,
      issuer: holding.issuerName,
      amount: moneyToText(amount),
      paidOn,
    },
    sentAt: now,
  });
}

function pathOf({ kind, subject, values }: MessageRecord, role: RoleCode): string | undefined {
  const instrumentKind = (values['instrumentKind'] ?? 'credit') as InstrumentKind;
  if (forIssuers.has(kind)) return pageFor(workAreaOf(instrumentKind), 'instruments', role)?.path;
  return kind === 'holder-paid'
    ? (instrumentLink({ values }, role) ?? pageFor(workAreaOf(instrumentKind), 'holdings', role)?.path)
    : financingPath(instrumentKind, role, subject);
}

/** Messages about financings and payments. */
export const financingMessages: MessageSource = {
  name: financingSource,
  toWords: ({ kind, values, settledAt }, locale) => financingNewsText(kind, values, settledAt !== undefined, locale),
  visibleMessages: async (_transaction, records, { role }) =>
    records.flatMap((record) => {
      const path = pathOf(record, role);
      // A user whose role has no page for it sees the message in a role that has one.
      return path === undefined
        ? []
        : [{ record, path, waits: record.matter !== undefined && record.settledAt === undefined }];
    }),
};
