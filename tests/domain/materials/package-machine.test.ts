import { describe, expect, it } from 'vitest';
import { isEditable, reviewStageOf, transition, type PackageEvent } from '../../../src/domain/materials/package-machine.ts';
import { displayStateOf, packageStates, statesShownAs, type PackageState } from '../../../src/domain/materials/package-state.ts';

const events: readonly PackageEvent[] = [
  'confirm', 'reopen', 'claim', 'organise', 'discard', 'first-review-begins', 'first-review-passes', 'first-review-returns', 'final-review-begins', 'final-review-passes', 'final-review-rejects',
];
const terminal: readonly PackageState[] = ['AUDITED', 'INVALID', 'SUBMITTED'];

describe('the package state machine', () => {
  it('leaves what is finished alone', () => {
    for (const state of terminal) for (const event of events) expect(transition(state, event), `${state} ${event}`).toMatchObject({ allowed: false, because: 'not-in-this-state' });
  });

  it('reaches only states that are shown', () => {
    const reached = new Set<PackageState>(['PREPARE']);
    for (let size = 0; size !== reached.size; ) {
      size = reached.size;
      for (const state of reached) {
        for (const event of events) {
          const moved = transition(state, event);
          if (moved.allowed) reached.add(moved.to);
        }
      }
    }
    expect([...reached].toSorted()).toEqual(['AUDITED', 'AUDIT_REJECT', 'FINAL_AUDITING', 'FINAL_REJECT', 'FIRST_AUDITING', 'INVALID', 'MODIFY', 'PREPARE', 'UN_AUDIT', 'UN_FINAL_AUDIT']);
    for (const state of reached) expect(displayStateOf(state)).not.toBe('unrecognised');
  });

  it.each([
    ['PREPARE', 'confirm', 'UN_AUDIT'], ['MODIFY', 'confirm', 'UN_AUDIT'], ['AUDIT_REJECT', 'reopen', 'MODIFY'], ['UN_AUDIT', 'first-review-returns', 'AUDIT_REJECT'],
    ['UN_AUDIT', 'first-review-passes', 'UN_FINAL_AUDIT'], ['FINAL_AUDITING', 'final-review-passes', 'AUDITED'], ['UN_FINAL_AUDIT', 'final-review-rejects', 'FINAL_REJECT'], ['FINAL_REJECT', 'first-review-returns', 'AUDIT_REJECT'],
    ['PREPARE', 'discard', 'INVALID'],
  ] as const)('%s --%s--> %s', (from, event, to) => {
    expect(transition(from, event)).toEqual({ allowed: true, to });
  });

  it('is given up only before it was ever handed in', () => {
    expect(packageStates.filter((state) => transition(state, 'discard').allowed)).toEqual(['PREPARE']);
  });

  it('is taken over, as it is, only while the customer has something to do', () => {
    expect(packageStates.filter((state) => transition(state, 'claim').allowed).toSorted()).toEqual(['AUDIT_REJECT', 'MODIFY', 'PREPARE']);
    for (const state of ['AUDIT_REJECT', 'MODIFY', 'PREPARE'] as const) expect(transition(state, 'claim')).toEqual({ allowed: true, to: state });
  });

  it('is open to the customer only while it is being assembled or mended', () => {
    expect(packageStates.filter(isEditable)).toEqual(['PREPARE', 'MODIFY']);
  });

  it('belongs to one review at most', () => {
    expect(packageStates.filter((state) => reviewStageOf(state) === 'first')).toEqual(['UN_AUDIT', 'FIRST_AUDITING', 'FINAL_REJECT']);
    expect(packageStates.filter((state) => reviewStageOf(state) === 'final')).toEqual(['UN_FINAL_AUDIT', 'FINAL_AUDITING']);
  });
});

describe('how states are shown', () => {
  it('hides the eleven states of the review behind one word', () => {
    expect(statesShownAs('organising')).toEqual([
      'UN_AUDIT', 'FIRST_AUDITING', 'UN_FINAL_AUDIT', 'FINAL_AUDITING', 'FINAL_REJECT', 'PRE_FILL_WAITED', 'PRE_FILLING', 'AI_AUDITING', 'AI_DATE_IDENTIFICATION', 'PRE_AUDITING', 'PRE_AUDIT_WAITED', 'AUDIT',
    ]);
  });

  it('says that it does not know a code rather than failing', () => {
    expect(displayStateOf('SOMETHING_NEW')).toBe('unrecognised');
    expect(displayStateOf('toString')).toBe('unrecognised');
  });
});
