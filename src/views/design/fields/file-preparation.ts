import { createContext, useContext, useMemo } from 'react';
import { convertedExtensions } from '../../../domain/uploads/picture-format.ts';
import type { FilePlaces } from './file-places.ts';

/** Looks at picked files, and converts those that slots would not accept. The order stays. */
export type FilePreparation = (files: readonly File[]) => Promise<readonly File[]>;

/** Undefined where files are handed on as they are. */
export const FilePreparationContext = createContext<FilePreparation | undefined>(undefined);

export type FilesGiven = (files: readonly File[], places: FilePlaces) => void;

/** Hands picked files on once they are prepared. A converted file has no place from which it could be read again. */
export function usePreparedFiles(onFiles: FilesGiven): FilesGiven {
  const prepare = useContext(FilePreparationContext);
  return useMemo(
    () =>
      prepare
        ? (files, places) =>
            void prepare(files)
              .catch(() => files)
              .then((prepared) => onFiles(prepared, places))
        : onFiles,
    [prepare, onFiles],
  );
}

/**
 * Extensions that a file dialog offers: those of the slot, and those of pictures that are converted. HEIC is missing,
 * because an iPhone converts its photographs itself where a page does not name it.
 */
export const offeredExtensions = (types: readonly string[]): readonly string[] =>
  types.includes('jpg') ? [...types, ...convertedExtensions] : types;
