import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../src/domain/calendar/plain-date.ts';
import {
  certificateActions,
  certificateState,
  daysLeft,
  refusalOfAction,
  expiresSoon,
  reminderStep,
  type OwnCertificate,
} from '../../../src/domain/keys/certificate.ts';
import { reminderSteps } from '../../../src/domain/calendar/reminders.ts';

const now = shanghaiInstant('2026-11-24', 10);
const day = 86_400_000;
const held: OwnCertificate = {
  kind: 'cloud',
  validFrom: now - 300 * day,
  validTo: now + 65 * day,
  revokedAt: undefined,
  endedAs: undefined,
};

describe('the state of a certificate', () => {
  it.each([
    ['effective', {}],
    ['effective', { validTo: now }],
    ['expired', { validTo: now - 1 }],
    ['not-yet', { validFrom: now + 1 }],
    ['effective', { validFrom: now }],
    ['revoked', { revokedAt: now - 1 }],
    ['revoked', { revokedAt: now, validTo: now - 1 }],
  ] as const)('%s: %j', (state, more) => {
    expect(certificateState({ ...held, ...more }, now)).toBe(state);
  });

  it.each([
    ['2026-11-24', 23, 0],
    ['2026-11-24', 0, 0],
    ['2026-11-25', 0, 1],
    ['2026-11-25', 23, 1],
    ['2026-11-23', 23, -1],
    ['2026-12-24', 9, 30],
    ['2027-11-24', 10, 365],
  ])('counts the days left in Shanghai: until %s, %i o’clock, %i days', (on, hour, days) => {
    expect(daysLeft({ validTo: shanghaiInstant(on, hour) }, now)).toBe(days);
  });

  it('counts the same number of days at any hour of a Shanghai day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: day - 1 }),
        fc.integer({ min: 0, max: day - 1 }),
        fc.integer({ min: -400, max: 4000 }),
        (hourNow, hourThen, days) => {
          const midnight = shanghaiInstant('2026-11-24');
          return daysLeft({ validTo: midnight + days * day + hourThen }, midnight + hourNow) === days;
        },
      ),
    );
  });

  it.each([
    [31, false],
    [30, true],
    [0, true],
  ])('warns at %i days: %s', (days, warns) => {
    expect(expiresSoon({ ...held, validTo: now + days * day + 1 }, now)).toBe(warns);
  });

  it('gives no warning after the certificate has ended', () => {
    expect(expiresSoon({ ...held, validTo: now + day, revokedAt: now }, now)).toBe(false);
    expect(expiresSoon({ ...held, validTo: now - 1 }, now)).toBe(false);
  });
});

describe('reminders', () => {
  it.each([
    [61, undefined],
    [60, 60],
    [31, 60],
    [30, 30],
    [15, 30],
    [14, 14],
    [8, 14],
    [7, 7],
    [2, 7],
    [1, 1],
    [0, 1],
  ])('are due %i days before the end at the step of %s days', (days, step) => {
    expect(reminderStep({ ...held, validTo: now + days * day + 1 }, now)).toBe(step);
  });

  it('never return to an earlier step, and stop when the certificate ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * day }), fc.integer({ min: 0, max: 100 * day }), (one, other) => {
        const [early, late] = [Math.max(one, other), Math.min(one, other)].map(
          (left) => reminderStep({ ...held, validTo: now + left }, now) ?? Number.POSITIVE_INFINITY,
        );
        return (late ?? 0) <= (early ?? 0);
      }),
    );
    expect(reminderStep({ ...held, validTo: now - 1 }, now)).toBeUndefined();
    expect(reminderStep({ ...held, validTo: now + day, revokedAt: now }, now)).toBeUndefined();
    expect(reminderSteps.toSorted((a, b) => b - a)).toEqual([...reminderSteps]);
  });
});

describe('the actions open to an owner', () => {
  const soon = { validTo: now + 60 * day };
  const gone = { validTo: now - 1 };
  it.each([
    ['is valid for long', {}, 'too-early', undefined, undefined],
    ['ends soon', soon, undefined, undefined, undefined],
    ['has expired', gone, undefined, 'expired', 'expired'],
    ['was renewed', { revokedAt: now, endedAs: 'renewed' }, 'replaced', 'replaced', 'replaced'],
    ['was reissued', { revokedAt: now, endedAs: 'reissued' }, 'replaced', 'replaced', 'replaced'],
    ['was lost', { revokedAt: now, endedAs: 'lost' }, 'ended', undefined, 'ended'],
    ['was revoked', { revokedAt: now }, 'ended', 'ended', 'ended'],
    ['is not valid yet', { validFrom: now + 1 }, 'not-yet', 'not-yet', 'not-yet'],
    ['is in a token', { kind: 'hard' }, 'in-token', 'in-token', undefined],
    ['is in a token and has expired', { kind: 'hard', ...gone }, 'in-token', 'in-token', 'expired'],
    ['is in a token and was lost', { kind: 'hard', revokedAt: now, endedAs: 'lost' }, 'ended', 'in-token', 'ended'],
  ] as const)('follow from a certificate that %s', (_words, more, renew, reissue, loss) => {
    expect(certificateActions.map((action) => refusalOfAction(action, { ...held, ...more }, now))).toEqual([
      renew,
      reissue,
      loss,
    ]);
  });
});
