import { invoiceOf, documentAmount } from '../../../../src/domain/evidence/materials/document-content.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from '../../../../features/support/files.ts';
import { MaterialsScreen } from '../../../../src/views/evidence/materials/MaterialsScreen.tsx';
import { deskForEachTest, demoPackages } from '../../../builders/desk.tsx';
import { give, idOf, newPackage, openMaterials, until } from '../../../builders/office.ts';

const { complete, corrected } = demoPackages;
const invoices = (packageId: string): string => `/upload?s=BUSI_INVOICE&p=${packageId}`;

describe('the upload page', () => {
  const desk = deskForEachTest();
  const documents = async (): Promise<HTMLElement[]> => screen.findAllByRole('article');
  const first = async (): Promise<HTMLElement> => (await documents())[0]!;

  it('shows the stages with their progress, in words too', async () => {
    desk.shows(MaterialsScreen, invoices(complete));
    await documents();
    const stages = within(screen.getByRole('navigation', { name: '资料步骤' })).getAllByRole('link');
    await waitFor(() => {
      desk.office.clock.advance(2_000);
      expect(stages[2]?.textContent).toBe('发票已上传 3/3已完成');
    });
    expect(stages.map((stage) => stage.textContent)).toEqual([
      '融资授权1/1已完成',
      '贸易合同1/1已完成',
      '发票已上传 3/3已完成',
      '其他资料1/1已完成',
    ]);
    expect(stages[2]?.getAttribute('aria-current')).toBe('step');
  });

  it('saves during typing, and the focus stays', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const document = within(await first());
    await user.click(document.getByRole('button', { expanded: false }));
    const number = document.getByLabelText(/发票号码/);
    await user.clear(number);
    await user.type(number, '12');
    expect(screen.getByText('正在保存')).toBeTruthy();
    desk.office.clock.advance(1_000);
    await screen.findByText(/已自动保存/);
    await user.keyboard('3');
    expect(window.document.activeElement).toBe(number);
    expect(number).toHaveProperty('value', '123');
    expect(document.queryByText('应为 20 位')).toBeNull();
    await user.tab();
    expect(document.getByText('应为 20 位')).toBeTruthy();
  });

  it('shows a colleague’s change, and leaves the decision to the user', async () => {
    const user = userEvent.setup();
    const theirs = await openMaterials(await desk.office.seat('limin'), complete);
    desk.shows(MaterialsScreen, invoices(complete));
    const document = within(await first());
    await user.click(document.getByRole('button', { expanded: false }));
    const id =
      [...theirs.editors.values()].find((editor) => editor.item.content.kind === 'invoice')?.item.documentId ?? '';
    theirs.work.typed(id, 'number', '26992000000000000777');
    desk.office.clock.advance(1_000);
    await until(() => theirs.state.saved.kind === 'saved');
    await user.type(document.getByLabelText(/发票号码/), '9');
    desk.office.clock.advance(1_000);
    const notice = await document.findByRole('status');
    expect(notice.textContent).toContain('李敏刚刚修改了这份资料');
    expect(notice.textContent).toContain('26992000000000000777');
    await user.click(document.getByRole('button', { name: '使用对方的' }));
    await waitFor(() => expect(document.getByLabelText(/发票号码/)).toHaveProperty('value', '26992000000000000777'));
  });

  it('links to the field to be corrected, with its error', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    await user.upload(
      (await screen.findAllByLabelText('发票', { selector: 'input' }))[0]!,
      new File([pdfBytes(400)], 'new.pdf', { type: 'application/pdf' }),
    );
    await screen.findByRole('article', { name: 'new.pdf' });
    const { materials } = await desk.office.backEnd.reviews.materials(complete);
    const item =
      materials.flatMap((material) => material.items).find((each) => each.files[0]?.name === 'new.pdf')?.documentId ??
      '';
    cleanup();
    desk.shows(MaterialsScreen, `${invoices(complete)}&item=${item}&field=type`, await desk.zhou.again());
    await documents();
    await waitFor(() => expect(window.document.activeElement?.id).toBe(`place-${item}-type`));
    expect(screen.getAllByText('请填写').length).toBeGreaterThan(2);
  });

  it('moves to the next unfinished invoice by keys, and shows how many are left', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const input = (await screen.findAllByLabelText('发票', { selector: 'input' }))[0]!;
    await user.upload(
      input,
      ['x.pdf', 'y.pdf', 'z.pdf'].map((name) => new File([pdfBytes(400)], name, { type: 'application/pdf' })),
    );
    for (const name of ['x.pdf', 'y.pdf', 'z.pdf']) await screen.findByRole('article', { name });
    const forms = (): readonly string[] =>
      screen.getAllByRole('group', { name: /的信息$/ }).map((form) => form.getAttribute('aria-label') ?? '');
    // Documents that are being read wait for nobody, but can be opened nevertheless.
    expect(await screen.findByRole('button', { name: '下一份' })).toBeTruthy();
    await waitFor(() => {
      desk.office.clock.advance(2_000);
      expect(screen.getByRole('button', { name: '下一份待填写（2）' })).toBeTruthy();
    });
    const [before = ''] = forms();
    expect(forms()).toHaveLength(1);
    await user.click(screen.getByLabelText(/发票号码/));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(forms()).toHaveLength(1));
    expect(forms()).not.toContain(before);
    await waitFor(() =>
      expect(window.document.activeElement?.closest('[role=group]')?.getAttribute('aria-label')).toBe(forms()[0]),
    );
  });

  it('shows each invoice in one line, opens one at a time, and moves between lines by arrows', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    await documents();
    const rows = (): HTMLElement[] =>
      screen.getAllByRole('article').map((document) => document.querySelector<HTMLElement>('[data-row]') ?? document);
    expect(rows().map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'false']);
    expect(rows()[0]?.textContent).toMatch(/发票号码：2699\d{16}.*开票日期：2026-.*价税合计：¥[\d,.]+/);
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(rows().map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'true', 'false']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(rows().map((row) => row.getAttribute('aria-expanded'))).toEqual(['false', 'false', 'true']);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: /的信息$/ })).toBeNull();
  });

  it('keeps a saved amount and date while their fields hold invalid text', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const document = within(await first());
    await user.click(document.getByRole('button', { expanded: false }));
    const before = (await desk.office.backEnd.reviews.materials(complete)).materials;
    await user.click(document.getByRole('textbox', { name: /价税合计/ }));
    await user.paste('100000000000');
    await user.clear(document.getByLabelText(/开票日期/));
    await user.type(document.getByLabelText(/开票日期/), '20260230');
    await user.tab();
    desk.office.clock.advance(1_000);
    await screen.findByText('有修改没有保存，请查看提示');
    expect(document.getByText('不能超过 ¥99,999,999,999.98')).toBeTruthy();
    const invoicesOf = (materials: typeof before) =>
      materials.flatMap((material) =>
        material.items.map((item) => [invoiceOf(item.content)?.date !== '', documentAmount(item.content)]),
      );
    expect(invoicesOf((await desk.office.backEnd.reviews.materials(complete)).materials)).toEqual(invoicesOf(before));
  });

  it('names the other one of two equal invoices, and links to it', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const [one, other] = await documents();
    const name = within(other!).getByText(/\.(pdf|png)$/).textContent ?? '';
    await user.click(within(one!).getByRole('button', { expanded: false }));
    const number = within(one!).getByLabelText('发票号码', { exact: false });
    await user.clear(number);
    await user.type(number, other?.textContent?.match(/\d{20}/)?.[0] ?? '');
    await user.tab();
    expect(within(one!).getAllByText(`与 ${name}（发票第 2 份）是同一张发票`)).toHaveLength(2);
    await user.click(within(one!).getByRole('button', { name: `查看 ${name}` }));
    await waitFor(() => expect(other!.contains(window.document.activeElement)).toBe(true));
    expect(within(other!).getByRole('group')).toBeTruthy();
  });

  it('asks for a comparison with a new file, confirmed by one press', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(corrected));
    const returned = await first();
    const input = returned.querySelector<HTMLInputElement>('input[type=file]')!;
    await user.upload(input, new File([pdfBytes(400)], 'better.pdf', { type: 'application/pdf' }));
    const document = within(await screen.findByRole('article', { name: 'better.pdf' }));
    expect(await document.findByText('请对照新文件核对')).toBeTruthy();
    // The page polls the reading of the file, so the time of the first answer is not known.
    await waitFor(() => {
      desk.office.clock.advance(500);
      expect(document.getByText(/^待核对 \d+ 处$/)).toBeTruthy();
    });
    const waiting = document.getAllByText('原文件的内容，待核对').length;
    await user.type(document.getByLabelText(/价税合计/), '1');
    expect(document.getAllByText('原文件的内容，待核对')).toHaveLength(waiting - 1);
    await user.click(document.getByRole('button', { name: 'better.pdf 的内容核对无误' }));
    expect(document.queryByText('原文件的内容，待核对')).toBeNull();
    await waitFor(() => expect(returned.contains(window.document.activeElement)).toBe(true));
  });

  it('removes several documents after one confirmation that names them', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const before = await documents();
    const names = before.map((each) => within(each).getByText(/\.(pdf|png)$/).textContent ?? '');
    await user.click(screen.getByRole('button', { name: '选择多份' }));
    await user.click(screen.getByRole('checkbox', { name: `选择 ${names[0]}` }));
    await user.click(screen.getByRole('checkbox', { name: `选择 ${names[1]}` }));
    expect(screen.getByText('已选 2 份')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '移除所选' }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText('移除这 2 份资料？')).toBeTruthy();
    expect(dialog.getByText(names[0]!)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '移除', hidden: true }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(before.length - 2));
  });

  it('shows a running removal, and offers no second press meanwhile', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    await documents();
    await user.click(screen.getByRole('button', { name: '选择多份' }));
    await user.click(screen.getByRole('button', { name: '全选' }));
    await user.click(screen.getByRole('button', { name: '移除所选' }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    desk.zhou.weather.hold();
    await user.click(dialog.getByRole('button', { name: '移除', hidden: true }));
    await screen.findByText('正在移除 3 份资料');
    expect(screen.queryByRole('button', { name: '移除所选', hidden: true })).toBeNull();
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    desk.zhou.weather.release();
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
    expect(screen.queryByText('正在移除 3 份资料')).toBeNull();
  });

  describe('after a removal', () => {
    const remove = async (user: ReturnType<typeof userEvent.setup>, article: HTMLElement): Promise<void> => {
      await user.click(within(article).getByRole('button', { expanded: false }));
      await user.click(within(article).getByRole('button', { name: /^移除/ }));
      await user.click(
        within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
          name: '移除',
          hidden: true,
        }),
      );
    };

    it('moves the focus to the next document, and from the last to the previous one', async () => {
      const user = userEvent.setup();
      desk.shows(MaterialsScreen, invoices(complete));
      const [one, two, three] = await documents();
      await remove(user, two!);
      await waitFor(() => expect(three!.contains(window.document.activeElement)).toBe(true));
      await remove(user, three!);
      await waitFor(() => expect(one!.contains(window.document.activeElement)).toBe(true));
    });

    it('moves the focus to the place for new files when none is left', async () => {
      const user = userEvent.setup();
      desk.shows(MaterialsScreen, invoices(complete));
      for (const article of await documents()) {
        await remove(user, article);
        await waitFor(() => expect(article.isConnected).toBe(false));
      }
      await waitFor(() => expect(window.document.activeElement?.textContent).toBe('选择文件'));
    });

    it('moves the focus to the place of a document removed by a colleague, after the message is read', async () => {
      const user = userEvent.setup();
      desk.shows(MaterialsScreen, invoices(complete));
      const article = await first();
      await user.click(within(article).getByRole('button', { expanded: false }));
      const name = within(article).getByText(/\.(pdf|png)$/).textContent ?? '';
      await user.type(within(article).getByLabelText(/发票号码/), '9');
      const theirs = await openMaterials(await desk.office.seat('limin'), complete);
      theirs.removal.removePressed(idOf(theirs, name));
      await theirs.removal.removalConfirmed();
      desk.office.clock.advance(1_000);
      await user.click(await screen.findByRole('button', { name: '知道了' }));
      await waitFor(() => expect(window.document.activeElement?.textContent).toBe('选择文件'));
    });
  });

  it('lists running uploads below the documents, with their number at the place for new files', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const last = (await documents()).at(-1)!;
    desk.zhou.weather.hold();
    await user.upload(screen.getAllByLabelText('发票', { selector: 'input' })[0]!, [
      new File([pdfBytes(400)], 'late.pdf'),
      new File([pdfBytes(400)], 'later.pdf'),
    ]);
    const row = await screen.findByText('late.pdf');
    expect(last.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByText('还有 2 个文件没有传完，可以切换到其他页面')).toBeTruthy();
    desk.zhou.weather.release();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
    await waitFor(() => expect(screen.queryByText(/没有传完/)).toBeNull());
  });

  it('shows the saved state beside the stages', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    const document = within(await first());
    await user.click(document.getByRole('button', { expanded: false }));
    await user.clear(document.getByLabelText(/发票号码/));
    desk.office.clock.advance(1_000);
    const saved = await screen.findByText(/已自动保存/);
    expect(
      saved.compareDocumentPosition(screen.getAllByRole('article')[0]!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('refuses an unsuitable file, shows why, and announces it', async () => {
    const user = userEvent.setup({ applyAccept: false });
    desk.shows(MaterialsScreen, invoices(complete));
    await documents();
    await user.upload(screen.getAllByLabelText('发票', { selector: 'input' })[0]!, new File(['x'], '对账单.xlsx'));
    expect(screen.getAllByText('此处只接受 jpg、jpeg、png、pdf、xml、ofd。')).toHaveLength(1);
    expect(
      screen
        .getAllByRole('status')
        .some((said) => said.textContent === '对账单.xlsx 未上传：此处只接受 jpg、jpeg、png、pdf、xml、ofd。'),
    ).toBe(true);
  });

  it('opens returned documents only, with their reasons', async () => {
    desk.shows(MaterialsScreen, invoices(corrected));
    const shown = await documents();
    expect(shown.filter((document) => within(document).queryByRole('button', { name: /^替换/ }))).toHaveLength(1);
    expect(within(shown[0]!).getByText('退回原因：价税合计与合同金额不符')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^选择文件/ })).toBeNull();
  });

  it('asks before a removal, and names the document', async () => {
    const user = userEvent.setup();
    desk.shows(MaterialsScreen, invoices(complete));
    await user.click(within(await first()).getByRole('button', { expanded: false }));
    await user.click(within(await first()).getByRole('button', { name: /^移除/ }));
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText(/2699.*\.pdf/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '移除', hidden: true }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('is read-only for users who may not edit', async () => {
    desk.shows(MaterialsScreen, invoices(complete), await desk.office.seat('guyunzhou'));
    await documents();
    expect(screen.queryByRole('button', { name: '核对并提交' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(编辑|替换|移除|选择文件)/ })).toBeNull();
    expect(screen.getByText('当前状态只能查看。')).toBeTruthy();
  });

  it('mentions a possible submission below the financing amount only when it is possible', async () => {
    const packageId = await newPackage(desk.zhou);
    const presenter = await openMaterials(desk.zhou, packageId);
    await give(presenter, '发票', 'a.pdf');
    presenter.work.typed(idOf(presenter, 'a.pdf'), 'total', '1.00');
    desk.office.clock.advance(1_000);
    await until(() => presenter.state.saved.kind === 'saved');
    desk.shows(MaterialsScreen, invoices(packageId));
    expect((await screen.findByText(/^发票合计 ¥1\.00，低于融资金额/)).textContent).toContain('不影响提交');
    cleanup();
    desk.shows(MaterialsScreen, invoices(packageId), await desk.office.seat('guyunzhou'));
    expect((await screen.findByText(/^发票合计 ¥1\.00，低于融资金额/)).textContent).not.toContain('提交');
  });

  it.each([
    '/upload',
    '/upload?p=',
    '/upload?p=%3Cscript%3E',
    `/upload?p=${'x'.repeat(80)}`,
    '/upload?p=DD20990101-0001',
  ])('reports a missing package at %s', async (address) => {
    desk.shows(MaterialsScreen, address);
    expect(await screen.findByText('没有找到这个资料包')).toBeTruthy();
  });

  it('reports a data error with the hotline when no stages arrived', async () => {
    const choice = desk.zhou.presenters.chooseCandidates('credit');
    choice.opened();
    await until(() => choice.viewModel.rows.kind === 'ready');
    choice.candidateTicked(choice.all.find((credit) => credit.number === 'RX1101-2026-00310')?.id ?? '', true);
    await choice.nextPressed();
    const list = desk.zhou.presenters.packageList('credit');
    list.opened('');
    await until(() => list.viewModel.rows.kind === 'ready');
    const rows = list.viewModel.rows.kind === 'ready' ? list.viewModel.rows.value : [];
    const made = rows.find((row) => row.amount === '318700.00')?.packageId ?? '';
    desk.shows(MaterialsScreen, `/upload?p=${made}`);
    expect(await screen.findByText('数据异常，请截图发给在线客服（7×24 小时）。')).toBeTruthy();
    expect(screen.getByText(/40000-95533/)).toBeTruthy();
  });
});
