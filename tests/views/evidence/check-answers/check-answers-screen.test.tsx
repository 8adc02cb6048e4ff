import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { readingToWire } from '../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../src/contract/documented/evidence/recognition.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import { CheckAnswersScreen } from '../../../../src/views/evidence/check-answers/CheckAnswersScreen.tsx';
import { SubmittedScreen } from '../../../../src/views/evidence/submitted/SubmittedScreen.tsx';
import { deskForEachTest, demoPackages } from '../../../builders/desk.tsx';
import { give, newPackage, openMaterials, until } from '../../../builders/office.ts';

const { complete } = demoPackages;
const doubted: FileReading = {
  state: 'read',
  document: readDocumentFrom(
    'invoice',
    [{ field: 'number', value: '26992000000000000009', source: 'pdf-text', sure: true }],
    { today: '2026-11-21', parties: { sellers: [], buyers: [] } },
  ),
};

describe('the page to check and submit', () => {
  const desk = deskForEachTest();
  it('links each missing thing to its place, and cannot be submitted', async () => {
    const packageId = await newPackage(desk.zhou);
    desk.shows(CheckAnswersScreen, `/check?s=CHECK&p=${packageId}`);
    const links = (await screen.findAllByRole('link')).filter((link) => link.getAttribute('href')?.includes('&item='));
    expect(links.map((link) => link.textContent)).toEqual([
      '缺少：融资申请授权书',
      '缺少：贸易合同',
      '缺少：发票',
      '缺少：收款账户变更函',
    ]);
    const [submit] = screen.getAllByRole('button', { name: '确认提交' });
    expect(submit?.getAttribute('aria-disabled')).toBe('true');
    expect(window.document.getElementById(submit?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '请先完善缺少的资料。',
    );
  });

  it('lists empty fields of a document in one line, without an expected day while incomplete', async () => {
    const packageId = await newPackage(desk.zhou);
    await give(await openMaterials(desk.zhou, packageId), '发票', 'a.pdf');
    desk.shows(CheckAnswersScreen, `/check?s=CHECK&p=${packageId}`);
    expect(await screen.findByText('a.pdf：发票类型、发票号码等 4 项未填')).toBeTruthy();
    expect(screen.queryByText('预计完成')).toBeNull();
  });

  it('lists unchecked documents and documents being read, each with its link', async () => {
    const packageId = await newPackage(desk.zhou);
    const stands = new Map<string, FileReading>([['1.pdf', { state: 'not-readable' }]]);
    const files = new Map<string, string>();
    desk.zhou.weather.answerInstead(recognitionCalls.identifySubmit.path, (request) => {
      const fileIds = (request as { readonly pkFiles: string }).pkFiles.split(',');
      return {
        status: 200,
        body: {
          code: '0',
          message: '',
          data: {
            tasks: fileIds.map((fileId) =>
              readingToWire(fileId, stands.get(files.get(fileId) ?? '') ?? { state: 'waiting' }),
            ),
          },
        },
        traceId: undefined,
      };
    });
    const materials = await openMaterials(desk.zhou, packageId);
    for (const name of ['1.pdf', '2.pdf']) {
      await give(materials, '发票', name);
      const item = materials.materials.flatMap(({ items }) => items).find((each) => each.files[0]?.name === name);
      files.set(item?.files[0]?.fileId ?? '', name);
      if (name === '1.pdf')
        materials.editors.get(item?.documentId ?? '')?.typed({
          type: 'E_SPECIAL_VAT_ELEC',
          number: '26992000000000000001',
          date: '2026-09-17',
          amountExcludingTax: '100',
          tax: '13',
          total: '113',
        });
    }
    desk.office.clock.advance(1_000);
    await until(() => materials.state.saved.kind === 'saved');
    stands.set('1.pdf', doubted);
    desk.shows(CheckAnswersScreen, `/check?s=CHECK&p=${packageId}`);
    expect(await screen.findByText(/还有 1 份没有核对，有疑问/)).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: '有疑问：' }))
        .getByRole('link', { name: '1.pdf' })
        .getAttribute('href'),
    ).toContain('&item=');
    expect(screen.getByText(/还有 1 份正在识别/)).toBeTruthy();
    expect(within(screen.getByRole('list', { name: '正在识别' })).getByRole('link', { name: '2.pdf' })).toBeTruthy();
    expect(screen.queryByText(/2\.pdf：/)).toBeNull();
  });

  it('shows the amount in capitals and every value, and submits the package', async () => {
    const user = userEvent.setup();
    desk.shows(CheckAnswersScreen, `/check?s=CHECK&p=${complete}`);
    expect(await screen.findByText('陆万捌仟肆佰伍拾元整')).toBeTruthy();
    expect(screen.getByText('QH2026A0031')).toBeTruthy();
    expect(screen.getByText('预计完成')).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: '确认提交' })[0]!);
    await waitFor(() => expect(desk.zhou.place()).toContain('/upload/success'));
  });

  it('asks a question when the contracts total less', async () => {
    const user = userEvent.setup();
    const materials = await openMaterials(desk.zhou, complete);
    const contract = [...materials.editors.values()].find((editor) => editor.item.content.kind === 'contract');
    contract?.typed({ contractAmount: '100.00' });
    desk.office.clock.advance(1_000);
    await until(() => materials.state.saved.kind === 'saved');
    desk.shows(CheckAnswersScreen, `/check?s=CHECK&p=${complete}`);
    await user.click((await screen.findAllByRole('button', { name: '确认提交' }))[0]!);
    const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(dialog.getByText('合同金额合计 ¥100.00，低于融资金额 ¥68,450.00。是否继续提交？')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: '继续提交', hidden: true }));
    await waitFor(() => expect(desk.zhou.place()).toContain('/upload/success'));
  });

  it('shows the submission with its expected day, and a link to follow it', async () => {
    const presenter = desk.zhou.presenters.checkAnswers('credit');
    presenter.opened(complete);
    await until(() => presenter.content.kind === 'ready');
    presenter.submitPressed();
    await waitFor(() => expect(desk.zhou.place()).toContain('success'));
    const user = userEvent.setup();
    desk.shows(SubmittedScreen, desk.zhou.place());
    expect(await screen.findByRole('heading', { name: '提交成功' })).toBeTruthy();
    expect(screen.getByText(/预计 2026-11-24 前完成/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '查看进展' }));
    expect(desk.zhou.place()).toContain(`/detail?p=${complete}`);
  });

  it('shows no submission for a package never submitted', async () => {
    desk.shows(SubmittedScreen, `/success?p=${complete}`);
    expect(await screen.findByRole('heading', { name: '还没有提交' })).toBeTruthy();
  });
});
