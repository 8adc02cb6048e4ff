// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { QueuedPackage } from '../../src/sandbox/api/sandbox-answers.ts';
import { Console } from '../../src/sandbox/frame/Console.tsx';
import { sandboxCatalogues } from '../../src/sandbox/words/sandbox-catalogue.ts';
import { loadConsoleWords } from '../../src/sandbox/words/load-console-words.ts';
import { consoleUnderTest, invoiceItem, morning, queued } from './fake-sandbox.ts';

afterEach(cleanup);

const words = await loadConsoleWords('zh-CN');

function shownAt(hash: string, ...packed: readonly QueuedPackage[]) {
  const world = consoleUnderTest(hash);
  world.sandbox.packed = [...packed, queued('DD1', 'UN_AUDIT'), queued('DD3', 'AUDITED')];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  return world;
}

it('says that it is a sandbox, and lists what waits', async () => {
  shownAt('#/queue/first');
  expect(screen.getByText('这里是沙盒。')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '审核：DD1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '初审（1）' }).getAttribute('aria-current')).toBe('page');
});

it('returns one document with a usual reason, after a summary of what will be returned', async () => {
  const { sandbox } = shownAt('#/package/DD1');
  const invoice = within(await screen.findByRole('article', { name: '发票 01287734' }));
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
  const changed = invoiceItem('01287735', { changedSinceReturn: true, replaced: { fileName: old.name, number: '', amount: '', sameFiles: false, fields: {}, files: [old] } });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  const { parts } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }] : [] }));
  fireEvent.click(await screen.findByRole('button', { name: '查看原文件：旧发票.pdf' }));
  expect(parts.viewer.name).toBe('旧发票.pdf');
  expect(screen.getByRole('button', { name: '查看原文件：旧发票.pdf' }).getAttribute('aria-pressed')).toBe('true');
});

it('shows a second round with what changed first, its old values beside the new, and the rest folded', async () => {
  const changed = invoiceItem('01287735', { changedSinceReturn: true, replaced: { fileName: '旧发票.pdf', number: '01287799', amount: '', sameFiles: true, fields: { invoiceNum: '01287799', taxIncludedAmount: '96300.00' }, files: [] } });
  const kept = invoiceItem('01287733', { result: 'PASS', reviewedBy: 'first' });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [kept, changed] }] : [] }));
  const first = within(await screen.findByRole('region', { name: '先看这次改过的' }));
  const rows = first.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('发票号码0128773501287799');
  expect(rows).toContain('价税合计¥96,300.00没变');
  expect(screen.queryByText(/替换了原文件/)).toBeNull();
  expect(screen.queryByRole('article', { name: '发票 01287733' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '没变，沿用上次的通过：1 份' }));
  expect(screen.getByRole('article', { name: '发票 01287733' })).toBeTruthy();
});

it('counts what is marked, and leads to the next that is not', async () => {
  shownAt('#/package/DD1');
  const invoice = within(await screen.findByRole('article', { name: '发票 01287733' }));
  expect(screen.getByText('已标 0 / 3')).toBeTruthy();
  fireEvent.click(invoice.getByRole('button', { name: '通过' }));
  expect(screen.getByText('已标 1 / 3')).toBeTruthy();
  expect(screen.getByText('还有 2 份没有标记', { selector: 'div' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('发票 01287734');
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('发票 01287733');
});

it('says who has taken a package up, and goes on as that one', async () => {
  shownAt('#/package/DD2', queued('DD2', 'FIRST_AUDITING', { reviewerId: 'lu-yiming' }));
  expect(await screen.findByText('陆一鸣已经领取了这个资料包，由陆一鸣来审核。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '换成陆一鸣' }));
  expect(screen.getAllByRole('button', { name: '通过' }).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '扮演' }).value).toBe('lu-yiming');
});

it('writes into a returned document in the customer’s stead, and hands it back', async () => {
  const [invoices] = queued('DD2', 'BIZ_MODIFY').materials;
  const items = [invoiceItem('01287733', { result: 'PASS' }), invoiceItem('01287734', { result: 'NOPASS', reason: '号码有误' })];
  const { sandbox } = shownAt('#/package/DD2', queued('DD2', 'BIZ_MODIFY', { materials: invoices ? [{ ...invoices, items }] : [] }));
  fireEvent.click(await screen.findByRole('button', { name: /^换成沈若溪：改好了/ }));
  expect(within(screen.getByRole('article', { name: '发票 01287733' })).queryByRole('textbox')).toBeNull();
  fireEvent.change(within(screen.getByRole('article', { name: '发票 01287734' })).getByRole('textbox', { name: '发票号码' }), { target: { value: '01287799' } });
  fireEvent.click(screen.getByRole('button', { name: '改好了，交回审核' }));
  expect(await screen.findByText('DD2 已改好，回到初审')).toBeTruthy();
  expect(sandbox.deedsDone).toMatchObject([{ order: { corrections: [{ docFileId: 'item-01287734', invoice: { invoiceNum: '01287799' } }] } }]);
});

it('says who has it in hand, and since when it is in its stage, once it is taken up, until it is given back', async () => {
  const { sandbox } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT'));
  sandbox.stepped = { 'first-review-begins': { state: 'FIRST_AUDITING', reviewerId: 'wang-han', stateSince: morning, deeds: ['give-back'] }, 'give-back': { state: 'UN_AUDIT', reviewerId: '' } };
  fireEvent.click(await screen.findByRole('button', { name: '领取初审' }));
  expect(await screen.findByText('王晗正在初审，11-21 09:00 进入环节。')).toBeTruthy();
  expect(screen.getByText('初审中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '放回待审队列' }));
  expect(await screen.findByText('DD2 已放回，等待领取')).toBeTruthy();
  expect(await screen.findByText('等待初审，刚刚。')).toBeTruthy();
});

it('sees what was done elsewhere when one comes back to its tab', async () => {
  const { sandbox } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT'));
  expect(await screen.findByText('等待初审，已等 5 小时。')).toBeTruthy();
  sandbox.packed = [queued('DD2', 'FIRST_AUDITING', { reviewerId: 'lu-yiming' })];
  fireEvent.focus(window);
  expect(await screen.findByText('陆一鸣正在初审，11-21 04:00 进入环节。')).toBeTruthy();
});

it('has the portal’s words for documents in either language', async () => {
  shownAt('#/package/DD1');
  expect(await screen.findByRole('article', { name: '发票 01287733' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'Invoice 01287733' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\b(materials|viewer|detail)\.[a-z-]+/);
});

it('declines with a reason alone', async () => {
  const { sandbox } = shownAt('#/package/DD3');
  fireEvent.change(await screen.findByRole('combobox', { name: '扮演' }), { target: { value: 'bai-jing' } });
  fireEvent.click(await screen.findByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '拒绝？' }));
  fireEvent.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(await dialog.findByText('请写明原因')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /原因/ }), { target: { value: '额度已用完' } });
  fireEvent.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(await screen.findByText('DD3 已被资金方拒绝，应收账款已释放')).toBeTruthy();
  expect(sandbox.deedsDone).toMatchObject([{ docDatumId: 'DD3', order: { deed: 'decline', by: 'bai-jing', reason: '额度已用完' } }]);
});

it('says that it does not know whether it was done, and asks again', async () => {
  const { sandbox } = shownAt('#/package/DD1');
  sandbox.lostAnswers = 2;
  fireEvent.click(await screen.findByRole('button', { name: '领取初审' }));
  expect(await screen.findByText('没有收到服务器的答复。再问一次不会执行两遍。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '再问一次' }));
  expect(await screen.findByText('DD1 已领取初审')).toBeTruthy();
  expect(sandbox.deedsDone).toHaveLength(1);
});

it('offers no verdict on a package that nobody reviews', async () => {
  shownAt('#/package/DD3');
  expect(await screen.findByRole('article', { name: '发票 01287734' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
});

it('has every text in English, none of it Chinese', () => {
  const { en, 'zh-CN': chinese } = sandboxCatalogues;
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(chinese).toSorted());
  expect(Object.keys(en).filter((key) => !/^sandbox(-deeds)?\./.test(key))).toEqual([]);
  expect(Object.values(en).filter((text) => typeof text === 'string' && /\p{Script=Han}/u.test(text))).toEqual([]);
});
