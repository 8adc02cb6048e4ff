import type { LicenceSlot } from './licence-slots.ts';

/** A reviewer's result for a slot; UNKNOWN before the review (document 2, section 4, review result). */
export type SlotResult = 'PASS' | 'NOPASS' | 'UNKNOWN';

export interface SlotVerdict {
  readonly slot: LicenceSlot;
  readonly result: 'PASS' | 'NOPASS';
  /** Empty where it passes. */
  readonly reason: string;
}

/** Maximum length of a reason, in characters. */
export const maxReasonCharacters = 500;

export type VerdictProblem =
  | { readonly because: 'unmarked'; readonly slot: LicenceSlot }
  | { readonly because: 'no-reason'; readonly slot: LicenceSlot }
  | { readonly because: 'nothing-returned' | 'returned' | 'not-asked' };

/**
 * Why a decision is invalid; undefined where it is valid. Passing needs every slot marked as passed. Returning needs at
 * least one returned slot, each with a reason.
 */
export function verdictProblem(
  asked: readonly LicenceSlot[],
  verdicts: readonly SlotVerdict[],
  decision: 'pass' | 'return',
): VerdictProblem | undefined {
  const named = new Set(verdicts.map(({ slot }) => slot));
  if (verdicts.some(({ slot }) => !asked.includes(slot)) || named.size !== verdicts.length)
    return { because: 'not-asked' };
  const wordless = verdicts.find(({ result, reason }) => result === 'NOPASS' && reason.trim() === '');
  if (wordless) return { because: 'no-reason', slot: wordless.slot };
  const isReturning = verdicts.some(({ result }) => result === 'NOPASS');
  if (decision === 'return') return isReturning ? undefined : { because: 'nothing-returned' };
  if (isReturning) return { because: 'returned' };
  const unmarked = asked.find((slot) => !named.has(slot));
  return unmarked === undefined ? undefined : { because: 'unmarked', slot: unmarked };
}

/** A reason as the back end writes it: `@@` separates lines, `##` clauses of one line (document 2, section 8). */
export function reasonLines(reason: string): readonly string[] {
  return reason
    .split('@@')
    .map((line) =>
      line
        .split('##')
        .map((clause) => clause.trim())
        .filter((clause) => clause !== '')
        .join('；'),
    )
    .filter((line) => line !== '');
}
