import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { sandboxApplications, type ApplicationAction } from '../../../../server/core/sandbox/sandbox-applications.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { productAgreements } from '../../../../src/domain/agreements/product-agreement.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const start = Date.parse('2026-11-20T02:00:00Z');
const clock = { now: () => start, realTime: () => Date.now() };
const entry = {
  applicantName: ' 夏知微 ',
  applicantTitle: '财务经理',
  contactName: '江听雪',
  contactMobile: '13800000000',
  yearlyAmount: '1200000.00',
  purpose: '采购付款',
};
const request = { productType: 'ABS', revision: 0, ...entry };
let store: MemoryStore;
let backEnd: BackEnd;
let main: Asker;

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  return asker;
}
const decide = async (action: Partial<ApplicationAction>) =>
  sandboxApplications(store, clock)
    .applyAction({ id: 'C-YUANHANG ABS', action: 'grant', returned: [], answer: '', ...action })
    .then(
      () => 'done',
      (refusal: { readonly code: string }) => refusal.code,
    );
const open = async () => main.ask('openProduct', { productType: 'ABS' });

beforeEach(async () => {
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock });
  main = await as('xiazhiwei');
});

describe('an application for a product', () => {
  it('leads from the draft over a return to the opening', async () => {
    await main.given('signAgreement', {
      agreementNames: ['PRODUCT_ABS_AGREEMENT'],
      textHashes: [productAgreements.ABS.textHash],
    });
    expect(await open()).toMatchObject({ code: 'PRODUCT_NOT_OPENABLE', data: { reasons: ['needs-application'] } });
    expect(await main.given('saveApplication', { ...request, purpose: '' })).toMatchObject({
      state: 'draft',
      applicantName: '夏知微',
      revision: 1,
    });
    expect(await main.given('submitApplication', { ...request, revision: 1 })).toMatchObject({
      state: 'submitted',
      expectedDay: '2026-11-25',
      editable: false,
    });
    expect(await open()).toMatchObject({ data: { reasons: ['application-under-review'] } });
    expect(await decide({ action: 'return', returned: [{ part: 'volume', reason: ' 请说明用途 ' }] })).toBe('done');
    expect(await main.given('productApplication', { productType: 'ABS' })).toMatchObject({
      state: 'returned',
      returned: [{ part: 'volume', reason: '请说明用途' }],
      editable: true,
      revision: 3,
    });
    expect(await main.ask('saveApplication', { ...request, revision: 3, contactName: '别人' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'contact' },
    });
    expect(
      await main.given('submitApplication', { ...request, revision: 3, purpose: '向两家供应商付款' }),
    ).toMatchObject({ state: 'submitted', returned: [], revision: 4 });
    expect([await decide({}), (await open()).code]).toEqual(['done', '0']);
  });

  it('is submitted once by two simultaneous requests, and saved by one of two', async () => {
    const colleague = await as('jiangtingxue');
    const codes = await Promise.all([
      main.ask('submitApplication', request),
      colleague.ask('submitApplication', request),
    ]);
    expect(codes.map(({ code }) => String(code)).toSorted()).toEqual(['0', 'NOT_IN_THIS_STATE']);
    const saves = await Promise.all([
      main.ask('saveApplication', { ...request, productType: 'FAW' }),
      colleague.ask('saveApplication', { ...request, productType: 'FAW' }),
    ]);
    expect(saves.map(({ code }) => String(code)).toSorted()).toEqual(['0', 'DATA_VERSION_STALE']);
  });

  it.each([
    ['productType', 'CREDIT'],
    ['productType', '__proto__'],
    ['purpose', ''],
    ['applicantName', 'x'.repeat(61)],
    ['contactMobile', '99'],
    ['yearlyAmount', '1e9'],
    ['pkFiles', ['PK-X']],
    ['revision', -1],
  ])('is refused with the %s %j, which is named', async (field, value) => {
    const answer = await main.ask('submitApplication', { ...request, [field]: value });
    expect([answer.code, answer.data]).toMatchObject(['REQUEST_INVALID', { field: expect.stringContaining(field) }]);
    expect(await store.transaction(async (transaction) => transaction.applications.allSubmitted())).toEqual([]);
  });

  it('cannot be made by an account of an institution, which cannot sign for the company', async () => {
    const acting = await as('linzhixia-hengduo');
    for (const call of ['saveApplication', 'submitApplication'] as const)
      expect(await acting.ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
    expect(await acting.given('productApplication', { productType: 'ABS' })).toMatchObject({ editable: false });
    expect(
      await acting.ask('signAgreement', {
        agreementNames: ['PRODUCT_ABS_AGREEMENT'],
        textHashes: [productAgreements.ABS.textHash],
      }),
    ).toMatchObject({ code: 'NOT_PERMITTED' });
    const closed = (
      await acting.given<{ products: readonly { productType: string; opened: boolean }[] }>('productStates', {})
    ).products.find(({ opened }) => !opened);
    expect(await acting.ask('openProduct', { productType: closed?.productType })).toMatchObject({
      code: 'PRODUCT_NOT_OPENABLE',
      data: { reasons: expect.arrayContaining(['role']) },
    });
  });

  it('cannot be made by a person who may not open products, and is hidden from other companies', async () => {
    await main.given('saveApplication', request);
    const reader = await as('linfengmian');
    expect([
      (await reader.ask('saveApplication', { ...request, revision: 1 })).code,
      (await reader.given<{ editable: boolean }>('productApplication', { productType: 'ABS' })).editable,
    ]).toEqual(['NOT_PERMITTED', false]);
    expect(await (await as('suyanqiu')).given('productApplication', { productType: 'ABS' })).toMatchObject({
      state: 'none',
      purpose: '',
      revision: 0,
    });
    expect((await new Asker(backEnd).ask('productApplication', { productType: 'ABS' })).code).toBe('SESSION_REQUIRED');
  });

  it('is not needed where the back end does not offer it', async () => {
    backEnd = await demoBackEnd(new MemoryStore(), undefined, { clock, extensions: [] });
    const without = await as('xiazhiwei');
    expect(await without.ask('openProduct', { productType: 'ABS' })).toMatchObject({
      code: 'PRODUCT_NOT_OPENABLE',
      data: { reasons: ['agreement-unsigned'] },
    });
  });
});

describe('the platform’s decision', () => {
  it('needs a reason for a return or a refusal, and is made once', async () => {
    await main.given('submitApplication', request);
    expect([
      await decide({ action: 'return' }),
      await decide({ action: 'return', returned: [{ part: 'volume', reason: ' ' }] }),
      await decide({ action: 'decline', answer: '' }),
      await decide({ id: 'C-YUANHANG FAW' }),
    ]).toEqual(['REQUEST_INVALID', 'REQUEST_INVALID', 'REQUEST_INVALID', 'REQUEST_INVALID']);
    expect(
      (await Promise.all([decide({ action: 'decline', answer: '暂不受理' }), decide({}), decide({})])).toSorted(),
    ).toEqual(['NOT_IN_THIS_STATE', 'NOT_IN_THIS_STATE', 'done']);
    const [first] = await sandboxApplications(store, clock).all();
    expect(first).toMatchObject({ name: '大连远珩紧固件有限公司', state: 'declined', answer: '暂不受理', open: false });
    expect(await main.given('saveApplication', { ...request, revision: 2 })).toMatchObject({ state: 'draft' });
  });
});
