import { spreadsheetType } from '../../../src/contract/generated-file.ts';
import { bookFromWire } from '../../../src/contract/documented/evidence/book-mapping.ts';
import { shanghaiDate } from '../../../src/domain/calendar/plain-date.ts';
import { packageStatusOf } from '../../../src/domain/evidence/materials/package-status.ts';
import type { Parts } from '../parts.ts';
import type { SheetCell } from '../ports.ts';
import type { PackagesOrder, PackageRecord } from '../records/evidence.ts';
import type { Transaction } from '../store.ts';
import { workingCalendarOf } from '../platform/holidays.ts';
import {
  maxSheetRows,
  DownloadError,
  type DownloadContent,
  type DownloadRequester,
} from './shared/download-content.ts';
import { lapseDays } from './lapse-drafts.ts';
import { overduesOf } from './overdue.ts';
import { packageModel, type PackageAbout } from './package-model.ts';
import { pickedNumbers, pickedQueries } from './picked-packages.ts';

const atOnce = 500;

/** Further facts of each package. Those that only drafts need are loaded for drafts alone. */
async function aboutEach(
  transaction: Transaction,
  packages: readonly PackageRecord[],
  now: number,
): Promise<(record: PackageRecord) => PackageAbout> {
  const drafts = packages.filter(({ state }) => state === 'PREPARE');
  const [given, lapses] = [
    await transaction.materials.countFilled(drafts.map(({ docDatumId }) => docDatumId)),
    await lapseDays(transaction, drafts),
  ];
  const overdues = await overduesOf(transaction, packages, now);
  return ({ docDatumId }) => ({
    given: given.get(docDatumId),
    lapsesOn: lapses.get(docDatumId),
    overdue: overdues.get(docDatumId),
    now,
  });
}

/**
 * Exports the list as a sheet with the user's columns, order and language, a few hundred rows at a time. The set of
 * rows is fixed at the beginning. Account numbers stay masked, because each view of one is recorded (checklist F-268).
 * Fails with TOO_MUCH beyond 200,000 rows.
 */
export async function listDownload(
  { store, clock, fileWriter }: Pick<Parts, 'store' | 'clock' | 'fileWriter'>,
  { picked, columns, orderBy, descending, locale }: PackagesOrder,
  { user, role }: DownloadRequester,
): Promise<DownloadContent> {
  const words = await fileWriter.sheetWords(locale);
  const numbers = await store.transaction(async (transaction) =>
    pickedNumbers(
      transaction,
      pickedQueries(picked, { user, role }, clock.now()),
      { orderBy, descending },
      maxSheetRows,
    ),
  );
  if (numbers.length > maxSheetRows) throw new DownloadError('TOO_MUCH');
  const book =
    picked.docType === undefined ? undefined : bookFromWire({ docType: picked.docType, docScene: picked.docScene });
  const [now, person] = [clock.now(), { userId: user.userId, role }];
  const today = shanghaiDate(now);
  const calendar = workingCalendarOf(Number(today.slice(0, 4)));

  async function* rows(reportProgress: (done: number) => Promise<void>): AsyncGenerator<readonly SheetCell[]> {
    for (let from = 0; from < numbers.length; from += atOnce) {
      const models = await store.transaction(async (transaction) => {
        const records = (await transaction.packages.findAll(numbers.slice(from, from + atOnce))).filter(
          ({ pkCorp }) => pkCorp === user.pkCorp,
        );
        const about = await aboutEach(transaction, columns.includes('progress') ? records : [], now);
        return records.map((record) => packageModel(record, about(record)));
      });
      for (const evidence of models)
        yield words.row(
          evidence,
          packageStatusOf(evidence, { person, today, expected: evidence.expected, calendar }),
          columns,
          book === undefined,
        );
      await reportProgress(from + models.length);
    }
  }

  return {
    contentType: spreadsheetType,
    extension: 'xlsx',
    total: numbers.length,
    bytes: (reportProgress) =>
      fileWriter.writeSheet({
        name: words.list(book),
        columns: words.columns(columns, book === undefined),
        rows: rows(reportProgress),
      }),
  };
}
