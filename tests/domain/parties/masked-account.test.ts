import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskAccountNumber } from '../../../src/domain/parties/masked-account.ts';

describe('a masked account number', () => {
  it.each([
    ['33050161000000000871', '330501**********0871'],
    ['6222 0210 1000 0000 123', '622202*********0123'],
    ['6222021010123', '622202***0123'],
    ['622202101012', '**********12'],
    ['62220', '***20'],
    ['6222', '****'],
    ['', ''],
    [' ', ''],
  ])('%j is shown as %j', (number, masked) => {
    expect(maskAccountNumber(number)).toBe(masked);
  });

  it('is as long as the number, and hides at least three of its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{5,40}$/), (number) => {
        const masked = maskAccountNumber(number);
        expect(masked).toHaveLength(number.length);
        expect(masked.split('*').length - 1).toBeGreaterThanOrEqual(3);
      }),
    );
  });
});
