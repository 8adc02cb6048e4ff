import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import type { Message } from '../../../../words/catalogue.ts';

/** A file that was on its way when the portal was closed, and is asked for again. */
export interface UnfinishedView {
  readonly id: string;
  readonly name: string;
  readonly materialId: string;
  readonly materialName: string;
  /** Where its material stands. */
  readonly stage: UploadStage;
  /** The document that it is for; a new one without it. */
  readonly documentId: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have come, and are not sent again. */
  readonly kept: number;
  /** The file may be found where it lies: one need not pick it again. */
  readonly findable: boolean;
  /** It is being compared, or let go. */
  readonly busy: boolean;
  /** Why what was picked is not taken for it. */
  readonly trouble: Message | undefined;
}
