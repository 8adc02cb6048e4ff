import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

/** Opens a document, and returns the part of the page that shows it. */
async function onDesk(name: string) {
  const documents = within(await screen.findByRole('navigation', { name: '资料' }));
  fireEvent.click(documents.getByRole('button', { name: new RegExp(`^${name}`) }));
  return within(screen.getByRole('region', { name }));
}

const listed = () =>
  within(screen.getByRole('navigation', { name: '资料' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const open = () =>
  within(screen.getByRole('navigation', { name: '资料' }))
    .getAllByRole('button')
    .filter((row) => row.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

it('says that it is a sandbox, and lists waiting packages', async () => {
  shownAt('#/queue/first');
  expect(screen.getByText('这里是沙盒。')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '审核：DD1' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '初审（1）' }).getAttribute('aria-current')).toBe('page');
});

it('returns one document with a default reason, after a summary of the return', async () => {
  const { sandbox } = shownAt('#/package/DD1');
  const invoice = await onDesk('发票 01287734');
  fireEvent.click(invoice.getByRole('button', { name: '退回' }));
  expect(screen.getByText('还有 1 项没有写退回原因', { selector: 'div' })).toBeTruthy();
  fireEvent.click(invoice.getByRole('button', { name: '金额与合同不符' }));
  fireEvent.click(screen.getByRole('button', { name: '初审退回 1 项' }));
  const summary = within(await screen.findByRole('alertdialog', { name: '退回 1 项？' }));
  expect(summary.getByRole('listitem').textContent).toBe('发票 01287734：金额与合同不符');
  fireEvent.click(summary.getByRole('button', { name: '初审退回 1 项' }));
  expect(await screen.findByText('DD1 已退回供应商')).toBeTruthy();
  expect(sandbox.decisions).toMatchObject([
    { decision: { as: 'first', result: 'NOPASS', items: [{ documentId: 'item-01287734', reason: '金额与合同不符' }] } },
  ]);
});

it('shows the first reviewer the objections of the final one, and who will read a reason', async () => {
  const objections = [
    { docMaterialId: 'M-invoices', docFileId: 'item-01287734', reason: '骑缝章缺一页' },
    { docMaterialId: 'M-letter', docFileId: null, reason: '请补充变更函' },
  ];
  shownAt('#/package/DD2', queued('DD2', 'FINAL_REJECT', { objections }));
  const invoice = await onDesk('发票 01287734');
  expect(invoice.getByText('复审意见').parentElement?.textContent).toContain('骑缝章缺一页');
  expect(invoice.getByText('供应商会原样看到这段话')).toBeTruthy();
  expect((await onDesk('收款账户变更函')).getByText('复审意见').parentElement?.textContent).toContain('请补充变更函');
  expect((await onDesk('发票 01287733')).queryByText('复审意见')).toBeNull();
});

it('tells the final reviewer that only the first one reads a reason', async () => {
  shownAt('#/package/DD2', queued('DD2', 'UN_FINAL_AUDIT'));
  const invoice = await onDesk('发票 01287734');
  fireEvent.click(invoice.getByRole('button', { name: '退回' }));
  expect(invoice.getByText('只有初审会看到这段话')).toBeTruthy();
});

it('lays the file that was replaced below the one that replaced it', async () => {
  const old = { pkFile: 'old', name: '旧发票.pdf', size: 9, mimeType: 'application/pdf' };
  const changed = invoiceItem('01287735', {
    changedSinceReturn: true,
    replaced: { fileName: old.name, number: '', amount: '', sameFiles: false, fields: {}, files: [old] },
  });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  const { parts } = shownAt(
    '#/package/DD2',
    queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [changed] }] : [] }),
  );
  expect((await onDesk('发票 01287735')).getByText('替换了原文件：旧发票.pdf')).toBeTruthy();
  expect([parts.viewer.name, parts.replacedViewer.name]).toEqual([changed.files[0]?.name, '旧发票.pdf']);
});

it('shows a second round with what changed first, its old values beside the new, and what keeps its mark last', async () => {
  const changed = invoiceItem('01287735', {
    changedSinceReturn: true,
    replaced: {
      fileName: '旧发票.pdf',
      number: '01287799',
      amount: '',
      sameFiles: true,
      fields: { invoiceNum: '01287799', taxIncludedAmount: '96300.00' },
      files: [],
    },
  });
  const kept = invoiceItem('01287733', { result: 'PASS', reviewedBy: 'first' });
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  shownAt(
    '#/package/DD2',
    queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items: [kept, changed] }] : [] }),
  );
  const desk = within(await screen.findByRole('region', { name: '发票 01287735' }));
  expect(listed()).toEqual(['发票 01287735未标记改了内容，文件未换', '发票 01287733沿用通过']);
  expect(
    within(screen.getByRole('navigation', { name: '资料' }))
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['先看这次改过的', '没变，上次已标通过']);
  const rows = desk.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toContain('发票号码01287735--01287799');
  expect(rows).toContain('价税合计¥96,300.00--没变');
  expect(screen.queryByText(/替换了原文件/)).toBeNull();
});

it('highlights differences from the paper, polls during reading, and reports full agreement', async () => {
  const [invoices] = queued('DD2', 'UN_AUDIT').materials;
  const items = [invoiceItem('01287733'), invoiceItem('01287734')];
  const world = consoleUnderTest('#/package/DD2');
  world.sandbox.packed = [queued('DD2', 'UN_AUDIT', { materials: invoices ? [{ ...invoices, items }] : [] })];
  const fileOf = (at: number) => items[at]?.files[0]?.pkFile ?? '';
  const field = (name: string, value: string, doubts: string[] = []) => ({ name, value, source: 'qr-code', doubts });
  world.sandbox.read = [
    { pkFile: fileOf(0), state: 'running', fields: [] },
    { pkFile: fileOf(1), state: 'read', fields: [field('number', '01287734')] },
  ];
  render(<Console parts={world.parts} locale="zh-CN" catalogue={words} onLocaleChanged={() => {}} />);
  const first = await onDesk('发票 01287733');
  expect(await first.findByText('正在读取票面，稍后会显示在这里。')).toBeTruthy();
  world.sandbox.read = [
    {
      pkFile: fileOf(0),
      state: 'read',
      fields: [field('number', '01287799'), field('sellerName', '宁波砚舟', ['another-party'])],
    },
  ];
  act(() => world.whilePasses());
  expect(await first.findByText('与资料包的交易方不符')).toBeTruthy();
  expect(first.getAllByRole('row').map((row) => row.textContent)).toContain(
    '第 1 处 1发票号码01287733≠不一致 01287799二维码',
  );
  expect(listed()[0]).toBe('发票 01287733未标记2 处要看');
  expect((await onDesk('发票 01287734')).getByText('填写的内容与票面读出的一致。')).toBeTruthy();
});

it('counts marks, moves by keys to the next unmarked document, and removes a mark', async () => {
  shownAt('#/package/DD1');
  await onDesk('发票 01287733');
  expect(screen.getByText('已标 0 / 3')).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'p' });
  expect(screen.getByText('已标 1 / 3')).toBeTruthy();
  expect(screen.getByText('还有 2 份没有标记', { selector: 'div' })).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(open()).toEqual(['发票 01287734未标记']);
  fireEvent.keyDown(document.body, { key: '2' });
  expect(open()).toEqual(['发票 01287734退回']);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /退回原因/ }).value).toBe('金额与合同不符');
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(open()).toEqual(['发票 01287734未标记']);
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(open()).toEqual(['发票 01287733通过']);
  fireEvent.keyDown(document.body, { key: 'r' });
  expect(open()).toEqual(['发票 01287733退回']);
});

it('types a reason without moving, and decides by keys', async () => {
  shownAt('#/package/DD1');
  const invoice = await onDesk('发票 01287733');
  fireEvent.keyDown(document.body, { key: 'r' });
  const reason = invoice.getByRole('textbox', { name: /退回原因/ });
  fireEvent.keyDown(reason, { key: 'n' });
  expect(open()).toEqual(['发票 01287733退回']);
  fireEvent.change(reason, { target: { value: '少一页' } });
  fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true });
  expect(
    within(await screen.findByRole('alertdialog', { name: '退回 1 项？' })).getByRole('listitem').textContent,
  ).toBe('发票 01287733：少一页');
});

it('shows the keyboard shortcuts', async () => {
  shownAt('#/package/DD1');
  await onDesk('发票 01287733');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(within(await screen.findByRole('dialog', { name: '键盘快捷键' })).getByText('撤销上一步标记')).toBeTruthy();
});

it('shows who has claimed a package, and continues as that reviewer', async () => {
  shownAt('#/package/DD2', queued('DD2', 'FIRST_AUDITING', { reviewerId: 'lu-yiming' }));
  expect(await screen.findByText('陆一鸣已经领取了这个资料包，由陆一鸣来审核。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '换成陆一鸣' }));
  expect(screen.getAllByRole('button', { name: '通过' }).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '扮演' }).value).toBe('lu-yiming');
});

it('writes into a returned document in the customer’s stead, and hands it back', async () => {
  const [invoices] = queued('DD2', 'BIZ_MODIFY').materials;
  const items = [
    invoiceItem('01287733', { result: 'PASS' }),
    invoiceItem('01287734', { result: 'NOPASS', reason: '号码有误' }),
  ];
  const { sandbox } = shownAt(
    '#/package/DD2',
    queued('DD2', 'BIZ_MODIFY', { materials: invoices ? [{ ...invoices, items }] : [] }),
  );
  fireEvent.click(await screen.findByRole('button', { name: /^换成沈若溪：改好了/ }));
  expect((await onDesk('发票 01287733')).queryByRole('textbox')).toBeNull();
  fireEvent.change((await onDesk('发票 01287734')).getByRole('textbox', { name: '发票号码' }), {
    target: { value: '01287799' },
  });
  fireEvent.click(screen.getByRole('button', { name: '改好了，交回审核' }));
  expect(await screen.findByText('DD2 已改好，回到初审')).toBeTruthy();
  expect(sandbox.actionsDone).toMatchObject([
    { order: { corrections: [{ docFileId: 'item-01287734', invoice: { invoiceNum: '01287799' } }] } },
  ]);
});

it('shows the reviewer and the start of the stage after a claim, until it is released', async () => {
  const { sandbox } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT'));
  sandbox.stepped = {
    'first-review-begins': {
      state: 'FIRST_AUDITING',
      reviewerId: 'wang-han',
      stateSince: morning,
      actions: ['give-back'],
    },
    'give-back': { state: 'UN_AUDIT', reviewerId: '' },
  };
  fireEvent.click(await screen.findByRole('button', { name: '领取初审' }));
  expect(await screen.findByText(/王晗正在初审，2026-11-21 09:00 进入环节。$/)).toBeTruthy();
  expect(screen.getByText('初审中')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '放回待审队列' }));
  expect(await screen.findByText('DD2 已放回，等待领取')).toBeTruthy();
  expect(await screen.findByText(/等待初审，刚刚。$/)).toBeTruthy();
});

it('refreshes when its tab is focused again', async () => {
  const { sandbox } = shownAt('#/package/DD2', queued('DD2', 'UN_AUDIT'));
  expect(await screen.findByText(/等待初审，已等 5 小时。$/)).toBeTruthy();
  sandbox.packed = [queued('DD2', 'FIRST_AUDITING', { reviewerId: 'lu-yiming' })];
  fireEvent.focus(window);
  expect(await screen.findByText(/陆一鸣正在初审，2026-11-21 04:00 进入环节。$/)).toBeTruthy();
});

it('has the portal’s words for documents in either language', async () => {
  shownAt('#/package/DD1');
  await onDesk('发票 01287733');
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
  expect(sandbox.actionsDone).toMatchObject([
    { docDatumId: 'DD3', order: { action: 'decline', by: 'bai-jing', reason: '额度已用完' } },
  ]);
});

it('reports an unknown result, and asks again', async () => {
  const { sandbox } = shownAt('#/package/DD1');
  sandbox.lostAnswers = 2;
  fireEvent.click(await screen.findByRole('button', { name: '领取初审' }));
  expect(await screen.findByText('没有收到服务器的答复。再问一次不会执行两遍。')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '再问一次' }));
  expect(await screen.findByText('DD1 已领取初审')).toBeTruthy();
  expect(sandbox.actionsDone).toHaveLength(1);
});

it('offers no verdict on a package without a review', async () => {
  shownAt('#/package/DD3');
  await onDesk('发票 01287734');
  expect(screen.queryByRole('button', { name: '退回' })).toBeNull();
});

it('has every text in English, none of it Chinese', () => {
  const { en, 'zh-CN': chinese } = sandboxCatalogues;
  expect(Object.keys(en).toSorted()).toEqual(Object.keys(chinese).toSorted());
  expect(
    Object.keys(en).filter(
      (key) =>
        !/^sandbox(-applications|-bank|-certifications|-credits|-actions|-desk|-faults|-funders|-invoices|-keys|-limits|-members|-officers|-platforms|-onboarding|-standards|-switches|-texts|-told)?\./.test(
          key,
        ),
    ),
  ).toEqual([]);
  expect(Object.values(en).filter((text) => typeof text === 'string' && /\p{Script=Han}/u.test(text))).toEqual([]);
});

it('says since when a package is done with that is paid out, and marks its documents as they were judged', async () => {
  const done = queued('DD7', 'AUDITED', { fundedAt: morning, actions: ['take-letter', 'return-letter'] });
  const passed = done.materials.map((material) => ({
    ...material,
    items: material.items.map((item) => ({ ...item, result: 'PASS' as const })),
  }));
  shownAt('#/package/DD7', { ...done, materials: passed });
  expect(await screen.findByText(/已于 .+ 放款。/u)).toBeTruthy();
  expect(screen.queryByText(/已等/u)).toBeNull();
  expect(listed().length).toBeGreaterThan(0);
  expect(listed().filter((text) => text?.includes('未标记'))).toEqual([]);
});
