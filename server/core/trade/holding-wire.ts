import { actsForCore } from '../../../src/domain/identity/role.ts';
import {
  ledgerCounterparty,
  ledgerDirection,
  type LedgerOwner,
  type PostingEntry,
} from '../../../src/domain/trade/shared/posting.ts';
import { moneyToText, zeroMoney, type Money } from '../../../src/domain/money/money.ts';
import { partsOf } from '../../../src/domain/trade/shared/holding.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import { closesOn } from '../../../src/domain/trade/shared/transfer-rules.ts';
import { allocationsToWire } from './allocation-wire.ts';
import { placesOfBusinesses } from '../evidence/shared/businesses.ts';
import type { Caller } from '../context.ts';
import type {
  HoldingFreezeRecord,
  HoldingRecord,
  InstrumentRecord,
  OfficerOrderRecord,
  PostingRecord,
  TradeApplicationRecord,
} from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { payrollTermsOf } from './payroll/payroll-facts.ts';
import { isVisibleHolding } from './shared/visible-organisations.ts';
import type { Moment } from './trade-facts.ts';

/** Whether the payment day of a holding is too near, or past, for new business. */
const isClosed = ({ dueOn }: HoldingRecord, { today, calendar }: Moment): boolean => closesOn(dueOn, calendar) <= today;

/** Why a holding cannot be passed on; undefined where it can. */
function transferBar(
  holding: HoldingRecord,
  isTransferable: boolean,
  isPackaged: boolean,
  moment: Moment,
): string | undefined {
  if (holding.place !== 'held') return 'in-transit';
  if (!isTransferable) return 'not-transferable';
  if (isClosed(holding, moment)) return 'closed';
  if (isPackaged) return 'packaged';
  if (partsOf(holding, false).available.fen > 0n) return undefined;
  return holding.frozen.fen > 0n ? 'frozen' : 'nothing-available';
}

/** Freezes in force of several holdings, the earliest first. */
export async function freezesToWire({ holdingFreezes }: Transaction, holdingIds: readonly string[]) {
  return (await holdingFreezes.ofHoldings(holdingIds)).map(freezeToWire);
}

const freezeToWire = ({ amount, orderNumber, until }: HoldingFreezeRecord) => ({
  amount: moneyToText(amount),
  orderNumber,
  until,
});

/** The posting that an order has corrected, and its mirror; undefined for an order that corrects none. */
async function correctedByOrder(
  { holdings, postings }: Pick<Transaction, 'holdings' | 'postings'>,
  { postingId, holdingId }: Pick<OfficerOrderRecord, 'postingId' | 'holdingId'>,
): Promise<{ readonly corrected?: PostingRecord | undefined; readonly mirror?: PostingRecord | undefined }> {
  const holding = postingId === '' ? undefined : await holdings.find(holdingId);
  if (!holding) return {};
  const all = await postings.ofInstrument(holding.instrumentId);
  return {
    corrected: all.find(({ id }) => id === postingId),
    mirror: all.find(({ reverses }) => reverses === postingId),
  };
}

/**
 * Changes that officers of the platform made to several holdings, the newest first. `shown`: the holdings that the
 * reader may know; the holders of others are not named.
 */
export async function ordersToWire(
  transaction: Pick<Transaction, 'officerOrders' | 'holdings' | 'postings'>,
  holdingIds: readonly string[],
  shown: ReadonlySet<string>,
) {
  const orders = (await transaction.officerOrders.approvedOf(holdingIds)).toReversed();
  const lines = [];
  for (const order of orders) {
    const { corrected, mirror } = await correctedByOrder(transaction, order);
    lines.push({
      act: order.act,
      amount: moneyToText(order.amount),
      orderNumber: order.orderNumber,
      until: order.until,
      reason: order.reason,
      fromName: order.counterpartyName !== '' && shown.has(order.holdingId) ? order.companyName : '',
      toName: order.counterpartyName,
      correctedEntry: corrected?.entry,
      // A correction is effective once the company that loses the amount has signed.
      time: mirror?.at ?? order.checkedAt ?? order.proposedAt,
    });
  }
  return lines.toSorted((one, other) => other.time - one.time);
}

/** Moment and reader of a list of holdings, and the details shown of their applications. */
export interface HoldingReader {
  readonly moment: Moment;
  /** Undefined where the wages that are paid are not shown to anybody. */
  readonly caller?: Pick<Caller, 'user' | 'role'>;
  /** Names of those who can approve an application; undefined where they are not needed. */
  readonly approversOf?: (application: TradeApplicationRecord) => string[];
}

/** Ids of the holdings into which a correction has moved an amount; no other act returns one to transit. */
export const correctedInto = (postings: readonly PostingRecord[]): ReadonlySet<string> =>
  new Set(postings.filter(({ entry }) => entry === 'correction').map(({ toId }) => toId));

/** The same for the holdings of a list. The postings of an instrument are read once, however many holdings it has. */
async function correctedHoldings(
  { postings }: Pick<Transaction, 'postings'>,
  holdings: readonly HoldingRecord[],
): Promise<ReadonlySet<string>> {
  const inTransit = holdings.filter(({ place }) => place === 'transit');
  const found: PostingRecord[] = [];
  for (const id of new Set(inTransit.map(({ instrumentId }) => instrumentId)))
    found.push(...(await postings.ofInstrument(id)));
  return correctedInto(found);
}

/** Facts about several holdings that their rows show. Each is read once for all of them. */
interface HoldingFacts {
  /** Open applications that have reserved a part, by holding. */
  readonly reserving: ReadonlyMap<string, readonly TradeApplicationRecord[]>;
  /** Open applications for a cancellation, by instrument. An issuer's one reserves nothing. */
  readonly cancelling: ReadonlyMap<string, readonly TradeApplicationRecord[]>;
  /** The evidence package of each holding, by holding. */
  readonly places: Awaited<ReturnType<typeof placesOfBusinesses>>;
  /** Freezes in force, by holding. */
  readonly freezes: ReadonlyMap<string, readonly HoldingFreezeRecord[]>;
  /** Holdings into which a correction has moved an amount (`correctedInto`). */
  readonly corrected: ReadonlySet<string>;
}

async function holdingFacts(
  transaction: Transaction,
  holdings: readonly HoldingRecord[],
  corrected: ReadonlySet<string>,
): Promise<HoldingFacts> {
  const { reservations, tradeApplications, holdingFreezes } = transaction;
  const idsOf = (isConcerned: (holding: HoldingRecord) => boolean): readonly string[] =>
    holdings.filter(isConcerned).map(({ id }) => id);
  const reservedParts = (await reservations.ofHoldings(idsOf(({ reserved: { fen } }) => fen > 0n))).toSorted(
    (one, other) => (one.id < other.id ? -1 : 1),
  );
  const applications = await tradeApplications.findAll(reservedParts.map(({ applicationId }) => applicationId));
  const byId = new Map(applications.map((each) => [each.id, each]));
  const held = holdings.filter(({ place }) => place === 'held');
  const instrumentIds = [...new Set(held.map(({ instrumentId }) => instrumentId))];
  const asked = await tradeApplications.openAboutAny(instrumentIds, 'cancellation');
  return {
    reserving: new Map(
      [...Map.groupBy(reservedParts, ({ holdingId }) => holdingId)].map(([holdingId, all]) => [
        holdingId,
        all.flatMap(({ applicationId }) => byId.get(applicationId) ?? []),
      ]),
    ),
    cancelling: Map.groupBy(asked, ({ instrumentId }) => instrumentId),
    places: await placesOfBusinesses(
      transaction,
      held.map(({ id }) => id),
    ),
    freezes: Map.groupBy(
      await holdingFreezes.ofHoldings(idsOf(({ frozen }) => frozen.fen > 0n)),
      ({ holdingId }) => holdingId,
    ),
    corrected,
  };
}

/** A holding in the form of a list, with the open applications on it. */
function holdingToWire(
  holding: HoldingRecord,
  instrument: InstrumentRecord | undefined,
  facts: HoldingFacts,
  { moment, approversOf }: HoldingReader,
) {
  const pay = paysOn(holding.dueOn, moment.calendar);
  const applications = facts.reserving.get(holding.id) ?? [];
  // An issuer's application for a cancellation reserves nothing, but is shown to the holder nevertheless.
  const asked = holding.place === 'held' ? (facts.cancelling.get(holding.instrumentId) ?? []) : [];
  const cancellations = asked.filter(
    ({ id, form }) => form.holdingId === holding.id && !applications.some((each) => each.id === id),
  );
  const isTransferable = instrument?.isTransferable ?? false;
  const place = facts.places.get(holding.id);
  const packageId = place?.packageId ?? '';
  const parts = partsOf(holding, packageId !== '');
  const isAgain = holding.place === 'transit' && facts.corrected.has(holding.id);
  return {
    evidenceBook: place?.book,
    holdingId: holding.id,
    instrumentId: holding.instrumentId,
    instrumentNo: holding.number,
    instrumentKind: holding.kind,
    place: holding.place,
    issuerName: holding.issuerName,
    senderName: holding.senderName,
    amount: moneyToText(holding.amount),
    availableAmount: moneyToText(parts.available),
    reservedAmount: moneyToText(holding.reserved),
    packagedAmount: moneyToText(parts.packaged),
    frozenAmount: moneyToText(holding.frozen),
    freezes: holding.frozen.fen > 0n ? (facts.freezes.get(holding.id) ?? []).map(freezeToWire) : undefined,
    dueDate: holding.dueOn,
    payDate: pay.day,
    payDateAbout: pay.about,
    acceptBy: holding.acceptBy,
    isAgain: isAgain || undefined,
    openTime: holding.openedAt,
    isTransferable,
    isClosed: isClosed(holding, moment),
    transferBar: transferBar(holding, isTransferable, packageId !== '', moment),
    openApplications: [...applications, ...cancellations].map((application) => ({
      applicationId: application.id,
      applicationNo: application.number,
      act: application.act,
      approvers: approversOf?.(application),
    })),
  };
}

/** A company's own holdings of one instrument, of which all postings are known. */
export async function ownHoldingsToWire(
  transaction: Transaction,
  holdings: readonly HoldingRecord[],
  { instrument, postings }: { readonly instrument: InstrumentRecord; readonly postings: readonly PostingRecord[] },
  moment: Moment,
) {
  const facts = await holdingFacts(transaction, holdings, correctedInto(postings));
  const allocations = await allocationsToWire(transaction, holdings);
  return holdings.map((each, index) => ({
    ...holdingToWire(each, instrument, facts, { moment }),
    ...allocations[index],
  }));
}

/** Holdings in the form of a list, in their order. */
export async function holdingsToWire(
  transaction: Transaction,
  holdings: readonly HoldingRecord[],
  reader: HoldingReader,
) {
  const ids = [...new Set(holdings.map(({ instrumentId }) => instrumentId))];
  const instruments = new Map((await transaction.instruments.findAll(ids)).map((each) => [each.id, each]));
  const { caller } = reader;
  const wages = new Map<string, Awaited<ReturnType<typeof payrollTermsOf>>>();
  if (caller) for (const [id, each] of instruments) wages.set(id, await payrollTermsOf(transaction, caller, each));
  const allocations = await allocationsToWire(transaction, holdings);
  const facts = await holdingFacts(transaction, holdings, await correctedHoldings(transaction, holdings));
  const records = holdings.map((each, index) => ({
    ...holdingToWire(each, instruments.get(each.instrumentId), facts, reader),
    payroll: wages.get(each.instrumentId),
    ...allocations[index],
  }));
  return records;
}

/**
 * An instrument with its holdings. Refuses with NOT_FOUND a company that neither issued it nor ever held a part, and
 * people of inner organisations that never had one.
 */
export async function instrumentOfParty(
  transaction: Transaction,
  instrumentId: string,
  companyId: string,
  organisations?: readonly string[],
): Promise<{ readonly instrument: InstrumentRecord; readonly holdings: readonly HoldingRecord[] }> {
  const instrument = await transaction.instruments.find(instrumentId);
  const holdings = await transaction.holdings.ofInstrument(instrumentId);
  const isIssuer = instrument?.issuerId === companyId && organisations === undefined;
  const isParty = isIssuer || holdings.some((each) => isVisibleHolding(each, companyId, organisations));
  if (!instrument || !isParty) throw new Refusal('NOT_FOUND');
  return { instrument, holdings };
}

/** Present names of companies, by their ids. */
export async function namesOf(
  transaction: Pick<Transaction, 'companies'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = await transaction.companies.findAll([...new Set(ids.filter((each) => each !== ''))]);
  return new Map(known.map(({ pkCorp, name }) => [pkCorp, name]));
}

/** Data that postings do not contain: names of companies, and the moved instruments, by their ids. */
export interface LineFacts {
  readonly names: ReadonlyMap<string, string>;
  readonly instruments: ReadonlyMap<string, InstrumentRecord>;
}

export async function lineFactsOf(
  transaction: Pick<Transaction, 'companies' | 'instruments'>,
  postings: readonly PostingRecord[],
): Promise<LineFacts> {
  const ids = postings.flatMap(({ fromCompanyId, toCompanyId }) => [fromCompanyId, toCompanyId]);
  const found = await transaction.instruments.findAll([...new Set(postings.map(({ instrumentId }) => instrumentId))]);
  return { names: await namesOf(transaction, ids), instruments: new Map(found.map((each) => [each.id, each])) };
}

/** Whether a posting issues wages, for the ledger of the issuer. */
const paysWages = (
  { entry, instrumentId }: PostingRecord,
  { side }: LedgerOwner,
  instruments: LineFacts['instruments'],
): boolean => side === 'issuer' && entry === 'issue' && instruments.get(instrumentId)?.isPayroll === true;

/** A posting as the ledger of one company shows it; `balance` is the balance after it. */
export function postingToWire(
  posting: PostingRecord,
  owner: LedgerOwner,
  { names, instruments }: LineFacts,
  balance: Money,
) {
  return {
    postingId: posting.id,
    entry: posting.entry,
    instrumentId: posting.instrumentId,
    instrumentNo: posting.number,
    counterpartyName: names.get(ledgerCounterparty(posting, owner)) ?? '',
    direction: ledgerDirection(posting, owner) ?? ('out' as const),
    amount: moneyToText(posting.amount),
    balance: moneyToText(balance),
    businessDate: posting.businessDay,
    time: posting.at,
    isPayroll: paysWages(posting, owner, instruments),
  };
}

/** Effect of a posting on the balance of a ledger. */
export function effectOn(posting: PostingRecord, owner: LedgerOwner): bigint {
  const moved = ledgerDirection(posting, owner);
  return moved === undefined ? 0n : moved === 'in' ? posting.amount.fen : -posting.amount.fen;
}

/** The ledger of a reader's company: the amounts owed for a core enterprise, the amounts held for any other. */
export const ledgerOf = ({ user, role }: Pick<Caller, 'user' | 'role'>): LedgerOwner => ({
  companyId: user.pkCorp,
  side: actsForCore(role) ? 'issuer' : 'holder',
});

/** Whether a holding came directly from the issuer: in transit to the first holder, or accepted by it. */
const isFromIssuer = ({ originId }: HoldingRecord, parent: HoldingRecord | undefined): boolean =>
  originId === undefined || (parent !== undefined && parent.originId === undefined);

/**
 * Whether a company received a part of an instrument from its issuer. Only such a company and the issuer read the
 * invoices and the remark of the issue.
 */
export function isFirstHolder(
  holdings: readonly HoldingRecord[],
  isMine: (holding: HoldingRecord) => boolean,
): boolean {
  const byId = new Map(holdings.map((each) => [each.id, each]));
  return holdings.some((each) => isMine(each) && isFromIssuer(each, byId.get(each.originId ?? '')));
}

/**
 * The parts of an instrument that a company may see. The issuer sees its first holders, and whom it has paid; a holder
 * sees the chain up to its holding, and the companies to which it passed a part, but nothing below those. `isMine`: the
 * holdings of the company that the reader sees; all of them where it is absent.
 */
export function visibleChain(
  instrument: Pick<InstrumentRecord, 'issuerId'>,
  holdings: readonly HoldingRecord[],
  companyId: string,
  isMine: (holding: HoldingRecord) => boolean = (each) => each.companyId === companyId,
): readonly HoldingRecord[] {
  const byId = new Map(holdings.map((each) => [each.id, each]));
  const parentOf = ({ originId }: HoldingRecord): HoldingRecord | undefined =>
    originId === undefined ? undefined : byId.get(originId);
  const ancestors = (holding: HoldingRecord): readonly HoldingRecord[] => {
    const parent = parentOf(holding);
    return parent ? [parent, ...ancestors(parent)] : [];
  };
  const visible = new Set<string>();
  for (const each of holdings) {
    const parent = parentOf(each);
    const grandparent = parent && parentOf(parent);
    const isIssuerView = instrument.issuerId === companyId && isFromIssuer(each, parent);
    // Parts that were passed on from here, in transit or accepted.
    const isBelowMine =
      (parent !== undefined && isMine(parent)) ||
      (parent?.place === 'transit' && grandparent !== undefined && isMine(grandparent));
    if (isIssuerView || isMine(each) || isBelowMine) visible.add(each.id);
    // A paid part shows the holder that was paid, and nobody above it.
    if (isMine(each))
      for (const above of each.place === 'paid' ? ancestors(each).slice(0, 1) : ancestors(each)) visible.add(above.id);
  }
  return holdings.filter(({ id }) => visible.has(id));
}

/** Entries that restore an amount that a holding had before. */
const returningEntries: ReadonlySet<PostingEntry> = new Set([
  'transfer-returned',
  'disbursement-returned',
  'correction',
]);

/** The amount that a holding has received in total, by its postings. */
export function receivedAmount(holdingId: string, postings: readonly PostingRecord[]): Money {
  const first = postings.filter(({ toId, entry }) => toId === holdingId && !returningEntries.has(entry));
  return first.reduce((sum, { amount }) => ({ fen: sum.fen + amount.fen }), zeroMoney);
}
