import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';

/** How clear pictures of documents are, by the back end's look at their pixels (document 2, sections 4, 7 and 8). */
export interface ClarityDesk {
  /** Whether pictures that are not clear are to be flagged for a standard. Where that cannot be had, they are not. */
  flagsUnclear(standardVersion: string, signal?: AbortSignal): Promise<boolean>;
  /** What is known of files by now, without asking for a look: those that are clear, and those that are not. */
  knownClarity(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>>;
  /** Asks for a look at these files of a package. */
  submit(packageId: string, fileIds: readonly string[], signal?: AbortSignal): Promise<void>;
  /** How the looks stand. Files that nobody knows are left out. */
  clarity(
    packageId: string,
    fileIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, FileClarity>>;
}
