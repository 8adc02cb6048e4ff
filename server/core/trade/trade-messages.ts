import {
  mayDecideStep,
  mayMake,
  actPolicies,
  type TradeAct,
} from '../../../src/domain/trade/shared/application-policy.ts';
import { isReturned, isReserving, waitingStep } from '../../../src/domain/trade/shared/application-machine.ts';
import { isSamePerson } from '../../../src/domain/identity/acting-person.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { companyOfStep } from '../../../src/domain/trade/shared/step-decision.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import {
  applicationPath,
  pageFor,
  workAreaOf,
  type TradePageKind,
} from '../../../src/domain/trade/shared/work-areas.ts';
import type { RoleCode } from '../../../src/domain/identity/role.ts';
import type { MessageSource } from '../messages/shared/message-source.ts';
import { sendMessages, sendTogether, type Sending } from '../messages/shared/send-messages.ts';
import { readHandled, settleMessages } from '../messages/shared/settle-messages.ts';
import type { UserRecord } from '../records/company.ts';
import type { MessageRecord } from '../records/messages.ts';
import type { HoldingRecord, TradeApplicationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { instrumentLink } from './instrument-link.ts';
import { tradeNewsText } from './trade-news-text.ts';
import { membersOf } from './trade-readers.ts';

export const tradeSource = 'trade';
const decisionMatter = 'decide-trade';
const acceptanceMatter = 'accept-holding';
const correctionMatter = 'correct-trade';
/** Matter of a message that asks for nothing, and is outdated once the application has ended. */
const cancellationMatter = 'cancel-holding';

/** Outcomes of an application of which its maker is notified. */
export type MakerNews = 'returned' | 'rejected' | 'withdrawn' | 'effective' | 'lapsed' | 'refused-by-rule' | 'released';

/** Outcomes that ask the maker to correct the application. */
const askingNews: readonly MakerNews[] = ['returned', 'refused-by-rule'];

/** Outcomes of an amount in transit, for the company that sent it. */
export type SenderNews = 'accepted' | 'sent-back' | 'recalled' | 'not-accepted';

const valuesOf = (record: TradeApplicationRecord): MessageRecord['values'] => ({
  act: record.act,
  instrumentKind: record.kind,
  applicationNo: record.number,
  company: record.companyName,
  counterparty: record.counterpartyName,
  amount: moneyToText(record.amount),
  maker: record.makerName,
  dueOn: record.dueOn,
  endsOn: record.endsOn,
});

/** Users who can decide the waiting step of an application; none where no step waits. */
async function decidersOf(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<readonly UserRecord[]> {
  const step = waitingStep(record);
  if (!step) return [];
  const { side } = actPolicies[record.kind][record.act];
  const involved = [record.maker, ...record.events.filter(({ event }) => event === 'approved')];
  return membersOf(
    transaction,
    companyOfStep(step, { companyId: record.companyId, counterpartyId: record.counterpartyId || undefined }),
    now,
    ({ personId, roles }) =>
      !involved.some((each) => isSamePerson(each, { personId })) &&
      roles.some((role) => mayDecideStep(role, side, step)),
  );
}

/**
 * Users who continue with a returned application: the maker, or those who may make it where the maker no longer can.
 */
async function makersOf(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<readonly Pick<UserRecord, 'userId'>[]> {
  const able = await membersOf(transaction, record.companyId, now, ({ roles }) =>
    roles.some((role) => mayMake(role, record.kind, record.act)),
  );
  const maker = able.filter(({ userId }) => userId === record.makerUserId);
  return maker.length > 0 ? maker : able;
}

/** Values for users of the deciding company: another company learns the applicant's company, not the person. */
const decisionValues = (record: TradeApplicationRecord): MessageRecord['values'] => ({
  ...valuesOf(record),
  ...(record.waitsForId === record.companyId ? {} : { maker: '' }),
});

/** Asks those who can decide the waiting step of an application to do so. */
export async function notifyDeciders(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<void> {
  await sendMessages(transaction, await decidersOf(transaction, record, now), {
    source: tradeSource,
    kind: 'to-decide',
    subject: record.id,
    category: 'review',
    values: decisionValues(record),
    sentAt: now,
    matter: decisionMatter,
  });
}

/**
 * Notifies the operators of a holder that the issuer asks to cancel its holding. They do not decide about it, but could
 * pass the holding on meanwhile. Does nothing for another act, or where the holder itself asks.
 */
export async function notifyHolder(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<void> {
  if (record.act !== 'cancellation') return;
  const holding = await transaction.holdings.find(record.form.holdingId);
  if (!holding || holding.companyId === record.companyId) return;
  await sendMessages(transaction, await acceptorsOf(transaction, holding, now), {
    source: tradeSource,
    kind: 'cancellation-asked',
    subject: record.id,
    category: 'review',
    values: { ...valuesOf(record), maker: '', number: holding.number },
    sentAt: now,
    matter: cancellationMatter,
  });
}

/** Reminds the person responsible for an application that it ends on the next working day. */
export async function remindOfEnd(
  transaction: Transaction,
  record: TradeApplicationRecord,
  now: number,
): Promise<void> {
  const isWaiting = record.state === 'WAITING';
  const readers = await (isWaiting ? decidersOf : makersOf)(transaction, record, now);
  await sendMessages(transaction, readers, {
    source: tradeSource,
    kind: isWaiting ? 'ending' : 'freed-soon',
    subject: record.id,
    category: 'review',
    values: decisionValues(record),
    sentAt: now,
  });
}

/**
 * Settles what an application had asked of its deciders, and once it has ended, the message to its holder. `deciderId`:
 * who decided; undefined for nobody.
 */
export async function settleTradeMessages(
  transaction: Transaction,
  { id, act, state }: Pick<TradeApplicationRecord, 'id' | 'act' | 'state'>,
  now: number,
  deciderId?: string,
): Promise<void> {
  await settleMessages(transaction, { source: tradeSource, subject: id, matter: decisionMatter }, now, deciderId);
  if (act === 'cancellation' && !isReserving(state))
    await settleMessages(transaction, { source: tradeSource, subject: id, matter: cancellationMatter }, now);
}

/**
 * Settles the request to correct an application that was submitted again or withdrawn. `handlerId`: who has done it;
 * undefined for nobody.
 */
export async function settleCorrection(
  transaction: Transaction,
  { id }: Pick<TradeApplicationRecord, 'id'>,
  now: number,
  handlerId?: string,
): Promise<void> {
  await settleMessages(transaction, { source: tradeSource, subject: id, matter: correctionMatter }, now, handlerId);
}

/** News for the maker of an application; it asks for a correction where the application was returned. */
export async function newsForMaker(
  transaction: Transaction,
  record: TradeApplicationRecord,
  news: MakerNews,
  now: number,
  reason: MessageRecord['values'] = {},
): Promise<Sending> {
  // An application of the sandbox has no maker.
  const maker = record.makerUserId === '' ? [] : [{ userId: record.makerUserId }];
  return {
    readers: isReturned(record.state) ? await makersOf(transaction, record, now) : maker,
    news: {
      source: tradeSource,
      kind: news,
      subject: record.id,
      category: 'review',
      values: { ...valuesOf(record), ...reason },
      sentAt: now,
      ...(askingNews.includes(news) ? { matter: correctionMatter } : {}),
    },
  };
}

/** Notifies the maker of an application of its outcome, and asks for a correction where it was returned. */
export async function notifyMaker(...given: Parameters<typeof newsForMaker>): Promise<void> {
  await sendTogether(given[0], [await newsForMaker(...given)]);
}

const holdingValues = (holding: HoldingRecord): MessageRecord['values'] => ({
  instrumentKind: holding.kind,
  instrumentId: holding.instrumentId,
  number: holding.number,
  sender: holding.senderName,
  issuer: holding.issuerName,
  amount: moneyToText(holding.amount),
  dueOn: holding.dueOn,
  acceptBy: holding.acceptBy,
});

/** The operators of a holding's company who may accept it. */
function acceptorsOf(transaction: Transaction, { companyId, kind }: HoldingRecord, now: number) {
  return membersOf(transaction, companyId, now, ({ roles }) => roles.some((role) => mayMake(role, kind, 'accept')));
}

/**
 * News for the operators of a company that an amount has arrived, which they are asked to accept; again, where a
 * correction undid an acceptance.
 */
export const newsOfArrival = async (
  transaction: Transaction,
  holding: HoldingRecord,
  now: number,
  kind: 'arrived' | 'arrived-again' = 'arrived',
): Promise<Sending> => ({
  readers: await acceptorsOf(transaction, holding, now),
  news: {
    source: tradeSource,
    kind,
    subject: holding.id,
    category: 'funds',
    values: holdingValues(holding),
    sentAt: now,
    matter: acceptanceMatter,
  },
});

/** Reminds the operators of a company that an amount is returned after the next working day. */
export async function remindOfArrival(transaction: Transaction, holding: HoldingRecord, now: number): Promise<void> {
  await sendMessages(transaction, await acceptorsOf(transaction, holding, now), {
    source: tradeSource,
    kind: 'arrival-ending',
    subject: holding.id,
    category: 'funds',
    values: holdingValues(holding),
    sentAt: now,
  });
}

/** Notifies the operators of a company that an amount that nobody accepted in time was returned. */
export async function notifyLateReceiver(transaction: Transaction, holding: HoldingRecord, now: number): Promise<void> {
  await sendMessages(transaction, await acceptorsOf(transaction, holding, now), {
    source: tradeSource,
    kind: 'arrival-lapsed',
    subject: holding.id,
    category: 'funds',
    values: holdingValues(holding),
    sentAt: now,
  });
}

/** Settles the request to accept an amount that is not in transit any more. */
export async function settleArrival(transaction: Transaction, holdingId: string, now: number): Promise<void> {
  await settleMessages(transaction, { source: tradeSource, subject: holdingId, matter: acceptanceMatter }, now);
}

/** Marks the request to accept an amount as read by the person who accepts or refuses it. */
export async function readArrival(
  transaction: Transaction,
  { act, form, makerUserId }: Pick<TradeApplicationRecord, 'act' | 'form' | 'makerUserId'>,
  now: number,
): Promise<void> {
  if (act !== 'accept' && act !== 'refuse') return;
  const asked = { source: tradeSource, subject: form.holdingId, matter: acceptanceMatter };
  await readHandled(transaction, makerUserId, asked, now);
}

/** Ids of the amounts for which an acceptance or refusal is open. */
async function handledArrivals(
  transaction: Transaction,
  records: readonly MessageRecord[],
): Promise<ReadonlySet<string>> {
  const open = records.filter(({ matter, settledAt }) => matter === acceptanceMatter && settledAt === undefined);
  if (open.length === 0) return new Set();
  const reservations = await transaction.reservations.ofHoldings([...new Set(open.map(({ subject }) => subject))]);
  return new Set(reservations.map(({ holdingId }) => holdingId));
}

/** Notifies the operators of the company that sent an amount of its outcome. */
export async function notifySender(
  transaction: Transaction,
  holding: HoldingRecord,
  receiverName: string,
  news: SenderNews,
  now: number,
  why: MessageRecord['values'] = {},
): Promise<void> {
  const act: TradeAct = holding.originId === undefined ? 'issue' : 'transfer';
  const readers = await membersOf(transaction, holding.senderId, now, ({ roles }) =>
    roles.some((role) => mayMake(role, holding.kind, act)),
  );
  await sendMessages(transaction, readers, {
    source: tradeSource,
    kind: news,
    subject: holding.id,
    category: 'funds',
    values: { ...holdingValues(holding), receiver: receiverName, ...why },
    sentAt: now,
  });
}

const pageKinds: Readonly<Record<string, readonly TradePageKind[]>> = {
  arrived: ['acceptance'],
  'arrived-again': ['acceptance'],
  'arrival-ending': ['acceptance'],
  'arrival-lapsed': ['holdings'],
  accepted: ['instruments', 'holdings'],
  'sent-back': ['instruments', 'holdings'],
  recalled: ['instruments', 'holdings'],
  'not-accepted': ['instruments', 'holdings'],
};

function pathOf({ kind, subject, values }: MessageRecord, role: RoleCode): string | undefined {
  const instrumentKind = (values['instrumentKind'] ?? 'credit') as InstrumentKind;
  const kinds = Object.hasOwn(pageKinds, kind) ? (pageKinds[kind] ?? []) : [];
  if (kinds.length === 0) return applicationPath(instrumentKind, role, subject);
  const link = kinds.includes('acceptance') ? undefined : instrumentLink({ values }, role);
  if (link !== undefined) return link;
  const area = workAreaOf(instrumentKind);
  return kinds.map((each) => pageFor(area, each, role)?.path).find((each) => each !== undefined);
}

/** Messages about instruments and the requests that change them. */
export const tradeMessages: MessageSource = {
  name: tradeSource,
  toWords: ({ kind, values, settledAt }, locale) => tradeNewsText(kind, values, settledAt !== undefined, locale),
  visibleMessages: async (transaction, records, { role }) => {
    const handled = await handledArrivals(transaction, records);
    return records.flatMap((record) => {
      const path = pathOf(record, role);
      // A user whose role has no page for it sees the message in a role that has one.
      return path === undefined
        ? []
        : [
            {
              record,
              path,
              waits:
                record.matter !== undefined &&
                record.matter !== cancellationMatter &&
                record.settledAt === undefined &&
                !handled.has(record.subject),
            },
          ];
    });
  },
};
