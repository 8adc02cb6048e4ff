import { actsForCore } from '../../../src/domain/identity/role.ts';
import { moneyToText, type Money } from '../../../src/domain/money/money.ts';
import { undoActs } from '../../../src/domain/trade/shared/undo-acts.ts';
import { ledgerDirection, holdingOfMovement, type LedgerOwner } from '../../../src/domain/trade/shared/posting.ts';
import { paysOn } from '../../../src/domain/trade/shared/instrument.ts';
import type { CallContext, Caller } from '../context.ts';
import { packagesOfBusinesses } from '../evidence/shared/businesses.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { HoldingRecord, InstrumentRecord, PostingRecord, TradeApplicationRecord } from '../records/trade.ts';
import { Refusal } from '../refusal.ts';
import type { Transaction } from '../store.ts';
import { allocationChangeToWire } from './allocation-wire.ts';
import { canMakeAct } from './application-access.ts';
import { createDecisionSigner } from './decision-signing.ts';
import { holdingPageToWire } from './holding-page.ts';
import {
  effectOn,
  freezesToWire,
  instrumentOfParty,
  ledgerOf,
  isFirstHolder,
  lineFactsOf,
  namesOf,
  ordersToWire,
  ownHoldingsToWire,
  postingToWire,
  receivedAmount,
  visibleChain,
} from './holding-wire.ts';
import { issuedToWire } from './issued-wire.ts';
import { holdingQuery, instrumentQuery, ledgerQueries, requestedInstrumentState } from './list-queries.ts';
import { tradeReaderOf } from './allocation-filter.ts';
import { isVisibleHolding, visibleOrganisations } from './shared/visible-organisations.ts';
import { payrollTermsOf } from './payroll/payroll-facts.ts';
import { momentOf } from './trade-facts.ts';
import { tradeReader, type TradeReader } from './trade-wire.ts';
import { undoRequests, undoRequestToWire } from './undo-requests.ts';
import { transitOutcomes } from './transit-outcome.ts';

/** The postings with the balance after each, the newest first. `after`: the balance after the first of them. */
function withBalances(
  postings: readonly PostingRecord[],
  owner: LedgerOwner,
  after: Money,
): readonly { readonly posting: PostingRecord; readonly balance: Money }[] {
  let balance = after.fen;
  return postings.map((posting) => {
    const shown = { posting, balance: { fen: balance } };
    balance -= effectOn(posting, owner);
    return shown;
  });
}

/**
 * Acts by which a reader may now ask to undo each part of a chain, and the open applications for it. Not for the
 * cancellation of a holding in a package, or of one with a posting that the platform proposes to correct.
 */
async function undoingOf(
  transaction: Transaction,
  chain: readonly HoldingRecord[],
  instrument: InstrumentRecord,
  reader: TradeReader,
) {
  const { user } = reader.caller;
  const possible = new Map(chain.map((each) => [each.id, undoActs(each, instrument, user.pkCorp)]));
  const waiting: TradeApplicationRecord[] = [];
  for (const act of new Set([...possible.values()].flat()))
    waiting.push(...(await transaction.tradeApplications.openAbout(instrument.id, act)));
  const cancellable = chain.filter(({ id }) => possible.get(id)?.includes('cancellation'));
  const packaged = new Set(
    (
      await packagesOfBusinesses(
        transaction,
        cancellable.map(({ id }) => id),
      )
    ).flatMap(({ businessIds }) => businessIds),
  );
  const corrections =
    cancellable.length === 0 ? [] : await transaction.tradeApplications.openAbout(instrument.id, 'correction');
  const corrected = new Set(corrections.map(({ form }) => form.holdingId));
  return ({ id }: HoldingRecord) => {
    const acts = possible.get(id) ?? [];
    const own = waiting.filter(({ form, act }) => form.holdingId === id && acts.includes(act));
    return {
      undoActs: acts.filter(
        (act) =>
          canMakeAct(reader.caller, instrument.kind, act) &&
          !own.some((each) => each.act === act) &&
          !(act === 'cancellation' && (packaged.has(id) || corrected.has(id))),
      ),
      undoRequests: own.map((each) => undoRequestToWire(each, reader)),
    };
  };
}

/** An issued instrument with its waiting recall. */
async function withRecall(
  transaction: Transaction,
  shown: Awaited<ReturnType<typeof issuedToWire>>[number],
  reader: TradeReader,
) {
  const { transitHoldingId: id, instrumentId } = shown;
  const [request] = id === undefined ? [] : await undoRequests(transaction, { id, instrumentId }, 'issue-recall');
  return { ...shown, recallRequest: request && undoRequestToWire(request, reader) };
}

/** The caller of a page of one side: a core enterprise's instruments, or a holder's holdings. */
function callerOnSide(context: CallContext, isCore: boolean): Caller {
  const caller = tradeReaderOf(context);
  if (actsForCore(caller.role) !== isCore) throw new Refusal('NOT_PERMITTED');
  return caller;
}

/** Holdings and debts of companies, and their ledgers (checklist F-254, N-28). */
export function holdingDesk(
  parts: Parts,
): Desk<'tradeHoldings' | 'tradeInstrument' | 'tradeInstruments' | 'tradeLedger'> {
  const { store, clock } = parts;
  const { kindsFor } = createDecisionSigner(parts);
  const readerOf = async (transaction: Transaction, context: CallContext): Promise<TradeReader> =>
    tradeReader(transaction, tradeReaderOf(context), context.locale, clock.now(), kindsFor);
  const postingsToWire = async (
    transaction: Transaction,
    postings: readonly PostingRecord[],
    owner: LedgerOwner,
    after: Money,
  ) => {
    const facts = await lineFactsOf(transaction, postings);
    return withBalances(postings, owner, after).map(({ posting, balance }) =>
      postingToWire(posting, owner, facts, balance),
    );
  };

  return {
    tradeHoldings: async ({ place, page, pageSize, ...asked }, context) => {
      const caller = callerOnSide(context, false);
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const seen = await visibleOrganisations(transaction, caller.user);
        const query = holdingQuery(asked, place, caller, moment, seen);
        const reader = await readerOf(transaction, context);
        const slice = { offset: (page - 1) * pageSize, limit: pageSize };
        return holdingPageToWire(transaction, query, slice, reader, moment, seen);
      });
    },

    tradeInstrument: async ({ instrumentId }, context) => {
      const caller = tradeReaderOf(context);
      const companyId = caller.user.pkCorp;
      const owner = ledgerOf(caller);
      const moment = momentOf(clock.now());
      return store.transaction(async (transaction) => {
        const organisations = await visibleOrganisations(transaction, caller.user);
        const { instrument, holdings } = await instrumentOfParty(transaction, instrumentId, companyId, organisations);
        const isMine = (each: HoldingRecord): boolean => isVisibleHolding(each, companyId, organisations);
        const isIssuer = instrument.issuerId === companyId && organisations === undefined;
        // The invoices and the remark concern the business between the issuer and its supplier.
        const readsIssue = isIssuer || isFirstHolder(holdings, isMine);
        const postings = await transaction.postings.ofInstrument(instrumentId);
        // People of an inner organisation do not see what their company issued.
        const chain = visibleChain(isIssuer ? instrument : { issuerId: '' }, holdings, companyId, isMine);
        const shown = new Set(chain.map(({ id }) => id));
        const names = await namesOf(
          transaction,
          chain.map((each) => each.companyId),
        );
        const pay = paysOn(instrument.dueOn, moment.calendar);
        const ownHoldings = chain.filter(
          (each) => isMine(each) && each.amount.fen > 0n && (each.place === 'held' || each.place === 'transit'),
        );
        const own = await ownHoldingsToWire(transaction, ownHoldings, { instrument, postings }, moment);
        const seen = new Set(holdings.filter(isMine).map(({ id }) => id));
        const isMoved = (each: PostingRecord): boolean =>
          organisations === undefined || seen.has(holdingOfMovement(each, owner) ?? '');
        const mine = postings
          .filter((each) => ledgerDirection(each, owner) !== undefined && isMoved(each))
          .toReversed();
        const reader = await readerOf(transaction, context);
        const outcomes = await transitOutcomes(transaction, chain, postings, companyId);
        const undoing = await undoingOf(transaction, chain, instrument, reader);
        const shownParts = chain.map((each) => ({
          holdingId: each.id,
          originId: each.originId !== undefined && shown.has(each.originId) ? each.originId : undefined,
          place: each.place,
          companyName: names.get(each.companyId) ?? '',
          isOwn: each.companyId === companyId,
          received: moneyToText(receivedAmount(each.id, postings)),
          // The amount that another company still holds is hidden, unless it is in transit from here.
          amount: isMine(each) || each.place !== 'held' || isIssuer ? moneyToText(each.amount) : undefined,
          time: each.openedAt,
          outcome: outcomes.get(each.id),
          ...undoing(each),
        }));
        // The issuer has to know which part it must not pay; its holder is not named.
        const concerned = holdings.filter((each) => isMine(each) || isIssuer).map(({ id }) => id);
        // A person of an organisation reads what concerns it, and not which others had the holding before.
        const allocations = (await transaction.holdingAllocations.ofHoldings([...seen])).filter(
          ({ organisationId }) => organisations === undefined || organisations.includes(organisationId),
        );
        const balance = { fen: mine.reduce((sum, each) => sum + effectOn(each, owner), 0n) };
        return {
          instrumentId: instrument.id,
          instrumentNo: instrument.number,
          instrumentKind: instrument.kind,
          issuerName: instrument.issuerName,
          payeeName: instrument.payeeName,
          amount: moneyToText(instrument.amount),
          issueDate: instrument.issuedOn,
          dueDate: instrument.dueOn,
          payDate: pay.day,
          payDateAbout: pay.about,
          contractNumber: instrument.contractNumber,
          invoices: readsIssue ? instrument.invoices.map((each) => ({ ...each })) : [],
          isTransferable: instrument.isTransferable,
          isIssuer,
          payroll: await payrollTermsOf(transaction, caller, instrument),
          remark: readsIssue ? instrument.remark : '',
          chain: shownParts,
          own,
          postings: await postingsToWire(transaction, mine, owner, balance),
          freezes: await freezesToWire(transaction, concerned),
          orders: await ordersToWire(transaction, concerned, shown),
          allocations: allocations.toReversed().map((each) => allocationChangeToWire(each, context.locale)),
        };
      });
    },

    tradeInstruments: async ({ page, pageSize, ...asked }, context) => {
      const moment = momentOf(clock.now());
      const query = instrumentQuery(asked, callerOnSide(context, true), requestedInstrumentState(asked, moment));
      return store.transaction(async (transaction) => {
        const { count, amount } = await transaction.instruments.sum(query);
        const slice = { offset: (page - 1) * pageSize, limit: pageSize };
        const reader = await readerOf(transaction, context);
        const records = [];
        for (const each of await issuedToWire(transaction, await transaction.instruments.page(query, slice), moment))
          records.push(await withRecall(transaction, each, reader));
        return { count, totalAmount: moneyToText(amount), records };
      });
    },

    tradeLedger: async ({ page, pageSize, ...asked }, context) => {
      const { from, to } = asked;
      if (from > to) throw new Refusal('REQUEST_INVALID', { field: 'to' });
      const caller = tradeReaderOf(context);
      return store.transaction(async ({ postings, ...transaction }) => {
        const organisations = await visibleOrganisations(transaction, caller.user);
        const { query, whole, isWhole } = ledgerQueries(asked, caller, organisations);
        const owner = { ...ledgerOf(caller), organisations };
        const sums = await postings.ledgerSums(whole);
        const opening = await postings.balanceBefore(owner, from);
        const closing = { fen: opening.fen + sums.in.amount.fen - sums.out.amount.fen };
        const filtered = isWhole ? sums : await postings.ledgerSums(query);
        const found = await postings.ledger(query, { offset: (page - 1) * pageSize, limit: pageSize });
        const facts = await lineFactsOf(transaction, found);
        const balanceAfter = async (posting: PostingRecord): Promise<Money> => {
          const before = await postings.balanceBefore(owner, posting.businessDay, posting);
          return { fen: before.fen + effectOn(posting, owner) };
        };
        const records = [];
        let balance: Money | undefined;
        for (const posting of found) {
          // Lines without a filter are consecutive, so one sum over the history is enough for all of them.
          balance = isWhole && balance ? balance : await balanceAfter(posting);
          records.push(postingToWire(posting, owner, facts, balance));
          balance = { fen: balance.fen - effectOn(posting, owner) };
        }
        return {
          opening: moneyToText(opening),
          closing: moneyToText(closing),
          in: { count: filtered.in.count, totalAmount: moneyToText(filtered.in.amount) },
          out: { count: filtered.out.count, totalAmount: moneyToText(filtered.out.amount) },
          isWhole,
          records,
        };
      });
    },
  };
}
