import type { ItemOutcome, MaterialDesk } from '../../ports/evidence/material-desk.ts';
import { haveSameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** Target of a file among a package's documents. */
export type DocumentPlacement =
  | { readonly kind: 'add'; readonly material: Material }
  | { readonly kind: 'replace' | 'append'; readonly material: Material; readonly item: MaterialItem };

export type FilePlacement =
  | DocumentPlacement
  /** The signed letter of an overdue business, in the place of an earlier one too. */
  | { readonly kind: 'letter'; readonly material: Material };

/** Places an arrived file, with the desks already bound. */
export type PlaceFile = (
  packageId: string,
  placement: FilePlacement,
  fileId: string,
  key: string,
) => Promise<ItemOutcome>;

/**
 * Places an arrived file: as a new item, instead of an item's files, or in addition to them. An item that another user
 * changed meanwhile is read again once, because the file itself causes no conflict. `key` makes a repeated addition one
 * item.
 */
export async function placeFile(
  desk: MaterialDesk,
  packageId: string,
  placement: DocumentPlacement,
  fileId: string,
  key: string,
): Promise<ItemOutcome> {
  if (placement.kind === 'add') return desk.add(placement.material, { fileIds: [fileId] }, key);
  const files = (item: MaterialItem): readonly string[] =>
    placement.kind === 'replace' ? [fileId] : [...item.files.map((file) => file.fileId), fileId];
  const outcome = await desk.change(placement.item, { fileIds: files(placement.item) });
  if (outcome.saved || outcome.because !== 'changed-by-another') return outcome;
  const fresh = (await desk.materials(packageId))
    .flatMap((material) => material.items)
    .find((item) => item.documentId === placement.item.documentId);
  if (!fresh) return { saved: false, because: 'gone' };
  // Replacing a file that another has replaced would undo their work; adding a page beside it does not.
  return placement.kind === 'replace' && !haveSameFiles(fresh, placement.item)
    ? outcome
    : desk.change(fresh, { fileIds: files(fresh) });
}
