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
import type { MadeFile } from '../made-file.ts';
import type { TradeRefusal } from './trade-desk.ts';
import type { UnusedSheet } from './unused-sheet.ts';

/** One thing that is wrong with a row. `unknown`: something that this portal has no words for. */
export type ReadProblem = {
  /** Undefined for a column that is not known here. */
  readonly column: ImportColumn | undefined;
} & ({ readonly because: ImportFault | 'unknown' } | { readonly because: 'rule'; readonly check: RuleCheck });

/** A row of a sheet that was read, as the rules judge it. */
export interface ReadRow {
  /** Its number in the sheet, counted from 1. */
  readonly row: number;
  /** Texts of its cells by column; empty for an empty cell. */
  readonly texts: Readonly<Record<ImportColumn, string>>;
  readonly form: TypedTradeForm;
  /** Undefined for a payee that is not known. */
  readonly payee: TradeParty | undefined;
  readonly problems: readonly ReadProblem[];
  /** Rules that hold, with something to know. */
  readonly notes: readonly RuleCheck[];
  /** Number of the earlier row that asks for the same; undefined for none. */
  readonly sameAs: number | undefined;
  /** What the row became within the last 30 days; undefined for a row that is new. */
  readonly before: EarlierImport | undefined;
  /** Number of applications from rows which asked for the same within the last 30 days. */
  readonly timesBefore: number;
}

/** Outcome of reading a sheet. Nothing of it is kept. */
export type ReadSheetOutcome =
  | {
      readonly read: true;
      readonly rows: readonly ReadRow[];
      /** Rules about the company that no row can meet at present. */
      readonly obstacles: readonly RuleCheck[];
      /** Limit of the issuer; undefined for none, and for a transfer. */
      readonly limit: JudgedForm['limit'];
      readonly unread: UnreadParts;
      /** The faulty rows alone, to be corrected and given again; undefined where there are none. */
      readonly faultyRows: MadeFile | undefined;
    }
  | UnusedSheet<ImportColumn>;

/** A draft that was made from a row. */
export interface MadeDraft {
  readonly applicationId: string;
  readonly number: string;
  readonly version: number;
}

/** A form that is to become a draft. */
export interface DraftAsked {
  readonly form: TypedTradeForm;
  /** Number of applications from rows which ask for the same that may exist already. */
  readonly mayFollow: number;
}

/** Drafts in the order of their forms, and the forms of which none was made, by their places. */
export interface MadeDrafts {
  readonly drafts: readonly MadeDraft[];
  readonly earlier: readonly { readonly place: number; readonly before: EarlierImport; readonly timesBefore: number }[];
}

/** Outcome of a draft that was submitted with others. */
export interface SubmittedDraft {
  readonly applicationId: string;
  /** The application as it is now; undefined where it was refused. */
  readonly application: TradeApplicationRow | undefined;
  readonly refusal: TradeRefusal | undefined;
}

/** The sheet that is read: whose rows they are, and for what. */
export interface SheetAsked {
  readonly act: ImportAct;
  readonly kind: InstrumentKind;
  readonly fileId: string;
  /** Holding of a transfer. */
  readonly holdingId?: string | undefined;
}

/** Filling in forms from a sheet, and many drafts at once (decision 0210). Throws `PortFault`. */
export interface ImportDesk {
  /** The sheet to be filled in. */
  template(act: ImportAct, kind: InstrumentKind): Promise<MadeFile>;
  /** Reads a sheet that has arrived. */
  read(asked: SheetAsked): Promise<ReadSheetOutcome>;
  /**
   * Keeps forms of issues as drafts, without those that somebody has imported meanwhile. Under one key they are made
   * once.
   */
  keep(kind: InstrumentKind, asked: readonly DraftAsked[], key: string): Promise<MadeDrafts>;
  /** Submits drafts, each for itself. Under one key each is submitted once. */
  submit(
    drafts: readonly Pick<MadeDraft, 'applicationId' | 'version'>[],
    key: string,
  ): Promise<readonly SubmittedDraft[]>;
}
