import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type { ItemView, MaterialsView } from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import type { ViewerPresenter } from '../../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { ItemComparison } from '../../../../src/views/evidence/materials/ItemComparison.tsx';
import { ItemStateBadge } from '../../../../src/views/evidence/materials/ItemStateBadge.tsx';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { PaperStrip } from '../../../../src/views/evidence/materials/PaperStrip.tsx';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const view = (wish: Partial<ItemView>) =>
  ({
    documentId: 'I1',
    title: 'a.pdf',
    files: [{ fileId: 'P1', name: 'a.pdf', size: 1, mimeType: 'application/pdf' }],
    fields: [{}],
    state: 'complete',
    doubts: [],
    places: [],
    ...wish,
  }) as unknown as ItemView;

it.each<[string, Partial<ItemView>]>([
  ['正在识别', { check: 'reading', reading: 'under-way' }],
  ['正在识别', { check: 'reading', reading: 'under-way', state: 'incomplete' }],
  ['已核对', { check: 'checked', reading: 'read' }],
  ['正在查看识别进度', { reading: 'asked', state: 'incomplete' }],
  ['已退回', { reading: 'asked', state: 'returned' }],
  ['已读出，可确认', { check: 'confirmable', reading: 'read' }],
  ['已退回', { check: 'reading', state: 'returned' }],
  ['已填全', {}],
])('a document has the badge %s', (words, wish) => {
  show(<ItemStateBadge view={view(wish)} />);
  expect(document.body.textContent).toBe(words);
});

it.each<[string, ItemView['reading']]>([
  ['正在识别，识别后会标出', 'under-way'],
  ['读取不出，请打开新文件逐项对照', 'not-readable'],
  ['', 'read'],
])('during a comparison the reading of the new file is shown as "%s"', (words, reading) => {
  const fields = [
    { id: 'number', toCompare: true },
    { id: 'total', toCompare: false },
  ];
  show(
    <MaterialsContext value={{ page: {} as MaterialsView, actions: {} as MaterialsActions, beside: false }}>
      <ItemComparison
        view={view({ reading, fields: fields as unknown as ItemView['fields'] })}
        onDone={() => undefined}
      />
    </MaterialsContext>,
  );
  const said = document.body.textContent ?? '';
  expect([
    said.includes('下面 1 项还是原文件的内容'),
    words === '' ? !/识别|读取不出/u.test(said) : said.includes(words),
  ]).toEqual([true, true]);
});

function strip(content: string, places: ItemView['places'], lightId = 'total'): readonly string[] {
  const wanted: string[] = [];
  const viewer = {
    follow: () => () => undefined,
    lights: { setLights: () => undefined },
    viewModel: { content: { kind: content } },
    strip: { viewport: { width: 0 } },
    showLight: (id: string) => void wanted.push(id),
  } as unknown as ViewerPresenter;
  show(
    <MaterialsContext value={{ page: {} as MaterialsView, actions: {} as MaterialsActions, beside: false }}>
      <PaperStrip viewer={viewer} view={view({ places })} lightId={lightId} />
    </MaterialsContext>,
  );
  return wanted;
}

const total = { id: 'total', number: 1, page: 1, area: { left: 0, top: 0, width: 1, height: 1 } };
const unknown = '不知道这一项在原件的哪里，请在整张上查看';

it('a field without a known place on the paper is reported above it', () => {
  expect(strip('nothing', [{ ...total, id: 'number' }])).toEqual(['total']);
  expect(screen.getByText(unknown)).toBeTruthy();
});

it.each([
  ['where it is known', 'nothing', [total]],
  ['before the paper is there', 'loading', []],
] as const)('no unknown place is reported when %s', (_when, content, places) => {
  strip(content, places);
  expect(screen.queryByText(unknown)).toBeNull();
});
