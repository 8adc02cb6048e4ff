import { createContext, useContext, useMemo } from 'react';
import { takesOpenedArchives } from '../../../domain/uploads/archive-limits.ts';
import { convertedExtensions } from '../../../domain/uploads/picture-format.ts';
import type { FilePlaces } from './file-places.ts';

/**
 * Looks at picked files, and converts those that slots would not accept. The order stays.
 * @param opensArchives whether the files of a zip take its place
 */
export type FilePreparation = (files: readonly File[], opensArchives: boolean) => Promise<readonly File[]>;

/** Undefined where files are handed on as they are. */
export const FilePreparationContext = createContext<FilePreparation | undefined>(undefined);

export type FilesGiven = (files: readonly File[], places: FilePlaces) => void;

/** Hands picked files on once they are prepared. A converted file has no place from which it could be read again. */
export function usePreparedFiles(onFiles: FilesGiven, opensArchives = false): FilesGiven {
  const prepare = useContext(FilePreparationContext);
  return useMemo(
    () =>
      prepare
        ? (files, places) =>
            void prepare(files, opensArchives)
              .catch(() => files)
              .then((prepared) => onFiles(prepared, places))
        : onFiles,
    [prepare, onFiles, opensArchives],
  );
}

/**
 * Extensions that a file dialog offers: those of the slot, and those of pictures that are converted. HEIC is missing,
 * because an iPhone converts its photographs itself where a page does not name it.
 */
export const offeredExtensions = (types: readonly string[], several: boolean): readonly string[] => [
  ...types,
  ...(types.includes('jpg') ? convertedExtensions : []),
  ...(takesOpenedArchives(types, several) ? ['zip'] : []),
];
