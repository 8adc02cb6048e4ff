import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Catalogue } from '../../src/words/catalogue.ts';
import type { OfficerInstrument, OfficerOrderShown } from '../../src/sandbox/api/officer-answers.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest } from './fake-sandbox.ts';

const instrument: OfficerInstrument = {
  number: 'RX-1',
  issuer: '启衡重工',
  holdings: [
    {
      holdingId: 'H-1',
      company: '砚舟',
      place: 'held',
      amount: '100.00',
      reserved: '0.00',
      frozen: '30.00',
      freezes: [{ freezeId: 'HF-1', amount: '30.00', orderNumber: '88', until: '2027-03-01' }],
    },
    {
      holdingId: 'H-2',
      company: '澄叶',
      place: 'transit',
      amount: '5.00',
      reserved: '0.00',
      frozen: '0.00',
      freezes: [],
    },
  ],
  postings: [
    {
      postingId: 'L-2',
      holdingId: 'H-2',
      entry: 'transfer',
      from: '砚舟',
      to: '澄叶',
      amount: '5.00',
      businessDay: '2026-11-27',
      isCorrectable: true,
    },
    {
      postingId: 'L-1',
      holdingId: 'H-0',
      entry: 'issue',
      from: '启衡',
      to: '砚舟',
      amount: '105.00',
      businessDay: '2026-11-27',
      isCorrectable: false,
    },
  ],
};
const proposal: OfficerOrderShown = {
  orderId: 'OF-1',
  act: 'freeze',
  number: 'RX-1',
  company: '砚舟',
  receiver: '',
  amount: '30.00',
  orderNumber: '88',
  until: '2027-03-01',
  reason: '协助执行',
  madeBy: '许知远',
  proposedAt: 0,
  state: 'proposed',
  answer: '',
  checkedBy: '',
};

let words: Catalogue;
let world: ReturnType<typeof consoleUnderTest>;
beforeAll(async () => {
  words = await loadConsoleWords('zh-CN');
});
beforeEach(() => {
  world = consoleUnderTest('#/officers');
  world.sandbox.officersKept = {
    companies: [
      { companyId: 'C-1', name: '砚舟' },
      { companyId: 'C-2', name: '澄叶' },
    ],
    orders: [],
  };
  world.sandbox.officerInstruments = [instrument];
});
afterEach(cleanup);

const show = () => render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
const type = async (label: string, value: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
const press = async (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const find = async (number = 'RX-1'): Promise<void> => {
  await type('凭证编号', number);
  await press('查找凭证');
};
const proposed = () => world.sandbox.officerOrders.map(({ propose }) => propose);

it('proposes a freeze of a holding, once everything is entered', async () => {
  show();
  await type('办理事项', 'freeze');
  await find();
  expect(within(screen.getByLabelText('持有人')).getAllByRole('option')).toHaveLength(2);
  await type('持有人', 'H-1');
  await type('金额（元）', '10.00');
  await type('法院文书编号', '99');
  await type('原因（企业可见）', '协助执行');
  await type('经办人姓名', '许知远');
  await press('提出');
  expect(proposed()).toEqual([]);
  await type('冻结至（含当日）', '2027-05-01');
  await press('提出');
  expect(proposed()).toMatchObject([
    { act: 'freeze', holdingId: 'H-1', amount: '10.00', orderNumber: '99', until: '2027-05-01', by: '许知远' },
  ]);
});

it('offers the freezes of the chosen holding, and forgets one with its holding', async () => {
  show();
  await type('办理事项', 'court-transfer');
  await find();
  await type('持有人', 'H-1');
  await type('已有冻结', 'HF-1');
  await type('取得凭证的企业', 'C-2');
  expect(world.parts.officers.form).toMatchObject({ freezeId: 'HF-1', counterpartyId: 'C-2' });
  await type('持有人', '');
  expect(world.parts.officers.form.freezeId).toBe('');
});

it('names the posting that is corrected with the holding that it led to', async () => {
  show();
  await type('办理事项', 'correction');
  await find();
  // The issue cannot be reversed.
  expect(within(screen.getByLabelText('要更正的分录')).getAllByRole('option')).toHaveLength(2);
  await type('要更正的分录', 'L-2');
  await type('原因（企业可见）', '收款方有误');
  await type('经办人姓名', '许知远');
  await press('提出');
  expect(proposed()).toMatchObject([{ act: 'correction', postingId: 'L-2', holdingId: 'H-2', amount: '' }]);
});

it('names both companies of a succession, and no instrument', async () => {
  show();
  await type('办理事项', 'succession');
  expect(screen.queryByLabelText('凭证编号')).toBeNull();
  await type('被承继的企业', 'C-1');
  await type('取得凭证的企业', 'C-2');
  await type('原因（企业可见）', '吸收合并');
  await type('经办人姓名', '许知远');
  await press('提出');
  expect(proposed()).toMatchObject([{ act: 'succession', companyId: 'C-1', counterpartyId: 'C-2', holdingId: '' }]);
});

it('says which number was not found', async () => {
  show();
  await type('办理事项', 'freeze');
  await find('RX-9');
  expect(screen.getByText('没有找到凭证 RX-9')).toBeTruthy();
});

it('lets another officer decide than the one who proposed', async () => {
  world.sandbox.officersKept = { ...world.sandbox.officersKept, orders: [proposal] };
  show();
  await type('审批人姓名', '许 知远');
  await press('同意并办理');
  expect(world.sandbox.officerOrders).toEqual([]);
  await type('审批人姓名', '高明远');
  await press('同意并办理');
  await press('不同意');
  expect(world.sandbox.officerOrders.map(({ check }) => check)).toEqual([
    { orderId: 'OF-1', approves: true, by: '高明远' },
    { orderId: 'OF-1', approves: false, by: '高明远' },
  ]);
});
