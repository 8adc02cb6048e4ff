import { moneyToText } from '../../../../domain/money/money.ts';
import type { LimitTerms } from '../../../../domain/trade/shared/limit-request.ts';
import type { Say } from '../../../../words/use-words.ts';

/** The differences between two terms of a limit, in words; a new limit has no previous terms. */
export function changeWords(before: LimitTerms | undefined, after: LimitTerms, say: Say): string {
  if (!before) return say('limits.granted', { total: moneyToText(after.total), until: after.validUntil });
  const parts = [
    before.total.fen !== after.total.fen &&
      say('limits.change-total', { before: moneyToText(before.total), after: moneyToText(after.total) }),
    before.validFrom !== after.validFrom &&
      say('limits.change-from', { before: before.validFrom, after: after.validFrom }),
    before.validUntil !== after.validUntil &&
      say('limits.change-until', { before: before.validUntil, after: after.validUntil }),
    before.isRevolving !== after.isRevolving && say('limits.change-revolving', { isRevolving: after.isRevolving }),
  ];
  return parts.filter((part) => part !== false).join(say('formats.clause-separator'));
}
