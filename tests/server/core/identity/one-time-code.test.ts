import { describe, expect, it } from 'vitest';
import {
  authenticatorAddress,
  base32,
  codeOfStep,
  provenStep,
  stepAt,
} from '../../../../server/core/identity/one-time-code.ts';

const secret = new TextEncoder().encode('12345678901234567890');

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B: the last six of the eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is that of RFC 6238 at second %d', async (second, code) => {
    expect(await codeOfStep(secret, stepAt(second * 1000))).toBe(code);
  });

  it('counts one step before and after, and never at or before the step that was used', async () => {
    const now = 1_234_567_890_000;
    const at = async (shift: number, lastStep = 0) =>
      provenStep(secret, await codeOfStep(secret, stepAt(now) + shift), { now, lastStep });
    expect(await Promise.all([-2, -1, 0, 1, 2].map(async (shift) => at(shift)))).toEqual([
      undefined,
      stepAt(now) - 1,
      stepAt(now),
      stepAt(now) + 1,
      undefined,
    ]);
    expect(await at(0, stepAt(now))).toBeUndefined();
    expect(await at(-1, stepAt(now))).toBeUndefined();
    expect(await at(1, stepAt(now))).toBe(stepAt(now) + 1);
  });

  it('has a secret in base32 as RFC 4648 writes it', () => {
    const texts = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'];
    expect(texts.map((text) => base32(new TextEncoder().encode(text)))).toEqual([
      '',
      'MY',
      'MZXQ',
      'MZXW6',
      'MZXW6YQ',
      'MZXW6YTB',
      'MZXW6YTBOI',
    ]);
  });

  it('has an address that apps read', () => {
    expect(authenticatorAddress('MZXW6', 'lu jing', '供应链金融')).toBe(
      'otpauth://totp/%E4%BE%9B%E5%BA%94%E9%93%BE%E9%87%91%E8%9E%8D:lu%20jing?secret=MZXW6&issuer=%E4%BE%9B%E5%BA%94%E9%93%BE%E9%87%91%E8%9E%8D&digits=6&period=30',
    );
  });
});
