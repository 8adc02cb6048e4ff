import { describe, expect, it } from 'vitest';
import type { QueuedItem } from '../../src/sandbox/api/sandbox-answers.ts';
import { lineMark } from '../../src/sandbox/review/line-mark.ts';
import type { Verdict } from '../../src/sandbox/review/verdict-storage.ts';

const line = (result: QueuedItem['result'] | undefined, kept = false) => ({
  key: 'I1',
  kept,
  item: result === undefined ? undefined : ({ result } as QueuedItem),
});
const none: ReadonlyMap<string, Verdict> = new Map();

describe('the mark of a document', () => {
  it('is the present verdict, whatever the earlier one', () => {
    const verdicts: ReadonlyMap<string, Verdict> = new Map([['I1', { result: 'NOPASS', reason: '看不清' } as Verdict]]);
    expect([
      lineMark({ verdicts, stage: 'first' }, line('PASS', true)),
      lineMark({ verdicts, stage: undefined }, line('PASS')),
    ]).toEqual(['NOPASS', 'NOPASS']);
  });

  it('is the last verdict once the review has ended', () => {
    expect([
      lineMark({ verdicts: none, stage: undefined }, line('PASS')),
      lineMark({ verdicts: none, stage: undefined }, line('NOPASS')),
      lineMark({ verdicts: none, stage: undefined }, line('UNKNOWN')),
      lineMark({ verdicts: none, stage: undefined }, line(undefined)),
    ]).toEqual(['PASS', 'NOPASS', undefined, undefined]);
  });

  it('is open during a review, unless it is kept', () => {
    expect([
      lineMark({ verdicts: none, stage: 'first' }, line('PASS')),
      lineMark({ verdicts: none, stage: 'final' }, line('PASS', true)),
    ]).toEqual(['none', 'kept']);
  });
});
