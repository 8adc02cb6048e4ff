import { beforeEach, describe, expect, it } from 'vitest';
import { browserWindows } from '../../../../features/support/browser-windows.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import type { AskedCode } from '../../../../src/application/ports/entry/code-memory.ts';
import type {
  SecondCodeOutcome,
  SecondProofOutcome,
} from '../../../../src/application/ports/entry/second-proof-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { SecondStepPresenter } from '../../../../src/presentation/entry/sign-in/second-step-presenter.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../../src/presentation/identity/session-watch.ts';

let clock: ManualClock;
let given: object[];
let asked: number;
let code: SecondCodeOutcome | PortFault;
let proof: SecondProofOutcome;
let shared: string | undefined;
let kept: AskedCode | undefined;
let presenter: SecondStepPresenter;

const secondStepOf = (ways: string): SecondStepPresenter => {
  const unused = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  const sessions = { current: unused, switchRole: unused, stay: async () => undefined, signOut: async () => undefined };
  const session = new SessionStore({ pageConfig: async () => neutralPageConfig }, sessions);
  return new SecondStepPresenter(
    { ways, mobile: '140****1007' },
    {
      desk: {
        askCode: async () => {
          asked += 1;
          if (code instanceof PortFault) throw code;
          return code;
        },
        prove: async (order) => {
          given.push(order);
          return proof;
        },
      },
      memory: {
        recall: () => kept,
        remember: (remembered) => void (kept = remembered),
        forget: () => void (kept = undefined),
      },
      preferences: { read: () => shared },
      clock,
      session,
      watch: new SessionWatch(clock, sessions, session, browserWindows()()),
      navigator: new RecordingNavigator(),
    },
  );
};

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  [given, asked, shared, kept, code, proof] = [
    [],
    0,
    undefined,
    undefined,
    { sent: true, resendAfter: 60 },
    { signedIn: false, because: 'refused' },
  ];
  presenter = secondStepOf('SMS');
});

describe('the second step', () => {
  it.each([
    ['SMS', true, false],
    ['SMS KEY', true, true],
    ['KEY', false, true],
    ['', false, false],
  ])('by %j offers a code %s and a key %s', (ways, byCode, byKey) => {
    expect([secondStepOf(ways).offersCode, secondStepOf(ways).offersKey]).toEqual([byCode, byKey]);
  });

  it('says first to request a code, then to enter it', async () => {
    const mobile = '140****1007';
    expect([presenter.intro, secondStepOf('KEY').intro, secondStepOf('').intro]).toEqual([
      { key: 'second.intro', values: { mobile, sent: false } },
      { key: 'second.intro-key' },
      { key: 'second.intro-none' },
    ]);
    code = { sent: false, because: 'locked', minutes: 9 };
    await presenter.codePressed();
    expect(presenter.intro.values).toEqual({ mobile, sent: false });
    code = { sent: true, resendAfter: 60 };
    await presenter.codePressed();
    expect(presenter.intro).toEqual({ key: 'second.intro', values: { mobile, sent: true } });
    presenter.left();
  });

  it('clears the missing-code error when a code is on its way and when one is typed', async () => {
    await presenter.submitPressed();
    expect(presenter.error).toEqual({ key: 'second.code-missing' });
    await presenter.codePressed();
    expect(presenter.error).toBeUndefined();
    await presenter.submitPressed();
    presenter.codeTyped('1');
    expect(presenter.error).toBeUndefined();
    presenter.left();
  });

  it('still waits for its code after a reload', async () => {
    await presenter.codePressed();
    presenter.left();
    clock.advance(20_000);
    const again = secondStepOf('SMS');
    again.opened();
    expect([again.isSent, again.waiting, again.notice?.message.key]).toEqual([true, 40, 'second.sent']);
    again.left();
    clock.advance(300_000);
    const later = secondStepOf('SMS');
    later.opened();
    expect([later.isSent, later.notice]).toEqual([false, undefined]);
  });

  it.each([
    ['of this telephone, in time', 'SMS', {}, true],
    ['of another telephone', 'SMS', { mobile: '140****2001' }, false],
    ['where none is offered', 'KEY', {}, false],
    ['that holds no more', 'SMS', { askedAt: -300_000 }, false],
  ] as const)('waits for a code sent earlier: one %s', (_what, ways, more, waits) => {
    const now = clock.now();
    kept = {
      mobile: '140****1007',
      againAt: now + 1,
      ...more,
      askedAt: now + ('askedAt' in more ? more.askedAt : 1 - 300_000),
    };
    const again = secondStepOf(ways);
    again.opened();
    expect(again.isSent).toBe(waits);
    again.left();
  });

  it('shows until when no code is sent', async () => {
    code = { sent: false, because: 'locked', minutes: 9 };
    await presenter.codePressed();
    expect(presenter.notice?.message).toEqual({ key: 'second.locked', values: { until: clock.now() + 9 * 60_000 } });
  });

  it('forgets the waiting time after a successful sign-in', async () => {
    await presenter.codePressed();
    expect(kept).toBeDefined();
    presenter.codeTyped('123456');
    await presenter.submitPressed();
    expect(kept).toBeDefined();
    proof = { signedIn: true };
    presenter.codeTyped('654321');
    await presenter.submitPressed();
    expect(kept).toBeUndefined();
    presenter.left();
  });

  it('asks for one code a minute', async () => {
    await presenter.codePressed();
    await presenter.codePressed();
    expect([asked, presenter.waiting, presenter.notice?.message]).toEqual([
      1,
      60,
      { key: 'second.sent', values: { mobile: '140****1007' } },
    ]);
    clock.advance(60_000);
    await presenter.codePressed();
    expect(asked).toBe(2);
    presenter.left();
  });

  it.each([
    [{ sent: false, because: 'too-soon', seconds: 20 }, 'sms.too-soon', 20],
    [{ sent: false, because: 'locked', minutes: 9 }, 'second.locked', 0],
  ] as const)('shows why no code was sent: %j', async (outcome, key, waiting) => {
    code = outcome;
    await presenter.codePressed();
    expect([presenter.notice?.message.key, presenter.waiting]).toEqual([key, waiting]);
    presenter.left();
  });

  it('returns to the password when it has expired', async () => {
    code = { sent: false, because: 'over' };
    await presenter.codePressed();
    expect(presenter.over?.message.key).toBe('second.over');
  });

  it('submits exactly six digits, and reports wrong ones', async () => {
    presenter.codeTyped('12 34x5');
    await presenter.submitPressed();
    expect([given, presenter.error?.key]).toEqual([[], 'second.code-missing']);
    presenter.codeTyped('1234567');
    await presenter.submitPressed();
    expect([given, presenter.error?.key, presenter.code, presenter.attempt]).toEqual([
      [{ code: '123456', trust: false }],
      'sms.refused',
      '',
      2,
    ]);
  });

  it('trusts a chosen browser, except on a shared computer', async () => {
    presenter.codeTyped('123456');
    presenter.trustChosen(true);
    await presenter.submitPressed();
    shared = 'yes';
    presenter.codeTyped('123456');
    await presenter.submitPressed();
    expect(given).toEqual([
      { code: '123456', trust: true },
      { code: '123456', trust: false },
    ]);
  });

  it('reports a fault, and can be tried again', async () => {
    code = new PortFault('offline');
    await presenter.codePressed();
    expect([presenter.notice?.tone, presenter.busy, presenter.waiting]).toEqual(['bad', false, 0]);
  });
});
