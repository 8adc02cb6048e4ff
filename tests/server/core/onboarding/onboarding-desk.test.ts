import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxOnboarding, type BankAction } from '../../../../server/core/sandbox/sandbox-onboarding.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import {
  onboardingAgreement,
  onboardingAgreementName,
} from '../../../../src/domain/agreements/onboarding-agreement.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const company = 'C-YUANHANG';
const start = Date.parse('2026-11-20T02:00:00Z');
let now: number;
const clock = { now: () => now, realTime: () => Date.now() };
let store: MemoryStore;
let backEnd: BackEnd;
let main: Asker;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}
const sign = async (who: Asker) =>
  who.given('signAgreement', {
    agreementNames: [onboardingAgreementName],
    textHashes: [onboardingAgreement.textHash],
  });
const code = async (who: Asker): Promise<string> => String((await who.ask('submitOnboarding')).code);
const checked = async (who: Asker) => who.given<Record<string, unknown>>('onboardingStatus');
const bank = async (action: BankAction, reason = '', pkCorp = company) =>
  sandboxOnboarding(store, clock)
    .applyAction(pkCorp, action, reason)
    .then(
      () => 'done',
      (refusal: { readonly code: string }) => refusal.code,
    );
const record = async () => store.transaction(async (transaction) => transaction.onboardings.find(company));

beforeEach(async () => {
  now = start;
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  main = await as('xiazhiwei');
});

describe('onboarding', () => {
  it('goes from the company to the bank and back, with the state at each step', async () => {
    expect(await checked(main)).toEqual({ status: 'OPEN', reason: '', by: '' });
    await sign(main);
    expect(await main.given('submitOnboarding')).toEqual({});
    expect(await checked(main)).toMatchObject({
      status: 'REVIEWING',
      since: start,
      by: '夏知微',
      expectedDay: '2026-11-25',
    });
    expect(await bank('refuse', ' 经营范围不符 ')).toBe('done');
    expect(await checked(main)).toMatchObject({ status: 'REFUSED', reason: '经营范围不符' });
    expect(await main.given('submitOnboarding')).toEqual({});
    expect(await checked(main)).toMatchObject({ status: 'REVIEWING', reason: '' });
    expect(
      await Promise.all(
        ['isOnboarded', 'isOnboardingShown', 'isWorkbenchReady', 'isFirstMigration', 'isWorkbenchShown'].map(
          async (call) => main.given(call as 'isOnboarded'),
        ),
      ),
    ).toEqual([false, true, false, false, false]);
    expect(await bank('take')).toBe('done');
    expect(
      await Promise.all(
        ['isOnboarded', 'isOnboardingShown', 'isWorkbenchReady', 'isFirstMigration', 'isWorkbenchShown'].map(
          async (call) => main.given(call as 'isOnboarded'),
        ),
      ),
    ).toEqual([true, false, true, true, true]);
    now += 60_000;
    expect(await main.given('submitOnboarding')).toEqual({ redirectUrl: 'https://workbench.example/entry' });
    now += 60_000;
    await main.given('submitOnboarding');
    expect([await main.given('isFirstMigration'), (await record())?.migratedAt]).toEqual([false, start + 60_000]);
    expect((await record())?.steps.map(({ event, by, reason }) => [event, by, reason])).toEqual([
      ['hand-in', '夏知微', ''],
      ['refuse', '', '经营范围不符'],
      ['hand-in', '夏知微', ''],
      ['take', '', ''],
    ]);
  });

  it('is submitted once by simultaneous requests, and decided once', async () => {
    await sign(main);
    const second = await as('xiazhiwei');
    // The account has one session: the second window's session replaces the first.
    expect((await Promise.all(Array.from({ length: 8 }, async () => code(second)))).every((each) => each === '0')).toBe(
      true,
    );
    expect((await record())?.steps.length).toBe(1);
    expect((await Promise.all([bank('take'), bank('refuse', '不符'), bank('take')])).toSorted()).toEqual([
      'NOT_IN_THIS_STATE',
      'NOT_IN_THIS_STATE',
      'done',
    ]);
  });

  it('is refused with every reason, and changes nothing', async () => {
    for (const [account, reasons] of [
      ['xiazhiwei', ['agreement-unsigned']],
      ['yezhiqiu', ['needs-real-name', 'agreement-unsigned']],
      ['chuyunshen', ['under-review', 'agreement-unsigned']],
      ['liumingyuan', ['review-failed', 'agreement-unsigned']],
      ['suyanqiu', ['not-unified', 'agreement-unsigned']],
      ['muqingyang', ['changed', 'agreement-unsigned']],
      ['mengxizhou', ['agreement-unsigned']],
    ] as const) {
      expect([account, await (await as(account)).ask('submitOnboarding')]).toMatchObject([
        account,
        { code: 'SETTLING_REFUSED', data: { reasons } },
      ]);
    }
    expect(await record()).toBeUndefined();
  });

  it('is open to a core enterprise before its certificates are unified', async () => {
    const core = await as('mengxizhou');
    await sign(core);
    expect(await core.given('submitOnboarding')).toEqual({});
  });

  it('needs the main user and a workbench, and colleagues can see it', async () => {
    const director = await as('jiangtingxue');
    await sign(director);
    expect([
      await code(director),
      (await checked(director))['status'],
      await director.given('isOnboardingShown'),
      await director.given('isFirstMigration'),
    ]).toEqual(['NOT_PERMITTED', 'OPEN', false, false]);
    expect(await code(new Asker(backEnd))).toBe('SESSION_REQUIRED');
    const without = new MemoryStore();
    const bare = new Asker(await demoBackEnd(without, undefined, { clock, workbenchUrl: undefined }));
    await bare.signIn('xiazhiwei');
    expect([await code(bare), await bare.given('isOnboardingShown')]).toEqual(['NOT_PERMITTED', false]);
  });

  it('needs the current agreement, signed by the submitter for this company', async () => {
    await sign(await as('suyanqiu'));
    await sign(await as('jiangtingxue'));
    expect(await code(main)).toBe('SETTLING_REFUSED');
    expect(
      (await main.ask('signAgreement', { agreementNames: [onboardingAgreementName], textHashes: ['0'.repeat(64)] }))
        .code,
    ).toBe('REQUEST_INVALID');
    expect(await code(main)).toBe('SETTLING_REFUSED');
  });

  it('lists the signed agreement for the whole company, and for no other', async () => {
    await sign(main);
    const listed = async (account: string) =>
      (
        await (
          await as(account)
        ).given<readonly { readonly title: string; readonly isPlatform: boolean }[]>('protocols')
      ).filter(({ title }) => title.includes('partner bank'));
    expect([await listed('jiangtingxue'), await listed('zhousiyuan')]).toEqual([
      [
        expect.objectContaining({
          title: 'Agreement on settling in to the partner bank’s merchant system',
          isPlatform: false,
        }),
      ],
      [],
    ]);
  });
});

describe('the sandbox’s partner bank', () => {
  it('takes only possible actions, and with a reason when the company reads one', async () => {
    expect([
      await bank('take'),
      await bank('refuse', '不符'),
      await bank('restore'),
      await bank('change', ' '),
      await bank('change', 'x'.repeat(201)),
      await bank('change', ''),
    ]).toEqual([
      'NOT_IN_THIS_STATE',
      'NOT_IN_THIS_STATE',
      'NOT_IN_THIS_STATE',
      'REQUEST_INVALID',
      'REQUEST_INVALID',
      'REQUEST_INVALID',
    ]);
    expect([
      await bank('change', '股权变更'),
      await code(main),
      await bank('restore'),
      (await checked(main))['reason'],
    ]).toEqual(['done', 'SETTLING_REFUSED', 'done', '']);
    expect([
      await bank('take', '', 'C-NOBODY'),
      await bank('change', '不符', '__proto__'),
      await bank('change', '不符', 'C-YANZHOU'),
    ]).toEqual(['REQUEST_INVALID', 'REQUEST_INVALID', 'NOT_IN_THIS_STATE']);
  });

  it('lists waiting companies first, each with the possible actions', async () => {
    await sign(main);
    await main.given('submitOnboarding');
    const [first, ...others] = await sandboxOnboarding(store, clock).all();
    expect(first).toMatchObject({
      pkCorp: company,
      state: 'reviewing',
      by: '夏知微',
      actions: ['take', 'refuse', 'change'],
    });
    expect(others.find(({ pkCorp }) => pkCorp === 'C-YANZHOU')).toMatchObject({ state: 'settled', actions: [] });
  });

  it('needs the agreement of the main user', async () => {
    for (const account of ['jiangtingxue', 'linfengmian']) {
      const colleague = await as(account);
      expect(
        await colleague.ask('signAgreement', {
          agreementNames: [onboardingAgreementName],
          textHashes: [onboardingAgreement.textHash],
        }),
      ).toMatchObject({ code: 'NOT_PERMITTED' });
    }
    expect(await main.ask('submitOnboarding')).toMatchObject({
      code: 'SETTLING_REFUSED',
      data: { reasons: ['agreement-unsigned'] },
    });
  });
});
