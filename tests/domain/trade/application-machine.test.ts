import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedProgress,
  decidedProgress,
  editableStates,
  isReserving,
  isTradeState,
  openStates,
  refusedProgress,
  submittedProgress,
  tradeDecisions,
  tradeStates,
  waitingStep,
  type Progress,
} from '../../../src/domain/trade/shared/application-machine.ts';
import { actPolicies, stepsOf } from '../../../src/domain/trade/shared/application-policy.ts';

const { steps } = actPolicies.credit.issue;
const progressIn = (state: Progress['state'], step = 0): Progress => ({ state, steps, step });
const finalStates = ['EFFECTIVE', 'REJECTED', 'WITHDRAWN', 'LAPSED'] as const;

describe('the machine of applications', () => {
  it.each(tradeStates)('has an exit from %s unless it is final', (state) => {
    const exits = [
      submittedProgress({ state }, steps),
      ...tradeDecisions.map((decision) => decidedProgress(progressIn(state), decision)),
      closedProgress(progressIn(state), 'WITHDRAWN'),
      closedProgress(progressIn(state), 'LAPSED'),
    ].filter((each) => each !== undefined);
    const isFinal = finalStates.some((each) => each === state);
    expect([exits.length === 0, openStates.includes(state)]).toEqual([isFinal, !isFinal]);
  });

  it.each(tradeStates)('accepts a decision in %s only while a step is waiting', (state) => {
    const after = tradeDecisions.map((decision) => decidedProgress(progressIn(state), decision)?.state);
    expect(after).toEqual(
      state === 'WAITING' ? ['WAITING', 'RETURNED', 'REJECTED'] : [undefined, undefined, undefined],
    );
    expect(waitingStep(progressIn(state))).toBe(state === 'WAITING' ? steps[0] : undefined);
  });

  it.each(tradeStates)('submits from %s only editable applications', (state) => {
    const isEditable = editableStates.includes(state);
    expect(submittedProgress({ state }, steps)).toEqual(isEditable ? progressIn('WAITING') : undefined);
    expect(submittedProgress({ state }, [])?.state).toBe(isEditable ? 'EFFECTIVE' : undefined);
  });

  it.each(tradeStates)('withdraws and ends from %s only open applications', (state) => {
    const isOpen = openStates.includes(state);
    expect(closedProgress(progressIn(state), 'WITHDRAWN')?.state).toBe(isOpen ? 'WITHDRAWN' : undefined);
    expect(closedProgress(progressIn(state), 'LAPSED')?.state).toBe(isOpen ? 'LAPSED' : undefined);
  });

  it('reserves only in waiting and returned states', () => {
    expect(tradeStates.filter((each) => isReserving(each))).toEqual(['WAITING', 'RETURNED', 'REFUSED_BY_RULE']);
  });

  it('returns to the first step after a return, or after a refusal that the maker can correct', () => {
    expect(decidedProgress(progressIn('WAITING', 2), 'return')).toEqual(progressIn('RETURNED'));
    expect(refusedProgress(progressIn('WAITING', 2), true)).toEqual(progressIn('REFUSED_BY_RULE'));
    expect(refusedProgress(progressIn('WAITING', 2), false)).toEqual(progressIn('LAPSED'));
  });

  it('moves to the next step at each approval', () => {
    expect(decidedProgress(progressIn('WAITING'), 'approve')).toEqual(progressIn('WAITING', 1));
    expect(decidedProgress(progressIn('WAITING', 1), 'approve')).toEqual(progressIn('WAITING', 2));
    expect(decidedProgress(progressIn('WAITING', 2), 'approve')).toEqual(progressIn('EFFECTIVE', 3));
    expect(decidedProgress(progressIn('WAITING', 1), 'reject')).toEqual(progressIn('REJECTED', 1));
  });

  it('waits for no step beyond the last', () => {
    expect(waitingStep(progressIn('WAITING', 3))).toBeUndefined();
    expect(decidedProgress(progressIn('WAITING', 3), 'approve')).toBeUndefined();
  });

  it('becomes effective at the last approval, and never before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...tradeDecisions), { maxLength: 8 }), fc.boolean(), (decisions, isLong) => {
        const needed = stepsOf('credit', 'issue', isLong);
        let progress: Progress | undefined = submittedProgress({ state: 'DRAFT' }, needed);
        let approved = 0;
        for (const decision of decisions) {
          const next: Progress | undefined = progress && decidedProgress(progress, decision);
          if (!next) break;
          approved = decision === 'approve' ? approved + 1 : 0;
          progress = next;
        }
        expect(progress?.state === 'EFFECTIVE').toBe(approved === needed.length);
      }),
    );
  });

  it('recognises only its own states', () => {
    expect([isTradeState('WAITING'), isTradeState('waiting'), isTradeState('constructor')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
