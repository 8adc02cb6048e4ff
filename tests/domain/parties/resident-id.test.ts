import { describe, expect, it } from 'vitest';
import { isOfAge, residentBirth, residentIdIn, residentIdProblem } from '../../../src/domain/parties/resident-id.ts';

const today = '2026-11-21';
const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const numbered = (body: string): string =>
  body + ('10X98765432'[weights.reduce((sum, weight, at) => sum + weight * Number(body[at]), 0) % 11] ?? '');

describe('an identity number', () => {
  it.each([
    '11010519491231002X',
    '610199198003141026',
    '33029919870922215X',
    '110199197611050117',
    '330299199003071235',
    '330299200402290016'.slice(0, 17) && numbered('33029920040229001'),
  ])('%s is valid', (id) => {
    expect(residentIdProblem(id, today)).toBeUndefined();
  });

  it.each([
    ['', 'form'],
    ['1101051949123100', 'form'],
    ['11010519491231002', 'form'],
    ['11010519491231002XX', 'form'],
    ['01010519491231002X', 'form'],
    ['1101051949123100AX', 'form'],
    ['__proto__', 'form'],
    ['330299199802303012', 'date'],
    ['330299199813013012', 'date'],
    ['330299199800013012', 'date'],
    ['330299202302290018', 'date'],
    [numbered('33029920261122001'), 'date'],
    [numbered('33029929990101001'), 'date'],
    [numbered('33029918991231001'), 'date'],
    ['110105194912310021', 'check-sign'],
    ['330299199003071234', 'check-sign'],
  ] as const)('%j is invalid: %s', (id, problem) => {
    expect(residentIdProblem(id, today)).toBe(problem);
  });

  it('has exactly one valid check sign for any body', () => {
    for (let serial = 0; serial < 400; serial += 1) {
      const body = `3302991990030${String(7000 + serial * 7).padStart(4, '0')}`.slice(0, 17);
      const right = [...'0123456789X'].filter((sign) => residentIdProblem(body + sign, today) === undefined);
      if (residentIdProblem(`${body}0`, today) !== 'date') expect(right).toEqual([numbered(body).slice(17)]);
    }
  });

  it('is invalid when one digit is wrong or two neighbours are swapped', () => {
    const id = '330299199003071235';
    for (let at = 0; at < 17; at += 1) {
      const other = String((Number(id[at]) + 3) % 10);
      expect(residentIdProblem(id.slice(0, at) + other + id.slice(at + 1), today)).toBeDefined();
      const swapped = id.slice(0, at) + (id[at + 1] ?? '') + (id[at] ?? '') + id.slice(at + 2);
      if (swapped !== id) expect(residentIdProblem(swapped, today)).toBeDefined();
    }
  });

  it('is read with spaces, dashes and wide characters', () => {
    expect(residentIdIn(' 110105 19491231 002x ')).toBe('11010519491231002X');
    expect(residentIdIn('１１０１０５-19491231-002Ｘ')).toBe('11010519491231002X');
    expect(residentBirth('11010519491231002X')).toBe('1949-12-31');
  });
});

describe('full age', () => {
  it.each([
    ['2008-11-21', true],
    ['2008-11-22', false],
    ['2008-02-29', true],
    ['1949-12-31', true],
    ['2026-11-21', false],
  ] as const)('of %s: %s', (birth, isOf) => {
    expect(isOfAge(birth, today)).toBe(isOf);
  });

  it('is reached on 1 March by a person born on 29 February, in a common year', () => {
    expect(isOfAge('2008-02-29', '2026-02-28')).toBe(false);
    expect(isOfAge('2008-02-29', '2026-03-01')).toBe(true);
  });
});
