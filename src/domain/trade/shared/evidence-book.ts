import { bookOfProduct, type OpenBook } from '../../evidence/shared/book-policies.ts';
import { productOfInstrument, type Instrument } from './instrument.ts';

/**
 * Book of the evidence packages that a holder makes of an instrument (checklist F-185, X-16). A payroll's credit is in
 * the book of labourers for the labour company that pays the people. A later holder pays nobody by it, and may not know
 * the people, so that its packages are those of the product. Undefined where the product has no book.
 */
export const bookOfHeld = (
  { kind, isPayroll, payeeId }: Pick<Instrument, 'kind' | 'isPayroll' | 'payeeId'>,
  holderId: string,
): OpenBook | undefined => (isPayroll && holderId === payeeId ? 'labourer' : bookOfProduct(productOfInstrument[kind]));
