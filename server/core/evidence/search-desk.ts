import { bookToWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { mostFound, type FoundDocumentWire } from '../../../src/contract/extensions/evidence/search-extensions.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { documentNumber } from '../../../src/domain/evidence/materials/document-content.ts';
import { reusableTypes } from '../../../src/domain/evidence/reuse/earlier-document.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { normaliseQuery, isSearchable } from '../../../src/domain/text/finding.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { CandidateRecord, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { dueQuery, otherParty } from './due-queries.ts';
import { inOrder } from './merged-pages.ts';
import { permittedCaller } from './ownership.ts';
import { stateForCompany } from './package-model.ts';
import { queryOf, shelvesOf } from './package-queries.ts';
import { namesOfBook } from './shared/book-names.ts';

/** Page of a search: one more than the maximum shows that there are more. */
const firstPage = { offset: 0, limit: mostFound + 1 };
/** Maximum number of packages whose parties are searched. */
const maxSearched = 50;

const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** Books that the caller may see and whose name, in any language, contains a text. */
const booksByName = (caller: Caller, text: string): readonly OpenBook[] =>
  shelvesOf(caller)
    .map(({ book }) => book)
    .filter((book) => namesOfBook(book).some((name) => withoutBlanks(name).includes(withoutBlanks(text))));

/**
 * The newest packages of the caller's company and side whose number or parties contain a text, or whose book is named.
 */
async function packagesWith(
  { packages }: Transaction,
  caller: Caller,
  keyword: string,
  named: readonly OpenBook[],
  limit: number,
): Promise<readonly PackageRecord[]> {
  const page = { orderBy: 'createTime', descending: true, offset: 0, limit } as const;
  const found: PackageRecord[] = [];
  for (const shelf of shelvesOf(caller))
    found.push(...(await packages.page(queryOf(named.includes(shelf.book) ? {} : { keyword }, shelf, caller), page)));
  return inOrder(found, page).slice(0, limit);
}

/** Invoices and contracts of the company's packages on the caller's side, by a part of their number. */
async function documentsWith(
  transaction: Transaction,
  { user, role }: Caller,
  keyword: string,
): Promise<readonly FoundDocumentWire[]> {
  const side = actsForCore(role) ? 'issue' : 'finance';
  const found: FoundDocumentWire[] = [];
  for (const docFileType of reusableTypes) {
    const { records } = await transaction.items.earlier({
      pkCorp: user.pkCorp,
      side,
      docFileType,
      states: undefined,
      keyword,
      ...firstPage,
    });
    const holders = new Map(
      (await transaction.packages.findAll(records.map(({ docDatumId }) => docDatumId))).map((holder) => [
        holder.docDatumId,
        holder,
      ]),
    );
    for (const { docDatumId, content } of records) {
      const holder = holders.get(docDatumId);
      if (holder) found.push({ docFileType, number: documentNumber(content), docDatumId, ...bookToWire(holder.book) });
    }
  }
  return found;
}

/** Search of all records of the caller's company that their role may see, by a part of a number or name. */
export function searchDesk({ store, clock }: Parts): Desk<'recordsFound'> {
  return {
    recordsFound: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const text = normaliseQuery(request.text);
      if (!isSearchable(text)) throw new Refusal('REQUEST_INVALID', { field: 'text' });
      const due = dueQuery(caller, { keyword: text }, shanghaiDate(clock.now()));
      const partyOf = (record: CandidateRecord | PackageRecord): string => otherParty(due, record);
      return store.transaction(async (transaction) => {
        const named = booksByName(caller, text);
        const packages = await packagesWith(transaction, caller, text, named, maxSearched);
        const receivables = await transaction.candidates.due(due, firstPage);
        const documents = await documentsWith(transaction, caller, text);
        const parties = [...new Set(packages.map(partyOf))].filter((name) =>
          name.toLowerCase().includes(text.toLowerCase()),
        );
        return {
          packages: packages.slice(0, mostFound).map((each) => ({
            docDatumId: each.docDatumId,
            ...bookToWire(each.book),
            state: stateForCompany(each),
            isFunded: each.fundedAt !== undefined,
            partyName: partyOf(each),
            totalAmount: moneyToText(each.totalAmount),
          })),
          receivables: receivables.slice(0, mostFound).map((each) => ({
            number: each.number,
            ...bookToWire(each.book),
            partyName: partyOf(each),
            amount: moneyToText(each.amount),
            dueDate: each.dueDate,
          })),
          documents: documents.slice(0, mostFound),
          partyNames: parties.slice(0, mostFound),
          products: named.filter((book) => packages.some((each) => each.book === book)).map(bookToWire),
          more: {
            packages: packages.length > mostFound,
            receivables: receivables.length > mostFound,
            documents: documents.length > mostFound,
          },
        };
      });
    },
  };
}
