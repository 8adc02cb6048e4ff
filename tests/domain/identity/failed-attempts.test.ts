import { describe, expect, it } from 'vitest';
import {
  addFailure,
  lockTimeLeft,
  requiredProofBits,
  remainingFailures,
  type FailureKind,
  type Failures,
} from '../../../src/domain/identity/failed-attempts.ts';
import { sourceNetwork } from '../../../src/domain/identity/source-network.ts';

const minute = 60_000;
const none = { pair: 0, account: 0, source: 0, all: 0 };

describe('the proof of work for a sign-in', () => {
  it.each([
    [{}, undefined],
    [{ pair: 2, account: 9, source: 19, all: 299 }, undefined],
    [{ pair: 3 }, 14],
    [{ pair: 4 }, 15],
    [{ account: 10 }, 14],
    [{ account: 13 }, 15],
    [{ account: 1000 }, 20],
    [{ source: 20 }, 14],
    [{ source: 30 }, 16],
    [{ source: 1000 }, 20],
    [{ all: 300 }, 14],
    [{ all: 500 }, 16],
    [{ pair: 3, account: 16, source: 20, all: 300 }, 16],
  ])('after %j has %s zero bits', (counts, bits) => {
    expect(requiredProofBits({ ...none, ...counts })).toBe(bits);
  });
});

describe('the lock of an account', () => {
  it.each([
    [4, 0, 0],
    [5, 0, 15 * minute],
    [5, 10 * minute, 5 * minute],
    [5, 15 * minute, 0],
  ])('after %i failures, %i ms later, holds for %i ms', (failures, later, left) => {
    expect(lockTimeLeft({ failures, lastFailureAt: 1000 }, 1000 + later)).toBe(left);
  });
});

describe('failed sign-ins', () => {
  it.each([
    ['pair', 4, 15 * minute - 1, 4],
    ['pair', 4, 15 * minute, 0],
    ['account', 10, 6 * minute - 1, 10],
    ['account', 10, 6 * minute, 9],
    ['account', 10, 60 * minute, 0],
    ['source', 20, 5 * minute, 15],
    ['all', 300, minute, 270],
  ] as const)('of the kind %s: from %i, after %i ms, %i are remembered', (kind, failures, later, left) => {
    expect(remainingFailures(kind, { failures, lastFailureAt: 5000 }, 5000 + later).failures).toBe(left);
  });

  it.each(['account', 'source', 'all'] as const)(
    'of the kind %s add up only when they come faster than they are forgotten',
    (kind: FailureKind) => {
      const after = (pause: number): number => {
        let kept: Failures | undefined;
        for (let times = 0; times < 500; times += 1) kept = addFailure(kind, kept, times * pause);
        return kept?.failures ?? 0;
      };
      expect(after(7 * minute)).toBe(1);
      expect(after(100)).toBeGreaterThan(400);
    },
  );

  it.each([
    ['pair', 14, 14 * minute],
    ['account', 5, 0],
    ['source', 0.5, 0],
  ] as const)('of the kind %s: after one more in %d minutes, forgetting counts from %d ms', (kind, minutes, from) => {
    expect(addFailure(kind, { failures: 1, lastFailureAt: 0 }, minutes * minute)).toEqual({
      failures: 2,
      lastFailureAt: from,
    });
  });

  it('are remembered for their whole time after earlier ones are forgotten', () => {
    expect(addFailure('account', { failures: 1, lastFailureAt: 0 }, 11 * minute)).toEqual({
      failures: 1,
      lastFailureAt: 11 * minute,
    });
  });

  it('are kept when the clock goes back', () => {
    expect(remainingFailures('all', { failures: 3, lastFailureAt: 9000 }, 0)).toEqual({
      failures: 3,
      lastFailureAt: 9000,
    });
  });
});

describe('the network of a source address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::ffff:198.51.100.20', '198.51.100.20'],
    ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
    ['2001::3:4:5:6:7:8', '2001:0:3:4::/64'],
    ['64:ff9b:1::ffff:203.0.113.7', '64:ff9b:1:0::/64'],
    ['offline', 'offline'],
  ])('of %s is %s', (address, network) => {
    expect(sourceNetwork(address)).toBe(network);
  });
});
