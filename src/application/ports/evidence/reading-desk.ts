import type { ReadingEffect } from '../../../domain/evidence/reading/reading-effect.ts';
import type { ReusableType } from '../../../domain/evidence/reuse/earlier-document.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';

/** What the back end reads of documents by itself (document 2, section 7). */
export interface ReadingDesk {
  /** Whether documents are read by machines at all; so they are where the back end does not say otherwise. */
  isReadingOffered(signal?: AbortSignal): Promise<boolean>;
  /**
   * How the reading of these files of a package stands; asks for it where nobody has. Files that it knows nothing of
   * are left out.
   */
  readings(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileReading>>;
  /**
   * Has a file read once more; what stands in the form stays. How it stands then, or that it was read too often;
   * undefined where nobody knows it.
   */
  readAgain(packageId: string, fileId: string): Promise<FileReading | 'too-often' | undefined>;
  /**
   * Tells what reading helped in what was just handed in, by kind of document; counted once for each submission
   * (checklist C-134).
   */
  tellEffect(packageId: string, effects: ReadonlyMap<ReusableType, ReadingEffect>): Promise<void>;
}
