import type { StepPolicy } from './application-policy.ts';

/**
 * States of a business application. `REFUSED_BY_RULE`: the rules no longer held at the last approval, and the maker can
 * mend it.
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
/** States in which an application may still become effective. */
export const openStates: readonly TradeState[] = [...editableStates, 'WAITING'];

/** States in which an application has come back to its maker. */
export const returnedStates: readonly TradeState[] = ['RETURNED', 'REFUSED_BY_RULE'];
export const isBack = (state: TradeState): boolean => returnedStates.includes(state);

/** Where an application stands. */
export interface Progress {
  readonly state: TradeState;
  /** Steps that it needs; fixed at its submission. */
  readonly steps: readonly StepPolicy[];
  /** Index of the step that it waits for, or of the next one where it waits for none. */
  readonly step: number;
}

/** The step that an application waits for; undefined in every other state. */
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

/** Progress after the maker withdrew it or its time ran out; undefined where it is open no more. */
export function closedProgress(progress: Progress, by: 'WITHDRAWN' | 'LAPSED'): Progress | undefined {
  return openStates.includes(progress.state) ? { ...progress, state: by } : undefined;
}

/** Progress after the rules no longer held at the last approval. `isMendable`: whether the maker can change that. */
export function refusedProgress(progress: Progress, isMendable: boolean): Progress {
  return { ...progress, state: isMendable ? 'REFUSED_BY_RULE' : 'LAPSED', step: 0 };
}

/** Whether an application holds reservations in a state. A draft does not; it reserves at its submission. */
export function isReserving(state: TradeState): boolean {
  return state === 'WAITING' || state === 'RETURNED' || state === 'REFUSED_BY_RULE';
}
