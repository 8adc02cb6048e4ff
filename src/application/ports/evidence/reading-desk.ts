import type { ReadingEffect } from '../../../domain/evidence/reading/reading-effect.ts';
import type { ReusableType } from '../../../domain/evidence/reuse/earlier-document.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';

/** Automatic recognition of documents by the back end (document 2, section 7). */
export interface ReadingDesk {
  /** Whether documents are recognised automatically; true where the back end does not say. */
  isReadingOffered(signal?: AbortSignal): Promise<boolean>;
  /**
   * Recognition status of files of a package. Starts the recognition where it has not been requested. Unknown files are
   * left out.
   */
  readings(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileReading>>;
  /**
   * Recognises a file once more; values in the form stay. Returns the new status, or `too-often` at the limit of
   * repetitions; undefined for an unknown file.
   */
  readAgain(packageId: string, fileId: string): Promise<FileReading | 'too-often' | undefined>;
  /**
   * Reports how useful the recognition was for the last submission, by type of document. The back end counts it once
   * per submission (checklist C-134).
   */
  tellEffect(packageId: string, effects: ReadonlyMap<ReusableType, ReadingEffect>): Promise<void>;
}
