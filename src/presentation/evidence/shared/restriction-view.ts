import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import type { BusinessRestriction } from '../../../domain/parties/business-restriction.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Failure } from '../../shared/failure.ts';
import { dateTime } from '../../../words/format.ts';

export interface RestrictionView {
  readonly kind: BusinessRestriction['kind'];
  readonly product: ProductCode | undefined;
  readonly words: Message;
  /** Names of the colleagues who can object, for a user who cannot. Only a violation can be objected to. */
  readonly objectors?: readonly string[];
  /** Whether the user can object. */
  readonly mayObject?: boolean;
}

const restrictionCodes: ReadonlySet<string> = new Set([
  'MEMBER_VIOLATING',
  'BUSINESS_BARRED',
  'AGREEMENT_WITHDRAWN',
  'AGREEMENT_TO_SIGN',
]);

/** Whether a refusal says that the company may begin no business at present. */
export const isRestrictionFailure = (failure: Pick<Failure, 'code'> | undefined): boolean =>
  restrictionCodes.has(failure?.code ?? '');

function restrictionWords(reason: BusinessRestriction): Message {
  switch (reason.kind) {
    case 'violating':
      return message('held.violating', { from: reason.from });
    case 'barred':
      return message('held.barred');
    case 'withdrawn':
      return message('held.agreement-withdrawn', { when: shanghaiDate(reason.at) });
    case 'to-sign':
      return message('held.agreement-to-sign', { when: dateTime(reason.deadline) });
  }
}

/**
 * Words the restriction on a package, and what the user can do about it. A submission that was refused for it shows the
 * same words.
 */
export function restrictionView(
  { product, because, objectors }: PackageRestriction,
  who: { readonly isMain?: boolean | undefined } | undefined,
): RestrictionView {
  const words = restrictionWords(because);
  if (because.kind !== 'violating') return { kind: because.kind, product, words };
  const mayObject = who?.isMain === true;
  return { kind: because.kind, product, words, mayObject, objectors: mayObject ? [] : objectors };
}
