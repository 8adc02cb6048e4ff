import { describe, expect, it } from 'vitest';
import {
  allowedActions,
  funderActions,
  isEditable,
  platformActions,
  reviewEntries,
  reviewStageOf,
  transition,
  type PackageEvent,
} from '../../../../src/domain/evidence/materials/package-machine.ts';
import {
  displayStateOf,
  packageStates,
  statesOfDisplayState,
  type PackageState,
} from '../../../../src/domain/evidence/materials/package-state.ts';

const verdicts = [
  'first-review-passes',
  'first-review-returns',
  'final-review-passes',
  'final-review-rejects',
] as const;
const events: readonly PackageEvent[] = [
  'confirm',
  'reopen',
  'claim',
  'discard',
  'lapse',
  ...platformActions,
  ...funderActions,
  ...verdicts,
];
const terminal: readonly PackageState[] = ['INVALID', 'SUBMITTED'];

/** Every state that is reachable by any events, with any switches. */
function reachedFrom(start: PackageState): ReadonlySet<PackageState> {
  const reached = new Set<PackageState>([start]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const state of reached) {
      for (const event of events) {
        for (const entry of reviewEntries) {
          const moved = transition(state, event, entry);
          if (moved.allowed) reached.add(moved.to);
        }
      }
    }
  }
  return reached;
}

describe('the package state machine', () => {
  it('allows no event in a final state', () => {
    for (const state of terminal)
      for (const event of events)
        expect(transition(state, event), `${state} ${event}`).toMatchObject({
          allowed: false,
          because: 'not-in-this-state',
        });
  });

  it('comes from a draft to every state of the financing side, and each is shown', () => {
    const reached = reachedFrom('PREPARE');
    expect(packageStates.filter((state) => !reached.has(state))).toEqual(['AUDIT']);
    for (const state of reached) expect(displayStateOf(state)).not.toBe('unrecognised');
  });

  it('can become invalid in every state that is not final', () => {
    for (const state of packageStates.filter((each) => !terminal.includes(each) && each !== 'AUDIT'))
      expect(reachedFrom(state), state).toContain('INVALID');
  });

  it('can only be cancelled, funded or declined once it has passed', () => {
    expect(events.filter((event) => transition('AUDITED', event).allowed)).toEqual(['cancel', 'fund', 'decline']);
    expect(transition('AUDITED', 'fund')).toEqual({ allowed: true, to: 'AUDITED' });
  });

  it.each([
    ['BIZ_CONFIRM', ['organise', 'cancel']],
    ['PRE_FILL_WAITED', ['pre-fill-begins', 'cancel']],
    ['AUDIT_REJECT', ['platform-corrects', 'cancel']],
    ['BIZ_MODIFY', ['platform-corrected', 'cancel']],
    ['UN_AUDIT', ['first-review-begins', 'cancel']],
    ['FIRST_AUDITING', ['give-back', 'cancel']],
    ['AUDITED', ['cancel', 'fund', 'decline']],
    ['PREPARE', ['cancel']],
    ['INVALID', []],
  ] as const)('in %s the platform and the funder may %o', (state, actions) => {
    expect(allowedActions(state)).toEqual(actions);
    const answered = !['AUDIT_REJECT', 'PREPARE', 'INVALID'].includes(state);
    expect(allowedActions(state, true)).toEqual(answered ? ['grant-change', 'refuse-change', ...actions] : actions);
  });

  it.each([
    ['PREPARE', 'confirm', 'UN_AUDIT'],
    ['MODIFY', 'confirm', 'UN_AUDIT'],
    ['AUDIT_REJECT', 'reopen', 'MODIFY'],
    ['UN_AUDIT', 'first-review-returns', 'AUDIT_REJECT'],
    ['UN_AUDIT', 'first-review-passes', 'UN_FINAL_AUDIT'],
    ['FINAL_AUDITING', 'final-review-passes', 'AUDITED'],
    ['UN_FINAL_AUDIT', 'final-review-rejects', 'FINAL_REJECT'],
    ['FINAL_REJECT', 'first-review-returns', 'AUDIT_REJECT'],
    ['PREPARE', 'discard', 'INVALID'],
    ['PREPARE', 'lapse', 'INVALID'],
    ['BIZ_CONFIRM', 'organise', 'UN_AUDIT'],
    ['PRE_FILL_WAITED', 'pre-fill-begins', 'PRE_FILLING'],
    ['PRE_FILLING', 'pre-fill-ends', 'UN_AUDIT'],
    ['AI_DATE_IDENTIFICATION', 'dates-read', 'AI_AUDITING'],
    ['AI_AUDITING', 'machine-audited', 'PRE_AUDIT_WAITED'],
    ['PRE_AUDIT_WAITED', 'pre-audit-begins', 'PRE_AUDITING'],
    ['PRE_AUDITING', 'pre-audit-ends', 'UN_AUDIT'],
    ['AUDIT_REJECT', 'platform-corrects', 'BIZ_MODIFY'],
    ['BIZ_MODIFY', 'platform-corrected', 'UN_AUDIT'],
    ['UN_AUDIT', 'first-review-begins', 'FIRST_AUDITING'],
    ['UN_FINAL_AUDIT', 'final-review-begins', 'FINAL_AUDITING'],
    ['FIRST_AUDITING', 'give-back', 'UN_AUDIT'],
    ['FINAL_AUDITING', 'give-back', 'UN_FINAL_AUDIT'],
    ['AUDITED', 'decline', 'INVALID'],
    ['UN_AUDIT', 'cancel', 'INVALID'],
  ] as const)('%s --%s--> %s', (from, event, to) => {
    expect(transition(from, event)).toEqual({ allowed: true, to });
  });

  it('can be discarded only as a draft that was never submitted', () => {
    expect(packageStates.filter((state) => transition(state, 'discard').allowed)).toEqual(['PREPARE']);
  });

  it('is taken over, as it is, only while the customer has something to do', () => {
    expect(packageStates.filter((state) => transition(state, 'claim').allowed).toSorted()).toEqual([
      'AUDIT_REJECT',
      'MODIFY',
      'PREPARE',
    ]);
    for (const state of ['AUDIT_REJECT', 'MODIFY', 'PREPARE'] as const)
      expect(transition(state, 'claim')).toEqual({ allowed: true, to: state });
  });

  it('is open to the customer only while it is being assembled or mended', () => {
    expect(packageStates.filter(isEditable)).toEqual(['PREPARE', 'MODIFY']);
  });

  it('is in one stage of review at most', () => {
    expect(packageStates.filter((state) => reviewStageOf(state) === 'first')).toEqual([
      'UN_AUDIT',
      'FIRST_AUDITING',
      'FINAL_REJECT',
    ]);
    expect(packageStates.filter((state) => reviewStageOf(state) === 'final')).toEqual([
      'UN_FINAL_AUDIT',
      'FINAL_AUDITING',
    ]);
  });
});

describe('how states are shown', () => {
  it('hides the states of the review behind one word', () => {
    expect(statesOfDisplayState('organising')).toEqual([
      'UN_AUDIT',
      'FIRST_AUDITING',
      'UN_FINAL_AUDIT',
      'FINAL_AUDITING',
      'FINAL_REJECT',
      'PRE_FILL_WAITED',
      'PRE_FILLING',
      'AI_AUDITING',
      'AI_DATE_IDENTIFICATION',
      'PRE_AUDITING',
      'PRE_AUDIT_WAITED',
      'AUDIT',
    ]);
  });

  it('shows an unknown code as not recognised', () => {
    expect(displayStateOf('SOMETHING_NEW')).toBe('unrecognised');
    expect(displayStateOf('toString')).toBe('unrecognised');
  });
});
