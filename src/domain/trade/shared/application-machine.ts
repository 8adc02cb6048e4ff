import type { StepPolicy } from './application-policy.ts';

/**
 * States of a business application. `REFUSED_BY_RULE`: a rule failed at the final approval, and the maker can correct
 * it.
 */
export const tradeStates = [
  'DRAFT',
  'WAITING',
  'RETURNED',
  'REFUSED_BY_RULE',
  'EFFECTIVE',
  'REJECTED',
  'WITHDRAWN',
  'LAPSED',
] as const;
export type TradeState = (typeof tradeStates)[number];

export const isTradeState = (text: string): text is TradeState => (tradeStates as readonly string[]).includes(text);

/** States in which the maker can change an application and submit it. */
export const editableStates: readonly TradeState[] = ['DRAFT', 'RETURNED', 'REFUSED_BY_RULE'];
/** States of applications that can still take effect. */
export const openStates: readonly TradeState[] = [...editableStates, 'WAITING'];

/** States of applications that were sent back to their maker. */
export const returnedStates: readonly TradeState[] = ['RETURNED', 'REFUSED_BY_RULE'];
export const isReturned = (state: TradeState): boolean => returnedStates.includes(state);

/** Progress of an application. */
export interface Progress {
  readonly state: TradeState;
  /** Required steps; fixed at the submission. */
  readonly steps: readonly StepPolicy[];
  /** Index of the current step, or of the next one where none is waiting. */
  readonly step: number;
}

/** The step that an application waits for; undefined in all other states. */
export function waitingStep({ state, steps, step }: Progress): StepPolicy | undefined {
  return state === 'WAITING' ? steps[step] : undefined;
}

export const tradeDecisions = ['approve', 'return', 'reject'] as const;
export type TradeDecision = (typeof tradeDecisions)[number];

/**
 * Progress after a submission. An application without steps is effective at once. Undefined where it is not editable.
 */
export function submittedProgress(
  { state }: Pick<Progress, 'state'>,
  steps: readonly StepPolicy[],
): Progress | undefined {
  if (!editableStates.includes(state)) return undefined;
  return { state: steps.length === 0 ? 'EFFECTIVE' : 'WAITING', steps, step: 0 };
}

/** Progress after a decision about the waiting step; undefined where no step waits. */
export function decidedProgress(progress: Progress, decision: TradeDecision): Progress | undefined {
  if (waitingStep(progress) === undefined) return undefined;
  if (decision === 'return') return { ...progress, state: 'RETURNED', step: 0 };
  if (decision === 'reject') return { ...progress, state: 'REJECTED' };
  const step = progress.step + 1;
  return { ...progress, step, state: step === progress.steps.length ? 'EFFECTIVE' : 'WAITING' };
}

/** Progress after a withdrawal or the end of its time; undefined where the application is no longer open. */
export function closedProgress(progress: Progress, by: 'WITHDRAWN' | 'LAPSED'): Progress | undefined {
  return openStates.includes(progress.state) ? { ...progress, state: by } : undefined;
}

/** Progress after a rule failed at the final approval. `isMendable`: whether the maker can correct it. */
export function refusedProgress(progress: Progress, isMendable: boolean): Progress {
  return { ...progress, state: isMendable ? 'REFUSED_BY_RULE' : 'LAPSED', step: 0 };
}

/** Whether an application has reservations in this state. A draft has none; the submission reserves. */
export function isReserving(state: TradeState): boolean {
  return state === 'WAITING' || state === 'RETURNED' || state === 'REFUSED_BY_RULE';
}
