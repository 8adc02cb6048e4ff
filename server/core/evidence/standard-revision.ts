import type { StandardCategory, StandardRecord } from '../records.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import type { Transaction } from '../store.ts';
import { standardFor } from './candidates-desk.ts';

/** What a standard asks for otherwise from now on. */
export interface StandardRevision {
  /** Names of categories that it asks for no more. */
  readonly removed: readonly string[];
  /** By name: whether it is required; a name that it does not have yet is a new category, of other papers. */
  readonly asked: readonly { readonly name: string; readonly required: boolean }[];
}

const otherPaper = { stage: 'FINANCE_OTHER', docFileType: 'OTHER', maxItems: undefined, limits: undefined, templateFiles: [], exampleFiles: [] } as const;

/** What whoever revises holds: of two at once the later revises what the earlier has made, so that one standard is in force. */
const held = 'revision';

/** Puts another standard in the place of the one that holds for what a package is for. Packages that stand keep theirs. Refuses with NOT_FOUND where there is no such package, or no standard for it. */
export async function reviseStandard(transaction: Transaction, docDatumId: string, { removed, asked }: StandardRevision): Promise<StandardRecord> {
  await transaction.standards.lock(held);
  const record = await transaction.packages.find(docDatumId);
  const [first] = record ? await transaction.candidates.inPackage(docDatumId) : [];
  const standard = record && first && (await standardFor(transaction, record.book, first.fkCorpCore, record.fkFinance));
  if (!standard) throw new Refusal('NOT_FOUND');
  const wanted = new Map(asked.map((each) => [each.name, each.required]));
  const kept = standard.categories.filter(({ name }) => !removed.includes(name)).map((category) => ({ ...category, required: wanted.get(category.name) ?? category.required }));
  const added = asked.filter(({ name }) => !kept.some((category) => category.name === name)).map(({ name, required }): StandardCategory => ({ ...otherPaper, docStdCategoryId: `STD-${randomToken(6)}`, name, required }));
  const revised: StandardRecord = { ...standard, snapshotVersion: `STD-${randomToken(9)}`, categories: [...kept, ...added] };
  await transaction.standards.save(revised);
  await transaction.standards.save({ ...standard, supersededBy: revised.snapshotVersion });
  return revised;
}
