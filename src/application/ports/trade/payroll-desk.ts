import type { Money } from '../../../domain/money/money.ts';
import type { UnreadParts } from '../../../domain/sheets/sheet-table.ts';
import type { MaskedPerson, WholeNumbers } from '../../../domain/trade/payroll/payroll.ts';
import type { PayrollColumn, PayrollFault } from '../../../domain/trade/payroll/payroll-sheet.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';
import type { GeneratedFile } from '../generated-file.ts';
import type { UnusedSheet } from './unused-sheet.ts';

/** A problem of a row of a payroll sheet. `unknown`: a problem that this portal does not know. */
export interface PayrollRowProblem {
  /** Row number in the sheet; counts from 1. */
  readonly row: number;
  /** Name of the person; empty where it is unreadable. */
  readonly name: string;
  /** Content of the cell, with long numbers masked; empty for an empty cell. */
  readonly value: string;
  /** Undefined for a column that this portal does not know. */
  readonly column: PayrollColumn | undefined;
  readonly because: PayrollFault | 'unknown';
  /** For a duplicate, the number of the earlier row; undefined for other problems. */
  readonly sameAs: number | undefined;
}

/** Result of reading a payroll sheet. */
export type PayrollSheetOutcome =
  | {
      readonly read: true;
      /** Id of the saved payroll; undefined where a row has a problem and nothing was saved. */
      readonly payrollId: string | undefined;
      /** Number of rows, and the sum of the rows without problems. */
      readonly rows: number;
      readonly total: Money;
      /** People of the saved payroll. */
      readonly people: readonly MaskedPerson[];
      readonly problems: readonly PayrollRowProblem[];
      readonly unread: UnreadParts;
      /** A sheet that lists the faulty rows by their numbers; undefined where there are none. */
      readonly faultyRows: GeneratedFile | undefined;
    }
  | UnusedSheet<PayrollColumn>;

/** Identifies a payroll by its application, or by the instrument that the application issued. */
export type WhichPayroll = { readonly applicationId: string } | { readonly instrumentId: string };

/** A payroll with masked data of its people. */
export interface Payroll {
  readonly project: string;
  /** Month of the wages, `YYYY-MM`; empty for none. */
  readonly period: string;
  readonly total: Money;
  readonly people: readonly MaskedPerson[];
  /** Whether the people were deleted, because no application used the payroll for 90 days. */
  readonly isRemoved: boolean;
  /** Whether the user may unmask the numbers of one person at a time. */
  readonly mayReveal: boolean;
}

/** Payrolls: people whose wages a credit pays (decision 0214). Throws `PortFault`. */
export interface PayrollDesk {
  /** The empty sheet to fill in. */
  template(kind: InstrumentKind): Promise<GeneratedFile>;
  /** Reads an uploaded sheet, and saves its people where no row has a problem. */
  keep(kind: InstrumentKind, fileId: string): Promise<PayrollSheetOutcome>;
  payroll(which: WhichPayroll, signal?: AbortSignal): Promise<Payroll>;
  /** Unmasked numbers of one person; `person` counts from 1. Each call is recorded. */
  numbers(which: WhichPayroll, person: number): Promise<WholeNumbers>;
}
