import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import type { Message } from '../../../../words/catalogue.ts';

/** A file whose upload ended when the portal was closed, and that may be resumed. */
export interface UnfinishedView {
  readonly id: string;
  readonly name: string;
  readonly materialId: string;
  readonly materialName: string;
  /** The stage of its material. */
  readonly stage: UploadStage;
  /** The document that it is for; undefined for a new document. */
  readonly documentId: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Bytes that were received, and are not sent again. */
  readonly kept: number;
  /** Whether the file may be found at its place, so that the user need not pick it again. */
  readonly findable: boolean;
  /** Whether it is being compared or abandoned. */
  readonly busy: boolean;
  /** Why the picked file does not resume it. */
  readonly trouble: Message | undefined;
}
