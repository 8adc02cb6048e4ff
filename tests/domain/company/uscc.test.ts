import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeUscc, usccProblem } from '../../../src/domain/parties/uscc.ts';
import { companies } from '../../../server/seed/parties/companies.ts';

const codes = Object.values(companies).map(({ uscc }) => uscc);
const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

describe('a unified social credit code', () => {
  it.each(codes)('%s of the demo world is valid', (code) => expect(usccProblem(code)).toBeUndefined());

  it('reveals one wrong sign and two swapped neighbours', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...codes),
        fc.integer({ min: 0, max: 17 }),
        fc.constantFrom(...signs),
        (code, at, sign) => {
          const slipped = code.slice(0, at) + sign + code.slice(at + 1);
          expect(usccProblem(slipped) === undefined).toBe(slipped === code);
        },
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 8, max: 16 }), (code, at) => {
        const swapped = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
        expect(usccProblem(swapped) === undefined).toBe(swapped === code);
      }),
    );
  });

  it.each([
    '',
    '9133029',
    '91330299MA5JMH92381',
    '91330299MA5JMH923I',
    '91330299MA5JMH92３８',
    '0133029AMA5JMH9238',
    'constructor',
    '91330299ma5jmh9238',
  ])('is not %j', (code) => expect(usccProblem(code)).toBe('form'));

  it.each([
    ['9133 0299 ma5j mh92 38', '91330299MA5JMH9238'],
    ['９１３３０２９９MA5JMH9238 ', '91330299MA5JMH9238'],
    ['91330299-MA5JMH923-8', '91330299MA5JMH9238'],
  ])('%j is read as %s', (typed, code) => expect(normalizeUscc(typed)).toBe(code));
});
