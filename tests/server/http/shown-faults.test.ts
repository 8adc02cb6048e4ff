import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { browserLikeClient } from '../../../features/support/assemblies/http-device.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import { AxiosTransport } from '../../../src/adapters/http/axios-transport.ts';
import { extensions } from '../../../src/contract/call.ts';
import { documentedConfig } from '../../../src/contract/portal-config.ts';
import { UsableSigningKeys } from '../../../src/presentation/entry/shared/usable-signing-keys.ts';
import { OnboardingEntryPresenter } from '../../../src/presentation/onboarding/shared/onboarding-entry-presenter.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { failureOf } from '../../../src/presentation/shared/failure.ts';
import { message, word } from '../../../src/words/catalogue.ts';
import { desksOver, signIn, type Desks } from '../../builders/desks.ts';
import type { Browser } from './browser.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';

let portal: PortalUnderTest;
let player: Browser;
let desks: Desks;
let session: SessionStore;

beforeEach(async () => {
  portal = await portalUnderTest();
  player = portal.browser();
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  desks = desksOver(
    new AxiosTransport({
      config: { ...documentedConfig, extensions: [...extensions] },
      locale: () => 'zh-CN',
      client: browserLikeClient(address, { cookies: new Map() }),
    }),
  );
  await signIn(desks, 'xiazhiwei');
  session = new SessionStore(
    { pageConfig: async () => Promise.reject(new Error('not asked for')) },
    {
      current: async () => desks.sessions.current(),
      switchRole: async () => Promise.reject(new Error('not asked for')),
      stay: async () => undefined,
      signOut: async () => undefined,
    },
  );
  await session.load();
});
afterEach(async () => portal.close());

const fault = async (order: object): Promise<void> => {
  expect((await player.post('/sandbox/v1/faults', order)).code).toBe('0');
};
const refused = { kind: 'code', code: '018000777' } as const;

describe('a fault that the sandbox plays is read by the user', () => {
  it('E-02: as a network that is away', async () => {
    await fault({ call: 'isOnboardingShown', kind: 'offline' });
    const thrown: unknown = await desks.onboarding.isShown().catch((each: unknown) => each);
    expect(word(zhCN, failureOf(thrown).what)).toBe(
      '网络异常，请稍后重试。如仍有问题，请截图发给在线客服（7×24 小时）。',
    );
  });

  it.each(['isWhiteListed', 'usableKeys'])('E-32: as the server’s own words, of the call %s (F-139)', async (call) => {
    await fault({ call, ...refused });
    const standing = new UsableSigningKeys(desks.usableKeys, session);
    await standing.load();
    expect(standing.trouble).toMatchObject({ code: '018000777' });
    standing.troubleRead();
    await standing.load();
    expect([standing.trouble, Array.isArray(standing.usable)]).toEqual([undefined, true]);
  });

  it('E-32: as the server’s own words, of the button for onboarding (F-139)', async () => {
    await fault({ call: 'isOnboardingShown', ...refused });
    const entry = new OnboardingEntryPresenter({
      desk: desks.onboarding,
      session,
      navigator: {} as ConstructorParameters<typeof OnboardingEntryPresenter>[0]['navigator'],
    });
    entry.opened();
    await expect.poll(() => entry.isKnown).toBe(true);
    entry.left();
    expect([entry.isShown, entry.trouble?.code]).toEqual([false, '018000777']);
  });

  it('E-27: as conditions of the bank that have changed', async () => {
    const { pkCorp } = (await portal.store.transaction(async ({ users }) => users.byName('xiazhiwei'))) ?? {};
    expect((await player.post('/sandbox/v1/settling', { pkCorp, action: 'change', reason: '股权变更' })).code).toBe(
      '0',
    );
    expect(await desks.onboarding.status()).toMatchObject({ state: 'changed', reason: '股权变更' });
    expect(word(zhCN, message('onboarding.prompt-changed'))).toContain('不再符合合作银行的要求');
  });
});
