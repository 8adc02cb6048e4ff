import type { MadeFile } from '../../../application/ports/made-file.ts';
import { PortFault } from '../../../application/ports/port-fault.ts';
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
import type { MadeFileWire } from '../../../contract/made-file.ts';
import { importColumnOf, tradeImportExtensions } from '../../../contract/extensions/trade/trade-import-extensions.ts';
import { importColumns, type ImportAct } from '../../../domain/trade/imports/import-columns.ts';
import { importFaults } from '../../../domain/trade/imports/import-row.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { TypedTradeForm } from '../../../domain/trade/shared/trade-application.ts';
import type { WireClient } from '../wire-client.ts';
import { refusalOfOne } from './refusal-of-one.ts';
import { checksOf, formToWire, limitOf, rowOf } from './wire-trade-desk.ts';

type SheetWire = AnswerOf<typeof tradeImportExtensions.tradeSheetRead>;
type RowWire = SheetWire['rows'][number];
type ResultWire = AnswerOf<typeof tradeImportExtensions.tradeDraftsSubmitted>['results'][number];

export const fileOf = ({ fileName, mimeType, fileContent }: MadeFileWire): MadeFile => ({
  name: fileName,
  address: `data:${mimeType};base64,${fileContent}`,
});

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

/** Why a sheet cannot be used; a reason that is not known here counts as unreadable. */
function troubleOf({
  trouble,
  missing,
  most,
}: SheetWire): Extract<ReadSheetOutcome, { read: false }>['trouble'] | undefined {
  if (trouble === null || trouble === undefined) return undefined;
  if (trouble === 'no-headings' || trouble === 'no-rows' || trouble === 'encrypted') return { because: trouble };
  if (trouble === 'headings-missing')
    return { because: trouble, missing: (missing ?? []).flatMap((name) => importColumnOf(name) ?? []) };
  return trouble === 'too-many-rows' && typeof most === 'number'
    ? { because: trouble, most }
    : { because: 'unreadable' };
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
    return fileOf(await this.#client.send(tradeImportExtensions.tradeSheetTemplate, { act, instrumentKind }));
  }

  async read({ act, kind: instrumentKind, fileId: pkFile, holdingId }: SheetAsked): Promise<ReadSheetOutcome> {
    try {
      const answer = await this.#client.send(tradeImportExtensions.tradeSheetRead, {
        act,
        instrumentKind,
        pkFile,
        holdingId,
      });
      const trouble = troubleOf(answer);
      if (trouble) return { read: false, trouble };
      return {
        read: true,
        rows: answer.rows.map(readRowOf),
        obstacles: checksOf(answer.obstacles),
        limit: limitOf(answer.limit),
        unread: { sheets: answer.unreadSheets, hiddenRows: answer.hiddenRows },
        faultyRows: answer.file ? fileOf(answer.file) : undefined,
      };
    } catch (fault) {
      if (!(fault instanceof PortFault)) throw fault;
      if (fault.detail.code === 'FILE_MISSING') return { read: false, trouble: { because: 'file-missing' } };
      if (fault.kind === 'not-found') return { read: false, trouble: { because: 'not-read' } };
      throw fault;
    }
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
