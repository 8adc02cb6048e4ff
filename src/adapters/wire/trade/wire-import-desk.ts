import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import type {
  DraftAsked,
  ImportDesk,
  MadeDrafts,
  ReadProblem,
  ReadRow,
  ReadSheetOutcome,
  SheetAsked,
  SubmittedDraft,
} from '../../../application/ports/trade/import-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { importColumnOf, tradeImportExtensions } from '../../../contract/extensions/trade/trade-import-extensions.ts';
import { importColumns, type ImportAct } from '../../../domain/trade/imports/import-columns.ts';
import type { EarlierImport } from '../../../domain/trade/imports/import-identity.ts';
import { importFaults } from '../../../domain/trade/imports/import-row.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import { generatedFileFromWire } from '../generated-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { readSheet } from './sheet-answers.ts';
import { refusalOfOne } from './refusal-of-one.ts';
import { checksOf, formToWire, limitOf, rowOf } from './wire-trade-desk.ts';

type SheetWire = AnswerOf<typeof tradeImportExtensions.readTradeSheet>;
type RowWire = SheetWire['rows'][number];
type ResultWire = AnswerOf<typeof tradeImportExtensions.submitTradeDrafts>['results'][number];

function problemOf({ columnName, because, rule }: RowWire['problems'][number]): ReadProblem {
  const column = importColumnOf(columnName);
  const [check] = checksOf(rule ? [rule] : []);
  if (check) return { column, because: 'rule', check };
  return { column, because: importFaults.find((each) => each === because) ?? 'unknown' };
}

type EarlierWire = NonNullable<RowWire['importedBefore']>;

const earlierOf = ({ applicationId, applicationNo, makerName, time, isDraft }: EarlierWire): EarlierImport => ({
  applicationId,
  number: applicationNo,
  makerName,
  importedAt: time,
  isDraft,
});

function readRowOf(wire: RowWire): ReadRow {
  const { row, texts, form, payeeName, payeeCode, problems, notes, sameAsRow, importedBefore, timesBefore } = wire;
  return {
    row,
    texts: Object.fromEntries(
      importColumns.map((column) => [column, Object.hasOwn(texts, column) ? (texts[column] ?? '') : '']),
    ) as ReadRow['texts'],
    form,
    payee: payeeName === '' ? undefined : { companyId: form.payeeId, name: payeeName, uscc: payeeCode },
    problems: problems.map(problemOf),
    notes: checksOf(notes),
    sameAs: sameAsRow ?? undefined,
    before: importedBefore ? earlierOf(importedBefore) : undefined,
    timesBefore: timesBefore ?? 0,
  };
}

function resultOf({ applicationId, application, rule, refusal }: ResultWire): SubmittedDraft {
  const [check] = checksOf(rule ? [rule] : []);
  return {
    applicationId,
    application: application ? rowOf(application) : undefined,
    refusal: check ? { because: 'rule', check } : refusal ? refusalOfOne(refusal) : undefined,
  };
}

/** Over the calls of the extension `trade`. */
export class WireImportDesk implements ImportDesk {
  readonly #client: WireClient;

  constructor(client: WireClient) {
    this.#client = client;
  }

  async template(act: ImportAct, instrumentKind: InstrumentKind): Promise<GeneratedFile> {
    return generatedFileFromWire(
      await this.#client.send(tradeImportExtensions.tradeSheetTemplate, { act, instrumentKind }),
    );
  }

  async read({ act, kind: instrumentKind, fileId: pkFile, holdingId }: SheetAsked): Promise<ReadSheetOutcome> {
    const asked = { act, instrumentKind, pkFile, holdingId };
    return readSheet(
      async () => this.#client.send(tradeImportExtensions.readTradeSheet, asked),
      importColumnOf,
      (answer) => ({
        read: true,
        rows: answer.rows.map(readRowOf),
        obstacles: checksOf(answer.obstacles),
        limit: limitOf(answer.limit),
        unread: { sheets: answer.unreadSheets, hiddenRows: answer.hiddenRows },
        faultyRows: answer.file ? generatedFileFromWire(answer.file) : undefined,
      }),
    );
  }

  async keep(instrumentKind: InstrumentKind, asked: readonly DraftAsked[], key: string): Promise<MadeDrafts> {
    const { drafts, earlier } = await this.#client.send(
      tradeImportExtensions.makeTradeDrafts,
      {
        instrumentKind,
        forms: asked.map(({ form }) => formToWire(form)),
        mayFollow: asked.map(({ mayFollow }) => mayFollow),
      },
      { idempotencyKey: key },
    );
    return {
      drafts: drafts.map(({ applicationId, applicationNo, version }) => ({
        applicationId,
        number: applicationNo,
        version,
      })),
      earlier: (earlier ?? []).map(({ form, timesBefore, ...each }) => ({
        place: form,
        before: earlierOf(each),
        timesBefore,
      })),
    };
  }

  async submit(drafts: Parameters<ImportDesk['submit']>[0], key: string): Promise<readonly SubmittedDraft[]> {
    const { results } = await this.#client.send(
      tradeImportExtensions.submitTradeDrafts,
      { drafts: drafts.map(({ applicationId, version }) => ({ applicationId, version })) },
      { idempotencyKey: key },
    );
    return results.map(resultOf);
  }
}
