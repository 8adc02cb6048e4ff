import { bookOfProduct, type OpenBook } from '../../evidence/shared/book-policies.ts';
import { productOfInstrument, type Instrument } from './instrument.ts';

/**
 * Book of a holder's evidence packages for an instrument (checklist F-185, X-16). A payroll credit is in the labourer
 * book for the labour company that pays the people. Later holders do not pay the people and may not know them, so their
 * packages are in the product's book. Undefined where the product has no book.
 */
export const bookOfHeld = (
  { kind, isPayroll, payeeId }: Pick<Instrument, 'kind' | 'isPayroll' | 'payeeId'>,
  holderId: string,
): OpenBook | undefined => (isPayroll && holderId === payeeId ? 'labourer' : bookOfProduct(productOfInstrument[kind]));
