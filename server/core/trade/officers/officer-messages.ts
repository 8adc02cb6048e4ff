import { moneyToText, sumMoney, type Money } from '../../../../src/domain/money/money.ts';
import { actsForCore, type RoleCode } from '../../../../src/domain/identity/role.ts';
import type { InstrumentKind } from '../../../../src/domain/trade/shared/instrument.ts';
import type { LedgerSide } from '../../../../src/domain/trade/shared/posting.ts';
import { pageFor, workAreaOf } from '../../../../src/domain/trade/shared/work-areas.ts';
import type { MessageSource } from '../../messages/shared/message-source.ts';
import { sendMessages } from '../../messages/shared/send-messages.ts';
import type { MessageRecord } from '../../records/messages.ts';
import type { HoldingRecord, OfficerOrderRecord } from '../../records/trade.ts';
import type { Transaction } from '../../store.ts';
import { membersOfSide } from '../trade-readers.ts';
import { instrumentLink } from '../instrument-link.ts';
import { officerNewsText, type OfficerNews } from './officer-news-text.ts';

export const officerSource = 'officers';

/** Content of a message about one order, or about several together. */
interface Told {
  readonly order: OfficerOrderRecord;
  readonly amount: Money;
  /** Number of the only instrument; empty for several. */
  readonly number: string;
  /** Id of the only instrument; empty for several. */
  readonly instrumentId: string;
  readonly count: number;
  /** The holding that a correction has returned to transit, so that it must be accepted again; absent for none. */
  readonly again?: Pick<HoldingRecord, 'acceptBy' | 'senderName'> | undefined;
}

/**
 * Orders as the content of one message. For a single order it names the instrument. `instrumentId`: of that one, where
 * known.
 */
function toldTogether(order: OfficerOrderRecord, parts: readonly OfficerOrderRecord[], instrumentId = ''): Told {
  const amount = sumMoney(parts.map((each) => each.amount));
  const number = parts.length === 1 ? (parts[0]?.number ?? '') : '';
  return { order, amount, number, instrumentId, count: parts.length };
}

/** Notifies operators and directors of one side of a company. */
async function tell(
  transaction: Transaction,
  companyId: string,
  side: LedgerSide,
  news: OfficerNews,
  { order, amount, number, instrumentId, count, again }: Told,
  now: number,
): Promise<void> {
  const readers = await membersOfSide(transaction, { companyId, side }, ['operator', 'director'], now);
  await sendMessages(transaction, readers, {
    source: officerSource,
    kind: news,
    subject: order.id,
    category: 'funds',
    values: {
      instrumentKind: order.kind,
      number,
      instrumentId,
      count: String(count),
      amount: moneyToText(amount),
      orderNumber: order.orderNumber,
      until: order.until,
      reason: order.reason,
      company: order.companyName,
      receiver: order.counterpartyName,
      acceptBy: again?.acceptBy ?? '',
      sender: again?.senderName ?? '',
    },
    sentAt: now,
  });
}

/** Notifies the people concerned of the effect of an order. Officers of the platform are not named. */
export async function notifyOfOrder(transaction: Transaction, order: OfficerOrderRecord, now: number): Promise<void> {
  const holding = await transaction.holdings.find(order.holdingId);
  if (!holding) return;
  const values = toldTogether(order, [order], holding.instrumentId);
  const { act } = order;
  const isEnded = act === 'release' && order.madeBy === '';
  const receiving = await transaction.holdings.find(order.toHoldingId);
  const isAgain = act === 'correction' && receiving?.place === 'transit' && receiving.companyId === order.companyId;
  const news = isAgain ? 'correction-again' : isEnded ? 'freeze-ended' : act;
  await tell(transaction, order.companyId, 'holder', news, isAgain ? { ...values, again: receiving } : values, now);
  if (receiving && receiving.companyId !== order.companyId && (act === 'court-transfer' || act === 'correction'))
    await tell(transaction, receiving.companyId, 'holder', `received-${act}`, values, now);
  // A correction does not change what the issuer owes, and does not disclose the holders.
  if (act !== 'correction' && act !== 'succession' && act !== 'deregistration')
    await tell(transaction, holding.issuerId, 'issuer', `issuer-${act}`, values, now);
}

/**
 * Notifies a company, its successor and each issuer of the effect of an order about all holdings of the company, with
 * one message each.
 */
export async function notifyOfWholeCompany(
  transaction: Transaction,
  order: OfficerOrderRecord,
  parts: readonly OfficerOrderRecord[],
  now: number,
): Promise<void> {
  const all = toldTogether(order, parts);
  const act = order.act === 'deregistration' ? 'deregistration' : 'succession';
  await tell(transaction, order.companyId, 'holder', act, all, now);
  if (act === 'succession') await tell(transaction, order.counterpartyId, 'holder', 'received-succession', all, now);
  const byIssuer = new Map<string, OfficerOrderRecord[]>();
  for (const part of parts) {
    const issuerId = (await transaction.holdings.find(part.holdingId))?.issuerId ?? '';
    byIssuer.set(issuerId, [...(byIssuer.get(issuerId) ?? []), part]);
  }
  for (const [issuerId, own] of byIssuer)
    await tell(transaction, issuerId, 'issuer', `issuer-${act}`, toldTogether(order, own), now);
}

/**
 * Notifies the issuer, and each holder with a frozen part, that a payment waits because a court froze a part of it. The
 * message names the whole payment for the issuer, and for a holder its own frozen part.
 */
export async function notifyOfHeldPayment(
  transaction: Transaction,
  held: readonly HoldingRecord[],
  paid: Money,
  now: number,
): Promise<void> {
  const frozen = held.filter((each) => each.frozen.fen > 0n);
  const [first] = frozen;
  if (!first) return;
  const all = sumMoney(frozen.map((each) => each.frozen));
  const send = async (news: OfficerNews, companyId: string, amount: Money): Promise<void> => {
    const side = news === 'payment-held' ? 'holder' : 'issuer';
    const { kind: instrumentKind, number, instrumentId } = first;
    await sendMessages(
      transaction,
      await membersOfSide(transaction, { companyId, side }, ['operator', 'director'], now),
      {
        source: officerSource,
        kind: news,
        subject: instrumentId,
        category: 'funds',
        values: { instrumentKind, number, instrumentId, amount: moneyToText(amount), paid: moneyToText(paid) },
        sentAt: now,
      },
    );
  };
  await send('issuer-payment-held', first.issuerId, all);
  for (const companyId of new Set(frozen.map((each) => each.companyId)))
    await send(
      'payment-held',
      companyId,
      sumMoney(frozen.filter((each) => each.companyId === companyId).map((each) => each.frozen)),
    );
}

/** Address of the instrument of a message, or of the list that contains it; undefined for a role without one. */
function pathOf({ values }: MessageRecord, role: RoleCode): string | undefined {
  const link = instrumentLink({ values }, role);
  if (link !== undefined) return link;
  const area = workAreaOf((values['instrumentKind'] ?? 'credit') as InstrumentKind);
  const page = pageFor(area, actsForCore(role) ? 'instruments' : 'holdings', role);
  const number = values['number'] ?? '';
  return page && (number === '' ? page.path : `${page.path}?q=${encodeURIComponent(number)}`);
}

/** Messages about changes by officers of the platform. */
export const officerMessages: MessageSource = {
  name: officerSource,
  toWords: ({ kind, values }, locale) => officerNewsText(kind, values, locale),
  visibleMessages: async (_transaction, records, { role }) =>
    records.flatMap((record) => {
      const path = pathOf(record, role);
      // A user whose role has no page for it sees the message in a role that has one.
      return path === undefined ? [] : [{ record, path, waits: false }];
    }),
};
