import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { TabRecoveryMemory } from '../../../../src/adapters/storage/tab-recovery-memory.ts';
import type { TextStorage } from '../../../../src/adapters/storage/web-storage.ts';
import type { CodeOutcome } from '../../../../src/application/ports/identity/code-outcome.ts';
import type {
  PasswordResetOutcome,
  RecoveryProofOutcome,
} from '../../../../src/application/ports/entry/recovery-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { neutralPageConfig } from '../../../../src/domain/platform/page-config.ts';
import type { SignedIn } from '../../../../src/domain/identity/signed-in.ts';
import { ResetPasswordPresenter } from '../../../../src/presentation/entry/reset-password/reset-password-presenter.ts';
import { HumanCheck } from '../../../../src/presentation/identity/human-check.ts';
import { IdentityProof } from '../../../../src/presentation/entry/shared/identity-proof.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T02:00:00Z');
const operator = { code: 'ROLE_CORP_OPERATOR', name: 'Operator' };
const limin: SignedIn = {
  userId: 'U1',
  userName: 'limin',
  personName: '李敏',
  companyName: '宁波砚舟精密铸造',
  role: operator,
  candidateRoles: [operator],
  menus: [],
  home: '/',
};

let clock: ManualClock;
let storage: TextStorage;
let asked: object[];
let proofs: object[];
let resets: object[];
let pictures: number;
let compute: Promise<string>;
let outcome: CodeOutcome | PortFault;
let proof: RecoveryProofOutcome;
let reset: PasswordResetOutcome;
let who: SignedIn | undefined;
let ownMobile: Promise<string>;
let mobileAsked: number;
let session: SessionStore;
let page: ResetPasswordPresenter;
let identity: IdentityProof;

async function opened(): Promise<void> {
  const unused = async (): Promise<never> => {
    throw new PortFault('not-signed-in');
  };
  const current = async (): Promise<SignedIn> => who ?? unused();
  session = new SessionStore(
    { pageConfig: async () => neutralPageConfig },
    { current, switchRole: unused, stay: async () => undefined, signOut: async () => undefined },
  );
  await session.start();
  const desk = {
    askCode: async (order: object) => {
      asked.push(order);
      if (outcome instanceof PortFault) throw outcome;
      return outcome;
    },
    prove: async (order: object) => {
      proofs.push(order);
      return proof;
    },
    resetPassword: async (order: object) => {
      resets.push(order);
      return reset;
    },
  };
  const recovery = { ...desk, unfreeze: async () => ({ outcome: 'nothing' }) as const };
  const human = new HumanCheck({
    open: async () => undefined,
    captchaAddress: async () => `/captcha/${(pictures += 1)}`,
    prove: async () => compute,
    offersProof: true,
  });
  identity = new IdentityProof('reset', {
    desk: recovery,
    human,
    memory: new TabRecoveryMemory(storage),
    session,
    clock,
    ownMobile: async () => ((mobileAsked += 1), ownMobile),
  });
  page = new ResetPasswordPresenter(identity, recovery, session);
  page.opened();
}

async function reloaded(): Promise<void> {
  page.left();
  await opened();
}

/** Enters a name, with a picture that is read. */
async function named(userName = 'limin'): Promise<void> {
  identity.nameTyped(userName);
  identity.human.typed(' ab12 ');
  await identity.namePressed();
}

async function proved(): Promise<void> {
  await named();
  identity.codeTyped('123456');
  await identity.codePressed();
}

beforeEach(async () => {
  [clock, storage, asked, proofs, resets, pictures, who] = [
    new ManualClock(start),
    memoryStorage(),
    [],
    [],
    [],
    0,
    undefined,
  ];
  [compute, ownMobile, mobileAsked] = [Promise.resolve('computed'), Promise.resolve('140****1002'), 0];
  outcome = { sent: true, resendAfter: 60, validFor: 300 };
  proof = { proved: true, ticket: 'T', validFor: 600 };
  reset = { reset: true, endedSessions: 2 };
  await opened();
});

describe('naming the account', () => {
  it('begins with the user name typed at sign-in, and with a picture', async () => {
    session.noteUserName('limin');
    identity.opened();
    await Promise.resolve();
    expect([page.step, identity.userName, identity.human.task?.kind]).toEqual(['name', 'limin', 'picture']);
  });

  it('requires a user name and the letters of the picture', async () => {
    await identity.namePressed();
    expect([identity.errors.userName?.key, identity.errors.captcha?.key, identity.attempt, asked]).toEqual([
      'sign-in.user-name-missing',
      'captcha.missing',
      1,
      [],
    ]);
  });

  it('clears the error of a corrected field, and keeps the other', async () => {
    await identity.namePressed();
    identity.nameTyped('l');
    expect(Object.keys(identity.currentErrors)).toEqual(['captcha']);
    identity.humanChanged();
    expect(identity.currentErrors).toEqual({});
  });

  it('reports a missing proof until it is computed', async () => {
    outcome = { sent: false, because: 'captcha-required', proofOnly: true };
    let come: (proof: string) => void = () => undefined;
    compute = new Promise((resolve) => (come = resolve));
    void named();
    await expect.poll(() => identity.human.task?.kind).toBe('proof');
    await identity.namePressed();
    expect(identity.currentErrors.captcha?.key).toBe('captcha.proof-missing');
    come('computed');
    await expect.poll(() => identity.currentErrors).toEqual({});
  });

  it('sends name and letters without surrounding blanks, and goes on to the code', async () => {
    await named(' limin ');
    expect(asked).toEqual([{ purpose: 'reset', userName: 'limin', captcha: 'ab12', proof: undefined }]);
    expect([page.step, identity.notice?.message.key, identity.waiting, identity.human.task]).toEqual([
      'code',
      'recovery.sent',
      60,
      undefined,
    ]);
  });

  it('lets the device compute a proof instead, and again after a refusal', async () => {
    outcome = { sent: false, because: 'captcha-wrong', proofOnly: false };
    identity.nameTyped('limin');
    await identity.human.prove();
    await identity.namePressed();
    expect(asked).toEqual([{ purpose: 'reset', userName: 'limin', captcha: undefined, proof: 'computed' }]);
    expect([identity.currentErrors.captcha?.key, identity.human.task]).toEqual([
      'captcha.wrong',
      { kind: 'proof', state: 'done', share: 1 },
    ]);
  });

  it('shows another picture after a refusal, and computes a proof when no picture is accepted', async () => {
    outcome = { sent: false, because: 'captcha-wrong', proofOnly: false };
    await named();
    expect(identity.human.task).toMatchObject({ kind: 'picture', imageUrl: '/captcha/2', text: '' });
    outcome = { sent: false, because: 'captcha-required', proofOnly: true };
    await named();
    expect([identity.errors.captcha?.key, identity.human.task?.kind]).toEqual(['captcha.missing', 'proof']);
  });

  it.each([
    [{ sent: false, because: 'too-soon', seconds: 40 }, 'sms.too-soon', 40],
    [{ sent: false, because: 'locked', minutes: 9 }, 'recovery.locked', 0],
    [{ sent: false, because: 'form-expired' }, 'sms.form-expired', 0],
    [new PortFault('offline'), 'refusals.network', 0],
  ] as const)('shows why no code was sent: %j', async (refused, words, waiting) => {
    outcome = refused;
    await named();
    expect([page.step, identity.notice?.message.key, identity.waiting]).toEqual(['name', words, waiting]);
  });

  it('shows until when no code is sent, and requests no own number for an unknown user', async () => {
    outcome = { sent: false, because: 'locked', minutes: 9 };
    await named();
    expect([identity.notice?.message, mobileAsked]).toEqual([
      { key: 'recovery.locked', values: { until: start + 9 * minute } },
      0,
    ]);
  });

  it('reuses the code after going back, unless the name changes or the code is too old', async () => {
    await named();
    identity.codeTyped('12');
    await identity.backPressed();
    // The text of a picture is valid once, so there is another picture.
    expect([page.step, identity.userName, identity.code, identity.human.task]).toMatchObject([
      'name',
      'limin',
      '12',
      { kind: 'picture', imageUrl: `/captcha/${pictures}` },
    ]);
    await identity.namePressed();
    expect([page.step, asked.length]).toEqual(['code', 1]);
    await identity.backPressed();
    await named('guyunzhou');
    expect(asked).toHaveLength(2);
    await identity.backPressed();
    clock.advance(5 * minute);
    identity.human.typed('ab12');
    await identity.namePressed();
    expect(asked).toHaveLength(3);
  });
});

describe('entering the code', () => {
  it('takes six digits and nothing else', async () => {
    await named();
    identity.codeTyped('1a2 3');
    await identity.codePressed();
    expect([identity.code, identity.errors.code?.key, identity.attempt, proofs]).toEqual([
      '123',
      'sms.code-wrong',
      1,
      [],
    ]);
    identity.codeTyped('1234');
    expect(identity.currentErrors).toEqual({});
  });

  it('is submitted once when pressed repeatedly', async () => {
    await named();
    identity.codeTyped('123456');
    await Promise.all([identity.codePressed(), identity.codePressed()]);
    expect([page.step, proofs.length]).toEqual(['password', 1]);
  });

  it('allows another code only after the waiting time', async () => {
    await named();
    await identity.newCodePressed();
    expect(asked).toHaveLength(1);
    for (let second = 0; second < 60; second += 1) clock.advance(1000);
    await identity.newCodePressed();
    expect([asked.length, identity.waiting]).toEqual([2, 60]);
  });

  it('requires the letters of a picture before another code when one is shown', async () => {
    await named();
    clock.advance(minute);
    outcome = { sent: false, because: 'captcha-required', proofOnly: false };
    for (let second = 0; second < 60; second += 1) clock.advance(1000);
    await identity.newCodePressed();
    await identity.newCodePressed();
    expect([asked.length, identity.errors.captcha?.key, page.step]).toEqual([2, 'captcha.missing', 'code']);
  });

  it.each([
    ['refused', 'sms.refused'],
    ['company-deregistered', 'deregistered.text'],
    ['frozen', 'recovery.frozen'],
  ] as const)('shows why the proof was refused: %s', async (because, words) => {
    proof = { proved: false, because };
    await proved();
    expect([page.step, identity.errors.code?.key ?? identity.notice?.message.key]).toEqual(['code', words]);
  });

  it('returns to the name when the visit has expired', async () => {
    proof = { proved: false, because: 'form-expired' };
    await proved();
    expect([page.step, identity.notice?.message.key, identity.userName]).toEqual([
      'name',
      'recovery.proof-over',
      'limin',
    ]);
    await reloaded();
    expect(page.step).toBe('name');
  });

  it('proves the identity for as long as the back end says', async () => {
    await proved();
    expect(proofs).toEqual([{ purpose: 'reset', userName: 'limin', kind: 'sms', code: '123456' }]);
    expect([page.step, identity.provedUntil, identity.code]).toEqual(['password', start + 10 * minute, '']);
  });
});

describe('a reload', () => {
  it('keeps name, wait and code as long as the code lasts', async () => {
    await named();
    clock.advance(20_000);
    await reloaded();
    expect([page.step, identity.userName, identity.waiting, identity.notice?.message.key]).toEqual([
      'code',
      'limin',
      40,
      'recovery.sent',
    ]);
    clock.advance(5 * minute);
    await reloaded();
    expect(page.step).toBe('name');
  });

  it('keeps the proof as long as it holds, and never a password', async () => {
    await proved();
    page.typed('next', 'river lamp 42');
    clock.advance(9 * minute);
    await reloaded();
    expect([page.step, page.values.next, identity.ticket]).toEqual(['password', '', 'T']);
    clock.advance(minute);
    await reloaded();
    expect(page.step).toBe('name');
  });

  it('keeps nothing for a user who has signed in meanwhile, nor for the next one', async () => {
    await named();
    who = limin;
    await reloaded();
    expect([page.step, identity.isCodeSent]).toEqual(['code', false]);
    await identity.newCodePressed();
    who = undefined;
    await reloaded();
    expect([page.step, identity.isCodeSent]).toEqual(['name', false]);
  });
});

describe('the new password', () => {
  beforeEach(async () => {
    await proved();
  });

  const typed = async (next: string, again = next): Promise<void> => {
    page.typed('next', next);
    page.typed('again', again);
    await page.submitPressed();
  };

  it.each([
    ['', '', 'account.password-next-missing', undefined],
    ['short', 'short', 'account.password-too-short', undefined],
    ['limin river lamp', 'limin river lamp', 'account.password-holds-name', undefined],
    ['river lamp 42', 'river lamp', undefined, 'account.password-differs'],
  ])('%j and %j are not sent', async (next, again, first, second) => {
    await typed(next, again);
    expect([page.errors.next?.key, page.errors.again?.key, page.attempt, resets]).toEqual([first, second, 1, []]);
  });

  it.each(['next', 'again'] as const)('no longer differs after a correction of %s', async (field) => {
    await typed('river lamp 42', 'river lamp 43');
    page.typed(field, field === 'next' ? 'river lamp 43' : 'river lamp 42');
    expect(page.errors).toEqual({});
  });

  it('is saved, and the user name goes on to the sign-in form', async () => {
    await typed('river lamp 42');
    expect(resets).toEqual([{ ticket: 'T', password: 'river lamp 42' }]);
    expect([page.step, page.endedSessions, page.values.next]).toEqual(['done', 2, '']);
    expect(session.state).toEqual({ kind: 'signed-out', because: 'nobody', userName: 'limin' });
    await reloaded();
    expect(page.step).toBe('name');
  });

  it('is refused by a rule that only the back end can check', async () => {
    reset = { reset: false, because: 'refused', problem: 'the-same' };
    await typed('river lamp 42');
    expect([page.step, page.errors.next?.key, page.attempt]).toEqual(['password', 'account.password-the-same', 1]);
  });

  it('requires a new proof when the old one has expired', async () => {
    reset = { reset: false, because: 'proof-over' };
    await typed('river lamp 42');
    expect([page.step, identity.notice?.message.key, page.values]).toEqual([
      'name',
      'recovery.proof-over',
      { next: '', again: '' },
    ]);
  });

  it('shows which of the rules it meets', () => {
    page.typed('next', 'limin');
    expect([...page.rulesKept]).toEqual(['edges']);
    page.typed('next', 'river lamp 42');
    expect(page.rulesKept.size).toBe(4);
  });
});

describe('a signed-in user', () => {
  beforeEach(async () => {
    who = limin;
    await reloaded();
  });

  it('needs only a code', async () => {
    expect([page.step, identity.isOwn, identity.human.task, pictures]).toEqual(['code', true, undefined, 1]);
    await identity.newCodePressed();
    expect([asked, identity.notice?.message.key]).toEqual([
      [{ purpose: 'reset', userName: undefined, captcha: undefined, proof: undefined }],
      'recovery.sent-own',
    ]);
    identity.codeTyped('123456');
    await identity.codePressed();
    page.typed('next', '李敏 river lamp');
    await page.submitPressed();
    expect(page.errors.next?.key).toBe('account.password-holds-name');
  });

  it('sees the number that the code goes to, and goes on without it when it cannot be loaded', async () => {
    await ownMobile;
    await Promise.resolve();
    expect(identity.mobile).toBe('140****1002');
    await identity.newCodePressed();
    expect(identity.notice?.message).toEqual({ key: 'recovery.sent-own', values: { mobile: '140****1002' } });
    ownMobile = Promise.reject(new PortFault('offline'));
    await reloaded();
    await ownMobile.catch(() => undefined);
    expect([identity.notice?.message, identity.isCodeSent]).toEqual([
      { key: 'recovery.sent-own', values: { mobile: '' } },
      true,
    ]);
  });

  it('sees the number in the notice when it arrives later, and other notices stay', async () => {
    const known = Promise.withResolvers<string>();
    ownMobile = known.promise;
    await reloaded();
    await identity.newCodePressed();
    expect(identity.notice?.message).toEqual({ key: 'recovery.sent-own', values: { mobile: '' } });
    known.resolve('140****1002');
    await expect
      .poll(() => identity.notice?.message)
      .toEqual({ key: 'recovery.sent-own', values: { mobile: '140****1002' } });
    const later = Promise.withResolvers<string>();
    [ownMobile, storage, outcome] = [later.promise, memoryStorage(), { sent: false, because: 'too-soon', seconds: 40 }];
    await reloaded();
    await identity.newCodePressed();
    later.resolve('140****1002');
    await expect.poll(() => identity.mobile).toBe('140****1002');
    expect(identity.notice?.message.key).toBe('sms.too-soon');
  });

  it('returns to the code after a reload', async () => {
    await identity.newCodePressed();
    await reloaded();
    expect([page.step, identity.isCodeSent, identity.waiting]).toEqual(['code', true, 60]);
  });

  it('sees a lock, and is asked for no picture', async () => {
    outcome = { sent: false, because: 'locked', minutes: 3 };
    await identity.newCodePressed();
    expect([identity.notice?.message.key, identity.human.task]).toEqual(['recovery.locked', undefined]);
  });
});
