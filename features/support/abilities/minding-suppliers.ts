import type { ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';

/** A supplier as its row shows it. */
export interface SeenSupplier {
  readonly open: bigint;
  readonly issues: number;
  readonly standing: string;
}

/** What people of a core enterprise do with its suppliers. */
export interface MindingSuppliers {
  /** The supplier whose name contains a text. Its open amount is in fen. */
  seeSupplier(name: string): Promise<SeenSupplier>;
  /** Starts an issue from the row of a supplier; answers the name of the payee of the form. */
  issueFromRow(name: string): Promise<string>;
  /** Fills in the form and sends it. Answers what was told against it; empty where it was sent. */
  recommendSupplier(name: string, uscc: string): Promise<string>;
  /** What its reader may answer to each recommendation that waits. */
  openRecommendations(): Promise<readonly string[]>;
  answerRecommendation(answer: ProposalAnswer): Promise<void>;
  /** How far the invited companies have come. */
  invitedProgress(): Promise<readonly string[]>;
}
