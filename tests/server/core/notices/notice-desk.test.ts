import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxMembers, type MemberOrder } from '../../../../server/core/sandbox/sandbox-members.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { agreements } from '../../../../src/domain/agreements/agreement.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const names = ['CORP_REG_AGREEMENT', 'CORP_PRIVACY_AGREEMENT'] as const;
const hashes = names.map((name) => agreements[name].textHash);
const now = Date.parse('2026-11-21T02:00:00Z');

let store: MemoryStore;
let backEnd: BackEnd;

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

const put = async (pkCorp: string, order: Omit<MemberOrder, 'pkCorp'>, at = now): Promise<void> =>
  sandboxMembers(store, { now: () => at }).put({ pkCorp, ...order });

async function as(account: string, source = '203.0.113.9'): Promise<Asker> {
  const asker = new Asker(backEnd, source);
  await asker.signIn(account);
  return asker;
}

const signatures = async (userId: string) =>
  store.transaction(async (transaction) =>
    (await transaction.signatures.of(userId)).filter(({ source }) => source !== '127.0.0.1'),
  );

describe('the agreements', () => {
  it('are signed once by a person for a company, with the text, the time and the source', async () => {
    await put('C-YANZHOU', { signAgain: true });
    const li = await as('limin');
    expect((await li.ask('agreementSignState', { agreementNames: names })).data).toEqual({
      needSignProtocol: true,
      publishTime: now,
    });
    expect((await li.ask('signAgreement', { agreementNames: names, textHashes: hashes })).code).toBe('0');
    expect((await li.ask('signAgreement', { agreementNames: names })).code).toBe('0');
    expect(await signatures('U-limin')).toMatchObject([
      { pkCorp: 'C-YANZHOU', source: '203.0.113.9', signedAt: now },
      {},
    ]);
    expect(
      (await signatures('U-limin'))
        .map(({ agreement, version, textHash }) => `${agreement} ${version} ${textHash}`)
        .toSorted(),
    ).toEqual([`CORP_PRIVACY_AGREEMENT RT2022V1.0 ${hashes[1]}`, `CORP_REG_AGREEMENT RT2023V1.0 ${hashes[0]}`]);
    expect((await li.ask('agreementSignState', { agreementNames: names.join(',') })).data).toEqual({
      needSignProtocol: false,
    });
    // A signature does not count for a colleague.
    expect((await (await as('zhousiyuan')).ask('agreementSignState', { agreementNames: names })).data).toMatchObject({
      needSignProtocol: true,
    });
  });

  it('are signed singly, and again when the company must sign again or the text changed', async () => {
    const li = await as('limin');
    await put('C-YANZHOU', { signAgain: true });
    await li.ask('signAgreement', { agreementNames: ['CORP_REG_AGREEMENT'] });
    expect((await li.ask('agreementSignState', { agreementNames: ['CORP_REG_AGREEMENT'] })).data).toEqual({
      needSignProtocol: false,
    });
    expect((await li.ask('agreementSignState', { agreementNames: names })).data).toMatchObject({
      needSignProtocol: true,
    });
    const [signed] = await signatures('U-limin');
    for (const other of [
      { version: 'RT2022V9.0' },
      { textHash: '0'.repeat(64) },
      { pkCorp: 'C-OTHER' },
      { signedAt: now - 1 },
    ]) {
      await store.transaction(async (transaction) =>
        transaction.signatures.save({ ...(signed ?? (await transaction.signatures.of('U-limin'))[0]!), ...other }),
      );
      expect((await li.ask('agreementSignState', { agreementNames: ['CORP_REG_AGREEMENT'] })).data).toMatchObject({
        needSignProtocol: true,
      });
    }
  });

  it('show the latest publication among those to sign', async () => {
    await store.transaction(async ({ signatures: kept }) => {
      for (const { id } of await kept.of('U-limin')) await kept.remove(id);
    });
    const [reg, privacy] = names.map((name) => agreements[name].publishedAt);
    expect(reg).not.toBe(privacy);
    for (const agreementNames of [names, names.toReversed()])
      expect((await (await as('limin')).ask('agreementSignState', { agreementNames })).data).toEqual({
        needSignProtocol: true,
        publishTime: Math.max(reg ?? 0, privacy ?? 0),
      });
  });

  it.each([
    ['shenruogu', 'PRODUCT_SCCP_AGREEMENT'],
    ['limin', 'BANK_SETTLING_AGREEMENT'],
  ])('cannot be signed by %s together with %s, which needs another role', async (account, other) => {
    await put('C-YANZHOU', { signAgain: true });
    const asker = await as(account);
    for (const agreementNames of [[other], [other, names[0]], [names[0], other]])
      expect((await asker.ask('signAgreement', { agreementNames })).code).toBe('NOT_PERMITTED');
    expect(await signatures(`U-${account}`)).toEqual([]);
  });

  it('of products can be signed only by those who may open products', async () => {
    const [staff, li] = [await as('shenruogu'), await as('limin')];
    expect((await staff.ask('signAgreement', { agreementNames: ['PRODUCT_SCCP_AGREEMENT'] })).code).toBe(
      'NOT_PERMITTED',
    );
    expect(await signatures('U-shenruogu')).not.toContainEqual(
      expect.objectContaining({ agreement: 'PRODUCT_SCCP_AGREEMENT' }),
    );
    expect((await li.ask('signAgreement', { agreementNames: ['PRODUCT_SCCP_AGREEMENT'] })).code).toBe('0');
  });

  it('cannot be signed with another text’s hash, or under an unknown name', async () => {
    await put('C-YANZHOU', { signAgain: true });
    const li = await as('limin');
    for (const textHashes of [
      [hashes[1], hashes[0]],
      [hashes[0]],
      ['x', 'y'],
      [hashes[0], 'y'],
      ['x', hashes[1]],
      [...hashes, hashes[0]],
    ])
      expect(await li.ask('signAgreement', { agreementNames: names, textHashes })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'textHashes' },
      });
    for (const agreementNames of [['OTHER'], [], [...names, 'OTHER']])
      expect(await li.ask('signAgreement', { agreementNames })).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'agreementNames' },
      });
    expect(await signatures('U-limin')).toEqual([]);
  });
});

describe('the standing of a member', () => {
  it('is shown to its main user, who is the only one to confirm it', async () => {
    await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-12-05' });
    const [zhou, li] = [await as('zhousiyuan'), await as('limin')];
    expect((await zhou.ask('agencyNotices')).data).toEqual([{ enableShowNotice: true, billAgencyType: '1' }]);
    expect((await zhou.ask('agencyNoticeContent', { billAgencyType: '1' })).data).toMatchObject({
      corpName: '宁波砚舟精密铸造有限公司',
      billAgencyEffectYear: '2026',
      billAgencyEffectMonth: '12',
      billAgencyEffectDay: '05',
      billAgencyAddDay: '21',
    });
    expect((await li.ask('agencyNotices')).data).toEqual([]);
    expect((await li.ask('agencyNoticeContent', { billAgencyType: '1' })).code).toBe('NOT_FOUND');
    expect((await li.ask('confirmAgencyNotice', { billAgencyType: '1' })).code).toBe('NOT_PERMITTED');
    expect((await zhou.ask('confirmAgencyNotice', { billAgencyType: '2' })).code).toBe('NOT_FOUND');
    expect((await zhou.ask('agencyNoticeContent', { billAgencyType: '2' })).code).toBe('NOT_FOUND');
    await zhou.ask('confirmAgencyNotice', { billAgencyType: '1' });
    expect((await zhou.ask('agencyNotices')).data).toEqual([{ enableShowNotice: false, billAgencyType: '1' }]);
  });

  it('is shown again when it changes, or its day of effect does', async () => {
    await put('C-YANZHOU', { standing: 'watch-listed' });
    const zhou = await as('zhousiyuan');
    await zhou.ask('confirmAgencyNotice', { billAgencyType: '2' });
    await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-12-05' });
    expect((await zhou.ask('agencyNotices')).data).toMatchObject([{ enableShowNotice: true, billAgencyType: '1' }]);
    await zhou.ask('confirmAgencyNotice', { billAgencyType: '1' });
    await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-12-06' });
    expect((await zhou.ask('agencyNotices')).data).toMatchObject([{ enableShowNotice: true }]);
    await put('C-YANZHOU', { standing: 'normal' });
    expect((await zhou.ask('agencyNotices')).data).toEqual([]);
  });

  it('has no day of effect when there is none', async () => {
    await put('C-YANZHOU', { standing: 'watch-listed' });
    expect((await (await as('zhousiyuan')).ask('agencyNoticeContent', { billAgencyType: '2' })).data).toEqual({
      corpName: '宁波砚舟精密铸造有限公司',
      billAgencyType: '2',
      billAgencyAddYear: '2026',
      billAgencyAddMonth: '11',
      billAgencyAddDay: '21',
    });
  });

  it('is not good for two members of the demo world', async () => {
    expect((await (await as('weichangge')).ask('agencyNotices')).data).toEqual([
      { enableShowNotice: true, billAgencyType: '2' },
    ]);
    expect((await (await as('yanshuxin')).ask('agencyNotices')).data).toEqual([
      { enableShowNotice: true, billAgencyType: '1' },
    ]);
  });
});

describe('the notice about digital invoices', () => {
  it('is shown once to each person of a company that had paper invoices', async () => {
    await put('C-YANZHOU', { paperType: 'SPECIAL_VAT' });
    const [zhou, li, other] = [await as('zhousiyuan'), await as('limin'), await as('heqinghe')];
    expect([(await zhou.ask('invoiceChange')).data, (await other.ask('invoiceChange')).data]).toEqual([true, false]);
    expect((await zhou.ask('invoiceChange', { hasBeenShowed: false })).data).toBe(true);
    expect((await zhou.ask('invoiceChange', { hasBeenShowed: true })).data).toBe(false);
    expect([(await zhou.ask('invoiceChange')).data, (await li.ask('invoiceChange')).data]).toEqual([false, true]);
  });
});

describe('the sandbox', () => {
  it('refuses unknown members, invalid days and unknown objections', async () => {
    for (const [order, field] of [
      [{ pkCorp: 'C-NONE' }, 'pkCorp'],
      [{ pkCorp: 'C-YANZHOU', effectiveOn: '2026-02-30' }, 'effectiveOn'],
      [{ pkCorp: 'C-YANZHOU', objection: { receiptNumber: 'YY1', state: 'upheld', answer: '' } }, 'receiptNumber'],
    ] as const) {
      await expect(sandboxMembers(store, { now: () => now }).put(order)).rejects.toMatchObject({
        code: 'REQUEST_INVALID',
        values: { field },
      });
    }
  });
});
