import type { ProposalAnswer } from '../../../src/domain/trade/shared/colleague-proposal.ts';

/** A supplier as its row shows it. */
export interface SeenSupplier {
  readonly open: bigint;
  readonly issues: number;
  readonly standing: string;
}

/** Actions of a core enterprise's people on its suppliers. */
export interface ManagingSuppliers {
  /** The supplier whose name contains a text. Its open amount is in fen. */
  seeSupplier(name: string): Promise<SeenSupplier>;
  /** Starts an issue from the row of a supplier. Returns the name of the payee in the form. */
  issueFromRow(name: string): Promise<string>;
  /** Fills in the form and sends it. Returns the error message; empty on success. */
  recommendSupplier(name: string, uscc: string): Promise<string>;
  /** The answers that the user can give to each waiting recommendation. */
  openRecommendations(): Promise<readonly string[]>;
  answerRecommendation(answer: ProposalAnswer): Promise<void>;
  /** The progress of the invited companies. */
  invitedProgress(): Promise<readonly string[]>;
}
