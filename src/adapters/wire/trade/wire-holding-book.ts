import type {
  CountedAmount,
  HoldingBook,
  HoldingFilter,
  HoldingPage,
  InstrumentFilter,
  LedgerFilter,
  LedgerPage,
} from '../../../application/ports/trade/holding-book.ts';
import { instrumentStates } from '../../../domain/trade/shared/issued-instrument.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { allocationCalls } from '../../../contract/documented/trade/allocations.ts';
import { creditCalls } from '../../../contract/documented/trade/credits.ts';
import { tradeHoldingExtensions } from '../../../contract/extensions/trade/trade-holding-extensions.ts';
import { isTradeAct } from '../../../domain/trade/shared/application-policy.ts';
import {
  transferBars,
  type HeldInstrument,
  type HoldingFreeze,
  type InstrumentDetail,
  type IssuedInstrument,
  type LedgerLine,
} from '../../../domain/trade/shared/held-instrument.ts';
import { allocationEvents } from '../../../domain/trade/shared/inner-allocation.ts';
import { holdingPlaces } from '../../../domain/trade/shared/holding.ts';
import { isOfficerAct } from '../../../domain/trade/shared/officer-acts.ts';
import { postingEntries } from '../../../domain/trade/shared/posting.ts';
import type { UndoWaiting } from '../../../domain/trade/shared/held-instrument.ts';
import type { TradeParty } from '../../../domain/trade/shared/trade-application.ts';
import type { WireClient } from '../wire-client.ts';
import { outcomeOf } from './transit-outcome.ts';
import { creditPartyOf, knownBook, knownKind, stepOf, wireAmount } from './wire-trade-desk.ts';

type HoldingWire = AnswerOf<typeof tradeHoldingExtensions.tradeHoldings>['records'][number];
type LineWire = AnswerOf<typeof tradeHoldingExtensions.tradeLedger>['records'][number];

const placeOf = (text: string) => holdingPlaces.find((each) => each === text);

const countedOf = ({
  count,
  totalAmount,
}: {
  readonly count: number;
  readonly totalAmount: string;
}): CountedAmount => ({
  count,
  total: wireAmount(totalAmount),
});

const freezeOf = (wire: NonNullable<HoldingWire['freezes']>[number]): HoldingFreeze => ({
  ...wire,
  amount: wireAmount(wire.amount),
});

/** A holding of the wire. */
export function holdingOf(wire: HoldingWire): HeldInstrument {
  const { transferBar } = wire;
  return {
    book: knownBook(wire.evidenceBook),
    holdingId: wire.holdingId,
    instrumentId: wire.instrumentId,
    number: wire.instrumentNo,
    kind: knownKind(wire.instrumentKind),
    place: placeOf(wire.place),
    issuerName: wire.issuerName,
    senderName: wire.senderName,
    amount: wireAmount(wire.amount),
    available: wireAmount(wire.availableAmount),
    reserved: wireAmount(wire.reservedAmount),
    packaged: wireAmount(wire.packagedAmount),
    frozen: wireAmount(wire.frozenAmount),
    freezes: (wire.freezes ?? []).map(freezeOf),
    dueOn: wire.dueDate,
    paysOn: { day: wire.payDate, about: wire.payDateAbout },
    acceptBy: wire.acceptBy,
    isAgain: wire.isAgain ?? false,
    openedAt: wire.openTime,
    isTransferable: wire.isTransferable,
    isClosed: wire.isClosed ?? transferBar === 'closed',
    transferBar:
      transferBar === null || transferBar === undefined
        ? undefined
        : (transferBars.find((each) => each === transferBar) ?? 'unknown'),
    openApplications: wire.openApplications.map(({ applicationId, applicationNo, act, approvers }) => ({
      id: applicationId,
      number: applicationNo,
      act: isTradeAct(act) ? act : undefined,
      approvers,
    })),
    payroll: wire.payroll ?? undefined,
    allocation:
      wire.allocationVersion === undefined
        ? undefined
        : {
            organisationId: wire.innerOrgId ?? '',
            organisationName: wire.innerOrgName ?? '',
            version: wire.allocationVersion,
          },
  };
}

const lineOf = (wire: LineWire): LedgerLine => ({
  id: wire.postingId,
  entry: postingEntries.find((each) => each === wire.entry),
  instrumentId: wire.instrumentId,
  number: wire.instrumentNo,
  counterpartyName: wire.counterpartyName,
  direction: wire.direction,
  amount: wireAmount(wire.amount),
  balance: wireAmount(wire.balance),
  businessDay: wire.businessDate,
  at: wire.time,
  isPayroll: wire.isPayroll === true,
});

type UndoWire = NonNullable<
  AnswerOf<typeof tradeHoldingExtensions.tradeInstrument>['chain'][number]['undoRequests']
>[number];

const undoWaitingOf = ({ applicationId, applicationNo, act, waitsFor }: UndoWire): UndoWaiting => ({
  applicationId,
  number: applicationNo,
  act: isTradeAct(act) ? act : undefined,
  waitsFor: waitsFor ? stepOf(waitsFor) : undefined,
});

export class WireHoldingBook implements HoldingBook {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async holdings(filter: HoldingFilter, signal?: AbortSignal): Promise<HoldingPage> {
    const { issuerId, organisationId, place, ...rest } = filter;
    const asked = { ...rest, issuerId: issuerId === '' ? undefined : issuerId };
    const answer =
      organisationId === undefined
        ? await this.#client.send(tradeHoldingExtensions.tradeHoldings, { ...asked, place }, { signal })
        : await this.#client.send(
            allocationCalls.creditsOfInnerOrg,
            { ...asked, innerOrgId: organisationId === '' ? undefined : organisationId },
            { signal },
          );
    const overdue = wireAmount(answer.overdueAmount ?? '0.00');
    const overdueTotal = wireAmount(answer.overdueTotalAmount ?? answer.overdueAmount ?? '0.00');
    return {
      ...countedOf(answer),
      held: wireAmount(answer.heldAmount),
      parts: {
        available: { fen: wireAmount(answer.availableAmount).fen - overdue.fen },
        overdue,
        reserved: wireAmount(answer.reservedAmount),
        packaged: wireAmount(answer.packagedAmount),
        frozen: wireAmount(answer.frozenAmount),
      },
      overdueTotal,
      transit: { ...countedOf(answer.transit), toAccept: answer.transit.toAccept ?? answer.transit.count },
      rows: answer.records.map(holdingOf),
    };
  }

  async issuers(signal?: AbortSignal): Promise<readonly TradeParty[]> {
    const issuers = await this.#client.send(creditCalls.creditIssuers, {}, { signal });
    return issuers.filter(({ hasIssued }) => hasIssued === true).map(creditPartyOf);
  }

  async instruments(
    filter: InstrumentFilter,
    signal?: AbortSignal,
  ): Promise<CountedAmount & { readonly rows: readonly IssuedInstrument[] }> {
    const answer = await this.#client.send(tradeHoldingExtensions.tradeInstruments, filter, { signal });
    return {
      ...countedOf(answer),
      rows: answer.records.map((wire) => ({
        id: wire.instrumentId,
        number: wire.instrumentNo,
        payeeName: wire.payeeName,
        amount: wireAmount(wire.amount),
        issuedOn: wire.issueDate,
        dueOn: wire.dueDate,
        inTransit: wireAmount(wire.transitAmount),
        heldByPayee: wireAmount(wire.heldAmount),
        passedOn: wireAmount(wire.passedOnAmount),
        financed: wireAmount(wire.financedAmount),
        paid: wireAmount(wire.paidAmount),
        cancelled: wireAmount(wire.cancelledAmount),
        payDay: wire.payDate,
        state: instrumentStates.find((each) => each === wire.state),
        transitHoldingId: wire.transitHoldingId ?? undefined,
        recallWaiting: wire.recallRequest ? undoWaitingOf(wire.recallRequest) : undefined,
      })),
    };
  }

  async instrument(instrumentId: string, signal?: AbortSignal): Promise<InstrumentDetail> {
    const wire = await this.#client.send(tradeHoldingExtensions.tradeInstrument, { instrumentId }, { signal });
    return {
      id: wire.instrumentId,
      number: wire.instrumentNo,
      kind: knownKind(wire.instrumentKind),
      issuerName: wire.issuerName,
      payeeName: wire.payeeName,
      amount: wireAmount(wire.amount),
      issuedOn: wire.issueDate,
      dueOn: wire.dueDate,
      paysOn: { day: wire.payDate, about: wire.payDateAbout },
      contractNumber: wire.contractNumber,
      invoices: wire.invoices,
      isTransferable: wire.isTransferable,
      isIssuer: wire.isIssuer ?? false,
      payroll: wire.payroll ?? undefined,
      remark: wire.remark,
      chain: wire.chain.map(
        ({
          holdingId,
          originId,
          place,
          companyName,
          isOwn,
          received,
          amount,
          time,
          outcome,
          undoActs,
          undoRequests,
        }) => ({
          holdingId,
          originId: originId ?? undefined,
          place: placeOf(place),
          companyName,
          isOwn,
          received: wireAmount(received),
          amount: amount === null || amount === undefined ? undefined : wireAmount(amount),
          at: time,
          outcome: outcome ? outcomeOf(outcome) : undefined,
          undoActs: (undoActs ?? []).filter(isTradeAct),
          undoWaiting: (undoRequests ?? []).map(undoWaitingOf),
        }),
      ),
      own: wire.own.map(holdingOf),
      postings: wire.postings.map(lineOf),
      freezes: (wire.freezes ?? []).map(freezeOf),
      orders: (wire.orders ?? []).map(({ act, amount, time, correctedEntry, ...order }) => ({
        ...order,
        corrected: postingEntries.find((each) => each === correctedEntry),
        act: isOfficerAct(act) ? act : undefined,
        amount: wireAmount(amount),
        at: time,
      })),
      allocations: (wire.allocations ?? []).map(({ event, innerOrgName, personName, time }) => ({
        event: allocationEvents.find((each) => each === event),
        organisationName: innerOrgName,
        personName,
        at: time,
      })),
    };
  }

  async ledger(filter: LedgerFilter, signal?: AbortSignal): Promise<LedgerPage> {
    const answer = await this.#client.send(tradeHoldingExtensions.tradeLedger, filter, { signal });
    return {
      opening: wireAmount(answer.opening),
      closing: wireAmount(answer.closing),
      in: countedOf(answer.in),
      out: countedOf(answer.out),
      isWhole: answer.isWhole,
      rows: answer.records.map(lineOf),
    };
  }
}
