import {
  type ProposalAnswer,
  isProposalAnswer,
  proposalStates,
} from '../../../domain/trade/shared/colleague-proposal.ts';
import {
  recommendationRefusals,
  type RecommendationOutcome,
  type SupplierDesk,
  type SupplierPage,
  type SupplierRecommendation,
  type SupplierRecommendations,
  type SuppliersAsked,
} from '../../../application/ports/trade/supplier-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeSupplierExtensions } from '../../../contract/extensions/trade/trade-supplier-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { payeeBars } from '../../../domain/trade/shared/payee-standing.ts';
import {
  recommendationFaults,
  recommendationFields,
  type InvitedProgress,
  type TypedRecommendation,
} from '../../../domain/trade/suppliers/recommendation.ts';
import type { Supplier } from '../../../domain/trade/suppliers/supplier.ts';
import type { WireClient } from '../wire-client.ts';
import { sendForm } from './form-change.ts';
import { wireAmount } from './wire-trade-desk.ts';

type SupplierWire = AnswerOf<typeof tradeSupplierExtensions.tradeSuppliers>['records'][number];
type RecommendationWire = AnswerOf<typeof tradeSupplierExtensions.recommendTradeSupplier>;

const barOf = (because: string): Supplier['bar'] =>
  because === '' ? undefined : (payeeBars.find((each) => each === because) ?? 'unknown');

const progressNames: readonly InvitedProgress[] = ['not-registered', 'ready', ...payeeBars];

const supplierOf = (wire: SupplierWire): Supplier => ({
  companyId: wire.pkCorp,
  name: wire.corpName,
  uscc: wire.socialCreditCode,
  bar: barOf(wire.because),
  issued: { count: wire.issued.count, amount: wireAmount(wire.issued.totalAmount) },
  open: wireAmount(wire.openAmount),
  lastMonth: wire.lastMonth,
});

const recommendationOf = (wire: RecommendationWire): SupplierRecommendation => ({
  id: wire.recommendationId,
  name: wire.corpName,
  uscc: wire.socialCreditCode,
  contactName: wire.contactName,
  mobile: wire.mobile,
  reason: wire.reason,
  state: proposalStates.find((each) => each === wire.state),
  makerName: wire.makerName,
  proposedAt: wire.time,
  deciderName: wire.deciderName,
  decidedAt: wire.endTime ?? undefined,
  isTextSent: wire.isTextSent,
  progress: progressNames.find((each) => each === wire.progress),
  mayAnswer: wire.mayAnswer.filter(isProposalAnswer),
});

const refusals = {
  code: 'SUPPLIER_RECOMMENDATION',
  reasons: recommendationRefusals,
  fields: recommendationFields,
  faults: recommendationFaults,
};

export class WireSupplierDesk implements SupplierDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async suppliers({ kind, ...asked }: SuppliersAsked, signal?: AbortSignal): Promise<SupplierPage> {
    const request = { instrumentKind: kind, ...asked };
    const answer = await this.#client.send(tradeSupplierExtensions.tradeSuppliers, request, { signal });
    const { unnamedAmount = '0.00', funderAmount = '0.00' } = answer;
    return {
      count: answer.count,
      open: wireAmount(answer.openAmount),
      unnamed: wireAmount(unnamedAmount),
      funders: wireAmount(funderAmount),
      rows: answer.records.map(supplierOf),
    };
  }

  async recommendations(kind: InstrumentKind, signal?: AbortSignal): Promise<SupplierRecommendations> {
    const request = { instrumentKind: kind };
    const answer = await this.#client.send(tradeSupplierExtensions.tradeRecommendations, request, { signal });
    const { records, isMore, mayRecommend } = answer;
    return { rows: records.map(recommendationOf), isMore, mayRecommend };
  }

  async recommend(kind: InstrumentKind, typed: TypedRecommendation): Promise<RecommendationOutcome> {
    const { name, uscc, ...contact } = typed;
    const asked = { instrumentKind: kind, corpName: name, socialCreditCode: uscc, ...contact };
    const call = tradeSupplierExtensions.recommendTradeSupplier;
    return sendForm(async () => recommendationOf(await this.#client.send(call, asked)), refusals);
  }

  async answer(recommendationId: string, answer: ProposalAnswer): Promise<RecommendationOutcome> {
    const call = tradeSupplierExtensions.answerTradeRecommendation;
    const asked = { recommendationId, answer };
    return sendForm(async () => recommendationOf(await this.#client.send(call, asked)), refusals);
  }
}
