import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { HeldAgreement } from '../../../domain/evidence/materials/held-agreement.ts';
import type { ProductCode } from '../../../domain/products/shared/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { dateTime } from '../../../words/format.ts';

export interface HeldView {
  readonly kind: 'withdrawn' | 'to-sign';
  readonly product: ProductCode;
  readonly words: Message;
}

/** The same words as of a submission that was refused for it. */
export function heldView({ product, standing }: HeldAgreement): HeldView {
  return { kind: standing.kind, product, words: standing.kind === 'withdrawn' ? message('check.agreement-withdrawn', { when: shanghaiDate(standing.at) }) : message('check.agreement-to-sign', { when: dateTime(standing.deadline) }) };
}
