import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalPreferences } from '../../../src/adapters/storage/local-preferences.ts';
import { message } from '../../../src/words/catalogue.ts';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { memoryStorage } from '../../../features/support/assemblies/portal-container.ts';
import type { MailCodeOutcome, MailDesk, MailEndOutcome } from '../../../src/application/ports/account/mail-desk.ts';
import type { OwnMail } from '../../../src/domain/account/own-mail.ts';
import type { TwoStepDesk, TwoStepOutcome } from '../../../src/application/ports/account/two-step-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { TwoStep } from '../../../src/domain/account/two-step.ts';
import type { AccountDesk, PasswordOutcome } from '../../../src/application/ports/account/account-desk.ts';
import { AccountInfoPresenter } from '../../../src/presentation/account/account-info/account-info-presenter.ts';
import type { MailForm } from '../../../src/presentation/account/account-info/mail-form.ts';
import { failureOf } from '../../../src/presentation/shared/failure.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';

const who = {
  userId: 'U-1',
  userName: 'zhousiyuan',
  personName: '周思远',
  companyName: '砚舟',
  role: { code: 'R', name: 'R' },
  candidateRoles: [],
  menus: [],
  home: '/',
};
const never = async (): Promise<never> => {
  throw new Error('nobody asks');
};

let outcome: PasswordOutcome;
let standing: TwoStep;
let switched: TwoStepOutcome;
let asked: string[];
let clock: ManualClock;
let storage: ReturnType<typeof memoryStorage>;
let elsewhere: (key: string, value: string) => void;
let presenter: AccountInfoPresenter;
let own: OwnMail;
let codeOutcome: MailCodeOutcome;
let endOutcome: MailEndOutcome;
/** The fault with which the desks fail. */
let fault: PortFault | undefined;
let offered: boolean;
/** Requests of the lists below. */
let looked: string[];
let toasts: Toasts;
let reopened: () => AccountInfoPresenter;
let session: SessionStore;

beforeEach(async () => {
  [standing, switched] = [
    {
      isOn: false,
      since: undefined,
      lastUsedAt: undefined,
      demandedFrom: undefined,
      mobile: '140****1001',
      twoProofs: false,
      devices: [],
    },
    { done: true },
  ];
  [outcome, asked, clock, storage] = [
    { changed: true },
    [],
    new ManualClock(Date.parse('2026-11-21T02:00:00Z')),
    memoryStorage(),
  ];
  [fault, offered, looked, toasts] = [undefined, true, [], new Toasts(clock)];
  const desk: AccountDesk = {
    get offersMore() {
      return offered;
    },
    account: async () => ({
      userName: 'zhousiyuan',
      personName: '周思远',
      mobile: '140****1001',
      idNumber: '',
      companyName: '',
      companyCode: '',
      isMain: false,
    }),
    reveal: async (identifier) => {
      if (fault) throw fault;
      return `whole ${identifier}`;
    },
    changePassword: async (current, next) => {
      asked.push(`${current} > ${next}`);
      if (fault) throw fault;
      return outcome;
    },
    sessions: async () => {
      looked.push('sessions');
      return [];
    },
    endSession: async (id) => {
      if (fault) throw fault;
      asked.push(id);
    },
    history: async (page) => {
      looked.push(`history ${page}`);
      return {
        total: 21,
        events: [
          {
            what: 'signed-in',
            at: page,
            times: 1,
            device: { browser: '', system: '' },
            place: { kind: 'unknown', network: '' },
          },
        ],
      };
    },
  };
  const twoSteps: TwoStepDesk = {
    isOffered: true,
    twoStep: async () => standing,
    choose: async (isOn, password) => {
      asked.push(`${String(isOn)} ${password}`);
      if (fault) throw fault;
      if (switched.done) standing = { ...standing, isOn, twoProofs: true };
      return switched;
    },
    endTrust: async (device) => {
      asked.push(`trust ${device?.id ?? 'all'}`);
      if (device?.id === 'gone') throw new PortFault('not-found');
      standing = {
        ...standing,
        devices: standing.devices.filter(({ id }) => device !== undefined && id !== device.id),
      };
    },
  };
  [own, codeOutcome, endOutcome] = [
    { canSend: true, address: '', since: undefined },
    { sent: true, resendAfter: 60 },
    { ended: false, because: 'wrong' },
  ];
  const mails: MailDesk = {
    get isOffered() {
      return offered;
    },
    ownMail: async () => {
      looked.push('mail');
      return own;
    },
    askCode: async (address, password) => {
      asked.push(`code ${address}`);
      if (fault) throw fault;
      if (password !== 'right') return { sent: false, because: 'wrong' };
      return codeOutcome;
    },
    confirm: async (address, code) => {
      if (fault) throw fault;
      if (code !== '123456') return false;
      own = { ...own, address: `masked ${address}`, since: 1 };
      return true;
    },
    end: async (password) => {
      asked.push('end');
      if (password !== 'right') return endOutcome;
      own = { ...own, address: '', since: undefined };
      return { ended: true };
    },
  };
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => who, switchRole: never, stay: never, signOut: never },
  );
  await session.load();
  const preferences = new LocalPreferences(storage, (listener) => {
    elsewhere = listener;
    return () => (elsewhere = () => undefined);
  });
  reopened = () => new AccountInfoPresenter({ desk, twoSteps, mails, session, preferences, toasts, clock });
  presenter = reopened();
  presenter.opened();
  await expect.poll(() => presenter.history.value?.total).toBe(21);
  looked.length = 0;
});
afterEach(() => presenter.left());

describe('the mail address form', () => {
  const asking = async (address: string) => {
    const { mail } = presenter;
    mail.changePressed();
    mail.addressTyped(address);
    mail.passwordTyped('right');
    await mail.codePressed();
    return mail;
  };

  it('requires the password, and asks for it again after a wrong one, even for another code', async () => {
    const { mail } = presenter;
    mail.changePressed();
    mail.addressTyped('nobody');
    await mail.codePressed();
    expect([mail.errors.address?.key, mail.errors.password?.key, asked]).toEqual([
      'account.mail-wrong',
      'account.mail-current-missing',
      [],
    ]);
    mail.addressTyped('zhou@yanzhou.example');
    expect(Object.keys(mail.errors)).toEqual(['password']);
    mail.passwordTyped('wrong');
    expect(mail.errors).toEqual({});
    await mail.codePressed();
    expect([mail.errors.password?.key, mail.password, mail.sentTo]).toEqual([
      'account.mail-current-wrong',
      '',
      undefined,
    ]);
    mail.passwordTyped('right');
    await mail.codePressed();
    expect([mail.sentTo, mail.password]).toEqual(['zhou@yanzhou.example', 'right']);
    mail.closeForm();
    expect(mail.password).toBe('');
  });

  it('asks for the password again when the sealed address has expired', async () => {
    codeOutcome = { sent: false, because: 'expired' };
    const mail = await asking('zhou@yanzhou.example');
    expect([mail.errors, mail.password, mail.sentTo, mail.notice, mail.address]).toEqual([
      { password: { key: 'account.mail-expired' } },
      '',
      undefined,
      undefined,
      'zhou@yanzhou.example',
    ]);
  });

  it('reports one missing field', async () => {
    const { mail } = presenter;
    mail.changePressed();
    mail.passwordTyped('right');
    await mail.codePressed();
    expect(mail.errors).toEqual({ address: { key: 'account.mail-missing' } });
    mail.addressTyped('zhou@yanzhou.example');
    mail.passwordTyped('');
    await mail.codePressed();
    expect([mail.errors, asked]).toEqual([{ password: { key: 'account.mail-current-missing' } }, []]);
  });

  it('sends a code only to a well-formed address, as typed', async () => {
    const mail = await asking('  ');
    expect(mail.errors.address?.key).toBe('account.mail-missing');
    await asking('nobody');
    expect([mail.errors.address?.key, mail.attempt, asked]).toEqual(['account.mail-wrong', 2, []]);
    await asking(' zhou@YANZHOU.example ');
    expect([asked, mail.sentTo, mail.waiting]).toEqual([['code zhou@yanzhou.example'], 'zhou@yanzhou.example', 60]);
  });

  it('confirms the address that the code was sent to, with the right code', async () => {
    const mail = await asking('zhou@yanzhou.example');
    mail.codeTyped('12');
    await mail.confirmPressed();
    expect(mail.errors.code?.key).toBe('account.mail-code-missing');
    mail.codeTyped('654321');
    await mail.confirmPressed();
    expect([mail.errors.code?.key, mail.isOpen]).toEqual(['account.mail-code-wrong', true]);
    mail.codeTyped(' 123456 ');
    await mail.confirmPressed();
    expect([mail.isOpen, mail.content.value?.address]).toEqual([false, 'masked zhou@yanzhou.example']);
    mail.endingPressed();
    mail.passwordTyped('right');
    await mail.endingConfirmed();
    expect([mail.isEnding, mail.content.value?.address]).toEqual([false, '']);
  });

  it('allows another code or another address after the waiting time', async () => {
    const mail = await asking('zhou@yanzhou.example');
    await mail.codePressed();
    expect(asked).toHaveLength(1);
    clock.advance(60_000);
    await expect.poll(() => mail.waiting).toBe(0);
    await mail.codePressed();
    expect(asked).toEqual(['code zhou@yanzhou.example', 'code zhou@yanzhou.example']);
    mail.otherAddressPressed();
    expect([mail.sentTo, mail.code]).toEqual([undefined, '']);
  });

  it.each<readonly [MailCodeOutcome, string | undefined, string | undefined]>([
    [{ sent: false, because: 'same' }, 'account.mail-same', undefined],
    [{ sent: false, because: 'no-address' }, 'account.mail-wrong', undefined],
    [{ sent: false, because: 'nowhere' }, undefined, 'account.mail-nowhere'],
    [{ sent: false, because: 'locked', minutes: 9 }, undefined, 'account.password-locked'],
    [{ sent: false, because: 'too-soon', seconds: 20 }, undefined, 'account.mail-wait'],
  ])('shows why no code was sent: %j', async (what, error, notice) => {
    codeOutcome = what;
    const mail = await asking('zhou@yanzhou.example');
    expect([mail.errors.address?.key, mail.notice?.message.key, mail.sentTo]).toEqual([error, notice, undefined]);
    if (!what.sent && what.because === 'locked')
      expect(mail.notice?.message).toEqual(message('account.password-locked', { until: clock.now() + 540_000 }));
  });

  it.each<readonly [MailEndOutcome, string | undefined, string | undefined]>([
    [{ ended: false, because: 'wrong' }, 'account.mail-current-wrong', undefined],
    [{ ended: false, because: 'expired' }, 'account.mail-expired', undefined],
    [{ ended: false, because: 'locked', minutes: 9 }, undefined, 'account.password-locked'],
  ])('removes the address only with the right password: %j', async (what, error, notice) => {
    [own, endOutcome] = [{ ...own, address: 'z***@yanzhou.example' }, what];
    const { mail } = presenter;
    mail.endingPressed();
    await mail.endingConfirmed();
    expect([mail.errors.password?.key, mail.attempt, asked]).toEqual(['account.mail-current-missing', 1, []]);
    mail.passwordTyped('wrong');
    await mail.endingConfirmed();
    expect([mail.isEnding, mail.errors.password?.key, mail.notice?.message.key, asked]).toEqual([
      true,
      error,
      notice,
      ['end'],
    ]);
    expect(own.address).toBe('z***@yanzhou.example');
    mail.endingDropped();
    expect([mail.isEnding, mail.password, mail.errors, mail.notice]).toEqual([false, '', {}, undefined]);
  });

  it.each<readonly [string, (mail: MailForm) => Promise<void>]>([
    ['the form was left', async (mail) => mail.closeForm()],
    [
      'the address was confirmed',
      async (mail) => {
        mail.codeTyped('123456');
        await mail.confirmPressed();
      },
    ],
    [
      'the page was left and opened again',
      async () => {
        presenter.left();
        presenter.opened();
      },
    ],
  ])('waits for another code, and no longer than that, after %s', async (_what, left) => {
    await left(await asking('zhou@yanzhou.example'));
    clock.advance(59_000);
    expect(presenter.mail.waiting).toBe(1);
    clock.advance(1_000);
    await asking('other@yanzhou.example');
    expect(asked).toEqual(['code zhou@yanzhou.example', 'code other@yanzhou.example']);
  });

  it.each([
    ['the code went out', { sent: true, resendAfter: 60 }],
    ['the password was refused', { sent: false, because: 'wrong' }],
  ] as const)('starts empty when it was closed before this answer came: %s', async (_what, late) => {
    codeOutcome = late;
    const { mail } = presenter;
    const answer = asking('zhou@yanzhou.example');
    mail.closeForm();
    await answer;
    mail.changePressed();
    expect([mail.sentTo, mail.errors, mail.notice, mail.address, mail.waiting]).toEqual([
      undefined,
      {},
      undefined,
      '',
      late.sent ? 60 : 0,
    ]);
  });

  it('keeps refusing another code during the waiting time when other fields change', async () => {
    codeOutcome = { sent: false, because: 'too-soon', seconds: 20 };
    const mail = await asking('zhou@yanzhou.example');
    await mail.codePressed();
    expect([mail.waiting, asked]).toEqual([20, ['code zhou@yanzhou.example']]);
    clock.advance(20_000);
    codeOutcome = { sent: true, resendAfter: 1 };
    await mail.codePressed();
    clock.advance(1_000);
    // Another code goes to the first address.
    mail.addressTyped('other@yanzhou.example');
    await mail.codePressed();
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'code zhou@yanzhou.example'));
  });

  it('sends, confirms and removes once when a button is pressed twice', async () => {
    const { mail } = presenter;
    await Promise.all([asking('zhou@yanzhou.example'), asking('zhou@yanzhou.example')]);
    mail.codeTyped('654321');
    await Promise.all([mail.confirmPressed(), mail.confirmPressed()]);
    expect([asked, mail.attempt]).toEqual([['code zhou@yanzhou.example'], 1]);
    mail.endingPressed();
    expect([mail.isOpen, mail.sentTo, mail.errors]).toEqual([false, undefined, {}]);
    mail.passwordTyped('right');
    looked.length = 0;
    await Promise.all([mail.endingConfirmed(), mail.endingConfirmed()]);
    expect([asked, looked]).toEqual([
      ['code zhou@yanzhou.example', 'end'],
      ['mail', 'sessions', 'history 1'],
    ]);
  });

  it('shows why the address was not sent, and allows another attempt', async () => {
    fault = new PortFault('offline');
    const mail = await asking('zhou@yanzhou.example');
    expect([mail.notice?.tone, mail.notice?.message.key, mail.busy, mail.sentTo]).toEqual([
      'bad',
      failureOf(fault).what.key,
      false,
      undefined,
    ]);
    fault = undefined;
    await mail.codePressed();
    expect([mail.notice?.tone, mail.sentTo]).toEqual(['info', 'zhou@yanzhou.example']);
    fault = new PortFault('not-signed-in');
    mail.codeTyped('123456');
    await mail.confirmPressed();
    expect([mail.isOpen, session.state.kind]).toEqual([true, 'signed-out']);
  });

  it('keeps nothing typed after the page is left', async () => {
    const mail = await asking('zhou@yanzhou.example');
    presenter.left();
    expect([mail.isOpen, mail.address, mail.sentTo]).toEqual([false, '', undefined]);
  });
});

describe('an identifier', () => {
  it('is shown in full for half a minute, until it is hidden, or until the page is left', async () => {
    await presenter.revealPressed('mobile');
    expect(presenter.revealed).toEqual({ mobile: 'whole mobile' });
    clock.advance(29_999);
    expect(presenter.revealed).toEqual({ mobile: 'whole mobile' });
    clock.advance(1);
    expect(presenter.revealed).toEqual({});
    await presenter.revealPressed('mobile');
    await presenter.revealPressed('mobile');
    expect(presenter.revealed).toEqual({});
    await presenter.revealPressed('id-number');
    presenter.left();
    expect(presenter.revealed).toEqual({});
  });

  it('reloads the history when it is shown, and a mail address is hidden when it may have changed', async () => {
    await presenter.revealPressed('mail');
    await presenter.revealPressed('mobile');
    expect(looked).toEqual(['history 1', 'history 1']);
    await presenter.twoStep.endTrustPressed();
    expect(presenter.revealed).toEqual({ mobile: 'whole mobile' });
  });

  it('stays masked when it cannot be loaded, and the reason is shown', async () => {
    fault = new PortFault('not-signed-in');
    await presenter.revealPressed('mobile');
    expect([presenter.revealed, toasts.notes.map(({ tone }) => tone), session.state.kind]).toEqual([
      {},
      ['bad'],
      'signed-out',
    ]);
  });
});

describe('sessions and history', () => {
  it('are reloaded from the first page after a session is ended', async () => {
    await presenter.pageChosen(3);
    await presenter.endSessionPressed('S-2');
    expect([asked, toasts.notes.map(({ tone }) => tone), looked]).toEqual([
      ['S-2'],
      ['ok'],
      ['history 3', 'sessions', 'history 1'],
    ]);
  });

  it('are reloaded when the session had ended already', async () => {
    fault = new PortFault('not-found');
    await presenter.endSessionPressed('S-2');
    expect([toasts.notes.map(({ tone }) => tone), looked]).toEqual([['bad'], ['sessions', 'history 1']]);
  });

  it('are not requested when the back end does not offer them', () => {
    offered = false;
    presenter.opened();
    expect(looked).toEqual([]);
  });
});

describe('the typed values', () => {
  it('are cleared when the page is left', () => {
    presenter.password.typed('current', 'old one here');
    presenter.password.shownPressed();
    presenter.twoStep.passwordTyped('old one here');
    presenter.left();
    expect([presenter.password.values.current, presenter.password.shown, presenter.twoStep.password]).toEqual([
      '',
      false,
      '',
    ]);
  });

  it.each([
    ['another password', async () => presenter.password.submitPressed(), () => presenter.password.notice],
    ['the second step', async () => presenter.twoStep.submitPressed(), () => presenter.twoStep.notice],
  ] as const)(
    'are kept when the connection fails, and sent once when the button is pressed twice: %s',
    async (_what, submit, notice) => {
      fault = new PortFault('offline');
      for (const [field, value] of [
        ['current', 'old one here'],
        ['next', 'river lamp 42'],
        ['again', 'river lamp 42'],
      ] as const)
        presenter.password.typed(field, value);
      presenter.twoStep.passwordTyped('old one here');
      await expect.poll(() => presenter.twoStep.action).toBe('switch-on');
      await Promise.all([submit(), submit()]);
      expect([asked.length, notice()]).toEqual([1, { tone: 'bad', message: failureOf(fault).what }]);
      fault = new PortFault('not-signed-in');
      await submit();
      expect(session.state.kind).toBe('signed-out');
    },
  );
});

describe('the new password', () => {
  const type = (current: string, next: string, again = next): void => {
    presenter.password.typed('current', current);
    presenter.password.typed('next', next);
    presenter.password.typed('again', again);
  };

  it.each([
    ['', 'river lamp 42', 'river lamp 42', { current: { key: 'account.password-current-missing' } }],
    ['old one here', '', '', { next: { key: 'account.password-next-missing' } }],
    ['old one here', 'river lamp 42', 'river lamp', { again: { key: 'account.password-differs' } }],
    ['old one here', 'zhousiyuan42', 'zhousiyuan42', { next: { key: 'account.password-holds-name' } }],
  ])('is not sent with %j, %j and %j', async (current, next, again, errors) => {
    type(current, next, again);
    await presenter.password.submitPressed();
    expect([presenter.password.errors, asked]).toEqual([errors, []]);
  });

  it.each([
    ['next', 'river lamp'],
    ['again', 'river lamp 42'],
  ] as const)('loses the mismatch message when either field is corrected: %s', async (field, mended) => {
    type('old one here', 'river lamp 42', 'river lamp');
    await presenter.password.submitPressed();
    presenter.password.typed('current', 'another old one');
    expect(presenter.password.errors).toEqual({ again: { key: 'account.password-differs' } });
    presenter.password.typed(field, `${mended} `);
    expect(presenter.password.errors.again?.key).toBe(field === 'again' ? undefined : 'account.password-differs');
    presenter.password.typed(field, mended);
    expect(presenter.password.errors).toEqual({});
  });

  it('is saved, and no typed value is kept', async () => {
    type('old one here', 'river lamp 42');
    await presenter.password.submitPressed();
    expect([asked, presenter.password.values, presenter.password.notice?.message.key]).toEqual([
      ['old one here > river lamp 42'],
      { current: '', next: '', again: '' },
      'account.password-changed',
    ]);
  });

  it('shows why it was not saved', async () => {
    const told = async (refusal: PasswordOutcome): Promise<unknown> => {
      outcome = refusal;
      type('old one here', 'river lamp 42');
      await presenter.password.submitPressed();
      return [
        presenter.password.errors.current?.key,
        presenter.password.errors.next?.key,
        presenter.password.notice?.message.key,
      ];
    };
    expect(await told({ changed: false, because: 'wrong' })).toEqual(['account.password-wrong', undefined, undefined]);
    expect(await told({ changed: false, because: 'refused', problem: 'known' })).toEqual([
      undefined,
      'account.password-known',
      undefined,
    ]);
    expect(await told({ changed: false, because: 'locked', minutes: 3 })).toEqual([
      undefined,
      undefined,
      'account.password-locked',
    ]);
    expect(presenter.password.notice?.message).toEqual(
      message('account.password-locked', { until: clock.now() + 180_000 }),
    );
    expect(await told({ changed: false, because: 'expired' })).toEqual([
      undefined,
      undefined,
      'account.password-expired',
    ]);
  });
});

describe('a preference', () => {
  it('is stored in this browser, and follows a change in another window', () => {
    presenter.rowHeightChosen('compact');
    presenter.sharedComputerChosen(true);
    expect([storage.getItem('preference:density:U-1'), storage.getItem('preference:shared-computer')]).toEqual([
      'compact',
      'yes',
    ]);
    elsewhere('preference:density:U-1', 'comfortable');
    elsewhere('preference:density:U-2', 'compact');
    elsewhere('preference:shared-computer', 'no');
    expect([presenter.rowHeight, presenter.sharedComputer]).toEqual(['comfortable', false]);
  });

  it('is restored when the user comes back, and is not followed after the page is left', () => {
    presenter.rowHeightChosen('compact');
    presenter.sharedComputerChosen(true);
    const again = reopened();
    expect([again.rowHeight, again.sharedComputer]).toEqual(['compact', true]);
    presenter.left();
    elsewhere('preference:density:U-1', 'comfortable');
    expect(presenter.rowHeight).toBe('compact');
  });
});

it('the history changes its page', async () => {
  expect(presenter.pages).toBe(3);
  await presenter.pageChosen(3);
  expect(presenter.history.value).toMatchObject({ page: 3, events: [{ at: 3 }] });
});

describe('two-step sign-in', () => {
  const said = (): readonly unknown[] => [presenter.twoStep.error?.key, presenter.twoStep.notice?.message.key];

  it('is switched by the password, which is then cleared', async () => {
    const { twoStep } = presenter;
    await expect.poll(() => twoStep.action).toBe('switch-on');
    await twoStep.submitPressed();
    expect([said(), twoStep.attempt, asked]).toEqual([['account.two-step-current-missing', undefined], 1, []]);
    twoStep.passwordTyped('river lamp 42');
    await Promise.all([twoStep.submitPressed(), twoStep.submitPressed()]);
    expect([said(), twoStep.password, asked, twoStep.action]).toEqual([
      [undefined, 'account.two-step-turned-on'],
      '',
      ['true river lamp 42'],
      'switch-off',
    ]);
    twoStep.passwordTyped('river lamp 42');
    await twoStep.submitPressed();
    expect([said(), twoStep.action]).toEqual([[undefined, 'account.two-step-turned-off'], 'switch-on']);
  });

  it.each<[TwoStepOutcome, string | undefined, string | undefined]>([
    [{ done: false, because: 'wrong' }, 'account.two-step-wrong', undefined],
    [{ done: false, because: 'locked', minutes: 15 }, undefined, 'account.password-locked'],
    [{ done: false, because: 'expired' }, undefined, 'account.two-step-expired'],
    [{ done: false, because: 'not-here' }, undefined, 'account.two-step-nowhere'],
  ])('shows why it was not switched: %o', async (because, error, notice) => {
    switched = because;
    presenter.twoStep.passwordTyped('x');
    await expect.poll(() => presenter.twoStep.action).toBe('switch-on');
    await presenter.twoStep.submitPressed();
    expect([said(), presenter.twoStep.password]).toEqual([[error, notice], '']);
    if (!because.done && because.because === 'locked')
      expect(presenter.twoStep.notice?.message).toEqual(
        message('account.password-locked', { until: clock.now() + 900_000 }),
      );
  });

  it('ends trust in one browser or in all, and reloads when the trust had ended already', async () => {
    const device = (id: string) =>
      ({
        id,
        trustedAt: 0,
        lastUsedAt: 0,
        isThis: false,
        device: { browser: '', system: '' },
        place: { kind: 'unknown', network: '' },
      }) as const;
    standing = { ...standing, isOn: true, devices: [device('a'), device('b'), device('gone')] };
    const { twoStep } = presenter;
    await twoStep.content.load();
    await twoStep.endTrustPressed(device('a'));
    expect(twoStep.content.value?.devices.map(({ id }) => id)).toEqual(['b', 'gone']);
    await twoStep.endTrustPressed(device('gone'));
    await twoStep.endTrustPressed();
    expect([asked, twoStep.content.value?.devices]).toEqual([['trust a', 'trust gone', 'trust all'], []]);
  });
});
