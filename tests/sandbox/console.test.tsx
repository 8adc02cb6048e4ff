// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { QueuedPackage } from '../../src/sandbox/api/sandbox-answers.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { sandboxCatalogues } from '../../src/sandbox/words/sandbox-catalogue.ts';
import { zhCN } from '../../src/words/zh-CN.ts';
import { consoleUnderTest, invoiceItem, queued } from './fake-sandbox.ts';

afterEach(cleanup);

function shownAt(hash: string, ...packed: readonly QueuedPackage[]) {
  const world = consoleUnderTest(hash);
  world.sandbox.packed = [...packed, queued('DD1', 'UN_AUDIT'), queued('DD3', 'AUDITED')];
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

it('shows the first reviewer what the final one objected to, and who will read a reason', async () => {
  const objections = [{ docMaterialId: 'M-invoices', docFileId: 'item-01287734', reason: '骑缝章缺一页' }, { docMaterialId: 'M-letter', docFileId: null, reason: '请补充变更函' }];
  shownAt('#/package/DD2', queued('DD2', 'FINAL_REJECT', { objections }));
  const invoice = within(await screen.findByRole('article', { name: '发票 01287734' }));
  expect(invoice.getByText('复审意见').parentElement?.textContent).toContain('骑缝章缺一页');
  expect(screen.getByText('请补充变更函', { selector: 'div' })).toBeTruthy();
  expect(within(screen.getByRole('article', { name: '发票 01287733' })).queryByText('复审意见')).toBeNull();
  expect(invoice.getByText('供应商会原样看到这段话')).toBeTruthy();
});

it('tells the final reviewer that only the first one reads a reason', async () => {
  shownAt('#/package/DD2', queued('DD2', 'UN_FINAL_AUDIT'));
  const invoice = within(await screen.findByRole('article', { name: '发票 01287734' }));
  fireEvent.click(invoice.getByRole('button', { name: '退回' }));
  expect(invoice.getByText('只有初审会看到这段话')).toBeTruthy();
});

it('opens the file that was replaced', async () => {
  const old = { pkFile: 'old', name: '旧发票.pdf', size: 9, mimeType: 'application/pdf' };
  const changed = invoiceItem('01287735', { changedSinceReturn: true, replaced: { fileName: old.name, number: '', amount: '', sameFiles: false, files: [old] } });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  const { parts } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }] : [] }));
  fireEvent.click(await screen.findByRole('button', { name: '查看原文件：旧发票.pdf' }));
  expect(parts.viewer.name).toBe('旧发票.pdf');
  expect(screen.getByRole('button', { name: '查看原文件：旧发票.pdf' }).getAttribute('aria-pressed')).toBe('true');
});

it('says of a document whose fields alone were corrected what they were, and nothing of another file', async () => {
  const changed = invoiceItem('01287735', { changedSinceReturn: true, replaced: { fileName: '旧发票.pdf', number: '01287799', amount: '', sameFiles: true, files: [] } });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }] : [] }));
  expect(await screen.findByText('原号码 01287799')).toBeTruthy();
  expect(screen.queryByText(/替换了原文件/)).toBeNull();
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
