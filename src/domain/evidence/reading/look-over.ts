import { amountFrom, type InvoiceAmount } from '../invoice/invoice-amounts.ts';
import { invoiceFieldProblems } from '../invoice/invoice-problems.ts';
import type { Invoice } from '../invoice/invoice.ts';
import type { Money } from '../../money/money.ts';
import { isUnderWay, type FileReading } from './file-reading.ts';

/**
 * How far a document that machines read has come on its way past the clerk's eyes. `to-check`: something speaks against
 * it, or is missing. `confirmable`: everything is there and every check holds. `checked`: somebody has said so.
 */
export type CheckStanding = 'reading' | 'to-check' | 'confirmable' | 'checked';

export interface LookedOver {
  /** Undefined where nobody reads it. */
  readonly reading: FileReading | undefined;
  /** It was returned, and nothing of it has changed since: looking at it is not enough. */
  readonly toMend: boolean;
  /** Nothing is missing, wrong, unsaved, given twice, or left from an earlier file. */
  readonly complete: boolean;
  /** Every field that was read says what the paper says. */
  readonly asRead: boolean;
  /** Somebody has confirmed exactly what stands there, with exactly these files. */
  readonly confirmed: boolean;
}

/**
 * How a document stands (checklist F-222: what was read is checked, the user decides). Confidence decides nothing: a
 * field that only one source guessed keeps its document from being confirmed with the others as much as one that fails
 * a check. Undefined where nothing is read.
 */
export function checkStanding({ reading, toMend, complete, asRead, confirmed }: LookedOver): CheckStanding | undefined {
  if (reading === undefined) return undefined;
  if (toMend) return 'to-check';
  if (isUnderWay(reading)) return complete && confirmed ? 'checked' : 'reading';
  if (!complete) return 'to-check';
  // What nobody could read was typed by whoever looked at it.
  if (confirmed || reading.state !== 'read') return 'checked';
  return asRead && reading.document.fields.every(({ doubts }) => doubts.length === 0) ? 'confirmable' : 'to-check';
}

/** Three amounts of which one does not agree with the others. */
export interface SumMending {
  readonly field: InvoiceAmount;
  /** What it would be by the two others. */
  readonly value: Money;
  /** Amount and tax together less the total: above nought where they come to more. */
  readonly excess: Money;
}

/** Among equally trusted amounts the tax is misread most often: it is the shortest, and stamps cover it. */
const likelihood: readonly InvoiceAmount[] = ['tax', 'amountExcludingTax', 'total'];

/**
 * Which amount is the likeliest to be wrong where the three do not add up, and what it would be by the others: the
 * least trusted one. Undefined where they add up, where one is missing, and where no invoice could say what follows.
 *
 * @param distrust 0 for what is trusted most.
 */
export function sumMending(invoice: Invoice, distrust: (field: InvoiceAmount) => number): SumMending | undefined {
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
