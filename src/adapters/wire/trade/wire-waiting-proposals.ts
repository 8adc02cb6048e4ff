import type { AnswerOf } from '../../../contract/call.ts';
import type { tradeToDoExtensions } from '../../../contract/extensions/trade/trade-to-do-extensions.ts';
import type { WaitingProposal } from '../../../domain/trade/shared/waiting-proposal.ts';
import { knownKind, wireAmount } from './wire-trade-desk.ts';

type ProposalsWire = AnswerOf<typeof tradeToDoExtensions.tradeProposals>;

/** The proposals of an answer: thresholds, then recommendations. */
export const waitingProposalsOf = ({ thresholds, recommendations }: ProposalsWire): readonly WaitingProposal[] => [
  ...(thresholds ?? []).map((wire) => ({
    what: 'review-threshold' as const,
    id: wire.proposalId,
    kind: knownKind(wire.instrumentKind),
    amount: wireAmount(wire.amount),
    validFrom: wire.validFrom,
    makerName: wire.makerName,
    proposedAt: wire.time,
  })),
  ...(recommendations ?? []).map((wire) => ({
    what: 'supplier-recommendation' as const,
    id: wire.recommendationId,
    kind: knownKind(wire.instrumentKind),
    name: wire.corpName,
    makerName: wire.makerName,
    proposedAt: wire.time,
  })),
];
