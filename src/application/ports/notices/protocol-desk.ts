import type { AgreementText } from '../../../domain/agreements/agreement.ts';
import type { SignedProtocol } from '../../../domain/notices/protocol.ts';

/** A text that was signed, and the version before it; undefined where none is kept. */
export interface ProtocolText extends AgreementText {
  readonly textHash: string;
  readonly previous: AgreementText | undefined;
}

/** What the caller signed, and under which texts the company opened its products (checklist F-100). */
export interface ProtocolDesk {
  /** Whether the back end tells of it. */
  readonly isOffered: boolean;
  /** The newest signature first. */
  protocols(signal?: AbortSignal): Promise<readonly SignedProtocol[]>;
  /**
   * The text that binds, in Chinese, as it was signed; faults with `not-found` where it is another company's, or was
   * not kept.
   */
  text(id: string, signal?: AbortSignal): Promise<ProtocolText>;
  /** The same as a PDF with a page that says who signed it; faults as `text`. */
  file(id: string): Promise<{ readonly name: string; readonly address: string }>;
  /** Whether all of them may be gathered into an archive, which comes as a download. */
  readonly gathersAll: boolean;
  gatherAll(): Promise<void>;
  /** How many archives are there that one has not looked at. */
  unseenArchives(signal?: AbortSignal): Promise<number>;
  /** One has looked at them. */
  markArchivesSeen(): Promise<void>;
}
