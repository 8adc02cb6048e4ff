import { amountFrom, type InvoiceAmount } from '../invoice/invoice-amounts.ts';
import { invoiceFieldProblems } from '../invoice/invoice-problems.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { Money } from '../../money/money.ts';
import { isUnderWay, type FileReading } from './file-reading.ts';

/**
 * Status of checking an automatically read document. `to-check`: a field is missing or doubtful. `confirmable`: all
 * fields are present and all checks pass. `checked`: a user has confirmed it.
 */
export type CheckStatus = 'reading' | 'to-check' | 'confirmable' | 'checked';

export interface CheckFacts {
  /** Undefined where the file is not read. */
  readonly reading: FileReading | undefined;
  /** Whether the document was returned and is unchanged since, so that checking is not enough. */
  readonly toMend: boolean;
  /** Whether no field is missing, wrong, unsaved, repeated, or left from an earlier file. */
  readonly complete: boolean;
  /** Whether every field still has the value that was read. */
  readonly asRead: boolean;
  /** Whether a user has confirmed exactly these values and files. */
  readonly confirmed: boolean;
}

/**
 * Check status of a document (checklist F-222: the user decides about read values). A field that a single source
 * guessed blocks the confirmation as much as a failed check. Undefined where the file is not read.
 */
export function checkStatusOf({ reading, toMend, complete, asRead, confirmed }: CheckFacts): CheckStatus | undefined {
  if (reading === undefined) return undefined;
  if (toMend) return 'to-check';
  if (isUnderWay(reading)) return complete && confirmed ? 'checked' : 'reading';
  if (!complete) return 'to-check';
  // An unreadable document was typed by a user, who has thereby checked it.
  if (confirmed || reading.state !== 'read') return 'checked';
  return asRead && reading.document.fields.every(({ doubts }) => doubts.length === 0) ? 'confirmable' : 'to-check';
}

/** Suggested correction of three amounts that do not add up. */
export interface SumCorrection {
  readonly field: InvoiceAmount;
  /** The value that follows from the two others. */
  readonly value: Money;
  /** Amount plus tax minus total. */
  readonly excess: Money;
}

/** Among equally trusted amounts the tax is misread most often: it is the shortest, and stamps cover it. */
const likelihood: readonly InvoiceAmount[] = ['tax', 'amountExcludingTax', 'total'];

/**
 * Suggests a correction of the least trusted amount where the three do not add up. Undefined where they add up, where
 * one is missing, and where the corrected amount would be invalid.
 *
 * @param distrust 0 for the most trusted amount.
 */
export function sumCorrectionOf(
  invoice: Invoice,
  distrust: (field: InvoiceAmount) => number,
): SumCorrection | undefined {
  const { amountExcludingTax, tax, total } = invoice;
  if (
    !amountExcludingTax ||
    !tax ||
    !total ||
    !invoiceFieldProblems(invoice).some(({ because }) => because === 'does-not-add-up')
  )
    return undefined;
  const [field] = likelihood.toSorted((a, b) => distrust(b) - distrust(a));
  const value = field && amountFrom(field, invoice);
  return field && value ? { field, value, excess: { fen: amountExcludingTax.fen + tax.fen - total.fen } } : undefined;
}
