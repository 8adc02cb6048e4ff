import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { actsForCore, roleKind } from '../../../src/domain/identity/role.ts';
import { returnedStates } from '../../../src/domain/trade/shared/application-machine.ts';
import { supplierStates } from '../../../src/domain/trade/financing/financing-machine.ts';
import { stepRoles } from '../../../src/domain/trade/shared/application-policy.ts';
import type { InstrumentKind } from '../../../src/domain/trade/shared/instrument.ts';
import { maxToDoRows, ownToDo, toDoOf } from '../../../src/domain/trade/shared/to-do.ts';
import type { FinancingRecord, ReviewThresholdRecord, SupplierRecommendationRecord } from '../records/trade.ts';
import type { Transaction } from '../store.ts';
import { financingRowToWire, isSuppliersTurn } from './financing/financing-wire.ts';
import { holdingsToWire } from './holding-wire.ts';
import { thresholdsToAnswer, waitingThresholdToWire } from './review-thresholds.ts';
import { recommendationsToAnswer, waitingRecommendationToWire } from './suppliers/recommendations.ts';
import { momentOf } from './trade-facts.ts';
import { decisionBarOf, isTheirs, rowToWire, type TradeReader } from './trade-wire.ts';

const slice = { offset: 0, limit: maxToDoRows };

/** The applications whose step the reader's role decides in its company, the longest waiting first. */
async function waitingRecords(transaction: Transaction, { caller: { user, role } }: TradeReader) {
  const roles = stepRoles.filter((each) => each === roleKind(role));
  return transaction.tradeApplications.waitingFor(user.pkCorp, roles);
}

/** The same applications in the form of a list. */
export async function waitingRows(transaction: Transaction, reader: TradeReader) {
  return (await waitingRecords(transaction, reader)).map((each) => rowToWire(each, reader));
}

const recordsOf = <Kept>(all: readonly { readonly record: Kept }[]): readonly Kept[] => all.map(({ record }) => record);

type ProposalRecord = ReviewThresholdRecord | SupplierRecommendationRecord;

const isRecommendation = (record: ProposalRecord): record is SupplierRecommendationRecord => 'uscc' in record;

/** Proposals of colleagues that the reader can answer. */
async function proposalRecords(
  transaction: Transaction,
  { caller, now }: Pick<TradeReader, 'caller' | 'now'>,
): Promise<readonly ProposalRecord[]> {
  return [
    ...(await thresholdsToAnswer(transaction, caller, shanghaiDate(now))),
    ...(await recommendationsToAnswer(transaction, caller)),
  ];
}

const proposalsToWire = (records: readonly ProposalRecord[], { locale }: Pick<TradeReader, 'locale'>) => ({
  thresholds: records.flatMap((each) => (isRecommendation(each) ? [] : [waitingThresholdToWire(each, locale)])),
  recommendations: records.flatMap((each) =>
    isRecommendation(each) ? [waitingRecommendationToWire(each, locale)] : [],
  ),
});

/** Proposals in one kind of instrument that wait for the reader, in the form of a list. */
export async function readProposals(
  transaction: Transaction,
  reader: Pick<TradeReader, 'caller' | 'now' | 'locale'>,
  kind: InstrumentKind,
) {
  const records = await proposalRecords(transaction, reader);
  return proposalsToWire(
    records.filter((each) => each.kind === kind),
    reader,
  );
}

/**
 * What waits for the reader, by the rule of the to-do pages: the overview, the menu, the queue over all products and
 * the to-do pages count and list the same. Drafts and what waits for others are left out; `barred` is what waits for
 * the reader's role but cannot be decided by the reader. No names or amounts are looked up, so that it can be counted
 * quickly.
 */
export async function toDoRecords(transaction: Transaction, reader: TradeReader) {
  const { role, user } = reader.caller;
  const isOperator = roleKind(role) === 'operator';
  const all = { companyId: user.pkCorp, acts: undefined, makerUserId: undefined, keyword: '' };
  const sent = {
    companyId: user.pkCorp,
    place: 'transit',
    keyword: '',
    orderBy: 'openedAt',
    descending: false,
  } as const;
  const waiting = await waitingRecords(transaction, reader);
  const returned = isOperator
    ? await transaction.tradeApplications.page({ ...all, states: returnedStates }, slice)
    : [];
  const transit = isOperator && !actsForCore(role) ? await transaction.holdings.page(sent, slice) : [];
  const ofSupplier = { companyId: user.pkCorp, as: 'supplier', states: supplierStates, keyword: '' } as const;
  const financings = isOperator && !actsForCore(role) ? await transaction.financings.page(ofSupplier, slice) : [];
  const turns: { readonly record: FinancingRecord; readonly isTurn: boolean }[] = [];
  for (const record of financings) turns.push({ record, isTurn: await isSuppliersTurn(transaction, record) });
  const toDo = toDoOf({
    waiting: waiting.map((record) => ({ record, isMine: false, decisionBar: decisionBarOf(record, reader) })),
    returned: returned.map((record) => ({ record, isMine: isTheirs(record, reader) })),
    drafts: [],
    underWay: [],
    // An open acceptance or refusal has reserved the amount.
    transit: transit.map((record) => ({ record, openApplications: record.reserved.fen > 0n ? [record.id] : [] })),
    financings: turns,
    proposals: (await proposalRecords(transaction, reader)).map((record) => ({ record })),
  });
  const own = ownToDo(toDo, isOperator);
  return {
    toDecide: recordsOf(own.toDecide),
    returned: recordsOf(own.returned),
    toAccept: recordsOf(own.toAccept),
    toFinance: recordsOf(own.toFinance),
    toConfirm: recordsOf(own.toConfirm),
    barred: recordsOf(toDo.barred),
  };
}

/** The same in the form of lists. */
export async function readToDo(transaction: Transaction, reader: TradeReader) {
  const { toDecide, returned, toAccept, toFinance, toConfirm, barred } = await toDoRecords(transaction, reader);
  const moment = momentOf(reader.now);
  return {
    toDecide: toDecide.map((each) => rowToWire(each, reader)),
    returned: returned.map((each) => rowToWire(each, reader)),
    toAccept: await holdingsToWire(transaction, toAccept, { moment, caller: reader.caller }),
    toFinance: toFinance.map((each) => financingRowToWire(each, false, moment.today, true)),
    ...proposalsToWire(toConfirm, reader),
    barred: barred.map((each) => rowToWire(each, reader)),
  };
}
