import { describe, expect, it } from 'vitest';
import { questionsBar, questionsIn } from '../../../../src/domain/trade/financing/funder-questions.ts';
import { isBankReference } from '../../../../src/domain/trade/financing/payment.ts';

describe('the questions of a funder', () => {
  it('are the lines of a text that are not blank', () => {
    expect(questionsIn(' 合同在哪里？\r\n\n\u200b\n发票呢？ ')).toEqual(['合同在哪里？', '发票呢？']);
  });

  it.each([
    ['', 'none'],
    [' \n\u200b', 'none'],
    ['问', undefined],
    ['一\n'.repeat(20), undefined],
    ['一\n'.repeat(21), 'too-many'],
    ['问'.repeat(200), undefined],
    [`一\n${'问'.repeat(201)}`, 'too-long'],
  ])('%j: %j', (text, bar) => {
    expect(questionsBar(text)).toBe(bar);
  });
});

it.each([
  ['BK-1', true],
  ['a'.repeat(40), true],
  ['a'.repeat(41), false],
  ['', false],
  ['BK_1', false],
  ['BK 1', false],
  ['BK1\n', false],
  ['回单1', false],
])('a bank’s reference: %j is one: %j', (text, isOne) => {
  expect(isBankReference(text)).toBe(isOne);
});
