import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type {
  MaterialsView,
  SheetsView,
} from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import {
  emptyImportResult,
  type SheetResultView,
} from '../../../../src/presentation/evidence/materials/views/sheet-result-view.ts';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { SheetDialog } from '../../../../src/views/evidence/materials/SheetDialog.tsx';
import { SheetResult } from '../../../../src/views/evidence/materials/SheetResult.tsx';
import { message } from '../../../../src/words/catalogue.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const file = { name: 'a.xlsx', bytes: new Uint8Array(1), mimeType: 'application/octet-stream' } as never;
const partly: SheetResultView = {
  name: 'a.xlsx',
  tone: 'warn',
  added: 2,
  faulty: 1,
  trouble: undefined,
  missing: [],
  moreProblems: 7,
  faultyRows: file,
  repeated: [message('sheets.repeated-row', { row: 4, number: '1', other: 2 })],
  remarked: [message('sheets.remark-void', { row: 5, number: '3' })],
  unread: [message('sheets.hidden-rows', { count: 2 })],
  problems: [
    {
      key: '3-total',
      row: 3,
      column: message('materials.invoice-total'),
      value: '一百',
      words: message('sheets.not-an-amount'),
    },
  ],
};

describe('the result of an imported sheet', () => {
  it('lists each faulty row with place and reason, repeated invoices, and the correction file', () => {
    show(<SheetResult result={partly} />);
    const result = within(screen.getByRole('region', { name: 'a.xlsx' }));
    expect(result.getByRole('status').textContent).toMatch(
      /已导入 2 张发票.*1 行有问题，没有导入。.*1 行已经有了，没有重复导入。.*有 2 行被隐藏或筛掉，没有读取/u,
    );
    const [, row] = within(result.getByRole('region', { name: '没有导入的行' })).getAllByRole('row');
    expect(
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['第 3 行', '价税合计', '一百', '不是金额：请填数字，如 1234.56']);
    expect(
      [
        result.getByText('另有 7 处，见下载的表'),
        result.getByRole('button', { name: '下载有问题的行' }),
        result.getByText('第 4 行：发票 1 与第 2 行相同'),
        result.getByText('第 5 行：发票 3 已作废，没有导入'),
      ].every(Boolean),
    ).toBe(true);
  });

  it('shows only success when all rows were imported', () => {
    show(
      <SheetResult
        result={{
          ...partly,
          tone: 'ok',
          faulty: 0,
          problems: [],
          moreProblems: 0,
          repeated: [],
          remarked: [],
          unread: [],
          faultyRows: undefined,
        }}
      />,
    );
    expect([
      screen.getByRole('status').textContent,
      screen.queryAllByRole('row').length,
      screen.queryAllByRole('button').length,
      screen.queryByText(/另有/),
    ]).toEqual(['已导入 2 张发票 ', 0, 0, null]);
  });

  it('that was refused is announced, with the missing columns', () => {
    show(
      <SheetResult
        result={emptyImportResult('b.xlsx', undefined, [
          message('materials.invoice-number'),
          message('materials.invoice-date'),
        ])}
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'b.xlsx 表头缺少 发票号码、开票日期。请补上后再试，或改用模板。',
    );
    cleanup();
    show(<SheetResult result={emptyImportResult('b.xlsx', message('sheets.encrypted'))} />);
    expect(screen.getByRole('alert').textContent).toBe('b.xlsx 文件设有密码，请去掉密码后再试。');
  });
});

describe('the import dialog', () => {
  function drawn(sheets: Partial<SheetsView>, adding = true) {
    const actions = { sheetsGiven: vi.fn(), closed: vi.fn(), templatePressed: vi.fn(async () => undefined) };
    const frame = { limits: { maximumKilobytes: { xlsx: 10 }, maximumFiles: 1 }, adding: { open: adding } };
    const page = {
      sheets: {
        materialId: 'MI',
        underWay: undefined,
        results: [],
        templateBusy: false,
        templateFailed: undefined,
        ...sheets,
      },
      material: (id: string) => (id === 'MI' ? frame : undefined),
    } as unknown as MaterialsView;
    show(
      <MaterialsContext value={{ page, actions: { sheets: actions } as unknown as MaterialsActions, beside: false }}>
        <SheetDialog />
      </MaterialsContext>,
    );
    return actions;
  }
  const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));
  const place = (box: ReturnType<typeof within>) => box.queryByLabelText('Excel 发票清单', { selector: 'input' });

  it('offers the template, and accepts sheets for its category', async () => {
    const actions = drawn({});
    const box = await dialog();
    await userEvent.click(box.getByRole('button', { name: '下载模板', hidden: true }));
    expect(actions.templatePressed).toHaveBeenCalledOnce();
    await userEvent.upload(place(box) as HTMLInputElement, new File(['x'], 'a.xlsx'));
    await waitFor(() =>
      expect(
        actions.sheetsGiven.mock.calls.map(([id, files]) => [
          id,
          (files as { name: string }[]).map(({ name }) => name),
        ]),
      ).toEqual([['MI', ['a.xlsx']]]),
    );
    await userEvent.click(box.getAllByRole('button', { name: '关闭', hidden: true }).at(-1)!);
    expect(actions.closed).toHaveBeenCalled();
  });

  it.each([
    [4, '正在上传 a.xlsx'],
    [10, '正在读取 a.xlsx'],
  ])('shows the progress (%s of 10 bytes), and accepts no other sheet meanwhile', async (sent, words) => {
    drawn({ underWay: { name: 'a.xlsx', sent, size: 10 } });
    const box = await dialog();
    expect([box.getByRole('status', { hidden: true }).textContent, place(box)]).toEqual([words, null]);
  });

  it('accepts another sheet after a result, unless the category is full', async () => {
    drawn({ results: [partly] });
    expect(place(await dialog())).not.toBeNull();
    cleanup();
    drawn({ results: [partly] }, false);
    const box = await dialog();
    expect([place(box), box.getByRole('region', { name: 'a.xlsx', hidden: true }) !== null]).toEqual([null, true]);
  });

  it('shows the result of each of several sheets under its name', async () => {
    drawn({ results: [partly, emptyImportResult('b.xls', message('sheets.encrypted'))] });
    const box = await dialog();
    const titles = ['a.xlsx', 'b.xls'].map(
      (name) => box.getByRole('region', { name, hidden: true }).textContent?.slice(0, 18) ?? '',
    );
    expect(titles).toEqual([expect.stringMatching(/^a\.xlsx：已导入 2 张发票/u), expect.stringMatching(/^b\.xls/u)]);
  });

  it('announces a missing template, and is absent without an import', async () => {
    drawn({ templateFailed: message('sheets.gone') });
    expect((await dialog()).getByRole('alert', { hidden: true }).textContent).toContain(
      '这一类资料已不存在，请刷新页面。',
    );
    cleanup();
    drawn({ materialId: undefined });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});
