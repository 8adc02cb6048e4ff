import { beforeEach, describe, expect, it } from 'vitest';
import { scenarioPartner } from '../../../../features/support/scenario-partner.ts';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { countFailure, failureKeys } from '../../../../server/core/entry/sign-in-failures.ts';
import { fixedPages } from '../../../../src/domain/identity/fixed-pages.ts';
import { signedPartnerQuery } from '../../../../server/core/sandbox/sandbox-partner.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { companies } from '../../../../server/seed/parties/companies.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

const usual = { corp: companies.yanzhou.uscc, user: 'zhousiyuan', target: '/index' };
type Wish = Partial<typeof usual> & { readonly at?: number; readonly nonce?: string };

async function words(wish: Wish = {}, partner = scenarioPartner): Promise<Record<string, string>> {
  return Object.fromEntries(
    new URLSearchParams(await signedPartnerQuery(partner, { ...usual, at: Date.now(), ...wish })),
  );
}
async function said(given: Record<string, unknown>, asker = new Asker(backEnd)): Promise<string> {
  const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
  return String((await asker.ask('partnerAuth', { picAuthToken, ...given })).code);
}

describe('an assertion signed by a partner', () => {
  it('signs its user in by the usual hand-over', async () => {
    const asker = new Asker(backEnd);
    const { picAuthToken } = await asker.given<{ picAuthToken: string }>('loginSession');
    const { token, ...who } = await asker.given<{ token: string }>('partnerAuth', { ...(await words()), picAuthToken });
    expect(who).toEqual({ personName: '周思远', corpName: companies.yanzhou.name });
    expect((await asker.ask('accountInfo')).code).toBe('SESSION_REQUIRED');
    expect((await asker.ask('loginSuccess', { token })).code).toBe('0');
    expect(await asker.given('accountInfo')).toMatchObject({ companyName: companies.yanzhou.name });
    const { records } = await store.transaction(async ({ securityEvents }) =>
      securityEvents.of('U-zhousiyuan', 0, { offset: 0, limit: 50 }),
    );
    expect(records.map(({ what }) => what)).toEqual(['signed-in-by-partner']);
  });

  it.each([
    ['that agreed to the partner', [companies.yanzhou.uscc], '0'],
    ['that agreed to none', [], 'SIGN_IN_EXPIRED'],
    ['beside one that agreed', [companies.chengye.uscc], 'SIGN_IN_EXPIRED'],
  ])('names an account of a company %s', async (_what, agreed, code) => {
    const partner = { ...scenarioPartner, companies: agreed };
    const own = await demoBackEnd(new MemoryStore(), undefined, { partners: [partner] });
    expect(await said(await words({}, partner), new Asker(own))).toBe(code);
  });

  it('does not name accounts of companies that agreed to another partner', async () => {
    const [one, other] = [
      { ...scenarioPartner, companies: [companies.yanzhou.uscc] },
      { code: 'OTHER', secret: 'of the other partner and this installation', companies: [companies.chengye.uscc] },
    ];
    const own = await demoBackEnd(new MemoryStore(), undefined, { partners: [one, other] });
    expect(await said(await words({}, other), new Asker(own))).toBe('SIGN_IN_EXPIRED');
    expect(await said(await words({}, one), new Asker(own))).toBe('0');
  });

  it('is recorded in the user’s history once, however often it is repeated', async () => {
    const given = await words();
    expect(await said(given)).toBe('0');
    for (let turn = 0; turn < 5; turn += 1) expect(await said(given)).toBe('SIGN_IN_EXPIRED');
    const { records } = await store.transaction(async ({ securityEvents }) =>
      securityEvents.of('U-zhousiyuan', 0, { offset: 0, limit: 50 }),
    );
    expect(records.map(({ what }) => what)).toEqual(['sign-in-refused']);
  });

  it('is accepted once, even for ten simultaneous requests', async () => {
    const given = await words();
    const codes = await Promise.all(Array.from({ length: 10 }, async () => said(given)));
    expect(codes.toSorted()).toEqual(['0', ...Array.from({ length: 9 }, () => 'SIGN_IN_EXPIRED')]);
  });

  it.each([
    ...fixedPages,
    '/transfer-record',
    '/credit/chain/receipts',
    '/credit/chain/statistics',
    '/receivable/chain/index/operator',
    '/credit/chain/index/operator',
    '/credit/chain/todo/operator',
  ])('leads to the fixed, planned or traded page %s (F-048)', async (target) => {
    expect(await said(await words({ target }))).toBe('0');
  });

  it.each<[string, Wish]>([
    ['older than two minutes', { at: Date.now() - 120_001 }],
    ['of a time to come', { at: Date.now() + 40_000 }],
    ['for another company', { corp: companies.chengye.uscc }],
    ['for nobody', { user: 'nobody' }],
    ['for another host', { target: '//evil.example' }],
    ['for a host behind a backslash', { target: '/\\evil.example' }],
    ['for the web', { target: 'https://evil.example/index' }],
    ['for a script', { target: 'javascript:alert(1)' }],
    ['for a page with more to it', { target: '/index?from=//evil.example' }],
    ['for a page above', { target: '/../evil' }],
    ['for a page that nobody has', { target: '/no/such/page' }],
    ['for a name of every object', { target: '__proto__' }],
  ])('is refused when it is %s, without further details', async (_what, wish) => {
    expect(await said(await words(wish))).toBe('SIGN_IN_EXPIRED');
  });

  it.each(['partner', 'corp', 'user', 'target', 'at', 'nonce', 'sign'])(
    'is refused once its %s was changed',
    async (field) => {
      const given = await words({ target: '/credit/finance-data/index/finance' });
      const others: Readonly<Record<string, string>> = {
        partner: 'OTHER',
        corp: companies.chengye.uscc,
        user: 'limin',
        target: '/index',
        at: String(Date.now() + 1),
        nonce: 'B'.repeat(43),
        sign: 'A'.repeat(43),
      };
      expect(await said({ ...given, [field]: others[field] })).toBe('SIGN_IN_EXPIRED');
      expect(await said(given)).toBe('0');
    },
  );

  it.each<[string, unknown]>([
    ['partner', '__proto__'],
    ['partner', ''],
    ['corp', 'a\nb'],
    ['user', `zhousiyuan\n/index`],
    ['user', ''],
    ['target', '/a\u0000'],
    ['target', ['/index']],
    ['at', 'now'],
    ['at', -0.5],
    ['at', null],
    ['nonce', 'short'],
    ['nonce', 'x'.repeat(65)],
    ['sign', 'x'.repeat(65)],
    ['sign', {}],
  ])('is invalid with a %s of %j', async (field, value) => {
    expect(await said({ ...(await words()), [field]: value })).toBe('REQUEST_INVALID');
  });

  it.each([
    ['in time', 0, 119_000],
    ['by a clock that is ahead', 29_000, 140_000],
  ])('is accepted once while it is valid %s, even after expired records are removed', async (_what, ahead, later) => {
    let instant = Date.parse('2026-11-21T02:00:00Z');
    store = new MemoryStore();
    backEnd = await demoBackEnd(store, undefined, { clock: { now: () => instant, realTime: () => instant } });
    const given = await words({ at: instant + ahead });
    expect(await said(given)).toBe('0');
    instant += later;
    await store.transaction(async ({ handOvers }) => handOvers.removeExpiredBefore(instant));
    expect(await said(given)).toBe('SIGN_IN_EXPIRED');
    // It is refused as one that was used, and not for its age.
    expect(await said(await words({ at: instant - later + ahead }))).toBe('0');
  });

  it.each([
    ['two minutes old', -120_000, 'SIGN_IN_EXPIRED'],
    ['just younger', -119_999, '0'],
    ['thirty seconds ahead', 30_000, '0'],
    ['more ahead', 30_001, 'SIGN_IN_EXPIRED'],
  ])('that is %s is judged to the millisecond', async (_what, ahead, code) => {
    const now = Date.parse('2026-11-21T02:00:00Z');
    backEnd = await demoBackEnd(new MemoryStore(), undefined, { clock: { now: () => now, realTime: () => now } });
    expect(await said(await words({ at: now + ahead }))).toBe(code);
  });

  it('requires the partner’s own secret', async () => {
    expect(
      await said(await words({}, { ...scenarioPartner, secret: 'of somebody else, who would like to come in' })),
    ).toBe('SIGN_IN_EXPIRED');
    expect(await said(await words({}, { ...scenarioPartner, code: 'SANDBOX' }))).toBe('SIGN_IN_EXPIRED');
  });

  it('is not used up by a request that is not genuine', async () => {
    const given = await words();
    expect(await said({ ...given, sign: 'A'.repeat(43) })).toBe('SIGN_IN_EXPIRED');
    expect(await said(given)).toBe('0');
  });

  it('is not accepted with the token of another visit', async () => {
    expect(await said({ ...(await words()), picAuthToken: 'another' })).toBe('SIGN_IN_EXPIRED');
  });
});

describe('the usual rules of signing in', () => {
  it('hold for an account that is frozen, or whose company is deregistered', async () => {
    await store.transaction(async (transaction) =>
      transaction.freezes.save({ userId: 'U-zhousiyuan', by: 'bank', at: 0 } as never),
    );
    expect(await said(await words())).toBe('ACCOUNT_FROZEN');
    await store.transaction(async (transaction) => {
      const company = await transaction.companies.find('C-YANZHOU');
      if (company) await transaction.companies.save({ ...company, deregistered: true });
    });
    expect(await said(await words())).toBe('COMPANY_DEREGISTERED');
  });

  it('hold for two-step sign-in: a partner’s assertion does not replace the password', async () => {
    await store.transaction(async ({ secondFactors }) =>
      secondFactors.save({ userId: 'U-zhousiyuan', isOn: true, since: 0, lastUsedAt: undefined }),
    );
    expect(await said(await words())).toBe('PASSWORD_FIRST');
  });

  it('hold for an account that wrong passwords have locked', async () => {
    const keys = await failureKeys('zhousiyuan', '192.0.2.1');
    for (let tried = 0; tried < 10; tried += 1)
      await store.transaction(async (transaction) => countFailure(transaction, keys, ['pair'], Date.now()));
    expect(await said(await words())).toBe('SIGN_IN_LOCKED');
    expect(await said(await words({ user: 'limin' }))).toBe('0');
  });
});
