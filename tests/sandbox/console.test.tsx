// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { sandboxCatalogues } from '../../src/sandbox/words/sandbox-catalogue.ts';
import { zhCN } from '../../src/words/zh-CN.ts';
import { consoleUnderTest, queued } from './fake-sandbox.ts';

afterEach(cleanup);

function shownAt(hash: string) {
  const world = consoleUnderTest(hash);
  world.sandbox.packed = [queued('DD1', 'UN_AUDIT'), queued('DD3', 'AUDITED')];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={zhCN} onLocaleChanged={() => {}} />);
  return world;
}

it('says that it is a sandbox, and lists what waits', async () => {
  shownAt('#/queue/first');
  expect(screen.getByText('这里是沙盒。')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '审核：DD1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '待初审（1）' }).getAttribute('aria-current')).toBe('page');
});

it('returns one document with a usual reason, after a summary of what will be returned', async () => {
  const { sandbox } = shownAt('#/package/DD1');
  const invoice = within(await screen.findByRole('article', { name: '发票 01287734' }));
  expect(screen.getByRole('button', { name: '复审' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(invoice.getByRole('button', { name: '退回' }));
  expect(screen.getByText('还有 1 项没有写退回原因', { selector: 'div' })).toBeTruthy();
  fireEvent.click(invoice.getByRole('button', { name: '金额与合同不符' }));
  fireEvent.click(screen.getByRole('button', { name: '初审退回 1 项' }));
  const summary = within(await screen.findByRole('alertdialog', { name: '退回 1 项？' }));
  expect(summary.getByRole('listitem').textContent).toBe('发票 01287734：金额与合同不符');
  fireEvent.click(summary.getByRole('button', { name: '初审退回 1 项' }));
  expect(await screen.findByText('DD1 已退回供应商')).toBeTruthy();
  expect(sandbox.decisions).toMatchObject([{ decision: { as: 'first', result: 'NOPASS', items: [{ docFileId: 'item-01287734', reason: '金额与合同不符' }] } }]);
});

it('offers no verdict on a package that nobody reviews', async () => {
  shownAt('#/package/DD3');
  expect(await screen.findByRole('article', { name: '发票 01287734' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
});

it('has every text in English, none of it Chinese', () => {
  const { en, 'zh-CN': chinese } = sandboxCatalogues;
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(chinese).toSorted());
  expect(Object.keys(en).filter((key) => !key.startsWith('sandbox.'))).toEqual([]);
  expect(Object.values(en).filter((text) => typeof text === 'string' && /\p{Script=Han}/u.test(text))).toEqual([]);
});
