import { useMemo } from 'react';
import { takesOpenedArchives } from '../../domain/uploads/opened-archives.ts';
import { convertedExtensions } from '../../domain/uploads/picture-format.ts';
import type { FilePreparation, FileSlot } from '../design/fields/file-preparation.ts';
import { usePresenters } from '../pages/presenters-context.ts';

/**
 * Extensions that a file dialog offers. HEIC is missing, because an iPhone converts its photographs itself if a page
 * does not list it.
 */
export const offeredExtensions = ({ types, several }: FileSlot): readonly string[] => [
  ...types,
  ...(types.includes('jpg') ? convertedExtensions : []),
  ...(takesOpenedArchives(types, several) ? ['zip'] : []),
];

/** The preparation of picked files for all slots of the portal. */
export function useFilePreparation(): FilePreparation | undefined {
  const presenters = usePresenters();
  return useMemo(
    () =>
      presenters.prepareFiles && {
        prepare: async (files, { types, several }) =>
          (await presenters.prepareFiles?.(files, takesOpenedArchives(types, several))) ?? files,
        offeredExtensions,
      },
    [presenters],
  );
}
