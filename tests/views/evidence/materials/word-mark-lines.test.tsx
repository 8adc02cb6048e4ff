import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { ItemView, MaterialsView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { MarkView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { WordMarkLines } from '../../../../src/views/evidence/materials/WordMarkLines.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const mark = (wish: Partial<MarkView>) =>
  ({
    id: 'K1',
    fileId: 'P1',
    number: 1,
    words: '印章',
    remark: '不清晰',
    verdict: undefined,
    failed: false,
    ...wish,
  }) as MarkView;

function drawn(marks: readonly MarkView[], editable = true) {
  const [judged, previewPressed, markPressed] = [vi.fn(async () => undefined), vi.fn(), vi.fn()];
  show(
    <MaterialsContext
      value={{
        page: { marksOf: () => marks } as unknown as MaterialsView,
        actions: { marks: { verdictGiven: judged }, previewPressed } as unknown as MaterialsActions,
        beside: true,
      }}
    >
      <WordMarkLines
        viewer={{ pressedMark: '', markPressed } as unknown as ViewerPresenter}
        view={{ files: [] } as unknown as ItemView}
        editable={editable}
      />
    </MaterialsContext>,
  );
  return { judged, previewPressed, markPressed };
}

it('each mark shows its number and words, and is judged separately', async () => {
  const { judged } = drawn([mark({}), mark({ id: 'K2', number: 2, words: '日期', verdict: 'wrong' })]);
  expect(screen.getByRole('region', { name: '智能标记 2 处' })).toBeTruthy();
  const [, second] = screen.getAllByRole('listitem');
  expect(
    within(second!)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['查看', null],
    ['标记正确', 'false'],
    ['标记有误', 'true'],
  ]);
  await userEvent.click(screen.getByRole('button', { name: '第 1 处“印章”：标记正确' }));
  await userEvent.click(screen.getByRole('button', { name: '第 2 处“日期”：标记有误' }));
  expect(judged.mock.calls).toEqual([
    ['K1', 'right'],
    ['K2', 'wrong'],
  ]);
});

it('a mark opens its place on the paper', async () => {
  const { previewPressed, markPressed } = drawn([mark({})]);
  await userEvent.click(screen.getByRole('button', { name: '查看票面上第 1 处“印章”' }));
  expect([previewPressed.mock.calls, markPressed.mock.calls]).toEqual([[['P1']], [['K1']]]);
});

it('an unsaved verdict is announced at once', () => {
  drawn([mark({ failed: true })]);
  expect(screen.getByRole('alert').textContent).toContain('没有保存，请重试');
});

it('a reader can view marks, and judge none', () => {
  drawn([mark({})], false);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['查看']);
});

it('nothing is shown without marks', () => {
  drawn([]);
  expect(screen.queryByRole('region')).toBeNull();
});
