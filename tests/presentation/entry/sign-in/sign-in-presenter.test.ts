import { describe, expect, it } from 'vitest';
import { browserWindows } from '../../../../features/support/browser-windows.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { SignInDesk, SignInOutcome } from '../../../../src/application/ports/entry/sign-in-desk.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../../src/presentation/identity/session-watch.ts';
import { SignInPresenter } from '../../../../src/presentation/entry/sign-in/sign-in-presenter.ts';
import { HandClock } from '../../../views/shell/hand-clock.ts';

const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
const zhou: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '砚舟',
  role: operator,
  candidateRoles: [operator],
  menus: [],
  home: '',
};

/** A desk with proofs that are ready when the test says so. */
class Desk implements SignInDesk {
  readonly offersProof = true;
  readonly proofs: PromiseWithResolvers<string>[] = [];
  readonly tried: (string | undefined)[] = [];
  outcome: SignInOutcome = { signedIn: false, because: 'refused', captchaRequired: true, proofOnly: false };
  open = async (): Promise<void> => undefined;
  prepared = 0;
  prepare = async (): Promise<void> => void (this.prepared += 1);
  captchaAddress = async (): Promise<string> => '/picture';
  readonly signals: AbortSignal[] = [];
  prove = async (_onShare: (share: number) => void, signal: AbortSignal): Promise<string> => {
    this.signals.push(signal);
    const proof = Promise.withResolvers<string>();
    this.proofs.push(proof);
    return proof.promise;
  };
  signIn: SignInDesk['signIn'] = async ({ proof }) => {
    this.tried.push(proof);
    return this.outcome;
  };
}

function signIn() {
  const clock = new HandClock(0);
  const sessions = {
    current: async () => zhou,
    switchRole: async () => zhou,
    stay: async () => undefined,
    signOut: async () => undefined,
  };
  const session = new SessionStore({ pageConfig: async () => neutralPageConfig }, sessions);
  const desk = new Desk();
  const navigator = { goTo: () => undefined, replaceWith: () => undefined, current: () => '/login/login' };
  const form = (): SignInPresenter =>
    new SignInPresenter(
      desk,
      session,
      new SessionWatch(clock, sessions, session, browserWindows()()),
      navigator,
      clock,
    );
  return { desk, session, form };
}

/** A form that requires a captcha, and was sent without one. */
async function asking() {
  const { desk, form } = signIn();
  const presenter = form();
  presenter.opened({ userName: 'limin', password: 'Huiyu#2026' });
  await presenter.captchaRenewPressed();
  await presenter.submitPressed();
  return { desk, presenter };
}

describe('the sign-in preparation', () => {
  it('is requested when the user begins with the password, and again when the user starts over', () => {
    const { desk, form } = signIn();
    const presenter = form();
    presenter.opened();
    presenter.userNameTyped('limin');
    expect(desk.prepared).toBe(0);
    for (const typed of ['H', 'Hu', 'Hui']) presenter.passwordTyped(typed);
    expect(desk.prepared).toBe(1);
    presenter.passwordTyped('');
    expect(desk.prepared).toBe(1);
    presenter.passwordTyped('H');
    expect(desk.prepared).toBe(2);
  });

  it('is requested at once when the form already holds a password', () => {
    const { desk, form } = signIn();
    form().opened({ userName: 'limin', password: 'Huiyu#2026' });
    expect(desk.prepared).toBe(1);
  });
});

describe('a session that ended before the portal was opened', () => {
  it.each([
    ['SESSION_REPLACED', 'sign-in.session-replaced'],
    ['SESSION_REQUIRED', undefined],
    [undefined, undefined],
  ] as const)('is explained when the server gives a specific reason: %s', async (code, notice) => {
    const { session, form } = signIn();
    session.faultSeen(new PortFault('not-signed-in', code === undefined ? {} : { code }));
    const presenter = form();
    presenter.opened();
    expect(presenter.notice?.message.key).toBe(notice);
  });
});

describe('a session ended by something other than its timeout', () => {
  const endedBy = async (code: string): Promise<SignInPresenter> => {
    const { session, form } = signIn();
    await session.start();
    session.faultSeen(new PortFault('not-signed-in', { code }));
    const presenter = form();
    presenter.opened();
    return presenter;
  };

  it('is explained on the form', async () => {
    expect((await endedBy('SESSION_REPLACED')).notice?.message.key).toBe('sign-in.session-replaced');
    expect((await endedBy('ROLE_WITHDRAWN')).notice?.message.key).toBe('sign-in.role-withdrawn');
    expect((await endedBy('PASSWORD_CHANGED')).notice?.message.key).toBe('sign-in.password-changed');
    expect((await endedBy('SESSION_ENDED_ELSEWHERE')).notice?.message.key).toBe('sign-in.ended-elsewhere');
    expect((await endedBy('constructor')).notice?.message.key).toBe('sign-in.session-ended');
  });

  it('shows when and where the account was opened instead, when the back end reports it', async () => {
    const { session, form } = signIn();
    await session.start();
    session.faultSeen(
      new PortFault('not-signed-in', {
        code: 'SESSION_REPLACED',
        values: { at: 1_000, from: 'Edge · Windows · 10.1.2.*' },
      }),
    );
    const presenter = form();
    presenter.opened();
    expect(presenter.notice?.message).toEqual({
      key: 'sign-in.session-replaced-by',
      values: { at: 1_000, from: 'Edge · Windows · 10.1.2.*' },
    });
  });

  it('shows the dialog of a deregistered company', async () => {
    const presenter = await endedBy('COMPANY_DEREGISTERED');
    expect([presenter.deregistered, presenter.notice]).toEqual([true, undefined]);
  });
});

describe('when the back end accepts no picture', () => {
  it('the proof is computed at once, whatever was shown before', async () => {
    const { desk, presenter } = await asking();
    desk.outcome = { signedIn: false, because: 'captcha-required', proofOnly: true };
    presenter.captchaTyped('A3C4');
    await presenter.submitPressed();
    expect(presenter.captcha).toEqual({ kind: 'proof', state: 'working', share: 0 });
    expect(desk.proofs).toHaveLength(1);
  });
});

describe('the captcha', () => {
  it('stops the computation when a picture was chosen instead', async () => {
    const { desk, presenter } = await asking();
    void presenter.startProof();
    await Promise.resolve();
    presenter.pictureChosen();
    expect(desk.signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  it('stops the computation when the page was left', async () => {
    const { desk, presenter } = await asking();
    void presenter.startProof();
    await Promise.resolve();
    presenter.left();
    expect(desk.signals.map((signal) => signal.aborted)).toEqual([true]);
  });

  it('loses its missing error when it is typed', async () => {
    const { presenter } = await asking();
    expect(presenter.errors.captcha?.key).toBe('captcha.missing');
    presenter.captchaTyped('a');
    expect(presenter.errors).toEqual({});
  });

  it('is computed as soon as a proof is chosen, and loses its error when it is done', async () => {
    const { desk, presenter } = await asking();
    const computed = presenter.startProof();
    expect(presenter.captcha).toMatchObject({ kind: 'proof', state: 'working' });
    await presenter.submitPressed();
    expect(presenter.errors.captcha?.key).toBe('captcha.proof-missing');
    desk.proofs[0]?.resolve('P1');
    await computed;
    expect(presenter.captcha).toMatchObject({ kind: 'proof', state: 'done' });
    expect(presenter.errors).toEqual({});
  });

  it('keeps the errors of other fields', async () => {
    const { presenter } = await asking();
    presenter.passwordTyped('');
    await presenter.submitPressed();
    presenter.captchaTyped('a');
    expect(presenter.errors).toEqual({ password: { key: 'sign-in.password-missing' } });
  });

  it('is computed again after a refused attempt, but not without one', async () => {
    const { desk, presenter } = await asking();
    void presenter.startProof();
    desk.proofs[0]?.resolve('P1');
    await expect.poll(() => presenter.captcha).toMatchObject({ state: 'done' });
    await presenter.submitPressed();
    expect(desk.tried).toEqual(['P1']);
    expect(presenter.captcha).toMatchObject({ kind: 'proof', state: 'working' });
    desk.proofs[1]?.resolve('P2');
    await expect.poll(() => presenter.captcha).toMatchObject({ state: 'done' });
    presenter.passwordTyped('again');
    desk.outcome = { signedIn: false, because: 'locked', minutes: 15 };
    await presenter.submitPressed();
    expect(presenter.captcha).toMatchObject({ kind: 'proof', state: 'idle' });
    expect(desk.proofs).toHaveLength(2);
  });

  it('is computed once: a submission waits for the running computation', async () => {
    const { desk, presenter } = await asking();
    const [first, second] = [presenter.startProof(), presenter.startProof()];
    expect(desk.proofs).toHaveLength(1);
    desk.proofs[0]?.resolve('P1');
    await Promise.all([first, second]);
    expect(presenter.captcha).toMatchObject({ kind: 'proof', state: 'done' });
  });

  it('stays a picture when one was chosen during the computation', async () => {
    const { desk, presenter } = await asking();
    const computed = presenter.startProof();
    presenter.pictureChosen();
    await expect.poll(() => presenter.captcha?.kind).toBe('picture');
    desk.proofs[0]?.resolve('P1');
    await computed;
    expect(presenter.captcha?.kind).toBe('picture');
  });
});

describe('the user name', () => {
  it.each([
    ['ended', undefined],
    ['was replaced on another device', 'SESSION_REPLACED'],
  ] as const)('is kept after the session %s, the password is not', async (_how, code) => {
    const { session, form } = signIn();
    await session.load();
    session.faultSeen(new PortFault('not-signed-in', code === undefined ? {} : { code }));
    const presenter = form();
    presenter.opened();
    expect([presenter.userName, presenter.password]).toEqual(['zhousiyuan', '']);
  });

  it('is empty after signing out, and for a user who was not signed in', async () => {
    const { session, form } = signIn();
    session.faultSeen(new PortFault('not-signed-in'));
    const before = form();
    before.opened();
    expect(before.userName).toBe('');
    await session.load();
    await session.signOut();
    const after = form();
    after.opened();
    expect(after.userName).toBe('');
  });
});
