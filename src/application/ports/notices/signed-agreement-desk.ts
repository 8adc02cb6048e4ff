import type { AgreementText } from '../../../domain/agreements/agreement.ts';
import type { SignedAgreement } from '../../../domain/notices/signed-agreement.ts';

/** A signed text with its previous version; `previous` is undefined where none is stored. */
export interface SignedAgreementText extends AgreementText {
  readonly textHash: string;
  readonly previous: AgreementText | undefined;
}

/** Agreements that the caller signed, and those under which the company opened its products (checklist F-100). */
export interface SignedAgreementDesk {
  /** Whether the back end offers this. */
  readonly isOffered: boolean;
  /** The newest signature first. */
  protocols(signal?: AbortSignal): Promise<readonly SignedAgreement[]>;
  /**
   * The binding Chinese text as it was signed. Faults with `not-found` for a text of another company, or one that was
   * not stored.
   */
  text(id: string, signal?: AbortSignal): Promise<SignedAgreementText>;
  /** The text as a PDF with a page about its signature. Faults as `text`. */
  file(id: string): Promise<{ readonly name: string; readonly address: string }>;
  /** Whether all texts can be collected into an archive, which appears among the downloads. */
  readonly gathersAll: boolean;
  gatherAll(): Promise<void>;
  /** Number of archives that the user has not seen yet. */
  unseenArchives(signal?: AbortSignal): Promise<number>;
  /** Marks all archives as seen. */
  markArchivesSeen(): Promise<void>;
}
