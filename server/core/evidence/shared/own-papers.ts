import type { Money } from '../../../../src/domain/money/money.ts';
import { withoutSeparators } from '../../../../src/domain/text/without-separators.ts';
import { bookSideOf } from '../../../../src/domain/evidence/shared/book-side.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { contractOf, documentNumber } from '../../../../src/domain/evidence/materials/document-content.ts';
import type { Caller } from '../../context.ts';
import type { FileRecord, ItemRecord } from '../../records/evidence.ts';
import type { Transaction } from '../../store.ts';

/** An invoice or a contract that a company has given to a package, with the files that the reader may open. */
export interface OwnPaper {
  readonly kind: 'contract' | 'invoice';
  readonly number: string;
  readonly files: readonly Pick<FileRecord, 'pkFile' | 'name'>[];
}

/** The documents whose package is not void, the latest first. */
async function validOnes(transaction: Transaction, items: readonly ItemRecord[]): Promise<readonly ItemRecord[]> {
  const packages = await transaction.packages.findAll([...new Set(items.map(({ docDatumId }) => docDatumId))]);
  const valid = new Set(packages.filter(({ state }) => state !== 'INVALID').map(({ docDatumId }) => docDatumId));
  return items.filter(({ docDatumId }) => valid.has(docDatumId)).toReversed();
}

/**
 * The amount of a contract as the company's latest document of it tells; undefined where none does. Separators in the
 * number do not matter.
 */
export async function contractAmount(
  transaction: Transaction,
  companyId: string,
  contractNumber: string,
): Promise<Money | undefined> {
  const items = await transaction.items.contractsByNumber(companyId, [withoutSeparators(contractNumber)]);
  const amounts = (await validOnes(transaction, items)).map(({ content }) => contractOf(content)?.amount);
  return amounts.find((amount) => amount !== undefined);
}

/** The stored files of a document that the reader may open: of a package of their company, on their role's side. */
async function visibleFiles(
  transaction: Transaction,
  { user, role }: Pick<Caller, 'user' | 'role'>,
  { pkFiles }: ItemRecord,
): Promise<OwnPaper['files']> {
  const files = [];
  for (const file of await transaction.files.findAll(pkFiles)) {
    const material = await transaction.materials.find(file.docMaterialId ?? '');
    const parent = material && (await transaction.packages.find(material.docDatumId));
    const isOwn = file.pkCorp === user.pkCorp && parent?.pkCorp === user.pkCorp;
    if (file.state === 'stored' && isOwn && parent.side === bookSideOf(role, parent.book)) files.push(file);
  }
  return files;
}

/**
 * The files that the reader's company keeps of a contract and of invoices, each number once, the contract first; only
 * those that the reader may open. Empty for a role without access to packages.
 */
export async function ownPapers(
  transaction: Transaction,
  reader: Pick<Caller, 'user' | 'role'>,
  contractNumber: string,
  invoiceNumbers: readonly string[],
): Promise<readonly OwnPaper[]> {
  if (!rolePermission(reader.role, 'view').allowed) return [];
  const { pkCorp } = reader.user;
  const contracts = await transaction.items.contractsByNumber(pkCorp, [withoutSeparators(contractNumber)]);
  const invoices = await transaction.items.invoicesByNumber(pkCorp, invoiceNumbers);
  const papers = new Map<string, OwnPaper>();
  for (const [kind, items] of [
    ['contract', contracts],
    ['invoice', invoices],
  ] as const)
    for (const item of await validOnes(transaction, items)) {
      const number = documentNumber(item.content);
      if (papers.has(`${kind} ${number}`)) continue;
      const files = await visibleFiles(transaction, reader, item);
      if (files.length > 0) papers.set(`${kind} ${number}`, { kind, number, files });
    }
  return [...papers.values()];
}
