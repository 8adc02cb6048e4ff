import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Presenters } from '../../../src/presentation/presenters.ts';
import { LinksContext } from '../../../src/views/design/actions/links-context.ts';
import { LimitsScreen } from '../../../src/views/home/limits/LimitsScreen.tsx';
import { PresentersContext } from '../../../src/views/pages/presenters-context.ts';
import { openOffice, type Office } from '../../builders/office.ts';
import { show } from '../design/show.tsx';

let office: Office;
beforeEach(async () => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = () => undefined;
  office = await openOffice();
});
afterEach(() => {
  cleanup();
  office.close();
});

async function limitsOf(account: string): Promise<void> {
  const { session, limits } = (await office.seat(account)).presenters;
  show(
    <MemoryRouter>
      <PresentersContext value={{ session, of: () => ({ limits }) } as unknown as Presenters}>
        <LinksContext value={{ addressOf: (to) => `/cv3${to}`, follow: () => undefined }}>
          <LimitsScreen />
        </LinksContext>
      </PresentersContext>
    </MemoryRouter>,
  );
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
}

const press = async (name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('an operator sees the limit, its log, and asks for another one', async () => {
  await limitsOf('luoqiubai');
  const card = within(screen.getByRole('region', { name: '签发额度：凭证' }));
  expect([card.getByText('有效').textContent, card.getByText('¥192,346,100.00').textContent]).toEqual([
    '有效',
    '¥192,346,100.00',
  ]);
  expect(card.getByText('已用 ¥7,653,900.00')).toBeTruthy();
  await press(/^变更记录/);
  await waitFor(() => expect(screen.getByText(/总额 ¥150,000,000.00 → ¥200,000,000.00/)).toBeTruthy());
  await press('申请调整额度');
  await press('提交申请');
  expect(screen.getAllByText('请填写理由').length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('希望的总额（元）'), { target: { value: '1000000' } });
  expect(screen.getByText(/获批后可用为 0/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('理由'), { target: { value: '业务收缩' } });
  await press('提交申请');
  await waitFor(() => expect(screen.getByText('调额申请待平台答复')).toBeTruthy());
  expect(screen.getByText('总额 ¥200,000,000.00 → ¥1,000,000.00')).toBeTruthy();
  // The button that opened the form has disappeared, and the focus is on the request.
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('调额申请待平台答复');
  expect(screen.queryByRole('button', { name: '申请调整额度' })).toBeNull();
});

it('a director reads who may ask, and finds no form', async () => {
  await limitsOf('songbeichen');
  expect(screen.getByText(/由核心企业经办人在本页申请/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '申请调整额度' })).toBeNull();
});

it('a supplier finds no limit for issuing', async () => {
  await limitsOf('zhousiyuan');
  expect(screen.queryByText(/签发额度/)).toBeNull();
});

it('a director proposes another threshold of the final review, and the final reviewer confirms it', async () => {
  await limitsOf('songbeichen');
  const card = within(await screen.findByRole('region', { name: '终审起点金额' }));
  expect([card.getByText('¥2,000,000.00'), card.getByText('平台默认')].every(Boolean)).toBe(true);
  await press('提议变更起点金额');
  await press('提交确认');
  expect(screen.getAllByText('请填写金额，最多两位小数').length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText('新的起点金额（元）'), { target: { value: '5000000' } });
  fireEvent.change(screen.getByLabelText('理由'), { target: { value: '年度授权' } });
  await press('提交确认');
  expect(await screen.findByText('变更待另一位主管或终审人确认')).toBeTruthy();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('变更待另一位主管或终审人确认');
  expect(screen.queryByRole('button', { name: '确认变更' })).toBeNull();
  expect(screen.getByRole('button', { name: '撤回提议' })).toBeTruthy();
  cleanup();

  await limitsOf('fumingheng');
  await screen.findByText('变更待另一位主管或终审人确认');
  await press('确认变更');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/超过 ¥5,000,000.00 须终审/)).toBeTruthy();
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: '确认变更' })));
  expect(await screen.findByText(/起改为 ¥5,000,000.00/)).toBeTruthy();
  expect(screen.getByText('以往的变更（1）')).toBeTruthy();
  const [past] = screen.getAllByText(/年度授权/u);
  expect(past?.textContent).toMatch(/由宋北辰提交 [\d-]+ [\d:]+ · 理由：年度授权 · 傅明衡已确认 · [\d-]+ [\d:]+$/u);
});

it('a change that is declined leaves those that are confirmed for later days', async () => {
  const propose = async (amount: string): Promise<void> => {
    await press('提议变更起点金额');
    fireEvent.change(screen.getByLabelText('新的起点金额（元）'), { target: { value: amount } });
    fireEvent.change(screen.getByLabelText('理由'), { target: { value: '年度授权' } });
    await press('提交确认');
    await screen.findByText('变更待另一位主管或终审人确认');
    cleanup();
  };
  await limitsOf('songbeichen');
  await screen.findByRole('region', { name: '终审起点金额' });
  await propose('5000000');
  await limitsOf('fumingheng');
  await screen.findByText('变更待另一位主管或终审人确认');
  await press('不同意');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain('现行起点金额和其他已确认的变更不受影响');
});

it('an operator reads the threshold and who changes it', async () => {
  await limitsOf('luoqiubai');
  expect(await screen.findByText(/起点金额由核心企业主管或终审人提议/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '提议变更起点金额' })).toBeNull();
});
