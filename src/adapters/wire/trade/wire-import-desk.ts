import type { MadeFile } from '../../../application/ports/made-file.ts';
import type {
  ImportDesk,
  MadeDraft,
  ReadProblem,
  ReadRow,
  ReadSheetOutcome,
  SheetAsked,
  SubmittedDraft,
} from '../../../application/ports/trade/import-desk.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { importColumnOf, tradeImportExtensions } from '../../../contract/extensions/trade/trade-import-extensions.ts';
import { importColumns, type ImportAct } from '../../../domain/trade/imports/import-columns.ts';
import { importFaults } from '../../../domain/trade/imports/import-row.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TypedTradeForm } from '../../../domain/trade/shared/trade-application.ts';
import { madeFileFromWire } from '../made-file-from-wire.ts';
import type { WireClient } from '../wire-client.ts';
import { readSheet } from './sheet-answers.ts';
import { refusalOfOne } from './refusal-of-one.ts';
import { checksOf, formToWire, limitOf, rowOf } from './wire-trade-desk.ts';

type SheetWire = AnswerOf<typeof tradeImportExtensions.tradeSheetRead>;
type RowWire = SheetWire['rows'][number];
type ResultWire = AnswerOf<typeof tradeImportExtensions.tradeDraftsSubmitted>['results'][number];

function problemOf({ columnName, because, rule }: RowWire['problems'][number]): ReadProblem {
  const column = importColumnOf(columnName);
  const [check] = checksOf(rule ? [rule] : []);
  if (check) return { column, because: 'rule', check };
  return { column, because: importFaults.find((each) => each === because) ?? 'unknown' };
}

function readRowOf({ row, texts, form, payeeName, payeeCode, problems, notes, sameAsRow }: RowWire): ReadRow {
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

  async template(act: ImportAct, instrumentKind: InstrumentKind): Promise<MadeFile> {
    return madeFileFromWire(await this.#client.send(tradeImportExtensions.tradeSheetTemplate, { act, instrumentKind }));
  }

  async read({ act, kind: instrumentKind, fileId: pkFile, holdingId }: SheetAsked): Promise<ReadSheetOutcome> {
    const asked = { act, instrumentKind, pkFile, holdingId };
    return readSheet(
      async () => this.#client.send(tradeImportExtensions.tradeSheetRead, asked),
      importColumnOf,
      (answer) => ({
        read: true,
        rows: answer.rows.map(readRowOf),
        obstacles: checksOf(answer.obstacles),
        limit: limitOf(answer.limit),
        unread: { sheets: answer.unreadSheets, hiddenRows: answer.hiddenRows },
        faultyRows: answer.file ? madeFileFromWire(answer.file) : undefined,
      }),
    );
  }

  async keep(
    instrumentKind: InstrumentKind,
    forms: readonly TypedTradeForm[],
    key: string,
  ): Promise<readonly MadeDraft[]> {
    const { drafts } = await this.#client.send(
      tradeImportExtensions.tradeDraftsMade,
      { instrumentKind, forms: forms.map(formToWire) },
      { idempotencyKey: key },
    );
    return drafts.map(({ applicationId, applicationNo, version }) => ({
      applicationId,
      number: applicationNo,
      version,
    }));
  }

  async submit(drafts: Parameters<ImportDesk['submit']>[0], key: string): Promise<readonly SubmittedDraft[]> {
    const { results } = await this.#client.send(
      tradeImportExtensions.tradeDraftsSubmitted,
      { drafts: drafts.map(({ applicationId, version }) => ({ applicationId, version })) },
      { idempotencyKey: key },
    );
    return results.map(resultOf);
  }
}
