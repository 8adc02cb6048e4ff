import { describe, expect, it } from 'vitest';
import { RecordingNavigator } from '../../../features/support/recording-navigator.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type {
  OnboardingDesk,
  OnboardingOutcome,
  OnboardingStatus,
} from '../../../src/application/ports/onboarding/onboarding-desk.ts';
import type { OnboardingState } from '../../../src/domain/onboarding/shared/onboarding.ts';
import { OnboardingProcessPresenter } from '../../../src/presentation/onboarding/onboarding-process/onboarding-process-presenter.ts';
import { OnboardingEntryPresenter } from '../../../src/presentation/onboarding/shared/onboarding-entry-presenter.ts';
import type { RefreshPoller } from '../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { message } from '../../../src/words/catalogue.ts';
import { until } from '../../builders/office.ts';

const offline = new PortFault('offline', {});
const standing = (state: OnboardingState, reason = ''): OnboardingStatus => ({
  state,
  reason,
  since: 1_800_000_000_000,
  by: '夏知微',
  expected: undefined,
});
const way = { address: 'https://workbench.example/entry', fields: { key: 'K' } };

function world(
  more: Partial<OnboardingDesk> = {},
  { isMain = true, role = 'ROLE_CORP_OPERATOR', isBusy = false } = {},
) {
  const [asked, told, faults]: [string[], unknown[], unknown[]] = [[], [], []];
  const noted =
    <Value>(name: string, value: Value) =>
    async () => {
      asked.push(name);
      return value;
    };
  const desk: OnboardingDesk = {
    isShown: noted('shown', true),
    status: noted('standing', standing('open')),
    certification: noted('certification', { realName: 'AUTH', node: '', unified: true }),
    isFirstTime: noted('first', false),
    isSigned: noted('signed?', false),
    sign: noted('sign', 'signed' as const),
    submit: noted<OnboardingOutcome>('submit', { done: true, redirect: undefined }),
    externalTarget: noted('over', way),
    ...more,
  };
  const session = {
    who: { userId: 'U-1', isMain, role: { code: role, name: role } },
    faultSeen: (thrown: unknown) => void faults.push(thrown),
  } as unknown as SessionStore;
  const navigator = new RecordingNavigator();
  const toasts = { show: (_tone: string, said: unknown) => void told.push(said) } as unknown as Toasts;
  const poller = { start: () => undefined, stop: () => undefined } as unknown as RefreshPoller;
  return {
    asked,
    told,
    faults,
    navigator,
    entry: new OnboardingEntryPresenter({ desk, session, navigator }),
    page: new OnboardingProcessPresenter({ desk, session, toasts, poller, queue: { isBusy } }),
  };
}

describe('the button that opens onboarding', () => {
  it('checks the status before the certification, and opens the page of the process', async () => {
    const { entry, asked, navigator } = world();
    entry.opened();
    await until(() => entry.isShown);
    await Promise.all([entry.onboardPressed(), entry.onboardPressed(), entry.onboardPressed()]);
    expect([asked, navigator.current(), entry.prompt]).toEqual([
      ['shown', 'standing', 'certification'],
      '/access/settlement-process',
      undefined,
    ]);
  });

  it('stops at a prompt with the bank’s reason until the user chooses', async () => {
    const changed = world({ status: async () => standing('changed', '股权变更') });
    await changed.entry.onboardPressed();
    expect([changed.entry.prompt, changed.entry.reason, changed.navigator.current()]).toEqual([
      'changed',
      '股权变更',
      '/',
    ]);
    changed.entry.promptRead();
    expect(changed.entry.prompt).toBeUndefined();
    const divided = { certification: async () => ({ realName: 'AUTH', node: '', unified: false }) as const };
    const chain = world(divided);
    await chain.entry.onboardPressed();
    expect(chain.entry.prompt).toBe('divided-chain');
    chain.entry.certifyPressed();
    expect(chain.navigator.current()).toBe('/my/enterprise-info/realname');
    const core = world(divided, { role: 'ROLE_CORE_OPERATOR' });
    await core.entry.onboardPressed();
    expect(core.entry.prompt).toBe('divided-core');
    core.entry.onboardDirectly();
    expect([core.entry.prompt, core.navigator.current()]).toEqual([undefined, '/access/settlement-process']);
  });

  it('is not requested for a user other than the main user', async () => {
    const { entry, asked } = world({}, { isMain: false });
    entry.opened();
    expect([entry.isKnown, entry.isShown, asked]).toEqual([true, false, []]);
  });

  it('shows the back end’s refusal in a dialog, and stays hidden without a connection', async () => {
    const refused = world({
      isShown: async () => Promise.reject(new PortFault('refused', { code: 'X1', serverMessage: '系统维护中' })),
    });
    refused.entry.opened();
    await until(() => refused.entry.isKnown);
    expect([refused.entry.isShown, refused.entry.trouble?.what]).toEqual([
      false,
      message('refusals.server-said', { words: '系统维护中' }),
    ]);
    refused.entry.troubleRead();
    expect(refused.entry.trouble).toBeUndefined();
    const down = world({ isShown: async () => Promise.reject(offline) });
    down.entry.opened();
    await until(() => down.entry.isKnown);
    expect([down.entry.isShown, down.entry.trouble, down.faults.length]).toEqual([false, undefined, 1]);
  });

  it('can be pressed again after a failure', async () => {
    const { entry, faults } = world({ status: async () => Promise.reject(offline) });
    await entry.onboardPressed();
    expect([entry.busy, entry.trouble?.kind, faults.length]).toEqual([false, 'offline', 1]);
  });
});

describe('the onboarding page', () => {
  async function opened(more: Partial<OnboardingDesk> = {}, who: Parameters<typeof world>[1] = {}) {
    const made = world(more, who);
    made.page.opened();
    await until(() => made.page.content.value !== undefined);
    made.asked.length = 0;
    return made;
  }

  it('signs the agreement and submits the company by one press, once', async () => {
    const { page, asked, told } = await opened();
    await page.handInPressed();
    expect([page.reading, asked]).toEqual(['sign', []]);
    await Promise.all([page.agreePressed(), page.agreePressed(), page.agreePressed(), page.agreePressed()]);
    expect([asked.filter((each) => each === 'sign' || each === 'submit'), page.reading, told]).toEqual([
      ['sign', 'submit'],
      undefined,
      [message('onboarding.handed-in')],
    ]);
  });

  it('submits again at once when the agreement is signed', async () => {
    const { page, asked } = await opened({
      isSigned: async () => true,
      status: async () => standing('refused', '不符'),
    });
    await page.handInPressed();
    expect([page.reading, asked[0]]).toEqual([undefined, 'submit']);
  });

  it('submits nothing under a changed text, and shows that', async () => {
    const { page, asked } = await opened({ sign: async () => 'text-changed' });
    await page.handInPressed();
    await page.agreePressed();
    expect([page.reading, page.trouble, asked]).toEqual(['sign', message('onboarding.agreement-changed'), []]);
  });

  it.each([
    [
      'whose company lacks something',
      { certification: async () => ({ realName: 'UNAUTH', node: '', unified: true }) as const },
      {},
      ['needs-real-name'],
    ],
    ['who is not the main user', {}, { isMain: false }, ['not-main']],
  ] as const)('does nothing for a user %s', async (_of, more, who, bars) => {
    const { page, asked } = await opened(more, who);
    await page.handInPressed();
    await page.agreePressed();
    expect([page.bars, page.reading, asked]).toEqual([bars, undefined, []]);
  });

  it('shows every reason of the back end, or its words, and reloads', async () => {
    const { page, asked } = await opened({
      submit: async () => ({ done: false, reasons: ['changed', 'not-unified'], words: '' }),
    });
    await page.handInPressed();
    await page.agreePressed();
    expect([page.refusals, page.trouble, asked.includes('standing')]).toEqual([
      ['changed', 'not-unified'],
      undefined,
      true,
    ]);
    const worded = await opened({ submit: async () => ({ done: false, reasons: [], words: '请联系银行' }) });
    await worded.page.handInPressed();
    await worded.page.agreePressed();
    expect([worded.page.refusals, worded.page.trouble]).toEqual([
      [],
      message('refusals.server-said', { words: '请联系银行' }),
    ]);
  });

  it('keeps the agreement open without a connection, and can be pressed again', async () => {
    let down = true;
    const { page } = await opened({
      submit: async () => (down ? Promise.reject(offline) : { done: true, redirect: undefined }),
    });
    await page.handInPressed();
    await page.agreePressed();
    expect([page.reading, page.trouble, page.busy]).toEqual(['sign', message('refusals.network'), false]);
    down = false;
    await page.agreePressed();
    expect([page.reading, page.trouble]).toEqual([undefined, undefined]);
  });

  const taken = {
    status: async () => standing('settled'),
    isFirstTime: async () => true,
    submit: async () => ({ done: true, redirect: way.address }) as const,
  };

  it('shows the success to the main user until it is read, and to no other user', async () => {
    const { page } = await opened(taken);
    expect(page.isSuccessShown).toBe(true);
    page.successRead();
    expect(page.isSuccessShown).toBe(false);
    expect([
      (await opened(taken, { isMain: false })).page.isSuccessShown,
      (await opened({ ...taken, isFirstTime: async () => false })).page.isSuccessShown,
    ]).toEqual([false, false]);
  });

  it('redirects once when pressed repeatedly, by the given way', async () => {
    const { page } = await opened(taken);
    expect(
      (await Promise.all([page.goPressed(), page.goPressed(), page.goPressed()])).filter((each) => each !== undefined),
    ).toEqual([way]);
  });

  it('shows when the redirection fails, and closes the success', async () => {
    const { page } = await opened({ ...taken, externalTarget: async () => Promise.reject(offline) });
    expect([await page.goPressed(), page.trouble, page.isSuccessShown, page.busy]).toEqual([
      undefined,
      message('refusals.network'),
      false,
      false,
    ]);
    const early = await opened({ ...taken, submit: async () => ({ done: true, redirect: undefined }) });
    expect([await early.page.goPressed(), early.page.trouble, early.page.isSuccessShown]).toEqual([
      undefined,
      message('onboarding.not-over'),
      false,
    ]);
  });

  it('shows the success at once when the bank accepts the submission', async () => {
    const { page, told } = await opened({ submit: async () => ({ done: true, redirect: way.address }) });
    await page.handInPressed();
    await page.agreePressed();
    expect([page.isSuccessShown, told, await page.goPressed()]).toEqual([true, [], way]);
  });
});
