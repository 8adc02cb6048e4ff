import type { Money } from '../../money/money.ts';

/** The steps of an invoice on its way, in their order (document 1, section 4). */
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

/**
 * The kinds of invoices on a journey: on paper, electronic, and digital (QD), each general or special (document 1,
 * section 4).
 */
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

/** Whether an invoice is read as a PDF: the four electronic kinds are, where there is one (checklist F-184). */
export function showsPdf(type: string, address: string): boolean {
  const known = journeyInvoiceType(type);
  return known !== undefined && electronic[known] && address !== '';
}

/** A line of the carrier's. */
export interface ExpressLine {
  readonly remark: string;
  /** As the carrier writes it. */
  readonly at: string;
}

/** One invoice on its way. Days are ISO dates; an empty text is what nobody has said. */
export interface InvoiceJourney {
  readonly invoiceNumber: string;
  readonly processState: string;
  /** As the wire codes it. */
  readonly type: string;
  /** What the wire calls a type that this portal does not know. */
  readonly typeName: string;
  readonly total: Money | undefined;
  readonly businessDay: string;
  readonly importedOn: string;
  readonly madeOn: string;
  readonly postedOn: string;
  readonly express: readonly ExpressLine[];
  /** Businesses that were put on one invoice. */
  readonly businessNumbers: readonly string[];
  /** Where its PDF can be read; empty where there is none. */
  readonly pdfAddress: string;
}
