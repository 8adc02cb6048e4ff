import { describe, expect, it } from 'vitest';
import { certificationFromWire } from '../../../../../src/adapters/wire/products/shared/certification-from-wire.ts';

const states = {
  realNameAuthState: 'AUTH',
  hardCertAuthState: 'VERIFYING',
  softCaOpenState: 'UNAUTH',
  currentNodeState: 'SUBMIT_1ST',
};
const key = { usable: true, certNumber: '9F01' };
/** The dates that only some back ends send. */
const noDays = { hardExpiredOn: '', softExpiredOn: '', hardEndsOn: '', softEndsOn: '' };
const told = {
  ...noDays,
  realName: 'AUTH',
  hardCertificate: 'VERIFYING',
  softCertificate: 'UNAUTH',
  node: 'SUBMIT_1ST',
  individual: true,
  pending: true,
  softKeyUsable: true,
  certificateNumber: '9F01',
  unified: false,
};

describe('a pre-validation', () => {
  it.each([
    ['the states themselves', { corpRnAuthStates: states }],
    ['the states inside', { corpRnAuthStates: { realNameAuthInfo: states } }],
    ['the states beside', { realNameAuthInfo: states }],
    [
      'the states inside, and old ones around them',
      { corpRnAuthStates: { realNameAuthState: 'UNAUTH', realNameAuthInfo: states } },
    ],
  ])('is read in the shape of %s', (_shape, wire) => {
    expect(certificationFromWire({ individual: true, existPending: true, ...wire }, key, false)).toEqual(told);
  });

  it('without content belongs to a company that has not begun', () => {
    expect(certificationFromWire({}, {}, null)).toEqual({
      realName: 'UNAUTH',
      hardCertificate: 'UNAUTH',
      softCertificate: 'UNAUTH',
      node: '',
      individual: false,
      pending: false,
      softKeyUsable: false,
      certificateNumber: '',
      unified: undefined,
      ...noDays,
    });
  });

  it('has the end days of expired and valid certificates when the back end sends them', () => {
    const days = {
      hardCertExpireDate: '2026-11-20',
      softCertExpireDate: '2026-11-21',
      hardCertEndDate: '2027-01-05',
      softCertEndDate: '2027-01-06',
    };
    expect(
      certificationFromWire({ individual: true, existPending: true, corpRnAuthStates: states, ...days }, key, false),
    ).toEqual({
      ...told,
      hardExpiredOn: '2026-11-20',
      softExpiredOn: '2026-11-21',
      hardEndsOn: '2027-01-05',
      softEndsOn: '2027-01-06',
    });
  });

  it('with an unknown state says so', () => {
    expect(
      certificationFromWire({ corpRnAuthStates: { ...states, realNameAuthState: '__proto__' } }, key, true).realName,
    ).toBe('unrecognised');
  });
});
