import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observable } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { defaultReasonSeparators } from '../../../../src/domain/platform/reason-separators.ts';
import { detailLines } from '../../../../src/presentation/evidence/package-detail/detail-lines.ts';
import { everyLine, type LineFilter } from '../../../../src/presentation/evidence/package-detail/detail-sections.ts';
import type { PackageDetailPresenter } from '../../../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import type { PackageDetailView } from '../../../../src/presentation/evidence/package-detail/package-detail-view-model.ts';
import type { ViewerPresenter } from '../../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { DetailMaterials } from '../../../../src/views/evidence/package-detail/DetailMaterials.tsx';
import { contractItem, contracts, invoiceItem, invoices } from '../../../builders/materials.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

function draw(count: number): void {
  const items = Array.from({ length: count }, (_, at) =>
    invoiceItem(`I${at}`, `${at + 1}.00`, { result: at === 0 ? 'NOPASS' : 'PASS', reason: at === 0 ? '看不清' : '' }),
  );
  const lines = detailLines([invoices(items), contracts([contractItem('C1', '9.00')])], {
    submitted: true,
    separators: defaultReasonSeparators,
    clarity: () => undefined,
  });
  const view = {
    lines,
    returned: lines.slice(0, 1),
    today: '2026-11-21',
    removable: new Set(),
    companions: [],
    actions: {},
    after: {},
  } as unknown as PackageDetailView;
  const presenter = observable(
    {
      lineFilter: everyLine,
      lineFilterChanged(change: Partial<LineFilter>) {
        presenter.lineFilter = { ...presenter.lineFilter, ...change };
      },
    },
    {},
    { deep: false },
  );
  show(
    <DetailMaterials
      presenter={presenter as unknown as PackageDetailPresenter}
      viewer={{} as ViewerPresenter}
      view={view}
    />,
  );
}
const heads = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('the documents are in a table for each stage, with their totals', () => {
  draw(3);
  expect(heads()).toEqual(['贸易合同1 份 · 合计 ¥9.00', '发票3 份 · 合计 ¥6.00']);
  expect(within(screen.getByRole('table', { name: '发票' })).getByText('看不清')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});

it('a large package is filtered by words and by result (F-236)', async () => {
  const user = userEvent.setup();
  draw(200);
  expect(heads()).toEqual(['贸易合同1 份 · 合计 ¥9.00', '发票200 份 · 合计 ¥20,100.00']);
  await user.selectOptions(screen.getByLabelText('结果'), '待修改');
  expect(heads()).toEqual(['发票1 份 · 合计 ¥1.00']);
  await user.type(screen.getByLabelText('号码、文件名或金额'), 'nowhere');
  expect(screen.getByRole('status').textContent).toBe('没有符合条件的资料。');
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
});
