import { describe, expect, it } from 'vitest';
import {
  activationDays,
  afterHardKey,
  hardKeyProblems,
  hardKeyRefusalOf,
  hardKeyStateAt,
  hardKeyStates,
  hardStateOf,
  isHardKeyOpen,
  maxHardKeyFieldCharacters,
  normaliseHardKeyEntry,
  type HardKeyRequest,
  type HardKeyEvent,
} from '../../../src/domain/keys/hard-key.ts';
import { authStates } from '../../../src/domain/keys/certification.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 23, 4);
const events: readonly HardKeyEvent[] = ['correct', 'return', 'post', 'activate', 'withdraw', 'miss'];
const asking: HardKeyRequest = {
  purpose: 'first',
  role: 'ROLE_CORP_OPERATOR',
  realName: 'AUTH',
  node: '',
  isUnderWay: false,
  hasOne: false,
  replaced: undefined,
};
const replaced = {
  kind: 'hard',
  endedAs: undefined,
  validFrom: now - 300 * day,
  validTo: now + 30 * day,
  revokedAt: undefined,
} as const;

describe('an application for a certificate in a token', () => {
  it('moves between its states only by the allowed events', () => {
    expect(
      Object.fromEntries(
        hardKeyStates.map((state) => [
          state,
          events.flatMap((event) => {
            const next = afterHardKey(state, event);
            return next ? [`${event} ${next}`] : [];
          }),
        ]),
      ),
    ).toEqual({
      applied: ['return returned', 'post posted', 'withdraw withdrawn'],
      returned: ['correct applied', 'withdraw withdrawn'],
      posted: ['activate activated', 'miss missed'],
      activated: [],
      withdrawn: [],
      missed: [],
      lapsed: [],
    });
    expect(hardKeyStates.filter(isHardKeyOpen)).toEqual(['applied', 'returned', 'posted']);
  });

  it('lapses when the token is not activated in time', () => {
    const posted = { state: 'posted', postedAt: now } as const;
    expect([
      hardKeyStateAt(posted, now + activationDays * day),
      hardKeyStateAt(posted, now + activationDays * day + 1),
      hardKeyStateAt({ state: 'activated', postedAt: now }, now + 90 * day),
      hardKeyStateAt({ state: 'applied', postedAt: undefined }, now + 90 * day),
    ]).toEqual(['posted', 'lapsed', 'activated', 'applied']);
  });

  it.each([
    [{}, []],
    [{ recipient: ' ' }, [['recipient', 'missing']]],
    [{ recipient: 'x'.repeat(maxHardKeyFieldCharacters.recipient + 1) }, [['recipient', 'too-long']]],
    [{ recipient: '周\u202e思远' }, [['recipient', 'unseen']]],
    [{ mobile: '12' }, [['mobile', 'not-a-mobile']]],
    [{ mobile: '+86 138-0000-0001' }, []],
    [{ address: '北仑区 1 号' }, [['address', 'too-short']]],
    [{ address: '北仑区砚舟路 1' }, []],
    [
      {
        recipient: '周'.repeat(maxHardKeyFieldCharacters.recipient),
        address: '甬'.repeat(maxHardKeyFieldCharacters.address),
      },
      [],
    ],
    [
      { recipient: '', mobile: '', address: '' },
      [
        ['recipient', 'missing'],
        ['mobile', 'missing'],
        ['address', 'missing'],
      ],
    ],
  ])('with %o names its faulty fields', (wish, problems) => {
    expect([
      ...hardKeyProblems(
        normaliseHardKeyEntry({
          recipient: '周思远',
          mobile: '13800000001',
          address: '宁波市北仑区砚舟路 1 号',
          ...wish,
        }),
      ),
    ]).toEqual(problems);
  });

  it.each<readonly [Partial<HardKeyRequest>, string | undefined]>([
    [{}, undefined],
    [{ isUnderWay: true, role: '' }, 'applied'],
    [{ hasOne: true }, 'have-one'],
    [{ role: 'CORP_MANAGER' }, 'role'],
    [{ realName: 'UNAUTH' }, 'unauthenticated'],
    [{ realName: 'VERIFYING', node: 'APPROVEING_1ST' }, 'under-review'],
    [{ realName: 'VERIFYING', node: 'APPROVE_NOPASS_1ST' }, 'review-failed'],
    [{ realName: 'unrecognised' }, 'unrecognised'],
    [{ purpose: 'renew' }, 'ended'],
    [{ purpose: 'renew', hasOne: true, replaced }, undefined],
    [{ purpose: 'renew', replaced: { ...replaced, validTo: now + 61 * day } }, 'too-early'],
    [{ purpose: 'reissue', replaced: { ...replaced, revokedAt: now, endedAs: 'lost' } }, undefined],
    [{ purpose: 'reissue', replaced: { ...replaced, validTo: now - 1 } }, 'expired'],
    [{ purpose: 'reissue', replaced: { ...replaced, revokedAt: now, endedAs: 'reissued' } }, 'replaced'],
  ])('with %o is refused as %s', (wish, because) => {
    expect(hardKeyRefusalOf({ ...asking, ...wish }, now)).toBe(because);
  });

  it('sets the hard certification from a valid token, and keeps a state reported by another system', () => {
    expect(
      authStates.map((told) => [
        told,
        hardStateOf(told, { holds: false, isUnderWay: false }),
        hardStateOf(told, { holds: false, isUnderWay: true }),
        hardStateOf(told, { holds: true, isUnderWay: true }),
      ]),
    ).toEqual([
      ['UNAUTH', 'UNAUTH', 'VERIFYING', 'AUTH'],
      ['VERIFYING', 'VERIFYING', 'VERIFYING', 'VERIFYING'],
      ['UPDATE_VERIFYING', 'UPDATE_VERIFYING', 'UPDATE_VERIFYING', 'UPDATE_VERIFYING'],
      ['AUTH', 'AUTH', 'AUTH', 'AUTH'],
    ]);
  });
});
