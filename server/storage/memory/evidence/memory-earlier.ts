import {
  documentAmount,
  documentNumber,
  invoiceOf,
} from '../../../../src/domain/evidence/materials/document-content.ts';
import type { ItemRecord, PackageRecord } from '../../../core/records/evidence.ts';
import type { EarlierQuery, SearchedDocument } from '../../../core/tables/evidence.ts';

/** Whether a document matches a searched word. */
function isMet(content: ItemRecord['content'], { text, amount }: SearchedDocument): boolean {
  const total = invoiceOf(content)?.total?.fen;
  return (
    documentNumber(content).toLowerCase().includes(text.toLowerCase()) ||
    (amount !== undefined && total !== undefined && total >= amount.from.fen && total <= amount.to.fen)
  );
}

const keyOf = ({ content }: Pick<ItemRecord, 'content'>): string =>
  `${invoiceOf(content)?.code ?? ''}/${documentNumber(content)}`;

/** Whether a document matches the requested ranges and payer. */
function isInFilter({ content }: ItemRecord, payerName: string, query: EarlierQuery): boolean {
  const { payer = '', amountFrom, amountTo, dateFrom, dateTo } = query;
  const [fen, day] = [documentAmount(content)?.fen, invoiceOf(content)?.date ?? ''];
  return (
    payerName.toLowerCase().includes(payer.toLowerCase()) &&
    (amountFrom === undefined || (fen !== undefined && fen >= amountFrom.fen)) &&
    (amountTo === undefined || (fen !== undefined && fen <= amountTo.fen)) &&
    (dateFrom === undefined || (day !== '' && day >= dateFrom)) &&
    (dateTo === undefined || (day !== '' && day <= dateTo))
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
  const holders = own.filter(({ side, state }) => side === query.side && state !== 'INVALID');
  const used = new Set(
    itemsOf(new Set(holders.map(({ docDatumId }) => docDatumId)))
      .filter(({ docFileType }) => docFileType === query.docFileType)
      .map(keyOf),
  );
  const found = itemsOf(new Set(packages.keys())).filter((item) => {
    const { docFileType, docDatumId, content, pkFiles } = item;
    return (
      docFileType === query.docFileType &&
      pkFiles.length > 0 &&
      documentNumber(content) !== '' &&
      documentNumber(content).toLowerCase().includes(query.keyword.toLowerCase()) &&
      (query.words ?? []).every((word) => isMet(content, word)) &&
      isInFilter(item, packages.get(docDatumId)?.payerName ?? '', query) &&
      !(query.unused === true && used.has(keyOf(item)))
    );
  });
  const itemsByNumber = Map.groupBy(found, keyOf);
  const newest = [...itemsByNumber.values()]
    .flatMap((items) => items.toSorted((a, b) => Number(isVoid(a)) - Number(isVoid(b)) || latestFirst(a, b))[0] ?? [])
    .toSorted(
      (a, b) =>
        (query.usedLast === true ? Number(used.has(keyOf(a))) - Number(used.has(keyOf(b))) : 0) || latestFirst(a, b),
    );
  return { total: newest.length, records: newest.slice(query.offset, query.offset + query.limit) };
}
