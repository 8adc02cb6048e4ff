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

/** The page as it is loaded, with somebody counting. */
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

describe('whoever counts how the portal is used', () => {
  it('is told who works as soon as somebody does, by the account and the person behind it', () => {
    loaded({ kind: 'starting' });
    expect(told).toEqual([]);
    now(within());
    expect(told).toEqual([{ userId: 'U-zhou', personId: 'P-zhou' }]);
  });

  it.each(['other', undefined] as const)(
    'is told of nobody whose account is not known to be in good order: %s',
    (accountState) => {
      loaded(within({ accountState }));
      expect(told).toEqual([]);
    },
  );

  it('is told of an account that has come into good order', () => {
    loaded(within({ accountState: 'other' }));
    now(within());
    expect(told).toHaveLength(1);
  });

  it('is told once, whatever is asked again: the role, the menus, the page loaded anew', () => {
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

  it('is told once where the back end does not say how long a session lasts', () => {
    loaded(within({ sessionLeft: undefined }));
    loaded(within({ sessionLeft: undefined }));
    expect(told).toHaveLength(1);
  });

  it('is told once where the back end says only later how long the session lasts', () => {
    loaded(within({ sessionLeft: undefined }));
    loaded(within({ sessionLeft: hour }));
    expect(told).toHaveLength(1);
  });

  it.each([
    [59_999, 1],
    [60_000, 2],
  ] as const)('takes a session that ends %i ms later for the same, or for another', (later, times) => {
    loaded(within({ sessionLeft: hour }));
    loaded(within({ sessionLeft: hour + later }));
    expect(told).toHaveLength(times);
  });

  it('is told again of the next session: after leaving, after another’s, and after one that ended while nobody looked', () => {
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
  ] as const)('disturbs nobody where it %s, and is not asked again', async (_how, identified) => {
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
