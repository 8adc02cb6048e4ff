import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { BusinessRestriction } from '../../../domain/parties/business-restriction.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Failure } from '../../shared/failure.ts';
import { dateTime } from '../../../words/format.ts';

export interface HeldView {
  readonly kind: BusinessRestriction['kind'];
  readonly product: ProductCode | undefined;
  readonly words: Message;
  /** Names of those who can object, for a colleague who cannot; none where it is no matter of standing. */
  readonly objectors?: readonly string[];
  /** Whether whoever looks can object. */
  readonly mayObject?: boolean;
}

const heldCodes: ReadonlySet<string> = new Set([
  'MEMBER_VIOLATING',
  'BUSINESS_BARRED',
  'AGREEMENT_WITHDRAWN',
  'AGREEMENT_TO_SIGN',
]);

/** Whether a refusal says that the company may begin no business at present. */
export const isHeldBack = (failure: Pick<Failure, 'code'> | undefined): boolean => heldCodes.has(failure?.code ?? '');

function wordsOf(because: BusinessRestriction): Message {
  switch (because.kind) {
    case 'violating':
      return message('held.violating', { from: because.from });
    case 'barred':
      return message('held.barred');
    case 'withdrawn':
      return message('held.agreement-withdrawn', { when: shanghaiDate(because.at) });
    case 'to-sign':
      return message('held.agreement-to-sign', { when: dateTime(because.deadline) });
  }
}

/**
 * What keeps a package back, and what somebody can do about it; in the same words as a submission that was refused for
 * it.
 */
export function heldView(
  { product, because, objectors }: PackageRestriction,
  who: { readonly isMain?: boolean | undefined } | undefined,
): HeldView {
  const words = wordsOf(because);
  if (because.kind !== 'violating') return { kind: because.kind, product, words };
  const mayObject = who?.isMain === true;
  return { kind: because.kind, product, words, mayObject, objectors: mayObject ? [] : objectors };
}
