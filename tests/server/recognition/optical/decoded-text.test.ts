import { expect, test } from 'vitest';
import { decodeText } from '../../../../server/recognition/optical/decoded-text.ts';

const signs = ['发', '票', '1'];
/** Steps with one character each and the given probability: 0 is none, 4 the blank after all characters. */
const steps = (...said: readonly (readonly [number, number])[]) =>
  Float32Array.from(
    said.flatMap(([kind, sure]) => Array.from({ length: 5 }, (_, index) => (index === kind ? sure : 0.01))),
  );

test('repeated steps of a character are one, and two when a blank step is between them', () => {
  expect(decodeText(steps([1, 1], [1, 1], [2, 1], [0, 1], [3, 1], [0, 1], [3, 1]), signs)).toEqual({
    text: '发票11',
    confidence: 1,
  });
});

test('the class behind the last character is a space', () => {
  expect(decodeText(steps([1, 1], [4, 1], [2, 1]), signs).text).toBe('发 票');
});

test('the confidence is the mean of the characters, and zero without any', () => {
  expect(decodeText(steps([1, 0.5], [0, 0.9], [2, 1]), signs).confidence).toBeCloseTo(0.75, 5);
  expect(decodeText(steps([0, 0.9]), signs)).toEqual({ text: '', confidence: 0 });
  expect(decodeText(new Float32Array(0), signs)).toEqual({ text: '', confidence: 0 });
});
