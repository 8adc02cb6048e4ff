import { beforeEach, describe, expect, it } from 'vitest';
import { browserWindows } from '../../../../features/support/browser-windows.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { RecordingNavigator } from '../../../../features/support/recording-navigator.ts';
import { TabCodeMemory } from '../../../../src/adapters/storage/tab-code-memory.ts';
import type { CodeEntry, CodeOutcome } from '../../../../src/application/ports/entry/sms-sign-in.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import { signInWays } from '../../../../src/presentation/entry/sign-in/sign-in-ways.ts';
import { SmsSignInPresenter } from '../../../../src/presentation/entry/sign-in/sms-sign-in-presenter.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../../src/presentation/identity/session-watch.ts';
import { message } from '../../../../src/words/catalogue.ts';

let clock: ManualClock;
let asked: object[];
let entered: object[];
let outcome: CodeOutcome | PortFault;
let entry: CodeEntry;
let kept: Map<string, string>;
let presenter: SmsSignInPresenter;

function makePresenter(): SmsSignInPresenter {
  const unused = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  const sessions = { current: unused, switchRole: unused, stay: async () => undefined, signOut: async () => undefined };
  const session = new SessionStore({ pageConfig: async () => neutralPageConfig }, sessions);
  return new SmsSignInPresenter({
    sms: {
      ask: async (order) => {
        asked.push(order);
        if (outcome instanceof PortFault) throw outcome;
        return outcome;
      },
      enter: async (order) => {
        entered.push(order);
        return entry;
      },
    },
    desk: { captchaAddress: async () => '/captcha/1', prove: async () => 'proof', offersProof: true },
    memory: new TabCodeMemory({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
    clock,
    session,
    watch: new SessionWatch(clock, sessions, session, browserWindows()()),
    navigator: new RecordingNavigator(),
  });
}

beforeEach(() => {
  clock = new ManualClock(Date.parse('2026-11-21T02:00:00Z'));
  [asked, entered, kept] = [[], [], new Map()];
  outcome = { sent: true, resendAfter: 60 };
  entry = { signedIn: false, because: 'refused' };
  presenter = makePresenter();
  presenter.mobileTyped('140 0000 1002');
});

describe('requesting a code', () => {
  it('counts down the seconds until another code is allowed', async () => {
    await presenter.codePressed();
    expect([presenter.waiting, presenter.notice?.message.key]).toEqual([60, 'sms.sent']);
    await presenter.codePressed();
    expect(asked).toEqual([{ mobile: '14000001002', captcha: undefined, proof: undefined }]);
    clock.advance(1000);
    expect(presenter.waiting).toBe(59);
    for (let second = 0; second < 59; second += 1) clock.advance(1000);
    expect(presenter.waiting).toBe(0);
    await presenter.codePressed();
    expect(asked).toHaveLength(2);
  });

  it('waits per number: another number may request at once, and the first one still waits', async () => {
    await presenter.codePressed();
    presenter.codeTyped('123456');
    await presenter.submitPressed();
    expect(presenter.errors.code?.key).toBe('sms.refused');
    presenter.mobileTyped('140 0000 1003');
    expect([presenter.waiting, presenter.code, presenter.errors, presenter.notice]).toEqual([0, '', {}, undefined]);
    clock.advance(1000);
    expect(presenter.waiting).toBe(0);
    presenter.mobileTyped('14000001002');
    expect(presenter.waiting).toBe(59);
    presenter.mobileTyped('14000001003');
    await presenter.codePressed();
    expect([asked.at(-1), presenter.waiting]).toEqual([
      { mobile: '14000001003', captcha: undefined, proof: undefined },
      60,
    ]);
  });

  it('starts no waiting time for a number that was changed during the request', async () => {
    const asking = presenter.codePressed();
    presenter.mobileTyped('14000001003');
    await asking;
    expect(presenter.waiting).toBe(0);
  });

  it('waits across a reload, for as long as the code is valid', async () => {
    await presenter.codePressed();
    presenter.left();
    clock.advance(20_000);
    const again = makePresenter();
    again.opened();
    expect([again.mobile, again.waiting, again.notice?.message.key]).toEqual(['14000001002', 40, 'sms.sent']);
    clock.advance(280_000);
    const late = makePresenter();
    late.opened();
    expect([late.mobile, late.waiting, late.notice]).toEqual(['', 0, undefined]);
  });

  it('requires a complete number', async () => {
    presenter.mobileTyped('1400000100');
    await presenter.codePressed();
    expect([asked, presenter.errors.mobile?.key, presenter.attempt]).toEqual([[], 'sms.mobile-wrong', 1]);
  });

  it('shows a picture when the back end requires one, and sends its letters', async () => {
    outcome = { sent: false, because: 'captcha-required', proofOnly: false };
    await presenter.codePressed();
    expect([presenter.captcha, presenter.errors.captcha?.key]).toEqual([
      { kind: 'picture', imageUrl: '/captcha/1', text: '', canProve: true },
      'captcha.missing',
    ]);
    await presenter.codePressed();
    expect(asked).toHaveLength(1);
    outcome = { sent: true, resendAfter: 60 };
    presenter.captchaTyped('ACDE');
    await presenter.codePressed();
    expect(asked.at(-1)).toEqual({ mobile: '14000001002', captcha: 'ACDE', proof: undefined });
    expect(presenter.captcha).toBeUndefined();
  });

  it('computes a proof when no picture is accepted', async () => {
    outcome = { sent: false, because: 'captcha-wrong', proofOnly: true };
    await presenter.codePressed();
    expect([presenter.captcha, presenter.errors.captcha?.key]).toEqual([
      { kind: 'proof', state: 'done', share: 1 },
      'captcha.wrong',
    ]);
    await presenter.codePressed();
    expect(asked.at(-1)).toEqual({ mobile: '14000001002', captcha: undefined, proof: 'proof' });
  });

  it.each([
    [{ sent: false, because: 'too-soon', seconds: 40 }, message('sms.too-soon', { seconds: 40 }), 40],
    [
      { sent: false, because: 'locked', minutes: 15 },
      message('sms.locked', { until: Date.parse('2026-11-21T02:15:00Z') }),
      0,
    ],
    [{ sent: false, because: 'form-expired' }, message('sms.form-expired'), 0],
    [new PortFault('offline'), message('refusals.network'), 0],
  ] as const)('shows the outcome: %j', async (answer, words, waiting) => {
    outcome = answer;
    await presenter.codePressed();
    expect([presenter.notice?.message, presenter.waiting, presenter.isRequesting]).toEqual([words, waiting, false]);
  });
});

describe('entering a code', () => {
  it('requires six digits, and accepts nothing else', async () => {
    presenter.codeTyped('12 34a5');
    expect(presenter.code).toBe('12345');
    await presenter.submitPressed();
    expect([entered, presenter.errors.code?.key]).toEqual([[], 'sms.code-wrong']);
    presenter.codeTyped('1234567');
    await presenter.submitPressed();
    expect(entered).toEqual([{ mobile: '14000001002', code: '123456', userName: undefined }]);
    expect(presenter.errors.code?.key).toBe('sms.refused');
  });

  it('offers several accounts, and signs in with the chosen one', async () => {
    entry = {
      signedIn: false,
      because: 'several',
      accounts: [
        { userName: 'limin', company: '砚舟' },
        { userName: 'guyunzhou', company: '砚舟' },
      ],
    };
    presenter.codeTyped('123456');
    await presenter.submitPressed();
    expect(presenter.accounts.map(({ userName }) => userName)).toEqual(['limin', 'guyunzhou']);
    presenter.accountChosen('guyunzhou');
    await presenter.submitPressed();
    expect(entered.at(-1)).toEqual({ mobile: '14000001002', code: '123456', userName: 'guyunzhou' });
    presenter.codeTyped('654321');
    expect([presenter.accounts, presenter.userName]).toEqual([[], undefined]);
  });

  it('shows a deregistered company and an expired page, and forgets a used code', async () => {
    presenter.codeTyped('123456');
    entry = { signedIn: false, because: 'company-deregistered' };
    await presenter.submitPressed();
    expect(presenter.deregistered).toBe(true);
    entry = { signedIn: false, because: 'form-expired' };
    await presenter.submitPressed();
    expect(presenter.notice?.message.key).toBe('sms.form-expired');
    await presenter.codePressed();
    entry = { signedIn: true };
    presenter.codeTyped('123456');
    await presenter.submitPressed();
    expect(kept.size).toBe(0);
    presenter.left();
  });
});

describe('the addresses of the sign-in methods', () => {
  it('keep the other parameters', () => {
    expect(signInWays('?from=%2Fx')).toEqual({ sms: '?from=%2Fx&by=sms', password: '?from=%2Fx', current: 'password' });
    expect(signInWays('?by=sms')).toEqual({ sms: '?by=sms', password: '?', current: 'sms' });
    expect(signInWays('?by=key')?.current).toBe('password');
    expect(signInWays('?by=sms', ['password'])).toBeUndefined();
    expect(signInWays('?x=1', ['sms'])).toEqual({ sms: '?x=1&by=sms', password: undefined, current: 'sms' });
  });
});
