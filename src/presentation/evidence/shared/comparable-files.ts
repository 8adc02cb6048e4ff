import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';

/**
 * The files of a package that may be compared with a document. Contracts come first, because the others are checked
 * against them.
 */
export function comparableFiles(
  places: readonly { readonly stage: UploadStage; readonly files: readonly FileReference[] }[],
): readonly FileReference[] {
  const isContract = ({ stage }: { readonly stage: UploadStage }): boolean => stage === 'BUSI_CONTRACT';
  return [...places.filter(isContract), ...places.filter((place) => !isContract(place))].flatMap(({ files }) => files);
}
