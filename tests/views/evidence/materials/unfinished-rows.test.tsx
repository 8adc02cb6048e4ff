import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { MaterialsView, PageFrame } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { UnfinishedView } from '../../../../src/presentation/evidence/materials/views/unfinished-view.ts';
import type { ViewerPresenter } from '../../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { BookProvider } from '../../../../src/views/evidence/shared/book-context.ts';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { MaterialsNotices } from '../../../../src/views/evidence/materials/MaterialsNotices.tsx';
import { UnfinishedRows } from '../../../../src/views/evidence/materials/UnfinishedRows.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const row: UnfinishedView = {
  id: 'U1',
  name: '合同.pdf',
  materialId: 'MC',
  materialName: '贸易合同',
  stage: 'BUSI_CONTRACT',
  documentId: undefined,
  size: 60_000_000,
  kept: 20_000_000,
  findable: false,
  busy: false,
  trouble: undefined,
};

function drawn(
  rows: readonly UnfinishedView[],
  letGo = vi.fn(async () => undefined),
  goneOnWith = vi.fn(async () => undefined),
) {
  const page = { unfinishedUploads: () => rows, material: () => undefined } as unknown as MaterialsView;
  show(
    <MaterialsContext
      value={{
        page,
        actions: { unfinished: { abandonPressed: letGo, resumePressed: goneOnWith } } as unknown as MaterialsActions,
        beside: false,
      }}
    >
      <UnfinishedRows viewer={{} as ViewerPresenter} materialId="MC" />
    </MaterialsContext>,
  );
  return letGo;
}

const asked = async () => within(await screen.findByRole('alertdialog', { hidden: true }));

it('an unfinished upload is abandoned after a confirmation that names the loss', async () => {
  const letGo = drawn([row]);
  await userEvent.click(screen.getByRole('button', { name: '不再上传 合同.pdf' }));
  const dialog = await asked();
  expect([letGo.mock.calls, dialog.getByText(/^合同\.pdf：已传的 .* 将删除，以后只能从头上传。$/) !== null]).toEqual([
    [],
    true,
  ]);
  await userEvent.click(dialog.getByRole('button', { name: '不再上传', hidden: true }));
  await waitFor(() => expect(letGo.mock.calls).toEqual([['U1']]));
});

it('an unfinished upload stays when the confirmation is cancelled', async () => {
  const letGo = drawn([{ ...row, kept: 0 }]);
  await userEvent.click(screen.getByRole('button', { name: '不再上传 合同.pdf' }));
  const dialog = await asked();
  expect(dialog.getByText('合同.pdf：将不再提示，以后可作为新文件上传。')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '取消', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(letGo).not.toHaveBeenCalled();
});

it('unfinished uploads of other stages link to their places', () => {
  const frame = {
    packageId: 'DD1',
    editable: true,
    materialIds: ['MI'],
    unarrived: [row, { ...row, id: 'U2', name: '二.pdf', documentId: 'D2' }, { ...row, id: 'U3', materialId: 'MI' }],
  } as unknown as PageFrame;
  show(
    <MemoryRouter>
      <BookProvider value="credit">
        <MaterialsContext
          value={{
            page: { pause: undefined, removed: [] } as unknown as MaterialsView,
            actions: { standardNews: { lines: [] }, restriction: { view: undefined } } as unknown as MaterialsActions,
            beside: false,
          }}
        >
          <MaterialsNotices frame={frame} />
        </MaterialsContext>
      </BookProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['合同.pdf（贸易合同）', '/credit/finance-data/upload/default?s=BUSI_CONTRACT&p=DD1&item=MC'],
    ['二.pdf（贸易合同）', '/credit/finance-data/upload/default?s=BUSI_CONTRACT&p=DD1&item=D2'],
  ]);
});

it('an upload whose file is found continues by one press, and the file can be picked as well', async () => {
  const goneOnWith = vi.fn(async () => undefined);
  drawn(
    [
      { ...row, findable: true },
      { ...row, id: 'U2', name: '二.pdf' },
    ],
    undefined,
    goneOnWith,
  );
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '继续上传 合同.pdf',
    '选择文件继续上传 合同.pdf',
    '不再上传 合同.pdf',
    '选择文件继续上传 二.pdf',
    '不再上传 二.pdf',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '继续上传 合同.pdf' }));
  expect(goneOnWith.mock.calls).toEqual([['U1']]);
});
