import { beforeEach, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { membersPlayed, type MemberOrder } from '../../../../server/core/sandbox/members-played.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const now = Date.parse('2026-11-21T02:00:00Z');
let store: MemoryStore;
let backEnd: BackEnd;
beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store);
});

async function factsOf(account: string): Promise<object> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker.given<object>('companyFacts');
}
const put = async (pkCorp: string, order: Omit<MemberOrder, 'pkCorp'>): Promise<void> => membersPlayed(store, { now: () => now }).put({ pkCorp, ...order });

it('the standing is told to the main user alone', async () => {
  await put('C-YANZHOU', { standing: 'violating', effectiveOn: '2026-12-05' });
  expect(await factsOf('zhousiyuan')).toMatchObject({ billAgencyType: '1', billAgencyEffectDate: '2026-12-05' });
  expect(await factsOf('limin')).toMatchObject({ billAgencyType: undefined, billAgencyEffectDate: undefined });
});

it('papers are as the sandbox sets them, one of them by itself', async () => {
  await put('C-YANZHOU', { certificateInDays: -1 });
  expect(await factsOf('limin')).toMatchObject({ licenceUntil: '2029-05-09', certificateUntil: '2026-11-20' });
  await put('C-YANZHOU', { licenceInDays: null });
  expect(await factsOf('limin')).toMatchObject({ licenceUntil: undefined, certificateUntil: '2026-11-20' });
  expect((await membersPlayed(store, { now: () => now }).all()).find(({ pkCorp }) => pkCorp === 'C-YANZHOU')).toMatchObject({ licenceUntil: '', certificateUntil: '2026-11-20' });
});

it('steps are so for whoever they are so for: agreements for the person, the others for the company', async () => {
  await put('C-CHENSHI', { invoicingEmptied: true });
  expect(await factsOf('chenlaosi')).toMatchObject({ steps: { agreements: true, invoicing: false, made: false, submitted: false } });
  await store.transaction(async ({ signatures }) => signatures.remove('U-chenlaosi-CORP_REG_AGREEMENT'));
  expect(await factsOf('chenlaosi')).toMatchObject({ steps: { agreements: false } });
});

it.each([['PREPARE', false], ['INVALID', false], ['UN_AUDIT', true], ['AUDIT_REJECT', true]] as const)('a package in %s was handed in: %s', async (state, submitted) => {
  await store.transaction(async ({ packages }) => {
    const [some] = await packages.inStates(undefined, 1);
    if (some) await packages.save({ ...some, docDatumId: 'DD-OWN', pkCorp: 'C-CHENSHI', book: 'credit', side: 'finance', state });
  });
  expect(await factsOf('chenlaosi')).toMatchObject({ steps: { made: true, submitted } });
});

it('limits are those of a core enterprise, and of nobody whom it owes', async () => {
  expect(await factsOf('zhousiyuan')).toMatchObject({ limits: [] });
  expect(await factsOf('luoqiubai')).toMatchObject({ limits: [] });
  expect(await factsOf('mengxizhou')).toMatchObject({ limits: [{ financeName: '长屿银行股份有限公司' }, { financeName: '禾泽商业保理(天津)有限公司' }] });
});
