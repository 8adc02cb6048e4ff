import { isUnderWay } from '../../../domain/evidence/reading/file-reading.ts';
import { checkStatusOf, type CheckStatus } from '../../../domain/evidence/reading/look-over.ts';
import { itemTitle } from '../../../domain/evidence/materials/material.ts';
import type { FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import type { Placed } from '../shared/placed.ts';
import type { PackageKey } from '../shared/package-paths.ts';
import { fieldsOf } from '../shared/item-fields.ts';
import { isAsRead } from '../shared/read-fields.ts';
import { placePath } from '../shared/worked-place.ts';

/** A document by its name, and the way to it. */
export interface LinkedDocument {
  readonly documentId: string;
  readonly title: string;
  readonly path: string;
}

/**
 * What machines read and nobody has said anything of (checklist F-222): none of it keeps a package from being
 * submitted.
 */
export interface UnconfirmedView {
  /** Something speaks against these. */
  readonly doubtful: readonly LinkedDocument[];
  /** Everything of these checks out. */
  readonly holding: readonly LinkedDocument[];
}

export interface ReadOf {
  readonly reading: FileReading | undefined;
  readonly confirmed: boolean;
  /** What was read of it stands in its fields, as far as these were empty. */
  readonly filled: boolean;
  /**
   * Something speaks against it that stands elsewhere: it is used in another package, or marked by the tax register.
   */
  readonly spokenAgainst: boolean;
}

export function linkedDocument({ item, material }: Placed, key: PackageKey): LinkedDocument {
  return {
    documentId: item.documentId,
    title: itemTitle(item) || material.name,
    path: placePath(key, material.stage, item.documentId),
  };
}

/** How a document that lacks nothing stands on its way past somebody's eyes. */
function standingOf({ item }: Placed, { reading, confirmed, spokenAgainst }: ReadOf): CheckStatus | undefined {
  const asRead = !spokenAgainst && (reading?.state !== 'read' || isAsRead(reading.document, item, fieldsOf(item)));
  // What was returned and has not changed is told as that, beside.
  return checkStatusOf({ reading, toMend: false, complete: true, asRead, confirmed });
}

/** Complete documents that nobody confirmed. */
export function unconfirmedView(
  complete: readonly Placed[],
  readOf: (placed: Placed) => ReadOf,
  key: PackageKey,
): UnconfirmedView {
  const of = (wanted: CheckStatus): readonly LinkedDocument[] =>
    complete
      .filter((placed) => standingOf(placed, readOf(placed)) === wanted)
      .map((placed) => linkedDocument(placed, key));
  return { doubtful: of('to-check'), holding: of('confirmable') };
}

/** Its fields are about to be filled in by machines. */
export function isBeingRead({ reading, filled }: Pick<ReadOf, 'reading' | 'filled'>): boolean {
  return reading !== undefined && (isUnderWay(reading) || (reading.state === 'read' && !filled));
}
