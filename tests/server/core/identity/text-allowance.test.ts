import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { testSecret } from '../../../../features/support/password-key.ts';
import { eventually } from '../../../../features/support/until.ts';
import { takeTextAllowance, type CountedText } from '../../../../server/core/identity/text-allowance.ts';
import type { SecurityEvent } from '../../../../server/core/identity/security-events.ts';
import { sentTexts } from '../../../../server/core/sandbox/sandbox-texts.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { textCaps, textPeriods } from '../../../../src/domain/identity/text-caps.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const start = Date.parse('2026-11-21T02:00:00Z');
const { hour } = textPeriods;

/** A message whose values all differ from those of the others, except one scope. */
const numbered = (at: number): Required<CountedText> => ({
  mobile: `1${String(4_000_000_000 + at * 10_000)}`,
  source: `10.${at % 200}.${Math.floor(at / 200)}.1`,
  companyId: `company ${at}`,
  userId: `user ${at}`,
});

describe('the allowance of text messages', () => {
  let store: MemoryStore;
  const take = async (text: CountedText, now = start): Promise<string> =>
    store.transaction(async (transaction) => {
      const refusal = await takeTextAllowance(transaction, text, now);
      return refusal === undefined ? 'sent' : `${refusal.code} ${String(refusal.values?.['minutes'])}`;
    });

  beforeEach(() => {
    store = new MemoryStore();
  });

  it.each([
    ['prefix', { mobile: '14000008801' }, { mobile: '14000009999' }],
    ['network', { source: '203.0.113.7' }, { source: '::ffff:203.0.113.7' }],
    ['network', { source: '2001:db8:1:2::1' }, { source: '2001:db8:1:2:ffff::9' }],
    ['company', { companyId: 'Yanzhou' }, { companyId: 'Yanzhou' }],
    ['user', { userId: 'zhousiyuan' }, { userId: 'zhousiyuan' }],
  ] as const)('ends for a %s at its hourly cap, and returns after the hour', async (scope, same, alike) => {
    const most = textCaps[scope].hour;
    for (let at = 0; at < most; at += 1) expect(await take({ ...numbered(at), ...same })).toBe('sent');
    expect(await take({ ...numbered(most), ...alike }, start + hour - 60_000)).toBe('TEXTS_LIMITED 1');
    expect(await take({ ...numbered(most), ...alike }, start + hour)).toBe('sent');
  });

  it('ends for a company at its daily cap, although no hour reaches its own', async () => {
    const { day } = textCaps.company;
    const most = textCaps.company.hour - 1;
    let [sent, now] = [0, start];
    while (sent < day) {
      for (let at = 0; at < most && sent < day; at += 1, sent += 1)
        expect(await take({ ...numbered(sent), companyId: 'Yanzhou' }, now)).toBe('sent');
      now += hour;
    }
    expect(await take({ ...numbered(day), companyId: 'Yanzhou' }, now)).toMatch(/^TEXTS_LIMITED/u);
    expect(await take(numbered(day + 1), now)).toBe('sent');
  });

  it('does not count a refused message against the other scopes', async () => {
    for (let at = 0; at < textCaps.user.hour; at += 1) await take({ ...numbered(at), userId: 'zhousiyuan' });
    const shared = { companyId: 'Yanzhou' };
    for (let at = 0; at < textCaps.company.hour; at += 1)
      await take({ ...numbered(100 + at), ...shared, userId: 'zhousiyuan' });
    expect(await take({ ...numbered(1_000), ...shared })).toBe('sent');
  });
});

describe('requests that send text messages', () => {
  let clock: ManualClock;
  let store: MemoryStore;
  let events: SecurityEvent[];
  let asker: Asker;

  beforeEach(async () => {
    [clock, store, events] = [new ManualClock(start), new MemoryStore(), []];
    asker = new Asker(await demoBackEnd(store, testSecret, { clock, security: (event) => void events.push(event) }));
  });

  async function askRegistrationCode(mobile: string): Promise<string | number> {
    const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
    await asker.ask('captchaImage', { picAuthToken });
    const captcha = await store.transaction(
      async (transaction) => (await transaction.sessions.find(await sha256Hex(asker.token ?? '')))?.captcha,
    );
    return (await asker.ask('registrationCode', { mobile, picAuthToken, captcha })).code;
  }

  /** Sends all but `left` of the messages that a scope may send in an hour. */
  const useUp = async (scope: 'network' | 'company', text: CountedText, left: number): Promise<void> =>
    store.transaction(async (transaction) => {
      for (let at = left; at < textCaps[scope].hour; at += 1)
        await takeTextAllowance(transaction, text, clock.realTime());
    });

  it('are refused to a network at its cap, for any number, and the security log says so', async () => {
    await useUp('network', { source: '192.0.2.1' }, 1);
    expect(await askRegistrationCode('14100008801')).toBe('0');
    asker.token = undefined;
    expect(await askRegistrationCode('14200008801')).not.toBe('0');
    expect(events.at(-1)).toMatchObject({ what: 'texts-limited', account: '142****8801' });
    await eventually('the first message is sent', async () => (await sentTexts(store)).length === 1);
  });

  const wen = {
    personName: '闻人语',
    mobile: '14000008811',
    idNumber: '330299199003071235',
    roles: ['operator'],
    institution: '',
  };

  it('are refused to a company at its cap, and the invitation is not made', async () => {
    await asker.signIn('zhousiyuan');
    await useUp('company', { companyId: (await companyOf('zhousiyuan')) ?? '' }, 0);
    expect((await asker.ask('invitePerson', wen)).code).not.toBe('0');
    expect(events.at(-1)).toMatchObject({ what: 'texts-limited', account: 'zhousiyuan' });
    expect(await asker.given('companyPeople')).toMatchObject({ invitations: [] });
    expect(await sentTexts(store)).toEqual([]);
  });

  const companyOf = async (userName: string): Promise<string | undefined> =>
    store.transaction(async (transaction) => (await transaction.users.byName(userName))?.pkCorp);

  it('name a company in an invitation only after certification has seen the name', async () => {
    const pkCorp = (await companyOf('zhousiyuan')) ?? '';
    const named = async (): Promise<readonly boolean[]> =>
      (await sentTexts(store)).map(({ text }) => text.includes('砚舟'));
    await asker.signIn('zhousiyuan');
    await asker.ask('invitePerson', wen);
    await eventually('the message is sent', async () => (await sentTexts(store)).length === 1);
    expect(await named()).toEqual([true]);
    await store.transaction(async (transaction) => {
      const found = await transaction.certifications.find(pkCorp);
      if (found) await transaction.certifications.save({ ...found, realName: 'VERIFYING' });
    });
    await asker.ask('invitePerson', { ...wen, mobile: '14000008812', idNumber: '330299199003071251' });
    await eventually('the second message is sent', async () => (await sentTexts(store)).length === 2);
    expect((await named()).filter(Boolean)).toEqual([true]);
  });
});
