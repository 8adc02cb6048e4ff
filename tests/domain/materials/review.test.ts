import { describe, expect, it } from 'vitest';
import { readableReason, reviewOutcome, usualReasonSeparators, type ReviewedItem } from '../../../src/domain/materials/review.ts';
import { timelineOf } from '../../../src/domain/materials/progress.ts';

const judged = (wish: Partial<ReviewedItem> = {}): ReviewedItem => ({ docMaterialId: 'M1', docFileId: 'I1', result: 'NOPASS', reason: '不清楚', ...wish });

describe('a review', () => {
  it.each([
    ['UN_AUDIT', 'first', 'PASS', [], { to: 'UN_FINAL_AUDIT' }],
    ['UN_AUDIT', 'first', 'NOPASS', [judged()], { to: 'AUDIT_REJECT' }],
    ['UN_FINAL_AUDIT', 'final', 'PASS', [], { to: 'AUDITED' }],
    ['UN_FINAL_AUDIT', 'final', 'NOPASS', [], { to: 'FINAL_REJECT' }],
    ['UN_AUDIT', 'final', 'PASS', [], { refusal: { because: 'wrong-review-stage', state: 'UN_AUDIT', current: 'first' } }],
    ['AUDITED', 'first', 'PASS', [], { refusal: { because: 'wrong-review-stage', state: 'AUDITED', current: undefined } }],
    ['UN_AUDIT', 'first', 'NOPASS', [], { refusal: { because: 'return-needs-a-returned-item' } }],
    ['UN_AUDIT', 'first', 'NOPASS', [judged({ reason: ' ' })], { refusal: { because: 'returned-item-needs-a-reason', docMaterialId: 'M1' } }],
    ['UN_AUDIT', 'first', 'PASS', [judged()], { refusal: { because: 'pass-with-a-returned-item', docMaterialId: 'M1' } }],
  ] as const)('of a package in %s, %s %s', (state, as, result, items, outcome) => {
    expect(reviewOutcome(state, { as, result, items })).toEqual(outcome);
  });

  it('shows the separators that a platform configures, and leaves the usual ones alone', () => {
    expect(readableReason('金额不符||请替换$$或补充@@', { line: '||', clause: '$$' })).toBe('金额不符\n请替换；或补充@@');
  });

  it('shows the separators of its reasons as lines and semicolons', () => {
    expect(readableReason('金额不符@@请替换##或补充', usualReasonSeparators)).toBe('金额不符\n请替换；或补充');
  });
});

describe('progress', () => {
  it('tells the milestones, oldest first, and leaves single documents to the log', () => {
    const entry = (at: number, action: 'created' | 'item-added' | 'submitted') => ({ at, action, actorName: '', side: 'CORP' as const, detail: '', returned: [] });
    expect(timelineOf([entry(3, 'submitted'), entry(2, 'item-added'), entry(1, 'created')]).map((each) => each.action)).toEqual(['created', 'submitted']);
  });
});
