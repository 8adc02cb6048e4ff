import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusal } from '../../../../../features/support/weather.ts';
import { orderCalls } from '../../../../../src/contract/documented/evidence/orders.ts';
import type { MaterialsPresenter } from '../../../../../src/presentation/evidence/materials/materials-presenter.ts';
import { openMaterials, openOffice, until, type Office, type Seat } from '../../../../builders/office.ts';

const complete = 'DD20261119-0031';
const path = orderCalls.remoteOrder.path;
let office: Office;
let zhou: Seat;
let work: MaterialsPresenter;

const told = (data: unknown) => ({ status: 200, body: { code: '0', message: '', data }, traceId: undefined });
const contract = (): string =>
  work.materials.find(({ documentType }) => documentType === 'BUSI_CONTRACT')?.items[0]?.documentId ?? '';
const fields = () => work.editors.get(contract())?.fields;

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
  work = await openMaterials(zhou, complete, 'BUSI_CONTRACT');
});
afterEach(() => office.close());

describe('filling a contract in from its order', () => {
  it('is offered for contracts only', () => {
    const invoice =
      work.materials.find(({ documentType }) => documentType === 'BUSI_INVOICE')?.items[0]?.documentId ?? '';
    expect([
      work.orderFill.isOfferedFor(contract()),
      work.orderFill.isOfferedFor(invoice),
      work.orderFill.isOfferedFor('DF-NONE'),
    ]).toEqual([true, false, false]);
  });

  it('shows both values of each order, and changes nothing by itself', async () => {
    const before = fields();
    await work.orderFill.ordersPressed(contract());
    const numbers = work.state.evidence?.businesses.map(({ number }) => number);
    expect(work.orderFill.views?.map(({ businessNumber }) => businessNumber)).toEqual(numbers);
    expect(work.orderFill.views?.[0]?.offers.map(({ id }) => id)).toEqual(['contractNumber', 'contractAmount']);
    expect(work.orderFill.views?.[0]?.offers[0]?.mine).toEqual({ kind: 'text', text: before?.contractNumber });
    expect(fields()).toEqual(before);
  });

  it('takes a number without separators and keeps its spelling; the amount waits for its own press', async () => {
    zhou.weather.answerInstead(path, () =>
      told({ orderNum: 'PO-9', tradeContractNum: 'QH-2026/009', orderAmount: '123456.78' }),
    );
    const before = fields();
    await work.orderFill.ordersPressed(contract());
    const business = work.orderFill.views?.[0]?.businessNumber ?? '';
    work.orderFill.valueTaken(business, 'contractNumber');
    expect(fields()).toEqual({ ...before, contractNumber: 'QH2026009', contractAsWritten: 'QH-2026/009' });
    expect(work.orderFill.views?.[0]?.offers.map(({ same }) => same)).toEqual([true, false]);
    work.orderFill.valueTaken(business, 'contractAmount');
    expect(fields()?.contractAmount).toBe('123456.78');
    work.orderFill.valueTaken('RX-NONE', 'contractAmount');
    expect(work.orderFill.views?.[0]?.offers.map(({ same }) => same)).toEqual([true, true]);
  });

  it('omits values that an order does not state, and businesses without an order', async () => {
    let first = true;
    zhou.weather.answerInstead(path, () => {
      const answer = first ? told({ tradeContractNum: '  ', orderAmount: '1.00' }) : refusal('NOT_FOUND', '');
      first = false;
      return answer;
    });
    await work.orderFill.ordersPressed(contract());
    expect(work.orderFill.views?.flatMap(({ offers }) => offers.map(({ id }) => id))).toEqual(['contractAmount']);
  });

  it('shows why the request failed, and can be repeated', async () => {
    zhou.weather.refuse(path, '订单服务维护中');
    await work.orderFill.ordersPressed(contract());
    expect([work.orderFill.views, work.orderFill.failure]).toMatchObject([
      undefined,
      { values: { words: '订单服务维护中' } },
    ]);
    zhou.weather.answerItself(path);
    await work.orderFill.retryPressed();
    await until(() => (work.orderFill.views?.length ?? 0) > 0);
    expect(work.orderFill.failure).toBeUndefined();
    work.orderFill.closed();
    expect(work.orderFill.documentId).toBeUndefined();
  });
});
