import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { MaterialsActions } from '../../../../src/presentation/evidence/materials/materials-actions.ts';
import type {
  ItemView,
  MaterialsView,
  PaperView,
} from '../../../../src/presentation/evidence/materials/materials-view-model.ts';
import { ItemPaper } from '../../../../src/views/evidence/materials/ItemPaper.tsx';
import { ItemStateBadge } from '../../../../src/views/evidence/materials/ItemStateBadge.tsx';
import { MaterialsContext } from '../../../../src/views/evidence/materials/materials-context.ts';
import { message } from '../../../../src/words/catalogue.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const several: PaperView = {
  kind: 'several',
  badge: message('reading.several-badge', { count: 2 }),
  words: message('reading.several', { count: 2 }),
  lines: [
    message('reading.several-line', { number: '26992000000001280901', pages: ['1'] }),
    message('reading.several-line', { number: '26992000000001280902', pages: ['2', '3'] }),
  ],
  why: undefined,
  press: message('reading.divide', { count: 2 }),
  keep: undefined,
  isBusy: false,
};
const misplaced: PaperView = {
  kind: 'misplaced',
  badge: message('reading.misplaced-badge'),
  words: message('reading.looks-like-contract'),
  lines: [],
  why: undefined,
  press: message('reading.move-to', { material: '贸易合同' }),
  keep: message('reading.keep-here'),
  isBusy: false,
};
const viewOf = (paper: PaperView | undefined): ItemView =>
  ({ documentId: 'I1', title: 'a.pdf', state: 'incomplete', doubts: [], fields: [{}], paper }) as unknown as ItemView;

function showPaper(of: PaperView | undefined): { readonly [Press in keyof MaterialsActions['papers']]: () => void } {
  const papers = { dividePressed: vi.fn(), movePressed: vi.fn(), keepPressed: vi.fn() };
  show(
    <MaterialsContext
      value={{ page: {} as MaterialsView, actions: { papers } as unknown as MaterialsActions, beside: false }}
    >
      <ItemPaper view={viewOf(of)} />
    </MaterialsContext>,
  );
  return papers;
}

it('lists the invoices of a file with their pages, and divides it by one press', async () => {
  const papers = showPaper(several);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '26992000000001280901：第 1 页',
    '26992000000001280902：第 2、3 页',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '拆成 2 份：a.pdf' }));
  expect(papers.dividePressed).toHaveBeenCalledWith('I1');
});

it('says why a file is not divided, and offers nothing', () => {
  showPaper({ ...several, press: undefined, why: message('reading.undividable-signed') });
  expect(document.body.textContent).toContain('带有电子签名');
  expect(screen.queryByRole('button')).toBeNull();
});

it('moves a paper that looks like another, or leaves it', async () => {
  const papers = showPaper(misplaced);
  expect(document.body.textContent).toContain('看起来像合同');
  await userEvent.click(screen.getByRole('button', { name: '移到“贸易合同”：a.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: '就放在这里：a.pdf' }));
  expect([papers.movePressed, papers.keepPressed]).toEqual([
    expect.objectContaining({ mock: expect.objectContaining({ calls: [['I1']] }) }),
    expect.objectContaining({ mock: expect.objectContaining({ calls: [['I1']] }) }),
  ]);
});

it('offers nothing else while it is being moved', () => {
  showPaper({ ...misplaced, isBusy: true });
  expect(screen.queryByRole('button', { name: /就放在这里/u })).toBeNull();
});

it('shows nothing where there is nothing to decide', () => {
  showPaper(undefined);
  expect(document.body.textContent).toBe('');
});

it.each([
  [several, '内有 2 张发票'],
  [misplaced, '请确认类别'],
])('is named in the row', (of, words) => {
  show(<ItemStateBadge view={viewOf(of)} />);
  expect(document.body.textContent).toBe(words);
});
