import { bookToWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import {
  maxFoundPackages,
  type FoundDocumentWire,
  type FoundPackageWire,
} from '../../../src/contract/extensions/evidence/search-extensions.ts';
import { shanghaiDate, type PlainDate } from '../../../src/domain/calendar/plain-date.ts';
import type { OpenBook } from '../../../src/domain/evidence/shared/book-policies.ts';
import { documentNumber, invoiceOf } from '../../../src/domain/evidence/materials/document-content.ts';
import { reusableTypes } from '../../../src/domain/evidence/reuse/earlier-document.ts';
import { actsForCore } from '../../../src/domain/identity/role.ts';
import { normaliseQuery, isSearchable } from '../../../src/domain/text/text-search.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import type { Caller } from '../context.ts';
import type { Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import type { PackageRecord } from '../records/evidence.ts';
import type { DueQuery } from '../tables/evidence.ts';
import type { Transaction } from '../store.ts';
import { Refusal } from '../refusal.ts';
import { dueQuery, otherParty } from './due-queries.ts';
import { inOrder } from './merged-pages.ts';
import { permittedCaller } from './ownership.ts';
import { stateForCompany } from './package-model.ts';
import { queryOf, shelvesOf } from './package-queries.ts';
import { mayBePinyin, pinyinSearch } from './shared/party-pinyin.ts';
import { combinations, readWords, wordsOf, type SearchedWord } from './searched-words.ts';
import { namesOfBook } from './shared/book-names.ts';

/** Page of a search: one more than the maximum shows that there are more. */
const firstPage = { offset: 0, limit: maxFoundPackages + 1 };
/** Maximum number of packages whose parties are searched. */
const maxSearched = 50;
/** Maximum number of other parties of receivables that a word in pinyin may match, those with the largest amounts. */
const maxPinyinParties = 500;

const withoutBlanks = (text: string): string => text.replaceAll(/\s/gu, '').toLowerCase();

/** Books that the caller may see and whose name, in any language, contains a text. */
const booksByName = (caller: Caller, text: string): readonly OpenBook[] =>
  [...text].length < 2
    ? []
    : shelvesOf(caller)
        .map(({ book }) => book)
        .filter((book) => namesOfBook(book).some((name) => withoutBlanks(name).includes(withoutBlanks(text))));

/** Names of parties in the caller's packages and receivables, as far as a word may match one in pinyin. */
async function namesInPinyin(
  { packages, candidates }: Transaction,
  caller: Caller,
  due: DueQuery,
  words: readonly string[],
): Promise<(word: string) => readonly string[]> {
  if (!words.some(mayBePinyin)) return () => [];
  const { first } = await candidates.dueByParty(due, maxPinyinParties);
  const names = await packages.searchedNames(caller.user.pkCorp, shelvesOf(caller));
  return pinyinSearch([...new Set([...names, ...first.map(({ party }) => party.toLowerCase())])]);
}

/**
 * The newest packages of the caller's company and side that meet all words. `areListed` says whether the list finds
 * them by the same text: as a part of their number or of a name.
 */
async function packagesWith(
  { packages }: Transaction,
  caller: Caller,
  words: readonly SearchedWord[],
  today: PlainDate,
  limit: number,
): Promise<{ readonly found: readonly PackageRecord[]; readonly areListed: boolean }> {
  const newest = { orderBy: 'createTime', descending: true, offset: 0, limit } as const;
  const found = new Map<string, PackageRecord>();
  let areListed = words.every(({ names }) => names.length === 0);
  for (const shelf of shelvesOf(caller))
    for (const [turn, narrowing] of combinations(words, shelf.book, today).entries()) {
      // Amounts are searched in the order of amounts: in any other order, all packages might have to be read.
      const page = narrowing.amountFrom === undefined ? newest : ({ ...newest, orderBy: 'totalAmount' } as const);
      const records = await packages.page({ ...queryOf({}, shelf, caller), ...narrowing }, page);
      for (const record of records) found.set(record.docDatumId, record);
      if (turn > 0 && records.length > 0) areListed = false;
    }
  return { found: inOrder([...found.values()], newest).slice(0, limit), areListed };
}

const contains = (text: string, part: string): boolean => text.toLowerCase().includes(part);

/** Whether a word is a part of a name, or is its pinyin. */
const isNamed = (name: string, { text, names }: SearchedWord): boolean =>
  contains(name, text) || names.includes(name.toLowerCase());

/** Values by which a package was found and which its entry does not show otherwise. */
function unseenReasons(
  record: PackageRecord,
  words: readonly SearchedWord[],
  shownParty: string,
): Pick<FoundPackageWire, 'createDate' | 'otherNames'> {
  const createDate = shanghaiDate(record.createdAt);
  const others = new Set([record.payerName, record.creditSourceName, record.supplierName, record.financeName]);
  const unseen = words.filter(({ text }) => !contains(record.docDatumId, text) && !contains(shownParty, text));
  const otherNames = [...others].filter(
    (name) => name !== shownParty && unseen.some((word) => !isNamed(shownParty, word) && isNamed(name, word)),
  );
  return {
    ...(words.some(({ days }) => days.some(({ from, to }) => createDate >= from && createDate <= to))
      ? { createDate }
      : {}),
    ...(otherNames.length > 0 ? { otherNames } : {}),
  };
}

/** Invoices and contracts of the company's packages on the caller's side, by parts of their number or by amounts. */
async function documentsWith(
  transaction: Transaction,
  { user, role }: Caller,
  words: readonly SearchedWord[],
): Promise<readonly FoundDocumentWire[]> {
  const side = actsForCore(role) ? 'issue' : 'finance';
  const found: FoundDocumentWire[] = [];
  for (const docFileType of reusableTypes) {
    const { records } = await transaction.items.earlier({
      pkCorp: user.pkCorp,
      side,
      docFileType,
      states: undefined,
      keyword: '',
      words,
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
      if (!holder) continue;
      const number = documentNumber(content);
      const total = words.every(({ text }) => contains(number, text)) ? undefined : invoiceOf(content)?.total;
      found.push({
        docFileType,
        number,
        docDatumId,
        ...bookToWire(holder.book),
        ...(total === undefined ? {} : { amount: moneyToText(total) }),
      });
    }
  }
  return found;
}

/** Search of all records of the caller's company that their role may see, by words, amounts and days. */
export function searchDesk({ store, clock }: Parts): Desk<'foundRecords'> {
  return {
    foundRecords: async (request, context) => {
      const caller = permittedCaller(context, 'view');
      const text = normaliseQuery(request.text);
      if (!isSearchable(text)) throw new Refusal('REQUEST_INVALID', { field: 'text' });
      const today = shanghaiDate(clock.now());
      const due = dueQuery(caller, {}, today);
      const partyOf = (record: Pick<PackageRecord, 'payerName' | 'supplierName'>): string => otherParty(due, record);
      return store.transaction(async (transaction) => {
        const asked = wordsOf(text);
        const namesCalled = await namesInPinyin(transaction, caller, due, asked);
        // A product's name may contain a blank.
        const named = booksByName(caller, text);
        const words = readWords(asked, today, namesCalled, (word) => [...named, ...booksByName(caller, word)]);
        const { found: packages, areListed } = await packagesWith(transaction, caller, words, today, maxSearched);
        const receivables = await transaction.candidates.due({ ...due, words }, firstPage);
        const documents = await documentsWith(transaction, caller, words);
        const parties = [...new Set(packages.map(partyOf))].filter((name) =>
          words.every((word) => isNamed(name, word)),
        );
        const products = named.filter((book) => packages.some((each) => each.book === book));
        const more = {
          packages: packages.length > maxFoundPackages,
          receivables: receivables.length > maxFoundPackages,
          documents: documents.length > maxFoundPackages,
        };
        const isOneWord = words.length === 1;
        const unlisted = {
          packages: more.packages && products.length === 0 && !(isOneWord && areListed),
          receivables:
            more.receivables && !(isOneWord && receivables.every(({ number }) => contains(number, text.toLowerCase()))),
        };
        return {
          packages: packages.slice(0, maxFoundPackages).map((each) => ({
            docDatumId: each.docDatumId,
            ...bookToWire(each.book),
            state: stateForCompany(each),
            isFunded: each.fundedAt !== undefined,
            partyName: partyOf(each),
            totalAmount: moneyToText(each.totalAmount),
            ...unseenReasons(each, words, partyOf(each)),
          })),
          receivables: receivables.slice(0, maxFoundPackages).map((each) => ({
            number: each.number,
            ...bookToWire(each.book),
            partyName: partyOf(each),
            amount: moneyToText(each.amount),
            dueDate: each.dueDate,
          })),
          documents: documents.slice(0, maxFoundPackages),
          partyNames: parties.slice(0, maxFoundPackages),
          products: products.map(bookToWire),
          more,
          ...(unlisted.packages || unlisted.receivables ? { unlisted } : {}),
        };
      });
    },
  };
}
