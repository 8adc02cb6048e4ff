import { PortFault } from '../../../application/ports/port-fault.ts';
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
  isThresholdAnswer,
  thresholdFaults,
  thresholdFields,
  thresholdStates,
  type ThresholdAnswer,
  type TypedThreshold,
} from '../../../domain/trade/shared/review-threshold.ts';
import type { WireClient } from '../wire-client.ts';
import { wireAmount } from './wire-trade-desk.ts';

type ProposalWire = AnswerOf<typeof tradeThresholdExtensions.tradeReviewThresholdProposed>;

const proposalOf = (wire: ProposalWire): ThresholdProposal => ({
  id: wire.proposalId,
  amount: wireAmount(wire.amount),
  validFrom: wire.validFrom,
  reason: wire.reason,
  state: thresholdStates.find((each) => each === wire.state),
  makerName: wire.makerName,
  proposedAt: wire.time,
  deciderName: wire.deciderName,
  decidedAt: wire.endTime ?? undefined,
});

/** A refusal that the page words; undefined for any other fault. */
function refusalOf({ detail: { code, values } }: PortFault): ThresholdOutcome | undefined {
  if (code === 'NOT_FOUND') return { done: false, because: 'gone' };
  if (code !== 'REVIEW_THRESHOLD') return undefined;
  const plain = thresholdRefusals.find((each) => each === values?.['because']);
  if (plain) return { done: false, because: plain };
  const field = thresholdFields.find((each) => each === values?.['field']);
  const fault = thresholdFaults.find((each) => each === values?.['because']);
  return field && fault && { done: false, because: 'refused', problems: { [field]: fault } };
}

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
      mayAnswer: answer.mayAnswer.filter(isThresholdAnswer),
    };
  }

  async propose(kind: InstrumentKind, typed: TypedThreshold): Promise<ThresholdOutcome> {
    const { amount, validFrom, reason } = typed;
    const asked = { instrumentKind: kind, amount, validFrom, reason };
    return this.#change(async () => this.#client.send(tradeThresholdExtensions.tradeReviewThresholdProposed, asked));
  }

  async answer(proposalId: string, answer: ThresholdAnswer): Promise<ThresholdOutcome> {
    const asked = { proposalId, answer };
    return this.#change(async () => this.#client.send(tradeThresholdExtensions.tradeReviewThresholdAnswered, asked));
  }

  async #change(send: () => Promise<ProposalWire>): Promise<ThresholdOutcome> {
    try {
      return { done: true, now: proposalOf(await send()) };
    } catch (fault) {
      const refused = fault instanceof PortFault ? refusalOf(fault) : undefined;
      if (!refused) throw fault;
      return refused;
    }
  }
}
