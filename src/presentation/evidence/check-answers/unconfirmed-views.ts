import { isUnderWay } from '../../../domain/evidence/reading/file-reading.ts';
import { checkStatusOf, type CheckStatus } from '../../../domain/evidence/reading/reading-check.ts';
import { itemTitle } from '../../../domain/evidence/materials/material.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import type { ItemWithMaterial } from '../shared/item-with-material.ts';
import type { PackageKey } from '../shared/package-paths.ts';
import { fieldsOf } from '../shared/item-fields.ts';
import { isAsRead } from '../shared/read-fields.ts';
import { placePath } from '../shared/upload-page-position.ts';

/** A document with its path. */
export interface LinkedDocument {
  readonly documentId: string;
  readonly title: string;
  readonly path: string;
}

/** Documents that were read and that no one confirmed (checklist F-222). They do not prevent a submission. */
export interface UnconfirmedView {
  /** Documents with a doubt. */
  readonly doubtful: readonly LinkedDocument[];
  /** Documents that passed all checks. */
  readonly confirmable: readonly LinkedDocument[];
}

export interface ReadingState {
  readonly reading: FileReading | undefined;
  readonly confirmed: boolean;
  /** Whether the read values were filled into its empty fields. */
  readonly filled: boolean;
  /** Whether it is used in another package, or marked in the tax register. */
  readonly hasFinding: boolean;
}

export function linkedDocument({ item, material }: ItemWithMaterial, key: PackageKey): LinkedDocument {
  return {
    documentId: item.documentId,
    title: itemTitle(item) || material.name,
    path: placePath(key, material.stage, item.documentId),
  };
}

/** The check of a document that lacks nothing. */
function checkOf(
  { item }: ItemWithMaterial,
  { reading, confirmed, hasFinding }: ReadingState,
): CheckStatus | undefined {
  const asRead = !hasFinding && (reading?.state !== 'read' || isAsRead(reading.document, item, fieldsOf(item)));
  // Returned documents without a change are reported separately.
  return checkStatusOf({ reading, toMend: false, complete: true, asRead, confirmed });
}

/** The complete documents that no one confirmed. */
export function unconfirmedView(
  complete: readonly ItemWithMaterial[],
  readOf: (placed: ItemWithMaterial) => ReadingState,
  key: PackageKey,
): UnconfirmedView {
  const withStanding = (wanted: CheckStatus): readonly LinkedDocument[] =>
    complete
      .filter((placed) => checkOf(placed, readOf(placed)) === wanted)
      .map((placed) => linkedDocument(placed, key));
  return { doubtful: withStanding('to-check'), confirmable: withStanding('confirmable') };
}

/** Whether its fields are about to be filled from a reading. */
export function isBeingRead({ reading, filled }: Pick<ReadingState, 'reading' | 'filled'>): boolean {
  return reading !== undefined && (isUnderWay(reading) || (reading.state === 'read' && !filled));
}
