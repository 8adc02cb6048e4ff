import type * as v from 'valibot';
import type {
  FinancingFilter,
  FinancingOutcome,
  FinancingPage,
  FinancingRefusal,
  FundingDesk,
  OffersAsked,
} from '../../../application/ports/trade/funding-desk.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
import {
  tradeFinancingExtensions,
  type financingWire,
  type offerWire,
} from '../../../contract/extensions/trade/trade-financing-extensions.ts';
import {
  materialsStatuses,
  type Financing,
  type FinancingPayment,
  type FinancingRow,
  type ReadOffer,
  type ReadOffers,
} from '../../../domain/trade/financing/financing.ts';
import { isFinancingState } from '../../../domain/trade/financing/financing-machine.ts';
import { offerBars } from '../../../domain/trade/financing/funding-offer.ts';
import { paymentPurposes, paymentStates } from '../../../domain/trade/financing/payment.ts';
import { costOf, keptOfferOf } from './kept-offer.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { knownBook, knownKind, wireAmount } from './wire-trade-desk.ts';

type FinancingWire = v.InferOutput<typeof financingWire>;
type FinancingRowWire = Pick<
  FinancingWire,
  | 'financingId'
  | 'financingNo'
  | 'instrumentKind'
  | 'companyName'
  | 'issuerName'
  | 'funderName'
  | 'amount'
  | 'outstandingAmount'
  | 'dueDate'
  | 'state'
  | 'stateTime'
  | 'endDate'
  | 'createTime'
  | 'version'
  | 'net'
  | 'annualRate'
  | 'cost'
  | 'rateBand'
  | 'issuerInterests'
  | 'askedAmount'
  | 'instrumentNos'
  | 'isTurn'
  | 'signing'
>;

function offerOf({
  arriveAbout,
  limitLeft,
  bar,
  takes,
  materials,
  unsubmittedPackageId,
  ...kept
}: v.InferOutput<typeof offerWire>): ReadOffer {
  const offer = keptOfferOf(kept);
  return {
    ...offer,
    net: wireAmount(offer.figures.net),
    arrivesOn: offer.figures.disbursedOn,
    arrivesAbout: arriveAbout,
    limitLeft: wireAmount(limitLeft),
    bar: bar ? (offerBars.find((each) => each === bar) ?? 'unknown') : undefined,
    takes: takes ? wireAmount(takes) : undefined,
    materials: materialsStatuses.find((each) => each === materials),
    unsubmittedPackageId: unsubmittedPackageId ?? undefined,
  };
}

/** A financing of the wire, as a list has it. */
export const financingRowOf = (wire: FinancingRowWire): FinancingRow => ({
  id: wire.financingId,
  number: wire.financingNo,
  kind: knownKind(wire.instrumentKind),
  companyName: wire.companyName,
  issuerName: wire.issuerName,
  funderName: wire.funderName,
  amount: wireAmount(wire.amount),
  outstanding: wireAmount(wire.outstandingAmount),
  dueOn: wire.dueDate,
  state: isFinancingState(wire.state) ? wire.state : undefined,
  stateSince: wire.stateTime,
  endsOn: wire.endDate,
  createdAt: wire.createTime,
  version: wire.version,
  net: wire.net ? wireAmount(wire.net) : undefined,
  annualRate: wire.annualRate ?? undefined,
  cost: wire.cost ? wireAmount(wire.cost) : undefined,
  rateBand: wire.rateBand ?? undefined,
  askedAmount: wire.askedAmount ? wireAmount(wire.askedAmount) : undefined,
  issuerInterests: wire.issuerInterests ? wireAmount(wire.issuerInterests) : undefined,
  instrumentNumbers: wire.instrumentNos,
  isTurn: wire.isTurn ?? false,
  signing: wire.signing && { id: wire.signing.applicationId, number: wire.signing.applicationNo },
});

/** Parses a payment that was made or is to be made. */
export const paymentOf = (payment: FinancingWire['payments'][number]): FinancingPayment => ({
  id: payment.paymentId,
  purpose: paymentPurposes.find((each) => each === payment.purpose),
  state: paymentStates.find((each) => each === payment.state),
  payerName: payment.payerName,
  payeeName: payment.payeeName,
  amount: wireAmount(payment.amount),
  expectedOn: payment.expectedDate,
  valueDay: payment.valueDate,
  bankReference: payment.bankReference,
  reason: payment.reason,
});

function financingOf(wire: FinancingWire): Financing {
  const { contract, registration, disbursed, repurchase } = wire;
  return {
    ...financingRowOf(wire),
    applicationId: wire.applicationId,
    lines: wire.lines.map((line) => ({
      holdingId: line.holdingId,
      instrumentId: line.instrumentId ?? '',
      number: line.instrumentNo,
      amount: wireAmount(line.amount),
      packageId: line.docDatumId ?? '',
      packageState: line.packageState ?? '',
      isReady: line.isReady,
      book: knownBook(line.evidenceBook),
    })),
    offer: keptOfferOf(wire.offer),
    bankName: wire.bankName,
    accountEnding: wire.accountEnding,
    questions: wire.questions.map(({ questionId, answerTime, ...question }) => ({
      ...question,
      id: questionId,
      answeredAt: answerTime ?? undefined,
    })),
    contract: contract
      ? {
          number: contract.contractNo,
          drawnAt: contract.drawTime,
          figures: costOf(contract.figures),
          signedAt: contract.signTime ?? undefined,
          sealedAt: contract.sealTime ?? undefined,
          signingApplicationId: contract.signingApplicationId ?? '',
        }
      : undefined,
    searchedAt: wire.searchTime ?? undefined,
    registration: registration
      ? {
          number: registration.registrationNo,
          at: registration.time,
          until: registration.validUntil,
          text: registration.text,
          endedAt: registration.endTime ?? undefined,
        }
      : undefined,
    interestDue: wireAmount(wire.interestDue),
    penaltyDue: wireAmount(wire.penaltyDue),
    penaltyFrom: wire.penaltyFrom,
    graceUntil: wire.graceUntil,
    repurchase: repurchase ? { askedAt: repurchase.askTime, payBy: repurchase.payBy } : undefined,
    disbursed: disbursed
      ? { on: disbursed.date, figures: costOf(disbursed.figures), bankReference: disbursed.bankReference }
      : undefined,
    payments: wire.payments.map(paymentOf),
    events: wire.events.map(({ time, amount, ...event }) => ({
      ...event,
      at: time,
      amount: amount === '' ? undefined : wireAmount(amount),
    })),
    paysOn: wire.payDate,
    paysAbout: wire.payDateAbout,
    mayAnswer: wire.mayAnswer,
    mayCancel: wire.mayCancel,
    mayAskToSign: wire.mayAskToSign,
  };
}

const refusals: Readonly<Record<string, FinancingRefusal>> = {
  TRADE_CHANGED: 'changed',
  FINANCING_STATE: 'state',
  NOT_FOUND: 'gone',
  NOT_PERMITTED: 'not-permitted',
  REQUEST_INVALID: 'incomplete',
};

/** Offers and financings over the wire. */
export class WireFundingDesk implements FundingDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  get isOffered(): boolean {
    return this.#client.offers('trade');
  }

  async offers({ kind, applicationId, holdings }: OffersAsked, signal?: AbortSignal): Promise<ReadOffers> {
    const asked = { instrumentKind: kind, applicationId, holdings: holdings.map((each) => ({ ...each })) };
    const wire = await this.#client.send(tradeFinancingExtensions.tradeFundingOffers, asked, { signal });
    return {
      amount: wireAmount(wire.amount),
      issuerName: wire.issuerName,
      dueOn: wire.dueDate,
      paysOn: wire.payDate,
      programmeCount: wire.programmeCount,
      offers: wire.offers.map(offerOf),
    };
  }

  async financings({ states, ...filter }: FinancingFilter, signal?: AbortSignal): Promise<FinancingPage> {
    const asked = { ...filter, states: states && [...states] };
    const wire = await this.#client.send(tradeFinancingExtensions.tradeFinancings, asked, { signal });
    return {
      total: wire.count,
      amount: wireAmount(wire.totalAmount),
      counterparties: wire.counterparties ?? [],
      funders: wire.funders ?? [],
      rows: wire.records.map(financingRowOf),
    };
  }

  async financing(financingId: string, signal?: AbortSignal): Promise<Financing | undefined> {
    try {
      return financingOf(await this.#client.send(tradeFinancingExtensions.tradeFinancing, { financingId }, { signal }));
    } catch (fault) {
      if (fault instanceof PortFault && fault.detail.code === 'NOT_FOUND') return undefined;
      throw fault;
    }
  }

  async contract(financingId: string): Promise<GeneratedFile> {
    return generatedFileFromWire(
      await this.#client.send(tradeFinancingExtensions.tradeFinancingContract, { financingId }),
    );
  }

  async answer(
    which: { readonly financingId: string; readonly version: number },
    answers: readonly { readonly questionId: string; readonly answer: string }[],
  ): Promise<FinancingOutcome> {
    return this.#change(async () =>
      this.#client.send(tradeFinancingExtensions.answerTradeFinancing, {
        ...which,
        answers: answers.map((each) => ({ ...each })),
      }),
    );
  }

  async cancel(
    which: { readonly financingId: string; readonly version: number },
    words: string,
  ): Promise<FinancingOutcome> {
    return this.#change(async () =>
      this.#client.send(tradeFinancingExtensions.cancelTradeFinancing, { ...which, words }),
    );
  }

  async #change(send: () => Promise<FinancingWire>): Promise<FinancingOutcome> {
    try {
      return { done: true, financing: financingOf(await send()) };
    } catch (fault) {
      const code = fault instanceof PortFault ? (fault.detail.code ?? '') : '';
      const because = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
      if (because === undefined) throw fault;
      return { done: false, because };
    }
  }
}
