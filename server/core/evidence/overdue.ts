import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import {
  letterStateOf,
  overdueCategory,
  overdueSince,
  type OverdueMaterials,
} from '../../../src/domain/evidence/materials/overdue.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { ItemRecord, MaterialRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { letterWords } from './overdue-letter.ts';
import { categoryIn } from './package-creation.ts';

/** Position after all categories of the standard. */
const lastPosition = 999;

const letterMaterialId = (docDatumId: string): string => `${docDatumId}-OL`;

/** Id of the item of a package's letter. A package has at most one, so its id is known in advance. */
export const letterFileId = (docDatumId: string): string => `${docDatumId}-OLF`;

export function isLetter({ category }: MaterialRecord): boolean {
  return category.docStdCategoryId === overdueCategory;
}

function dueOf({ fundedAt, repaidAt, expectDueDate }: PackageRecord, now: number): string | undefined {
  return overdueSince(
    { fundedAt, repaidAt, expectedDueDate: expectDueDate === '' ? undefined : expectDueDate },
    shanghaiDate(now),
  );
}

/**
 * The due date of a package that is overdue at an instant (milliseconds); refuses with NOT_IN_THIS_STATE one that is
 * not.
 */
export function overdueDay(record: PackageRecord, now: number): string {
  const due = dueOf(record, now);
  if (due === undefined) throw new Refusal('NOT_IN_THIS_STATE', { state: record.state });
  return due;
}

/** What each package that is overdue at an instant (milliseconds) needs, by package number. */
export async function overduesOf(
  transaction: Transaction,
  records: readonly PackageRecord[],
  now: number,
): Promise<ReadonlyMap<string, OverdueMaterials>> {
  const due = new Map(
    records.flatMap((record) => {
      const day = dueOf(record, now);
      return day === undefined ? [] : [[record.docDatumId, day] as const];
    }),
  );
  if (due.size === 0) return new Map();
  const letters = new Map(
    (await transaction.items.findAll([...due.keys()].map(letterFileId))).map((item) => [item.docDatumId, item]),
  );
  const files =
    letters.size === 0 ? [] : await transaction.files.findAll([...letters.values()].flatMap(({ pkFiles }) => pkFiles));
  const givenAt = new Map(files.map(({ pkFile, submittedAt }) => [pkFile, submittedAt]));
  return new Map(
    [...due].map(([docDatumId, day]) => {
      const letter = letters.get(docDatumId);
      // The letter's file was marked as submitted when it was given.
      return [
        docDatumId,
        {
          due: day,
          letter: letterStateOf({ items: letter ? [letter] : [] }),
          letterAt: letter && (letter.reviewedAt ?? givenAt.get(letter.pkFiles[0] ?? '')),
        },
      ];
    }),
  );
}

/** Category of a package's letter, created on the first request. The package must be locked. */
export async function letterMaterial(
  transaction: Transaction,
  { docDatumId, book }: PackageRecord,
): Promise<MaterialRecord> {
  const docMaterialId = letterMaterialId(docDatumId);
  const found = await transaction.materials.find(docMaterialId);
  if (found) return found;
  const category = {
    docStdCategoryId: overdueCategory,
    name: letterWords.title,
    stage: policyOf(book).stages.at(-1) ?? 'FINANCE_OTHER',
    docFileType: 'OTHER',
    required: false,
    maxItems: 1,
    limits: undefined,
    templateFiles: [],
    exampleFiles: [],
  } as const;
  const material: MaterialRecord = {
    docMaterialId,
    docDatumId,
    category: categoryIn(book, category),
    position: lastPosition,
    result: 'UNKNOWN',
    reason: '',
    reopened: false,
  };
  await transaction.materials.save(material);
  return material;
}

export async function letterOf(transaction: Transaction, docDatumId: string): Promise<ItemRecord | undefined> {
  return transaction.items.find(letterFileId(docDatumId));
}
