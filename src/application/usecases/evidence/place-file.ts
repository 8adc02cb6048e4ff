import type { ItemOutcome, MaterialDesk } from '../../ports/evidence/material-desk.ts';
import { haveSameFiles } from '../../../domain/evidence/materials/correction.ts';
import type { Material, MaterialItem } from '../../../domain/evidence/materials/material.ts';

/** Where among a package's documents a file goes. */
export type DocumentPlacement =
  | { readonly kind: 'add'; readonly material: Material }
  | { readonly kind: 'replace' | 'append'; readonly material: Material; readonly item: MaterialItem };

export type FilePlacement =
  | DocumentPlacement
  /** The signed letter of an overdue business, in the place of an earlier one too. */
  | { readonly kind: 'letter'; readonly material: Material };

/** Puts an arrived file where it belongs, with the desks in hand. */
export type PlaceFile = (
  packageId: string,
  placement: FilePlacement,
  fileId: string,
  key: string,
) => Promise<ItemOutcome>;

/**
 * Puts an arrived file where it belongs: a new item, in the place of an item's files, or beside them. An item that
 * somebody changed meanwhile is read again once, since the file itself is in nobody's way; `key` makes an addition
 * that is sent twice one item.
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
