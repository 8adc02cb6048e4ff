import { openBooks } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { StandardCategory, StandardRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { standardFor } from './candidates-desk.ts';

/** Changes of a standard. */
export interface StandardRevision {
  /** Names of categories to remove. */
  readonly removed: readonly string[];
  /**
   * Whether each category is required, by name. A name that the standard does not have restores a category that it had
   * before, as it was, or adds a new one for other papers.
   */
  readonly asked: readonly { readonly name: string; readonly required: boolean }[];
}

/** Standard to revise: the one in force for a package's business, or one by its version. */
export type StandardReference = { readonly docDatumId: string } | { readonly snapshotVersion: string };

const otherPaper = {
  stage: 'FINANCE_OTHER',
  docFileType: 'OTHER',
  maxItems: undefined,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
} as const;

/** Lock of a revision, so that of two at once the later revises the result of the earlier. */
const revisionLock = 'revision';

async function findStandard(transaction: Transaction, named: StandardReference): Promise<StandardRecord> {
  if ('snapshotVersion' in named) {
    const standard = await transaction.standards.find(named.snapshotVersion);
    if (!standard) throw new Refusal('NOT_FOUND');
    if (standard.supersededBy !== undefined) throw new Refusal('STANDARD_CHANGED');
    return standard;
  }
  const record = await transaction.packages.find(named.docDatumId);
  const [first] = record ? await transaction.candidates.inPackage(named.docDatumId) : [];
  const standard =
    record && first && (await standardFor(transaction, record.book, first.coreEnterpriseId, record.fkFinance));
  if (!standard) throw new Refusal('NOT_FOUND');
  return standard;
}

const sameShelf = (a: StandardRecord, b: StandardRecord): boolean =>
  a.book === b.book && a.fkCorpCore === b.fkCorpCore && a.fkFinance === b.fkFinance;

/**
 * Replaces a standard in force by a revised one. Existing packages keep theirs. Refuses with NOT_FOUND an unknown
 * package or standard, and with STANDARD_CHANGED a version that was replaced already.
 */
export async function reviseStandard(
  transaction: Transaction,
  named: StandardReference,
  { removed, asked }: StandardRevision,
): Promise<StandardRecord> {
  await transaction.standards.lock(revisionLock);
  const standard = await findStandard(transaction, named);
  const wanted = new Map(asked.map((each) => [each.name, each.required]));
  const kept = standard.categories
    .filter(({ name }) => !removed.includes(name))
    .map((category) => ({ ...category, required: wanted.get(category.name) ?? category.required }));
  const known = (await transaction.standards.all())
    .filter((each) => sameShelf(each, standard))
    .flatMap(({ categories }) => categories);
  const added = asked
    .filter(({ name }) => !kept.some((category) => category.name === name))
    .map(({ name, required }): StandardCategory => ({
      ...(known.find((category) => category.name === name) ?? {
        ...otherPaper,
        docStdCategoryId: `STD-${randomToken(6)}`,
        name,
      }),
      required,
    }));
  const revised: StandardRecord = {
    ...standard,
    snapshotVersion: `STD-${randomToken(9)}`,
    categories: [...kept, ...added],
  };
  await transaction.standards.save(revised);
  await transaction.standards.save({ ...standard, supersededBy: revised.snapshotVersion });
  return revised;
}

/** Standards in force, in the order of the books; within a book, those for all core enterprises come first. */
export async function standardsInForce(transaction: Transaction): Promise<readonly StandardRecord[]> {
  const order = openBooks();
  const place = ({ book, fkCorpCore }: StandardRecord): number =>
    order.indexOf(book) * 2 + (fkCorpCore === '*' ? 0 : 1);
  return (await transaction.standards.all())
    .filter(({ supersededBy }) => supersededBy === undefined)
    .toSorted(
      (a, b) =>
        place(a) - place(b) || a.fkFinance.localeCompare(b.fkFinance) || a.fkCorpCore.localeCompare(b.fkCorpCore),
    );
}
