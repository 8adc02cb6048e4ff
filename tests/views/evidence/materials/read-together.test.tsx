import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type {
  MaterialFrame,
  MaterialsView,
} from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { ReadingRound } from '../../../../src/presentation/evidence/materials/views/reading-round.ts';
import type { ViewerPresenter } from '../../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { MaterialCard } from '../../../../src/views/evidence/materials/MaterialCard.tsx';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const frame = {
  materialId: 'MI',
  name: '发票',
  adding: { open: false, because: 'not-editable-now' },
  sizes: [],
  limits: { maximumKilobytes: {}, maximumFiles: 1 },
  required: true,
  itemIds: [],
  openIds: [],
  returnedReason: '',
  unrecognised: [],
  examples: [],
  templates: [],
} as unknown as MaterialFrame;

function drawn(count: number, editable = true) {
  const again = observable<{ count: number; round: ReadingRound | undefined }>(
    { count, round: undefined },
    {},
    { deep: false },
  );
  const asked: string[] = [];
  const page = {
    material: () => frame,
    removal: {},
    readingOf: () => undefined,
    rereadingOf: () => again,
    checkOf: () => undefined,
    tasks: () => [],
    unfinishedUploads: () => [],
  } as unknown as MaterialsView;
  const allReadAgainPressed = async (id: string): Promise<void> => {
    asked.push(id);
    runInAction(() => ([again.count, again.round] = [0, { total: 3, read: 0, unread: 0 }]));
  };
  show(
    <MaterialsContext value={{ page, actions: { allReadAgainPressed } as unknown as MaterialsActions, beside: false }}>
      <MaterialCard viewer={{} as ViewerPresenter} materialId="MI" editable={editable} />
    </MaterialsContext>,
  );
  return { again, asked };
}

it('unreadable files are read again by one press, and the result is shown at the focus', async () => {
  const { again, asked } = drawn(3);
  await userEvent.click(screen.getByRole('button', { name: '重新识别 3 个文件' }));
  const told = await screen.findByText('重新识别 3 个文件，3 个正在识别');
  expect([asked, told.getAttribute('role'), document.activeElement, screen.queryByRole('button')]).toEqual([
    ['MI'],
    'status',
    told,
    null,
  ]);
  runInAction(() => (again.round = { total: 3, read: 2, unread: 1 }));
  await waitFor(() => expect(told.textContent).toBe('重新识别 3 个文件，读出 2 个，1 个仍读取不出，请填写'));
});

it.each([
  [1, true],
  [0, true],
  [3, false],
])('reading again is not offered for %d files, with editing allowed: %s', (count, editable) => {
  drawn(count, editable);
  expect(screen.queryByRole('button')).toBeNull();
});
