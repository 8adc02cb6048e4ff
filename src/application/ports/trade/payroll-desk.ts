import type { Money } from '../../../domain/money/money.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { MaskedPerson, WholeNumbers } from '../../../domain/trade/payroll/payroll.ts';
import type { PayrollColumn, PayrollFault } from '../../../domain/trade/payroll/payroll-sheet.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { MadeFile } from '../made-file.ts';
import type { UnusedSheet } from './unused-sheet.ts';

/** One thing that is wrong with a row of a sheet of people. `unknown`: something that this portal has no words for. */
export interface PayrollRowProblem {
  /** Number of the row in the sheet, counted from 1. */
  readonly row: number;
  /** Name of the person; empty where it could not be read. */
  readonly name: string;
  /** What the cell has, with long numbers masked; empty for an empty cell. */
  readonly value: string;
  /** Undefined for a column that is not known here. */
  readonly column: PayrollColumn | undefined;
  readonly because: PayrollFault | 'unknown';
  /** The earlier row that has the same; undefined for other faults. */
  readonly sameAs: number | undefined;
}

/** Outcome of reading a sheet of people. */
export type PayrollSheetOutcome =
  | {
      readonly read: true;
      /** Id of the kept list; undefined where a row has a fault, and nothing is kept. */
      readonly payrollId: string | undefined;
      /** Number of rows that were read, and the sum of those without a fault. */
      readonly rows: number;
      readonly total: Money;
      /** The people of the kept list. */
      readonly people: readonly MaskedPerson[];
      readonly problems: readonly PayrollRowProblem[];
      readonly unread: UnreadParts;
      /** The faulty rows by their numbers; undefined where there are none. */
      readonly faultyRows: MadeFile | undefined;
    }
  | UnusedSheet<PayrollColumn>;

/** The payroll of an application, or of the instrument that it issued. */
export type WhichPayroll = { readonly applicationId: string } | { readonly instrumentId: string };

/** A payroll with its people, as everybody reads it. */
export interface Payroll {
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; empty for none. */
  readonly period: string;
  readonly total: Money;
  readonly people: readonly MaskedPerson[];
  /** Whether the list was removed, because no application used it for 90 days; it has no people then. */
  readonly isRemoved: boolean;
  /** Whether the reader may see the whole numbers of one person at a time. */
  readonly mayReveal: boolean;
}

/** People whose wages a credit pays (decision 0214). Throws `PortFault`. */
export interface PayrollDesk {
  /** The sheet to be filled in. */
  template(kind: InstrumentKind): Promise<MadeFile>;
  /** Reads a sheet that has arrived, and keeps its people where no row has a fault. */
  keep(kind: InstrumentKind, fileId: string): Promise<PayrollSheetOutcome>;
  payroll(which: WhichPayroll, signal?: AbortSignal): Promise<Payroll>;
  /** The whole numbers of one person, counted from 1. Each call is recorded. */
  numbers(which: WhichPayroll, person: number): Promise<WholeNumbers>;
}
