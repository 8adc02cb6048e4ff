import {
  type ProposalAnswer,
  isProposalAnswer,
  proposalStates,
} from '../../../domain/trade/shared/colleague-proposal.ts';
import {
  thresholdRefusals,
  type CompanyThreshold,
  type ThresholdDesk,
  type ThresholdOutcome,
  type ThresholdProposal,
} from '../../../application/ports/trade/threshold-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { tradeThresholdExtensions } from '../../../contract/extensions/trade/trade-threshold-extensions.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import {
  thresholdFaults,
  thresholdFields,
  type TypedThreshold,
} from '../../../domain/trade/shared/review-threshold.ts';
import type { WireClient } from '../wire-client.ts';
import { sendForm } from './form-change.ts';
import { wireAmount } from './wire-trade-desk.ts';

type ProposalWire = AnswerOf<typeof tradeThresholdExtensions.proposeTradeReviewThreshold>;

const proposalOf = (wire: ProposalWire): ThresholdProposal => ({
  id: wire.proposalId,
  amount: wireAmount(wire.amount),
  validFrom: wire.validFrom,
  reason: wire.reason,
  state: proposalStates.find((each) => each === wire.state),
  makerName: wire.makerName,
  proposedAt: wire.time,
  deciderName: wire.deciderName,
  decidedAt: wire.endTime ?? undefined,
});

const refusals = {
  code: 'REVIEW_THRESHOLD',
  reasons: thresholdRefusals,
  fields: thresholdFields,
  faults: thresholdFaults,
};

export class WireThresholdDesk implements ThresholdDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async threshold(kind: InstrumentKind, signal?: AbortSignal): Promise<CompanyThreshold> {
    const asked = { instrumentKind: kind };
    const answer = await this.#client.send(tradeThresholdExtensions.tradeReviewThreshold, asked, { signal });
    return {
      amount: wireAmount(answer.amount),
      validFrom: answer.validFrom,
      later: answer.later.map(({ amount, validFrom }) => ({ amount: wireAmount(amount), validFrom })),
      proposals: answer.records.map(proposalOf),
      mayPropose: answer.mayPropose,
      mayAnswer: answer.mayAnswer.filter(isProposalAnswer),
    };
  }

  async propose(kind: InstrumentKind, typed: TypedThreshold): Promise<ThresholdOutcome> {
    const { amount, validFrom, reason } = typed;
    const asked = { instrumentKind: kind, amount, validFrom, reason };
    const call = tradeThresholdExtensions.proposeTradeReviewThreshold;
    return sendForm(async () => proposalOf(await this.#client.send(call, asked)), refusals);
  }

  async answer(proposalId: string, answer: ProposalAnswer): Promise<ThresholdOutcome> {
    const asked = { proposalId, answer };
    const call = tradeThresholdExtensions.answerTradeReviewThreshold;
    return sendForm(async () => proposalOf(await this.#client.send(call, asked)), refusals);
  }
}
