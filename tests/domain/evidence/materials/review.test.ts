import { describe, expect, it } from 'vitest';
import {
  keepsMark,
  objectionsOf,
  reviewOutcome,
  itemsToMark,
  type Reviewed,
  type ReviewedItem,
} from '../../../../src/domain/evidence/materials/review.ts';
import { readableReason, defaultReasonSeparators } from '../../../../src/domain/platform/reason-separators.ts';
import { timelineOf, type LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

const judged = (wish: Partial<ReviewedItem> = {}): ReviewedItem => ({
  materialId: 'M1',
  documentId: 'I1',
  result: 'NOPASS',
  reason: '不清楚',
  ...wish,
});

const nothing: Reviewed = { materials: [], objections: [] };
type Item = Reviewed['materials'][number]['items'][number];
const item = (documentId: string, wish: Partial<Item> = {}): Item => ({
  documentId,
  result: 'UNKNOWN',
  reviewedBy: undefined,
  changedSinceReturn: false,
  ...wish,
});
const passed = { result: 'PASS', reviewedBy: 'first' } as const;
const holding = (...items: readonly Item[]): Reviewed => ({
  materials: [{ materialId: 'M1', required: true, items }],
  objections: [],
});

describe('a review', () => {
  it.each([
    ['UN_AUDIT', 'first', 'PASS', [], { to: 'UN_FINAL_AUDIT' }],
    ['UN_AUDIT', 'first', 'NOPASS', [judged()], { to: 'AUDIT_REJECT' }],
    ['UN_FINAL_AUDIT', 'final', 'PASS', [], { to: 'AUDITED' }],
    ['UN_FINAL_AUDIT', 'final', 'NOPASS', [], { to: 'FINAL_REJECT' }],
    [
      'UN_AUDIT',
      'final',
      'PASS',
      [],
      { refusal: { because: 'wrong-review-stage', state: 'UN_AUDIT', current: 'first' } },
    ],
    [
      'AUDITED',
      'first',
      'PASS',
      [],
      { refusal: { because: 'wrong-review-stage', state: 'AUDITED', current: undefined } },
    ],
    [
      'AUDITED',
      'first',
      'NOPASS',
      [],
      { refusal: { because: 'wrong-review-stage', state: 'AUDITED', current: undefined } },
    ],
    ['UN_AUDIT', 'first', 'NOPASS', [], { refusal: { because: 'return-needs-a-returned-item' } }],
    [
      'UN_AUDIT',
      'first',
      'NOPASS',
      [judged({ reason: ' ' })],
      { refusal: { because: 'returned-item-needs-a-reason', materialId: 'M1' } },
    ],
    [
      'UN_AUDIT',
      'first',
      'NOPASS',
      [judged({ reason: ' \u200B\u2800' })],
      { refusal: { because: 'returned-item-needs-a-reason', materialId: 'M1' } },
    ],
    ['UN_AUDIT', 'first', 'PASS', [judged()], { refusal: { because: 'pass-with-a-returned-item', materialId: 'M1' } }],
  ] as const)('of a package in %s, %s %s', (state, as, result, items, outcome) => {
    expect(reviewOutcome(state, { as, result, items }, nothing)).toEqual(outcome);
  });

  it.each([
    ['nothing marked', [], { refusal: { because: 'unmarked', count: 2 } }],
    ['one of two marked', [judged({ result: 'PASS', reason: '' })], { refusal: { because: 'unmarked', count: 1 } }],
    [
      'a mark on something else',
      [judged({ result: 'PASS', documentId: 'I9' })],
      { refusal: { because: 'unmarked', count: 2 } },
    ],
    [
      'all marked',
      [judged({ result: 'PASS' }), judged({ result: 'PASS', documentId: 'I2' })],
      { to: 'UN_FINAL_AUDIT' },
    ],
  ] as const)('passes with %s only where every document is', (_what, items, outcome) => {
    expect(reviewOutcome('UN_AUDIT', { as: 'first', result: 'PASS', items }, holding(item('I1'), item('I2')))).toEqual(
      outcome,
    );
  });

  it('returns with one document returned, and leaves the others unmarked', () => {
    expect(
      reviewOutcome('UN_AUDIT', { as: 'first', result: 'NOPASS', items: [judged()] }, holding(item('I1'), item('I2'))),
    ).toEqual({ to: 'AUDIT_REJECT' });
  });

  it.each([
    ['passed in this stage, and unchanged', passed, 'first', [], true],
    ['changed since the return', { ...passed, changedSinceReturn: true }, 'first', [], false],
    ['returned, and not changed', { result: 'NOPASS', reviewedBy: 'first' }, 'first', [], false],
    ['left unreviewed', {}, 'first', [], false],
    ['passed by the first reviewer, for the final one', passed, 'final', [], false],
    ['objected to', passed, 'first', [{ materialId: 'M1', documentId: 'I1', reason: '缺页' }], false],
    [
      'in a category that was objected to',
      passed,
      'first',
      [{ materialId: 'M1', documentId: undefined, reason: '缺页' }],
      false,
    ],
    [
      'beside a category that was objected to',
      passed,
      'first',
      [{ materialId: 'M2', documentId: undefined, reason: '缺页' }],
      true,
    ],
    [
      'beside another that was objected to',
      passed,
      'first',
      [{ materialId: 'M1', documentId: 'I2', reason: '缺页' }],
      true,
    ],
  ] as const)('keeps the earlier mark of a document or not: %s', (_what, wish, as, objections, kept) => {
    expect(keepsMark(item('I1', wish), 'M1', as, { objections })).toBe(kept);
  });

  it('asks for a mark on a required category that holds nothing, and on no optional one', () => {
    const materials = [
      { materialId: 'M1', required: true, items: [] },
      { materialId: 'M2', required: false, items: [] },
      { materialId: 'M3', required: false, items: [item('I3'), item('I4', passed)] },
    ];
    expect(itemsToMark({ materials, objections: [] }, 'first')).toEqual([
      { materialId: 'M1', documentId: undefined },
      { materialId: 'M3', documentId: 'I3' },
    ]);
  });

  it('takes the mark on one empty category for no other', () => {
    const empty = (materialId: string) => ({ materialId, required: true, items: [] });
    const decision = {
      as: 'first',
      result: 'PASS',
      items: [judged({ result: 'PASS', documentId: undefined })],
    } as const;
    expect(reviewOutcome('UN_AUDIT', decision, { materials: [empty('M1'), empty('M2')], objections: [] })).toEqual({
      refusal: { because: 'unmarked', count: 1 },
    });
  });

  it('leaves to the first reviewer only the items that the final one rejects', () => {
    const items = [judged(), judged({ result: 'PASS', documentId: 'I2' })];
    expect(objectionsOf({ as: 'final', result: 'NOPASS', items })).toEqual([
      { materialId: items[0]?.materialId, documentId: items[0]?.documentId, reason: items[0]?.reason },
    ]);
    expect(objectionsOf({ as: 'final', result: 'PASS', items })).toEqual([]);
    expect(objectionsOf({ as: 'first', result: 'NOPASS', items })).toEqual([]);
  });

  it('shows the separators that a platform configures, and leaves the usual ones alone', () => {
    expect(readableReason('金额不符||请替换$$或补充@@', { line: '||', clause: '$$' })).toBe(
      '金额不符\n请替换；或补充@@',
    );
  });

  it('shows the separators of its reasons as lines and semicolons', () => {
    expect(readableReason('金额不符@@请替换##或补充', defaultReasonSeparators)).toBe('金额不符\n请替换；或补充');
    expect(readableReason('一@@二@@三##四##五', defaultReasonSeparators)).toBe('一\n二\n三；四；五');
  });
});

describe('progress', () => {
  const entry = (at: number, action: LoggedAction) => ({
    at,
    action,
    actorName: '',
    side: 'CORP' as const,
    detail: '',
    returned: [],
    corrected: [],
  });

  it('tells the milestones, oldest first, and leaves single documents to the log', () => {
    expect(
      timelineOf([entry(3, 'submitted'), entry(2, 'item-added'), entry(1, 'created')]).map((each) => each.action),
    ).toEqual(['created', 'submitted']);
  });

  it('tells one passing of the first review where the final reviewer asked for it again', () => {
    const log = [
      entry(1, 'first-passed'),
      entry(2, 'returned'),
      entry(3, 'first-passed'),
      entry(4, 'first-passed'),
      entry(5, 'final-passed'),
    ];
    expect(timelineOf(log).map(({ at }) => at)).toEqual([1, 2, 4, 5]);
  });
});
