import type { Money } from '../../money/money.ts';

/** Steps of an invoice from order to delivery, in their order (document 1, section 4). */
export const journeySteps = ['to-be-invoiced', 'invoicing', 'invoiced', 'posted'] as const;
export type JourneyStep = (typeof journeySteps)[number];

export const processStates = ['WAIT_INVOICE', 'DEAL_INVOICE', 'DONE_INVOICE', 'DONE_EXPRESS'] as const;
export type ProcessState = (typeof processStates)[number];

const stepOf: Readonly<Record<ProcessState, number>> = {
  WAIT_INVOICE: 0,
  DEAL_INVOICE: 1,
  DONE_INVOICE: 2,
  DONE_EXPRESS: 3,
};

/** State of a step: done, current, or next. */
export type JourneyStepState = 'done' | 'now' | 'next';

/**
 * Steps of an invoice with their states; undefined for an unknown process state. The last step is done once reached.
 */
export function journeyProgress(
  processState: string,
): readonly { readonly step: JourneyStep; readonly state: JourneyStepState }[] | undefined {
  const known = processStates.find((state) => state === processState);
  if (known === undefined) return undefined;
  const current = stepOf[known];
  const last = journeySteps.length - 1;
  return journeySteps.map((step, index) => ({
    step,
    state: index < current || (index === current && index === last) ? 'done' : index === current ? 'now' : 'next',
  }));
}

/** Types of invoices: on paper, electronic, and digital (QD), each general or special (document 1, section 4). */
export const journeyInvoiceTypes = [
  'GENERAL',
  'SPECIAL',
  'GENERAL_ELEC',
  'SPECIAL_ELEC',
  'QD_GENERAL',
  'QD_SPECIAL',
] as const;
export type JourneyInvoiceType = (typeof journeyInvoiceTypes)[number];

const electronic: Readonly<Record<JourneyInvoiceType, boolean>> = {
  GENERAL: false,
  SPECIAL: false,
  GENERAL_ELEC: true,
  SPECIAL_ELEC: true,
  QD_GENERAL: true,
  QD_SPECIAL: true,
};

export function journeyInvoiceType(code: string): JourneyInvoiceType | undefined {
  return journeyInvoiceTypes.find((type) => type === code);
}

/** Whether an invoice has a PDF to show: one of the four electronic types, with an address (checklist F-184). */
export function showsPdf(type: string, address: string): boolean {
  const known = journeyInvoiceType(type);
  return known !== undefined && electronic[known] && address !== '';
}

/** A tracking line of the carrier. */
export interface ExpressLine {
  readonly remark: string;
  /** Time as the carrier writes it. */
  readonly at: string;
}

/** One invoice with its progress. Days are ISO dates; unknown texts are empty. */
export interface InvoiceJourney {
  readonly invoiceNumber: string;
  readonly processState: string;
  /** Wire code. */
  readonly type: string;
  /** Name on the wire for a type that this portal does not know. */
  readonly typeName: string;
  readonly total: Money | undefined;
  readonly businessDay: string;
  readonly importedOn: string;
  readonly madeOn: string;
  readonly postedOn: string;
  readonly express: readonly ExpressLine[];
  /** Businesses that share the invoice. */
  readonly businessNumbers: readonly string[];
  /** Address of its PDF; empty for none. */
  readonly pdfAddress: string;
}
