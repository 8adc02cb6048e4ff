import type { FileReference } from '../../../domain/evidence/materials/material.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';

/**
 * What may be laid beside a document: all files of its package, its contracts first, since it is they that the others
 * are held against.
 */
export function laidBeside(
  places: readonly { readonly stage: UploadStage; readonly files: readonly FileReference[] }[],
): readonly FileReference[] {
  const isContract = ({ stage }: { readonly stage: UploadStage }): boolean => stage === 'BUSI_CONTRACT';
  return [...places.filter(isContract), ...places.filter((place) => !isContract(place))].flatMap(({ files }) => files);
}
