import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';

/** The back end's clarity check of pictures of documents (document 2, sections 4, 7 and 8). */
export interface ClarityDesk {
  /** Whether unclear pictures are flagged for a standard. */
  flagsUnclear(standardVersion: string, signal?: AbortSignal): Promise<boolean>;
  /** Results that are already known, without requesting a check. */
  knownClarity(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>>;
  /** Requests a check of these files of a package. */
  submit(packageId: string, fileIds: readonly string[], signal?: AbortSignal): Promise<void>;
  /** State of the checks. Unknown files are left out. */
  clarity(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>>;
}
