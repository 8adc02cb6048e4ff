import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { Identified, IdentifiedMemory } from '../../../../src/application/ports/shell/identified-memory.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { Identification } from '../../../../src/presentation/shell/analytics/identification.ts';
import type { SessionState } from '../../../../src/presentation/identity/session-store.ts';

const hour = 3_600_000;
const zhou: SignedIn = {
  userId: 'U-zhou',
  personId: 'P-zhou',
  accountState: 'normal',
  userName: 'zhou',
  personName: 'Zhou',
  companyName: 'C',
  role: { code: 'operator', name: 'O' },
  candidateRoles: [],
  menus: [],
  home: '',
  sessionLeft: 12 * hour,
};
const out: SessionState = { kind: 'signed-out', because: 'left', userName: '' };
const within = (who: Partial<SignedIn> = {}): SessionState => ({ kind: 'signed-in', who: { ...zhou, ...who } });

let kept: Identified | undefined;
let told: unknown[];
let clock: ManualClock;
let session: { state: SessionState };
const memory: IdentifiedMemory = {
  recall: () => kept,
  remember: (who) => void (kept = who),
  forget: () => void (kept = undefined),
};
const now = (state: SessionState): void =>
  runInAction(() => {
    session.state = state;
  });

/** The page after loading, with analytics. */
function loaded(
  state: SessionState,
  identified: (who: unknown) => void | Promise<void> = (who) => void told.push(who),
): Identification {
  session = observable({ state }, {}, { deep: false });
  return new Identification({ analytics: { identify: identified }, memory, clock, session });
}

beforeEach(() => {
  [kept, told, clock] = [undefined, [], new ManualClock(Date.parse('2026-11-21T02:00:00Z'))];
});

describe('the usage analytics', () => {
  it('receive the user’s account and person at sign-in', () => {
    loaded({ kind: 'starting' });
    expect(told).toEqual([]);
    now(within());
    expect(told).toEqual([{ userId: 'U-zhou', personId: 'P-zhou' }]);
  });

  it.each(['other', undefined] as const)('do not receive an account whose state is not normal: %s', (accountState) => {
    loaded(within({ accountState }));
    expect(told).toEqual([]);
  });

  it('receive an account whose state becomes normal', () => {
    loaded(within({ accountState: 'other' }));
    now(within());
    expect(told).toHaveLength(1);
  });

  it('receive it once, whatever is reloaded: the role, the menus, or the page', () => {
    loaded(within());
    clock.advance(hour);
    now(within({ role: { code: 'director', name: 'D' }, sessionLeft: 11 * hour + 900 }));
    loaded({ kind: 'starting' });
    clock.advance(hour);
    now(within({ sessionLeft: 10 * hour }));
    now({ kind: 'starting' });
    now(within({ sessionLeft: undefined }));
    expect(told).toHaveLength(1);
  });

  it('receive it once when the back end does not report the length of the session', () => {
    loaded(within({ sessionLeft: undefined }));
    loaded(within({ sessionLeft: undefined }));
    expect(told).toHaveLength(1);
  });

  it('receive it once when the length of the session becomes known later', () => {
    loaded(within({ sessionLeft: undefined }));
    loaded(within({ sessionLeft: hour }));
    expect(told).toHaveLength(1);
  });

  it.each([
    [59_999, 1],
    [60_000, 2],
  ] as const)('take a session that ends %i ms later for the same or another one', (later, times) => {
    loaded(within({ sessionLeft: hour }));
    loaded(within({ sessionLeft: hour + later }));
    expect(told).toHaveLength(times);
  });

  it('receive it again at the next session: after signing out, another user’s, or an unnoticed end', () => {
    loaded(within());
    now(out);
    now(within());
    expect(told).toHaveLength(2);
    now(within({ userId: 'U-li', personId: undefined }));
    expect(told[2]).toEqual({ userId: 'U-li', personId: undefined });
    clock.advance(hour);
    loaded(within({ userId: 'U-li' }));
    expect(told).toHaveLength(4);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
    ['rejects', async () => Promise.reject(new Error('no'))],
    ['never ends', async () => new Promise<void>(() => undefined)],
  ] as const)('cause no error when sending %s fails, and are not called again', async (_how, identified) => {
    let asked = 0;
    loaded({ kind: 'starting' }, () => {
      asked += 1;
      return identified();
    });
    now(within());
    await Promise.resolve();
    now(within({ role: { code: 'director', name: 'D' } }));
    expect([asked, session.state.kind]).toEqual([1, 'signed-in']);
  });
});
