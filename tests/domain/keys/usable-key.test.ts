import { describe, expect, it } from 'vitest';
import { canCompanySign, keySuffix, registrarsOf } from '../../../src/domain/keys/usable-key.ts';

describe('usable signing keys', () => {
  it('are issued by the bank, and by the platform too for companies on its list', () =>
    expect([registrarsOf(false), registrarsOf(true)]).toEqual([['RA_CCB'], ['RA_CCB', 'RA_RYL']]));

  it('are shown by their last four characters', () =>
    expect([keySuffix('00ab12cd'), keySuffix('1f')]).toEqual(['12CD', '1F']));

  it.each([
    [true, 'UNAUTH', true],
    [false, 'AUTH', true],
    [false, 'UPDATE_VERIFYING', true],
    [false, 'VERIFYING', false],
    [false, 'UNAUTH', false],
    [false, 'anything', false],
  ])(
    'sign for a company whose soft key is usable (%s) and whose hard certificate is %s: %s',
    (softKeyUsable, hardCertificate, signs) => expect(canCompanySign({ softKeyUsable, hardCertificate })).toBe(signs),
  );
});
