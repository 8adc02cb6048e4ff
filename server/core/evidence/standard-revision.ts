import { openBooks } from '../../../src/domain/evidence/shared/book-policies.ts';
import type { StandardCategory, StandardRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { standardFor } from './candidates-desk.ts';

/** What a standard asks for otherwise from now on. */
export interface StandardRevision {
  /** Names of categories that it asks for no more. */
  readonly removed: readonly string[];
  /**
   * Whether each category is required, by name. A name that the standard does not have restores a category that it had
   * before, as it was, or adds a new one for other papers.
   */
  readonly asked: readonly { readonly name: string; readonly required: boolean }[];
}

/** Which standard is revised: the one that holds for what a package is for, or one by its own number. */
export type StandardNamed = { readonly docDatumId: string } | { readonly snapshotVersion: string };

const otherPaper = {
  stage: 'FINANCE_OTHER',
  docFileType: 'OTHER',
  maxItems: undefined,
  limits: undefined,
  templateFiles: [],
  exampleFiles: [],
} as const;

/**
 * Lock of a revision: of two at once, the later revises the result of the earlier, so that one standard is in force.
 */
const held = 'revision';

async function standardNamed(transaction: Transaction, named: StandardNamed): Promise<StandardRecord> {
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
 * Puts another standard in the place of one that is in force. Packages that stand keep theirs. Refuses with NOT_FOUND
 * where there is no such package or standard, or none for the package, and with STANDARD_CHANGED one by its number that
 * another has taken the place of.
 */
export async function reviseStandard(
  transaction: Transaction,
  named: StandardNamed,
  { removed, asked }: StandardRevision,
): Promise<StandardRecord> {
  await transaction.standards.lock(held);
  const standard = await standardNamed(transaction, named);
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

/**
 * The standards that packages are made by now, in the order of the books; of a book those for every core enterprise
 * before those for one.
 */
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
