import type { ImportAct, ImportColumn } from '../../../domain/trade/imports/import-columns.ts';
import type { EarlierImport } from '../../../domain/trade/imports/import-identity.ts';
import type { ImportFault } from '../../../domain/trade/imports/import-row.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { RuleCheck } from '../../../domain/trade/shared/rule-check.ts';
import type {
  JudgedForm,
  TradeApplicationRow,
  TradeParty,
  TypedTradeForm,
} from '../../../domain/trade/shared/trade-application.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { TradeRefusal } from './trade-desk.ts';
import type { UnusedSheet } from './unused-sheet.ts';

/** A problem of a row. `unknown`: a problem that this portal does not know. */
export type ReadProblem = {
  /** Undefined for a column that this portal does not know. */
  readonly column: ImportColumn | undefined;
} & ({ readonly because: ImportFault | 'unknown' } | { readonly because: 'rule'; readonly check: RuleCheck });

/** A row of the sheet, checked against the rules. */
export interface ReadRow {
  /** Row number in the sheet; counts from 1. */
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<ImportColumn, string>>;
  readonly form: TypedTradeForm;
  /** Undefined for an unknown payee. */
  readonly payee: TradeParty | undefined;
  readonly problems: readonly ReadProblem[];
  /** Rules that pass, but with information for the user. */
  readonly notes: readonly RuleCheck[];
  /** Row number of an earlier row with the same content; undefined for none. */
  readonly sameAs: number | undefined;
  /** Result of an import of the same row within the last 30 days; undefined for a new row. */
  readonly before: EarlierImport | undefined;
  /** Number of applications within the last 30 days from rows with the same content. */
  readonly timesBefore: number;
}

/** Result of reading a sheet. Nothing is stored. */
export type ReadSheetOutcome =
  | {
      readonly read: true;
      readonly rows: readonly ReadRow[];
      /** Rules about the company that make every row fail at present. */
      readonly obstacles: readonly RuleCheck[];
      /** Limit of the issuer; undefined for a transfer, and where there is no limit. */
      readonly limit: JudgedForm['limit'];
      readonly unread: UnreadParts;
      /** A sheet of the faulty rows alone, to correct and upload again; undefined where there are none. */
      readonly faultyRows: GeneratedFile | undefined;
    }
  | UnusedSheet<ImportColumn>;

/** A draft created from a row. */
export interface MadeDraft {
  readonly applicationId: string;
  readonly number: string;
  readonly version: number;
}

/** A form from which a draft is to be created. */
export interface DraftAsked {
  readonly form: TypedTradeForm;
  /** Number of earlier applications with the same content that the user has accepted. */
  readonly mayFollow: number;
}

/**
 * Created drafts in the order of their forms. `earlier`: forms for which none was created, with their positions in the
 * request.
 */
export interface MadeDrafts {
  readonly drafts: readonly MadeDraft[];
  readonly earlier: readonly { readonly place: number; readonly before: EarlierImport; readonly timesBefore: number }[];
}

/** Result of submitting one of several drafts. */
export interface SubmittedDraft {
  readonly applicationId: string;
  /** The application as it is now; undefined where it was refused. */
  readonly application: TradeApplicationRow | undefined;
  readonly refusal: TradeRefusal | undefined;
}

/** The sheet to read, and what its rows are for. */
export interface SheetAsked {
  readonly act: ImportAct;
  readonly kind: InstrumentKind;
  readonly fileId: string;
  /** The holding to transfer; undefined for issues. */
  readonly holdingId?: string | undefined;
}

/** Import of forms from a sheet, and creation of many drafts at once (decision 0210). Throws `PortFault`. */
export interface ImportDesk {
  /** The empty sheet to fill in. */
  template(act: ImportAct, kind: InstrumentKind): Promise<GeneratedFile>;
  /** Reads an uploaded sheet. */
  read(asked: SheetAsked): Promise<ReadSheetOutcome>;
  /**
   * Saves forms of issues as drafts, except those that another user has imported meanwhile. Repeated calls with the
   * same `key` create them once.
   */
  keep(kind: InstrumentKind, asked: readonly DraftAsked[], key: string): Promise<MadeDrafts>;
  /** Submits the drafts one by one, each with its own result. Repeated calls with the same `key` submit each once. */
  submit(
    drafts: readonly Pick<MadeDraft, 'applicationId' | 'version'>[],
    key: string,
  ): Promise<readonly SubmittedDraft[]>;
}
