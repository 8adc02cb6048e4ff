import { createContext, useContext, useMemo } from 'react';
import type { FilePlaces } from './file-places.ts';

/** The files that a slot accepts: their extensions without a dot, and whether it takes several. */
export interface FileSlot {
  readonly types: readonly string[];
  readonly several: boolean;
}

/** Converts or opens files that slots do not accept as they are. */
export interface FilePreparation {
  /** The files in their order, converted or opened if necessary and possible. */
  prepare(files: readonly File[], slot: FileSlot): Promise<readonly File[]>;
  /** Extensions that a file dialog offers: those of the slot, and those of files that can be prepared for it. */
  offeredExtensions(slot: FileSlot): readonly string[];
}

/** Undefined if files are passed on unchanged. */
export const FilePreparationContext = createContext<FilePreparation | undefined>(undefined);

export type FilesGiven = (files: readonly File[], places: FilePlaces) => void;

/**
 * Passes picked files on once they are prepared. A changed file has no place on the device from which it could be read
 * again.
 */
export function usePreparedFiles(onFiles: FilesGiven, { types, several }: FileSlot): FilesGiven {
  const preparation = useContext(FilePreparationContext);
  return useMemo(
    () =>
      preparation
        ? (files, places) =>
            void preparation
              .prepare(files, { types, several })
              .catch(() => files)
              .then((prepared) => onFiles(prepared, places))
        : onFiles,
    [preparation, onFiles, types, several],
  );
}

/** Extensions that a file dialog offers for a slot. */
export function useOfferedExtensions(slot: FileSlot): readonly string[] {
  return useContext(FilePreparationContext)?.offeredExtensions(slot) ?? slot.types;
}
