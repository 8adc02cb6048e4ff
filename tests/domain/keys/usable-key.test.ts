import { describe, expect, it } from 'vitest';
import { canCompanySign, canSignWithout, keySuffix, registrarsOf } from '../../../src/domain/keys/usable-key.ts';

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

describe('a company whose certificate ends on 2026-12-08', () => {
  const none = { softKeyUsable: false, softEndsOn: '', hardCertificate: 'UNAUTH', hardEndsOn: '' };
  it.each([
    ['HARD', none, false],
    ['HARD', { ...none, softKeyUsable: true }, true],
    ['HARD', { ...none, softKeyUsable: true, softEndsOn: '2026-12-09' }, true],
    ['HARD', { ...none, softKeyUsable: true, softEndsOn: '2026-12-08' }, false],
    ['HARD', { ...none, hardCertificate: 'AUTH', hardEndsOn: '2027-01-01' }, false],
    ['CLOUD', { ...none, softKeyUsable: true, softEndsOn: '2027-01-01' }, false],
    ['CLOUD', { ...none, hardCertificate: 'AUTH' }, true],
    ['CLOUD', { ...none, hardCertificate: 'AUTH', hardEndsOn: '2026-12-07' }, false],
    ['CLOUD', { ...none, hardCertificate: 'UPDATE_VERIFYING', hardEndsOn: '2027-01-01' }, true],
    ['CLOUD', { ...none, hardCertificate: 'VERIFYING', hardEndsOn: '2027-01-01' }, false],
  ] as const)('can sign without that of kind %s, with %o: %s', (kind, means, signs) => {
    expect(canSignWithout(kind, '2026-12-08', means)).toBe(signs);
  });
});
