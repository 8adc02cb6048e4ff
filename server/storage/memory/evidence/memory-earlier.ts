import { documentNumber, invoiceOf } from '../../../../src/domain/evidence/materials/document-content.ts';
import type { ItemRecord, PackageRecord } from '../../../core/records/evidence.ts';
import type { EarlierQuery, SearchedDocument } from '../../../core/tables/evidence.ts';

/** Whether a document meets a searched word. */
function isMet(content: ItemRecord['content'], { text, amount }: SearchedDocument): boolean {
  const total = invoiceOf(content)?.total?.fen;
  return (
    documentNumber(content).toLowerCase().includes(text.toLowerCase()) ||
    (amount !== undefined && total !== undefined && total >= amount.from.fen && total <= amount.to.fen)
  );
}

/** Documents of a company's packages that may be chosen again, as for `Transaction.items.earlier`. */
export function earlierOf(
  query: EarlierQuery,
  own: readonly PackageRecord[],
  itemsOf: (docDatumIds: ReadonlySet<string>) => readonly ItemRecord[],
): { readonly total: number; readonly records: readonly ItemRecord[] } {
  const packages = new Map(
    own
      .filter(({ side, state }) => side === query.side && (query.states?.includes(state) ?? true))
      .map((each) => [each.docDatumId, each]),
  );
  const isVoid = (item: ItemRecord): boolean => packages.get(item.docDatumId)?.state === 'INVALID';
  const latestFirst = (a: ItemRecord, b: ItemRecord): number =>
    b.createdAt - a.createdAt || (a.docFileId > b.docFileId ? -1 : 1);
  const found = itemsOf(new Set(packages.keys())).filter(
    ({ docFileType, content, pkFiles }) =>
      docFileType === query.docFileType &&
      pkFiles.length > 0 &&
      documentNumber(content) !== '' &&
      documentNumber(content).toLowerCase().includes(query.keyword.toLowerCase()) &&
      (query.words ?? []).every((word) => isMet(content, word)),
  );
  const itemsByNumber = Map.groupBy(
    found,
    ({ content }) => `${invoiceOf(content)?.code ?? ''}/${documentNumber(content)}`,
  );
  const newest = [...itemsByNumber.values()]
    .flatMap((items) => items.toSorted((a, b) => Number(isVoid(a)) - Number(isVoid(b)) || latestFirst(a, b))[0] ?? [])
    .toSorted(latestFirst);
  return { total: newest.length, records: newest.slice(query.offset, query.offset + query.limit) };
}
