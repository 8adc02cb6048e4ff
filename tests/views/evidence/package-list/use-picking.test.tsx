import { act, fireEvent, render, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, it } from 'vitest';
import type { PackageListPresenter } from '../../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import type { PackageRow } from '../../../../src/presentation/evidence/shared/package-row.ts';
import type { ListContent } from '../../../../src/presentation/evidence/package-list/list-look.ts';
import { PickedList, type PickedListParts } from '../../../../src/presentation/evidence/package-list/picked-list.ts';
import type { Presenters } from '../../../../src/presentation/presenters.ts';
import { usePicking, type Picks } from '../../../../src/views/evidence/package-list/use-picking.tsx';
import { PresentersContext } from '../../../../src/views/pages/presenters-context.ts';
import { WordsProvider } from '../../../../src/words/WordsProvider.tsx';
import { zhCN } from '../../../../features/support/every-word.ts';

// Loaded with the test file, so that no test waits for a lazily loaded part.
await import('../../../../src/views/evidence/package-list/PickedBar.tsx');

const shown = ['DD1', 'DD2', 'DD3'];

/** Like a table's row: it observes no state, and is rendered again with the table. */
function Box({ selection, row }: { readonly selection: Picks['selection']; readonly row: PackageRow }) {
  return (
    <input
      type="checkbox"
      aria-label={row.packageId}
      checked={selection.isSelected(row)}
      onChange={({ target }) => selection.onToggled(row, target.checked, false)}
    />
  );
}

/** A list that shows only the checkboxes. */
const Boxes = observer(function Boxes({ presenter }: { readonly presenter: PackageListPresenter }) {
  const { selection } = usePicking(presenter);
  return shown.map((packageId) => <Box key={packageId} selection={selection} row={{ packageId } as PackageRow} />);
});

it('each selected and deselected row shows its state', async () => {
  const picking = new PickedList(() => ({ shown }) as unknown as ListContent, {} as PickedListParts);
  const presenter = { picking, picker: async () => picking } as unknown as PackageListPresenter;
  render(
    <WordsProvider locale="zh-CN" catalogue={zhCN}>
      <PresentersContext value={{ toasts: { show: () => undefined } } as unknown as Presenters}>
        <Boxes presenter={presenter} />
      </PresentersContext>
    </WordsProvider>,
  );
  const ticked = (): readonly boolean[] =>
    screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  const press = async (name: string): Promise<void> =>
    act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
  await press('DD1');
  await expect.poll(ticked).toEqual([true, false, false]);
  await press('DD2');
  await expect.poll(ticked).toEqual([true, true, false]);
  await press('DD3');
  await press('DD1');
  await expect.poll(ticked).toEqual([false, true, true]);
});
