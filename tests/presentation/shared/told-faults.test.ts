import { describe, expect, it } from 'vitest';
import type { Drafts } from '../../../src/application/ports/drafts.ts';
import { PortFault, type FaultKind } from '../../../src/application/ports/port-fault.ts';
import { itemProblems, type ItemProblem } from '../../../src/domain/evidence/materials/item-problems.ts';
import { failureOf } from '../../../src/presentation/shared/failure.ts';
import { fieldLabel, problemWords } from '../../../src/presentation/evidence/shared/problem-words.ts';
import { UnarrivedFiles } from '../../../src/presentation/evidence/shared/unarrived-files.ts';
import { contractItem } from '../../builders/materials.ts';

describe('a failure', () => {
  it.each<[FaultKind, string, boolean]>([
    ['offline', 'refusals.network', true],
    ['timed-out', 'refusals.timed-out', true],
    ['not-signed-in', 'refusals.not-signed-in', false],
    ['forbidden', 'refusals.forbidden', false],
    ['not-found', 'refusals.not-found', false],
    ['refused', 'refusals.refused', true],
    ['unexpected-answer', 'refusals.unexpected', true],
    ['cancelled', 'refusals.timed-out', true],
  ])('of the kind %s is worded by %s, and may be retried: %s', (kind, key, canRetry) => {
    expect(failureOf(new PortFault(kind))).toEqual({ kind, what: { key }, code: '', traceId: '', canRetry });
  });

  it('keeps its code and trace id, and an unforeseen error counts as an unexpected answer', () => {
    expect(failureOf(new PortFault('refused', { code: 'E7', traceId: 'T-7' }))).toMatchObject({
      code: 'E7',
      traceId: 'T-7',
    });
    expect(failureOf(new TypeError('x')).kind).toBe('unexpected-answer');
  });

  it.each([
    ['PACKAGE_EMPTY', 'refusals.package-empty'],
    ['TOO_MANY_FILES', 'refusals.too-many-files'],
    ['FILE_TWICE', 'refusals.file-twice'],
    ['NOT_FOUND', 'refusals.refused'],
    ['SESSION_REQUIRED', 'refusals.refused'],
    ['SESSION_REPLACED', 'refusals.refused'],
  ])('with %s has the portal’s own words, not the server’s', (code, key) => {
    expect(failureOf(new PortFault('refused', { code, serverMessage: 'x' })).what).toEqual({ key });
  });
});

describe('a problem of a field', () => {
  it.each<[ItemProblem, string, string]>([
    [{ field: 'files', because: 'file-missing' }, 'materials.file', 'refusals.item-file-missing'],
    [
      { field: 'contract-number', because: 'contract-number-empty' },
      'materials.contract-number',
      'refusals.contract-number-empty',
    ],
    [
      { field: 'contract-number', because: 'contract-number-format' },
      'materials.contract-number',
      'refusals.contract-number-format',
    ],
    [
      { field: 'contract-amount', because: 'contract-amount-missing' },
      'materials.contract-amount',
      'refusals.field-missing',
    ],
    [{ field: 'type', because: 'missing' }, 'materials.invoice-type', 'refusals.field-missing'],
    [{ field: 'number', because: 'not-digits' }, 'materials.invoice-number', 'refusals.field-digits'],
    [{ field: 'date', because: 'no-such-date' }, 'materials.invoice-date', 'refusals.field-date'],
    [{ field: 'date', because: 'in-the-future' }, 'materials.invoice-date', 'refusals.field-future'],
    [{ field: 'amountExcludingTax', because: 'not-positive' }, 'materials.invoice-amount', 'refusals.field-amount'],
    [{ field: 'tax', because: 'negative' }, 'materials.invoice-tax', 'refusals.field-amount'],
    [{ field: 'total', because: 'does-not-add-up' }, 'materials.invoice-total', 'refusals.field-sum'],
  ])('%o is shown at the label %s with the words %s', (problem, label, key) => {
    expect(fieldLabel(problem)).toBe(label);
    expect(problemWords(problem)).toEqual({ key });
  });

  it('of a wrong length names the permitted lengths', () => {
    expect(problemWords({ field: 'code', because: 'wrong-length', lengths: [10, 12] })).toEqual({
      key: 'refusals.field-length',
      values: { lengths: [10, 12] },
    });
  });

  it('has a label for each field of a document', () => {
    expect(
      itemProblems(
        contractItem('C1', '1.00', {
          files: [],
          content: { kind: 'contract', contract: { number: '', amount: undefined } },
        }),
        '2026-11-21',
      ).map(fieldLabel),
    ).toEqual(['materials.file', 'materials.contract-number', 'materials.contract-amount']);
  });
});

describe('files whose upload was interrupted', () => {
  function remembered(kept?: unknown) {
    const drafts = new Map<string, unknown>(kept === undefined ? [] : [['unarrived:DD1', kept]]);
    const port: Drafts = {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
      removeAllOf: () => drafts.clear(),
    };
    return { drafts, files: new UnarrivedFiles(port) };
  }
  const file = (id: string) => ({ id, name: `${id}.pdf`, size: 7, materialId: 'M1', kind: 'add' as const });

  it('are remembered by package until each has arrived', () => {
    const { files, drafts } = remembered();
    files.add('DD1', file('a'));
    files.add('DD1', file('b'));
    // After a retry, it is still one.
    files.add('DD1', file('b'));
    expect([files.of('DD1'), files.of('DD2')]).toEqual([[file('a'), file('b')], []]);
    files.remove('DD1', 'a');
    expect(files.of('DD1')).toEqual([file('b')]);
    files.remove('DD1', 'b');
    expect(drafts.size).toBe(0);
  });

  it.each([
    ['text'],
    [{}],
    [
      [
        null,
        7,
        'x',
        {},
        { id: 'a' },
        { id: 'a', name: 'a.pdf' },
        { name: 'a', size: 1, materialId: 'b' },
        { id: 'a', name: 7, size: 1, materialId: 'b' },
        { id: 'a', name: 'b', size: '1', materialId: 'b' },
        { id: 'a', name: 'b', size: 1 },
      ],
    ],
  ])('are none when the stored value is %j', (kept) => {
    expect(remembered(kept).files.of('DD1')).toEqual([]);
  });
});
