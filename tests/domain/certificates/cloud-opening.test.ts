import { describe, expect, it } from 'vitest';
import { openingRefusalOf, type CloudOpening } from '../../../src/domain/keys/cloud-certificate-opening.ts';

const ready: CloudOpening = {
  canAsk: true,
  role: 'ROLE_CORP_OPERATOR',
  realName: 'AUTH',
  node: '',
  hasOne: false,
  companyHas: false,
};

describe('opening a cloud certificate', () => {
  it.each([
    [undefined, {}],
    ['no-phone', { canAsk: false }],
    ['role', { role: 'ROLE_CORP_QUERY' }],
    ['role', { role: '', realName: 'UNAUTH' }],
    ['unauthenticated', { realName: 'UNAUTH' }],
    ['unauthenticated', { realName: 'UNAUTH', canAsk: false }],
    ['under-review', { realName: 'VERIFYING' }],
    ['under-review', { realName: 'UPDATE_VERIFYING', node: 'SUBMIT_CORP' }],
    ['review-failed', { realName: 'VERIFYING', node: 'APPROVE_NOPASS_CORP_2ND' }],
    ['unrecognised', { realName: 'unrecognised' }],
    ['have-one', { hasOne: true, companyHas: true }],
    [undefined, { hasOne: true }],
    [undefined, { companyHas: true }],
    [undefined, { node: 'APPROVE_NOPASS_1ST' }],
  ] as const)('is refused as %s: %j', (because, more) => {
    expect(openingRefusalOf({ ...ready, ...more })).toBe(because);
  });
});
