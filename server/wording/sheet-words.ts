import { shanghaiDate } from '../../src/domain/calendar/plain-date.ts';
import { maskAccountNumber } from '../../src/domain/parties/masked-account.ts';
import { displayStateOf } from '../../src/domain/evidence/materials/package-state.ts';
import type { EvidencePackage } from '../../src/domain/evidence/materials/evidence-package.ts';
import type { PackageStatus } from '../../src/domain/evidence/materials/package-status.ts';
import type { PackageColumn } from '../../src/domain/evidence/shared/package-columns.ts';
import { moneyToText } from '../../src/domain/money/money.ts';
import { tradeLists } from '../../src/domain/trade/shared/trade-list.ts';
import { stateWords } from '../../src/presentation/evidence/shared/package-state-words.ts';
import { bookTitles } from '../../src/presentation/evidence/shared/book-titles.ts';
import { statusLine } from '../../src/presentation/evidence/shared/status-words.ts';
import { accountNumber, dateTime } from '../../src/words/format.ts';
import { sayIn } from '../../src/words/typed-words.ts';
import type { ServerLocale } from '../core/server-locale.ts';
import type { FileNamed, SheetCell, SheetWords } from '../core/ports.ts';
import { en, zhCN } from './sheet-catalogues.ts';
import { tradeListTitles } from './trade-list-titles.ts';

const text = (words: string): SheetCell => ({ kind: 'text', text: words });

/** In characters. */
const widths: Readonly<Record<PackageColumn, number>> = {
  payer: 28,
  'credit-source': 28,
  supplier: 28,
  funder: 22,
  account: 26,
  amount: 18,
  'expected-payment': 18,
  state: 14,
  progress: 44,
  'expected-due': 14,
  created: 14,
};

/** Texts of the list in a downloaded sheet (checklist F-177). */
export function sheetWords(locale: ServerLocale): SheetWords {
  const say = sayIn(locale === 'en' ? en : zhCN);

  const cells: Readonly<Record<PackageColumn, (evidence: EvidencePackage, standing: PackageStatus) => SheetCell>> = {
    payer: ({ payerName }) => text(payerName),
    'credit-source': ({ creditSourceName }) => text(creditSourceName),
    supplier: ({ supplierName }) => text(supplierName),
    funder: ({ funderName }) => text(funderName),
    account: (evidence) =>
      text(evidence.accountNumber === '' ? '' : accountNumber(maskAccountNumber(evidence.accountNumber))),
    amount: ({ totalAmount }) => ({ kind: 'amount', yuan: moneyToText(totalAmount) }),
    'expected-payment': ({ expectedPaymentAmount }) => ({
      kind: 'amount',
      yuan: expectedPaymentAmount === undefined ? '' : moneyToText(expectedPaymentAmount),
    }),
    state: ({ state }) => text(say(stateWords(displayStateOf(state), state))),
    progress: (evidence, standing) => text(say(statusLine(standing, evidence, evidence.returnedItems))),
    'expected-due': ({ expectedDueDate }) => ({ kind: 'day', day: expectedDueDate ?? '' }),
    created: ({ createdAt }) => ({ kind: 'day', day: shanghaiDate(createdAt) }),
  };

  const list: SheetWords['list'] = (book) =>
    book === undefined ? say('packages.all-title') : `${say(bookTitles[book].name)} ${say(bookTitles[book].list)}`;
  const nameOf = (named: FileNamed): string => {
    if (named.kind === 'EXPORT') return list(named.book);
    if (named.kind === 'PROTOCOLS') return say('lists.protocols-name');
    if (named.kind !== 'LIST') return say('lists.archive-name');
    const own = tradeLists.find((each) => each === named.list);
    return say(own === undefined ? 'packages.export' : tradeListTitles[own]);
  };
  return {
    list,
    fileName: (named, at) =>
      `${nameOf(named)} ${dateTime(at).slice(0, 16).replace(':', '')}.${named.kind === 'EXPORT' || named.kind === 'LIST' ? 'xlsx' : 'zip'}`,
    columns: (columns, overAllBooks) => [
      { title: say('packages.number'), width: 24 },
      ...(overAllBooks ? [{ title: say('packages.product'), width: 18 }] : []),
      ...columns.map((column) => ({ title: say(`packages.${column}`), width: widths[column] })),
    ],
    row: (evidence, standing, columns, overAllBooks) => [
      text(evidence.packageId),
      ...(overAllBooks ? [text(say(bookTitles[evidence.book].name))] : []),
      ...columns.map((column) => cells[column](evidence, standing)),
    ],
    material: (name) => say('materials.name', { name }),
    absent: {
      fileName: say('lists.absent-file'),
      head: say('lists.absent-head'),
      noFile: (docDatumId, material) => say('lists.absent-none', { packageId: docDatumId, material }),
      missingFile: (docDatumId, material, file) => say('lists.absent-lost', { packageId: docDatumId, material, file }),
    },
  };
}
