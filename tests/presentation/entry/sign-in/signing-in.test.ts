import { autorun } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInDesk, SignInOutcome } from '../../../../src/application/ports/entry/sign-in-desk.ts';
import { browserWindows } from '../../../../features/support/browser-windows.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { SignInPresenter } from '../../../../src/presentation/entry/sign-in/sign-in-presenter.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import { SessionWatch } from '../../../../src/presentation/identity/session-watch.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { HandClock } from '../../../views/shell/hand-clock.ts';

const operator = { code: 'ROLE_CORP_OPERATOR', name: '经办人' };
const zhou: SignedIn = {
  userId: 'U1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '砚舟',
  role: operator,
  candidateRoles: [operator],
  menus: [{ code: 'list', name: '', path: '/list', listed: true, children: [] }],
  home: '/list',
};
const told = (outcome: Partial<SignInOutcome>) =>
  ({ signedIn: false, captchaRequired: false, proofOnly: false, ...outcome }) as SignInOutcome;

let who: SignedIn;
let place: string;
let outcome: SignInOutcome | PortFault;
let picture: string | PortFault;
let tried: Parameters<SignInDesk['signIn']>[0][];
let session: SessionStore;
let clock: HandClock;
let form: SignInPresenter;
let proving: { readonly shareOf: (share: number) => void; readonly answer: PromiseWithResolvers<string> }[];

beforeEach(() => {
  [who, place, outcome, picture, tried, clock, proving] = [
    zhou,
    '/login/login',
    told({ because: 'refused' }),
    '/picture',
    [],
    new HandClock(0),
    [],
  ];
  const sessions = {
    current: async () => who,
    switchRole: async () => who,
    stay: async () => undefined,
    signOut: async () => undefined,
  };
  session = new SessionStore({ pageConfig: async () => neutralPageConfig }, sessions);
  const desk: SignInDesk = {
    offersProof: true,
    open: async () => undefined,
    prepare: async () => undefined,
    captchaAddress: async () => {
      if (picture instanceof PortFault) throw picture;
      return picture;
    },
    prove: async (shareOf) => {
      const answer = Promise.withResolvers<string>();
      proving.push({ shareOf, answer });
      return answer.promise;
    },
    signIn: async (attempt) => {
      tried.push(attempt);
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    },
  };
  const navigator = {
    goTo: () => undefined,
    replaceWith: (path: string) => {
      place = path;
    },
    current: () => place,
  };
  form = new SignInPresenter(
    desk,
    session,
    new SessionWatch(clock, sessions, session, browserWindows()()),
    navigator,
    clock,
  );
  form.opened({ userName: ' limin ', password: 'Huiyu#2026' });
});

describe('the sign-in form', () => {
  it('begins with the values in the document, empty, or with the last user name', () => {
    expect([form.userName, form.password, form.showPassword, form.deregistered, form.notice, form.busy]).toEqual([
      ' limin ',
      'Huiyu#2026',
      false,
      false,
      undefined,
      false,
    ]);
    form.opened();
    expect([form.userName, form.password, form.deregistered]).toEqual(['', '', false]);
    session.state = { kind: 'signed-out', because: 'ended', userName: 'limin' };
    form.opened();
    expect([form.userName, form.notice, form.deregistered]).toEqual([
      'limin',
      { tone: 'warn', message: message('sign-in.session-ended') },
      false,
    ]);
  });

  it('shows the password until the button is pressed again', () => {
    form.showPasswordPressed();
    expect(form.showPassword).toBe(true);
    form.showPasswordPressed();
    expect(form.showPassword).toBe(false);
  });

  it('is redrawn when something is typed', () => {
    const drawn: string[] = [];
    autorun(() => void drawn.push(form.userName));
    const { userNameTyped } = form;
    userNameTyped('zhou');
    expect(drawn).toEqual([' limin ', 'zhou']);
  });

  it('shows missing values, and sends nothing before they are there', async () => {
    form.userNameTyped('  ');
    form.passwordTyped('');
    await form.submitPressed();
    expect([form.errors, form.attempt, tried]).toEqual([
      { userName: message('sign-in.user-name-missing'), password: message('sign-in.password-missing') },
      1,
      [],
    ]);
    await form.captchaRenewPressed();
    await form.submitPressed();
    form.captchaTyped('A');
    expect(form.errors).toEqual({
      userName: message('sign-in.user-name-missing'),
      password: message('sign-in.password-missing'),
    });
  });

  it('sends one request when pressed twice', async () => {
    await Promise.all([form.submitPressed(), form.submitPressed()]);
    expect([tried.length, form.attempt, form.busy]).toEqual([1, 1, false]);
  });
});

describe('signing in', () => {
  it.each([
    ['/login/login', '/list'],
    [`/login/login?from=${encodeURIComponent('/credit/detail?p=1')}`, '/credit/detail?p=1'],
    ['/login/login?from=https%3A%2F%2Fevil.example', '/list'],
  ])('from %s leads to %s', async (from, to) => {
    place = from;
    outcome = { signedIn: true };
    await form.submitPressed();
    expect([place, session.who, tried]).toEqual([
      to,
      zhou,
      [{ userName: 'limin', password: 'Huiyu#2026', captcha: undefined, proof: undefined }],
    ]);
  });

  it('leads home when the role has no menus, and starts the session watch', async () => {
    outcome = { signedIn: true };
    who = { ...zhou, menus: [] };
    clock.advance(60_000);
    await form.submitPressed();
    expect(place).toBe('/index');
  });

  it.each<[SignInOutcome, Partial<Record<'notice' | 'errors' | 'deregistered' | 'password', unknown>>]>([
    [
      told({ because: 'refused' }),
      { notice: { tone: 'bad', message: message('sign-in.refused') }, errors: {}, deregistered: false, password: '' },
    ],
    [
      told({ because: 'locked', minutes: 15 }),
      {
        notice: { tone: 'bad', message: message('sign-in.locked', { until: 900_000 }) },
        errors: {},
        password: 'Huiyu#2026',
      },
    ],
    [told({ because: 'captcha-required' }), { notice: undefined, errors: { captcha: message('captcha.missing') } }],
    [told({ because: 'captcha-wrong' }), { notice: undefined, errors: { captcha: message('captcha.wrong') } }],
    [told({ because: 'company-deregistered' }), { notice: undefined, errors: {}, deregistered: true }],
    [
      told({ because: 'form-expired' }),
      { notice: { tone: 'warn', message: message('sign-in.form-expired') }, errors: {} },
    ],
  ])('that is answered by %o shows why', async (answer, shown) => {
    outcome = answer;
    await form.submitPressed();
    const { notice, errors, deregistered, password } = form;
    expect({ notice, errors, deregistered, password }).toMatchObject(shown);
    expect(place).toBe('/login/login');
    form.deregistrationRead();
    expect(form.deregistered).toBe(false);
  });

  it('that fails shows why, and can be tried again', async () => {
    outcome = new PortFault('offline');
    await form.submitPressed();
    expect([form.notice, form.busy, form.attempt]).toEqual([
      { tone: 'bad', message: message('refusals.network') },
      false,
      1,
    ]);
    outcome = { signedIn: true };
    await form.submitPressed();
    expect([form.notice, place]).toEqual([undefined, '/list']);
  });
});

describe('the captcha picture', () => {
  it.each<[SignInOutcome, boolean]>([
    [told({ because: 'refused' }), false],
    [told({ because: 'refused', captchaRequired: true }), true],
    [told({ because: 'captcha-required' }), true],
    [told({ because: 'locked', minutes: 1 }), false],
    [told({ because: 'form-expired' }), false],
  ])('after %o is shown or not: %s', async (answer, shown) => {
    outcome = answer;
    await form.submitPressed();
    expect(form.captcha).toEqual(
      shown ? { kind: 'picture', imageUrl: '/picture', text: '', canProve: true } : undefined,
    );
  });

  it('is renewed after each attempt, and the typed letters are sent', async () => {
    outcome = told({ because: 'captcha-required' });
    await form.submitPressed();
    await form.submitPressed();
    expect([form.errors, tried.length]).toEqual([{ captcha: message('captcha.missing') }, 1]);
    form.captchaTyped(' ');
    await form.submitPressed();
    expect(tried).toHaveLength(1);
    form.captchaTyped('A3C4');
    [outcome, picture] = [told({ because: 'captcha-wrong' }), '/next'];
    await form.submitPressed();
    expect([tried.at(-1)?.captcha, form.captcha]).toEqual([
      'A3C4',
      { kind: 'picture', imageUrl: '/next', text: '', canProve: true },
    ]);
  });

  it('that cannot be loaded shows why, and takes no letters', async () => {
    picture = new PortFault('offline');
    form.captchaTyped('A3C4');
    await form.captchaRenewPressed();
    expect([form.captcha, form.notice]).toEqual([undefined, { tone: 'bad', message: message('refusals.network') }]);
  });
});

describe('the computed proof', () => {
  it('shows its progress, and is sent when it is done', async () => {
    const proved = form.startProof();
    expect(form.captcha).toEqual({ kind: 'proof', state: 'working', share: 0 });
    proving[0]?.shareOf(0.5);
    expect(form.captcha).toEqual({ kind: 'proof', state: 'working', share: 0.5 });
    await form.submitPressed();
    expect([form.errors, tried.length]).toEqual([{ captcha: message('captcha.proof-missing') }, 0]);
    form.captchaTyped('A3C4');
    expect(form.captcha).toMatchObject({ kind: 'proof' });
    proving[0]?.answer.resolve('proof-1');
    await proved;
    expect([form.captcha, form.errors]).toEqual([{ kind: 'proof', state: 'done', share: 1 }, {}]);
    await form.submitPressed();
    expect(tried).toMatchObject([{ proof: 'proof-1', captcha: undefined }]);
  });

  it('that fails is reported and can be restarted; a running one is awaited', async () => {
    const first = form.startProof();
    void form.startProof();
    expect(proving).toHaveLength(1);
    proving[0]?.answer.reject(new PortFault('offline'));
    await first;
    expect(form.captcha).toEqual({ kind: 'proof', state: 'failed', share: 0 });
    void form.startProof();
    expect([proving.length, form.captcha]).toEqual([2, { kind: 'proof', state: 'working', share: 0 }]);
  });

  it('of an earlier captcha changes nothing', async () => {
    const first = form.startProof();
    await form.captchaRenewPressed();
    proving[0]?.shareOf(0.9);
    proving[0]?.answer.resolve('late');
    await first;
    expect(form.captcha).toMatchObject({ kind: 'picture' });
  });

  it.each<[SignInOutcome, number]>([
    [told({ because: 'refused', captchaRequired: true }), 2],
    [told({ because: 'locked', minutes: 1 }), 1],
    [told({ because: 'company-deregistered' }), 1],
  ])('holds for one attempt: after %o it is computed again or not', async (answer, computed) => {
    const first = form.startProof();
    proving[0]?.answer.resolve('proof-1');
    await first;
    outcome = answer;
    await form.submitPressed();
    expect([proving.length, form.captcha]).toMatchObject([
      computed,
      { kind: 'proof', state: computed === 2 ? 'working' : 'idle' },
    ]);
  });
});
