import type { Money } from '../../../../src/domain/money/money.ts';
import { contractKey } from '../../../../src/domain/text/contract-key.ts';
import { withoutSeparators } from '../../../../src/domain/text/without-separators.ts';
import { bookSideOf } from '../../../../src/domain/evidence/shared/book-side.ts';
import { rolePermission } from '../../../../src/domain/evidence/shared/package-permissions.ts';
import { contractOf, documentNumber, invoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
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

/** A contract's number as documents store it; letters and digits may have been typed as full-width characters. */
const documentsNumber = (contractNumber: string): string => withoutSeparators(contractNumber.normalize('NFKC'));

/**
 * The company's valid documents of a contract, the latest first. Documents store the number as Latin letters and
 * digits. Where a document also has the number as written, that distinguishes 启采〔2026〕18号 from 乙采〔2026〕18号. A number
 * without any Latin letter or digit matches no document.
 */
async function contractPapers(
  transaction: Transaction,
  companyId: string,
  contractNumber: string,
): Promise<readonly ItemRecord[]> {
  const [number, key] = [documentsNumber(contractNumber), contractKey(contractNumber)];
  const items = await transaction.items.contractsByNumber(companyId, [number]);
  return validOnes(
    transaction,
    items.filter(({ content }) => {
      const { asWritten = '' } = contractOf(content) ?? {};
      return asWritten === '' || key === number || contractKey(asWritten) === key;
    }),
  );
}

/**
 * The table of documents, with the documents of several contracts of a company read at once; for code that asks for the
 * amounts of many contracts.
 */
export async function contractsAhead(
  { items }: Pick<Transaction, 'items'>,
  companyId: string,
  contractNumbers: readonly string[],
): Promise<Pick<Transaction['items'], 'contractsByNumber'>> {
  const numbers = [...new Set(contractNumbers.map(documentsNumber).filter((number) => number !== ''))];
  const found = numbers.length === 0 ? [] : await items.contractsByNumber(companyId, numbers);
  const byNumber = Map.groupBy(found, ({ content }) => documentNumber(content));
  return { contractsByNumber: async (_companyId, asked) => asked.flatMap((number) => byNumber.get(number) ?? []) };
}

/**
 * The amount of a contract, from the company's latest document of it; undefined where none has it. Separators in the
 * number are ignored.
 */
export async function contractAmount(
  transaction: Transaction,
  companyId: string,
  contractNumber: string,
): Promise<Money | undefined> {
  const papers = await contractPapers(transaction, companyId, contractNumber);
  const amounts = papers.map(({ content }) => contractOf(content)?.amount);
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

/** An invoice whose papers are searched. Its code is empty where it has none. */
interface NamedInvoice {
  readonly code: string;
  readonly number: string;
}

/**
 * Whether a document with the number of an invoice is a document of that invoice; a document without a code counts as
 * one.
 */
function isPaperOf({ content }: ItemRecord, { code }: NamedInvoice): boolean {
  const own = withoutSeparators(invoiceOf(content)?.code ?? '');
  return own === '' || own === code;
}

/**
 * The files of a contract and of invoices that the reader's company has, each once, the contract first; only those that
 * the reader may open. Empty for a role without access to packages.
 */
export async function ownPapers(
  transaction: Transaction,
  reader: Pick<Caller, 'user' | 'role'>,
  contractNumber: string,
  invoices: readonly NamedInvoice[],
): Promise<readonly OwnPaper[]> {
  if (!rolePermission(reader.role, 'view').allowed) return [];
  const { pkCorp } = reader.user;
  const papers: OwnPaper[] = [];
  const shown = new Set<string>();
  /** Adds the files of the first document that has any. */
  const add = async (kind: OwnPaper['kind'], items: readonly ItemRecord[]): Promise<void> => {
    for (const item of items.filter(({ docFileId }) => !shown.has(docFileId))) {
      const files = await visibleFiles(transaction, reader, item);
      if (files.length === 0) continue;
      shown.add(item.docFileId);
      papers.push({ kind, number: documentNumber(item.content), files });
      return;
    }
  };
  await add('contract', await contractPapers(transaction, pkCorp, contractNumber));
  const numbers = [...new Set(invoices.map(({ number }) => number))];
  const found = await validOnes(transaction, await transaction.items.invoicesByNumber(pkCorp, numbers));
  const byNumber = Map.groupBy(found, ({ content }) => documentNumber(content));
  for (const invoice of invoices) {
    const items = byNumber.get(invoice.number) ?? [];
    await add(
      'invoice',
      items.filter((item) => isPaperOf(item, invoice)),
    );
  }
  return papers;
}
