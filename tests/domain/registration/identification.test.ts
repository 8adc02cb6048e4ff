import { describe, expect, it } from 'vitest';
import { authStates, isCertified } from '../../../src/domain/keys/certification.ts';
import { ukeyStateOf } from '../../../src/domain/certificates/shared/ukey-state.ts';
import { absIdentifyPath } from '../../../src/domain/catalogue/product-paths.ts';
import { identificationRefusalOf, tokenRefusalOf } from '../../../src/domain/registration/identification.ts';
import { identifyPath, identifyPlaces } from '../../../src/domain/registration/identify-places.ts';

const signer = { uscc: '91330299MAG4Y52T9T', userId: 'U-1' };

describe('certification on the ABS sub-platform', () => {
  it('has the addresses of the documents', () => {
    expect(identifyPlaces.map(identifyPath)).toEqual([
      '/register/abs/identify/index',
      '/register/abs/identify/ukey',
      '/register/abs/identify/soft-key',
    ]);
    expect(absIdentifyPath).toBe(identifyPath('index'));
  });

  it.each([
    [
      'a token of the signed-in person that names the company',
      { kind: 'hard', uscc: signer.uscc, holderId: 'U-1' },
      undefined,
    ],
    [
      'a token that names another company',
      { kind: 'hard', uscc: '91330212MA2YZ00018', holderId: 'U-1' },
      'other-company',
    ],
    ['a token that names no company', { kind: 'hard', uscc: '', holderId: 'U-1' }, 'other-company'],
    ['a certificate outside a token', { kind: 'cloud', uscc: signer.uscc, holderId: 'U-1' }, 'not-a-token'],
    ['a colleague’s token', { kind: 'hard', uscc: signer.uscc, holderId: 'U-2' }, 'other-person'],
    ['the company before kind and holder', { kind: 'cloud', uscc: '', holderId: 'U-2' }, 'other-company'],
    ['the kind before the holder', { kind: 'cloud', uscc: signer.uscc, holderId: 'U-2' }, 'not-a-token'],
  ] as const)('judges %s', (_what, shown, because) => {
    expect(tokenRefusalOf(shown, signer)).toBe(because);
  });

  it('does not match a company without a code with a certificate that names none', () => {
    expect(tokenRefusalOf({ kind: 'hard', uscc: '', holderId: 'U-1' }, { uscc: '', userId: 'U-1' })).toBe(
      'other-company',
    );
  });

  it.each([
    ['UNAUTH', true, 'ROLE_CORP_DIRECTOR', undefined],
    ['UNAUTH', false, 'ROLE_CORP_OPERATOR', undefined],
    ['VERIFYING', false, 'ROLE_CORP_OPERATOR', undefined],
    ['UNAUTH', false, 'ROLE_CORP_DIRECTOR', 'role'],
    ['AUTH', false, 'ROLE_CORP_DIRECTOR', 'certified'],
    ['AUTH', true, 'ROLE_CORP_OPERATOR', 'certified'],
    ['UPDATE_VERIFYING', true, 'ROLE_CORP_OPERATOR', 'certified'],
    ['unrecognised', true, 'ROLE_CORP_OPERATOR', undefined],
  ] as const)(
    'is offered at %s, as main user %s, in the role %s, or refused: %s',
    (realName, isMain, role, because) => {
      expect(identificationRefusalOf({ realName, isMain, role })).toBe(because);
    },
  );

  it('counts a company as certified while it updates its certification', () => {
    expect(authStates.filter(isCertified)).toEqual(['UPDATE_VERIFYING', 'AUTH']);
  });

  it('is complete with a valid certificate, and follows the hard certificate otherwise', () => {
    expect(authStates.map((state) => [ukeyStateOf(state, true), ukeyStateOf(state, false)])).toEqual(
      authStates.map((state) => ['AUTH', state]),
    );
  });
});
