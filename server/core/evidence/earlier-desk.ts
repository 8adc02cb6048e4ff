import type { ParsedRequestOf } from '../../../src/contract/call.ts';
import type { Calls } from '../../../src/contract/calls.ts';
import type { EarlierWire } from '../../../src/contract/documented/evidence/earlier.ts';
import type { DocFileWire } from '../../../src/contract/documented/evidence/materials.ts';
import { itemToWire } from '../../../src/contract/documented/evidence/material-mapping.ts';
import { compareMoney, parseMoney } from '../../../src/domain/money/money.ts';
import { documentAmount, documentNumber, invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { uploadEditability } from '../../../src/domain/evidence/materials/editability.ts';
import { sideOf, stageOf } from '../../../src/domain/evidence/materials/package-stage.ts';
import { packageStates } from '../../../src/domain/evidence/materials/package-state.ts';
import { invoiceIdentity } from '../../../src/domain/evidence/materials/same-invoice.ts';
import { policyOf } from '../../../src/domain/evidence/shared/book-policies.ts';
import {
  isReusable,
  reuseVerdict,
  remainingItems,
  type ReusableType,
} from '../../../src/domain/evidence/reuse/earlier-document.ts';
import type { CallContext, Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import { saveResponse } from '../save-response.ts';
import type { Parts } from '../parts.ts';
import type { ItemRecord, PackageRecord, TradeInvoiceRecord } from '../records/evidence.ts';
import type { EarlierQuery } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { randomToken } from '../secrets.ts';
import { marksOf } from './invoice-register.ts';
import { itemFileName } from './item-content.ts';
import { nextSequenceNumber } from './item-place.ts';
import { logAction } from './log.ts';
import { itemModel } from './material-model.ts';
import { ownMaterial, ownPackage, permittedCaller } from './ownership.ts';
import { opennessOf } from './package-editability.ts';

type EarlierCalls = 'earlierInvoices' | 'tradeInvoices' | 'earlierContracts' | 'earlierContractsInAudit' | 'fileRelate';

/** Maximum number of packages listed for a document. */
const maxListedPackages = 3;

const underReview = packageStates.filter((state) => sideOf(stageOf({ state, fundedAt: undefined })) === 'platform');
const notUnderReview = packageStates.filter((state) => !underReview.includes(state));

/** Identity of a document: two documents of one type with the same identity are the same. */
const identityOf = ({ content }: Pick<ItemRecord, 'content'>): string =>
  invoiceIdentity(invoiceOf(content)) ?? documentNumber(content);

/** Returns, for a document, the packages that hold the same document, except void ones. */
async function holders(
  transaction: Transaction,
  pkCorp: string,
  docFileType: ReusableType,
  items: readonly ItemRecord[],
): Promise<(item: ItemRecord) => readonly string[]> {
  const numbers = [...new Set(items.map(({ content }) => documentNumber(content)))];
  const same = await (docFileType === 'BUSI_INVOICE'
    ? transaction.items.invoicesByNumber(pkCorp, numbers)
    : transaction.items.contractsByNumber(pkCorp, numbers));
  const states = new Map(
    (await transaction.packages.findAll([...new Set(same.map(({ docDatumId }) => docDatumId))])).map(
      ({ docDatumId, state }) => [docDatumId, state],
    ),
  );
  const byIdentity = Map.groupBy(
    same.filter(({ docDatumId }) => states.get(docDatumId) !== 'INVALID'),
    identityOf,
  );
  return (item) =>
    [...new Set((byIdentity.get(identityOf(item)) ?? []).map(({ docDatumId }) => docDatumId))].toSorted();
}

/** An invoice of a trade as a document that is in no package yet. */
const toItem = ({ id, invoice, pkFiles }: TradeInvoiceRecord, docDatumId: string, now: number): ItemRecord => ({
  docFileId: id,
  docMaterialId: '',
  docDatumId,
  docFileType: 'BUSI_INVOICE',
  revision: 1,
  pkFiles,
  content: { kind: 'invoice', invoice },
  result: 'UNKNOWN',
  reason: '',
  reviewedAt: undefined,
  reviewedBy: undefined,
  changedSinceReturn: false,
  replaced: undefined,
  origin: 'trade',
  createdAt: now,
  turn: 0,
  updatedBy: '',
});

/** Invoices of the trade behind the package's businesses, as documents. */
async function tradeItemsOf(
  transaction: Transaction,
  { docDatumId, book, pkCorp }: PackageRecord,
  now: number,
): Promise<readonly ItemRecord[]> {
  if (!policyOf(book).tradeInvoices) return [];
  const businesses = (await transaction.candidates.inPackage(docDatumId)).map(({ id }) => id);
  return (await transaction.tradeInvoices.ofBusinesses(businesses))
    .filter((each) => each.pkCorp === pkCorp)
    .map((each) => toItem(each, docDatumId, now));
}

/** An earlier document of the caller's company and side. Refuses with NOT_FOUND any other. */
async function ownEarlier(
  transaction: Transaction,
  caller: Caller,
  docFileId: string,
  side: PackageRecord['side'],
): Promise<ItemRecord> {
  const found = await transaction.items.find(docFileId);
  if (!found) throw new Refusal('NOT_FOUND');
  const holder = await ownPackage(transaction, caller, found.docDatumId, false);
  if (holder.side !== side) throw new Refusal('NOT_FOUND');
  return found;
}

/**
 * Locks the files of the chosen documents, always in the same order, because a document may be removed elsewhere
 * meanwhile and its uploads deleted. Refuses with FILE_MISSING a file that was deleted.
 */
async function lockFiles({ files }: Transaction, chosen: readonly ItemRecord[]): Promise<void> {
  for (const pkFile of [...new Set(chosen.flatMap(({ pkFiles }) => pkFiles))].toSorted()) {
    if (!(await files.lock(pkFile))) throw new Refusal('FILE_MISSING', { pkFile });
  }
}

/** Whether a document is within the requested ranges of amount and day. */
function isInRanges(
  content: ItemRecord['content'],
  asked: Pick<ParsedRequestOf<Calls['earlierInvoices']>, 'amountFrom' | 'amountTo' | 'dateFrom' | 'dateTo'>,
): boolean {
  const [amount, day] = [documentAmount(content), invoiceOf(content)?.date ?? ''];
  const [from, to] = [parseMoney(asked.amountFrom ?? ''), parseMoney(asked.amountTo ?? '')];
  return (
    (from === undefined || (amount !== undefined && compareMoney(amount, from) >= 0)) &&
    (to === undefined || (amount !== undefined && compareMoney(amount, to) <= 0)) &&
    (asked.dateFrom === undefined || (day !== '' && day >= asked.dateFrom)) &&
    (asked.dateTo === undefined || (day !== '' && day <= asked.dateTo))
  );
}

/** Lists of earlier documents. */
function earlierLists({ store, clock, extensions }: Parts): Desk<Exclude<EarlierCalls, 'fileRelate'>> {
  const withRevision = extensions.includes('item-revisions');

  async function toWireEarlier(
    transaction: Transaction,
    mine: PackageRecord,
    docFileType: ReusableType,
    records: readonly ItemRecord[],
  ): Promise<EarlierWire[]> {
    const [holdersOf, marks] = [
      await holders(transaction, mine.pkCorp, docFileType, records),
      await marksOf(transaction, records),
    ];
    const rows: EarlierWire[] = [];
    for (const record of records) {
      const usedIn = holdersOf(record);
      const others = usedIn.filter((docDatumId) => docDatumId !== mine.docDatumId);
      rows.push({
        ...itemToWire(await itemModel(transaction, record), record.docMaterialId, withRevision),
        docDatumId: record.docDatumId,
        createTime: record.createdAt,
        usedIn: others.slice(0, maxListedPackages),
        usedCount: others.length,
        inPackage: usedIn.includes(mine.docDatumId),
        invoiceState: marks.get(record.docFileId),
      });
    }
    return rows;
  }

  const earlierPage =
    (docFileType: ReusableType, states: EarlierQuery['states']) =>
    async (
      { docDatumId, keyword = '', page: number, pageSize, ...asked }: ParsedRequestOf<Calls['earlierInvoices']>,
      context: CallContext,
    ) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const mine = await ownPackage(transaction, caller, docDatumId, false);
        const { total, records } = await transaction.items.earlier({
          pkCorp: mine.pkCorp,
          side: mine.side,
          docFileType,
          states,
          keyword: keyword.trim(),
          payer: asked.payerName?.trim(),
          amountFrom: parseMoney(asked.amountFrom ?? ''),
          amountTo: parseMoney(asked.amountTo ?? ''),
          dateFrom: asked.dateFrom,
          dateTo: asked.dateTo,
          usedLast: true,
          unused: asked.unused,
          offset: (number - 1) * pageSize,
          limit: pageSize,
        });
        return { total, records: await toWireEarlier(transaction, mine, docFileType, records) };
      });
    };

  return {
    earlierInvoices: earlierPage('BUSI_INVOICE', undefined),
    tradeInvoices: async ({ docDatumId, keyword = '', page: number, pageSize, ...asked }, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) => {
        const mine = await ownPackage(transaction, caller, docDatumId, false);
        if (!policyOf(mine.book).tradeInvoices) throw new Refusal('NOT_PERMITTED');
        const part = keyword.trim();
        const matching = (await tradeItemsOf(transaction, mine, clock.now())).filter(
          ({ content }) => documentNumber(content).includes(part) && isInRanges(content, asked),
        );
        const holdersOf = await holders(transaction, mine.pkCorp, 'BUSI_INVOICE', matching);
        const isUsed = (item: ItemRecord): boolean => holdersOf(item).length > 0;
        const found = [
          ...matching.filter((item) => !isUsed(item)),
          ...(asked.unused === true ? [] : matching.filter(isUsed)),
        ];
        return {
          total: found.length,
          records: await toWireEarlier(
            transaction,
            mine,
            'BUSI_INVOICE',
            found.slice((number - 1) * pageSize, number * pageSize),
          ),
        };
      });
    },
    earlierContracts: earlierPage('BUSI_CONTRACT', notUnderReview),
    earlierContractsInAudit: earlierPage('BUSI_CONTRACT', underReview),
  };
}

/** Adding earlier documents to a material. */
function documentReuse({ store, clock, extensions }: Parts): Desk<'fileRelate'> {
  const withRevision = extensions.includes('item-revisions');
  return {
    fileRelate: async (request, context) => {
      const caller = permittedCaller(context, 'edit');
      return store.transaction(async (transaction) =>
        saveResponse(transaction, context, async () => {
          const { material, parent } = await ownMaterial(transaction, caller, request.docMaterialId);
          const { docFileType } = material.category;
          const ids = [...new Set(request.docFileIds)];
          if (ids.length === 0 || !isReusable(docFileType))
            throw new Refusal('REQUEST_INVALID', { field: 'docFileIds' });
          const openness = await opennessOf(transaction, parent);
          const model = openness.materials.find((each) => each.materialId === material.docMaterialId);
          const adding = model && uploadEditability(model, openness);
          if (!model || !adding?.open)
            throw new Refusal(adding?.because === 'enough-items' ? 'MATERIAL_FULL' : 'NOT_OPEN_FOR_CHANGE', {
              state: parent.state,
            });
          if (ids.length > (remainingItems(model) ?? Infinity))
            throw new Refusal('MATERIAL_FULL', { state: parent.state });
          const chosen: ItemRecord[] = [];
          const held = new Map(
            (await tradeItemsOf(transaction, parent, clock.now())).map((each) => [each.docFileId, each]),
          );
          for (const id of ids) chosen.push(held.get(id) ?? (await ownEarlier(transaction, caller, id, parent.side)));
          await lockFiles(transaction, chosen);
          const marks = await marksOf(transaction, chosen);
          const here = new Set(
            (await transaction.items.ofPackage(parent.docDatumId))
              .filter((item) => item.docFileType === docFileType)
              .map(identityOf),
          );
          const added: DocFileWire[] = [];
          for (const source of chosen) {
            if (source.docFileType !== docFileType) throw new Refusal('REQUEST_INVALID', { field: 'docFileIds' });
            const { files } = await itemModel(transaction, source);
            const may = reuseVerdict(
              { isHere: here.has(identityOf(source)), mark: marks.get(source.docFileId), files },
              model,
            );
            if (!may.allowed)
              throw new Refusal('CHOICE_REFUSED', { number: documentNumber(source.content), because: may.because });
            here.add(identityOf(source));
            const item: ItemRecord = {
              docFileId: `DF${randomToken(9)}`,
              docMaterialId: material.docMaterialId,
              docDatumId: parent.docDatumId,
              docFileType,
              revision: 1,
              pkFiles: source.pkFiles,
              content: source.content,
              result: 'UNKNOWN',
              reason: '',
              reviewedAt: undefined,
              reviewedBy: undefined,
              changedSinceReturn: parent.state === 'MODIFY',
              replaced: undefined,
              origin: source.origin,
              updatedBy: caller.user.personName,
              createdAt: clock.now(),
              turn: await nextSequenceNumber(transaction, parent.docDatumId),
            };
            await transaction.items.save(item);
            await logAction(transaction, parent, caller, 'item-added', clock.now(), {
              docFileId: item.docFileId,
              detail: (await itemFileName(transaction, item)) || documentNumber(item.content),
            });
            added.push(itemToWire(await itemModel(transaction, item), item.docMaterialId, withRevision));
          }
          return added;
        }),
      );
    },
  };
}

/**
 * Choosing documents again that the company has given before (document 2, section 7; checklist F-218). Only packages of
 * the caller's company and side are searched.
 */
export const earlierDesk = (parts: Parts) => ({ ...earlierLists(parts), ...documentReuse(parts) });
