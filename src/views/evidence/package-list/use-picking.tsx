import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PackageColumn } from '../../../domain/evidence/shared/package-columns.ts';
import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import type { PackageRow } from '../../../presentation/evidence/shared/package-row.ts';
import type { PickedList } from '../../../presentation/evidence/package-list/picked-list.ts';
import { message } from '../../../words/catalogue.ts';
import { useLearning } from '../../../words/use-words.ts';
import type { RowSelection } from '../../design/table/data-table-types.ts';
import { usePresenters } from '../../pages/presenters-context.ts';
import type { PickedBarProps } from './PickedBar.tsx';
import { listsWords } from '../../../words/areas/evidence.ts';

export interface Picks {
  readonly selection: RowSelection<PackageRow>;
  /** Does something with what picks packages, once that has been fetched; what does not arrive is told. */
  with(work: (picking: PickedList) => void | Promise<void>): Promise<void>;
  bar(columns: readonly PackageColumn[]): ReactNode;
}

/** What one picks packages with: nothing of it is fetched before somebody first does. */
export function usePicking(presenter: PackageListPresenter): Picks {
  const learn = useLearning();
  const { toasts } = usePresenters();
  const [Bar, setBar] = useState<ComponentType<PickedBarProps>>();
  const { picking } = presenter;
  // Read while the list is drawn, so that it is drawn anew; rows look it up later.
  const shownPicked = picking?.shownPicked;
  const withPicking: Picks['with'] = async (work) => {
    try {
      const [{ PickedBar }, found] = await Promise.all([
        import('./PickedBar.tsx'),
        presenter.picker(),
        learn([listsWords]),
      ]);
      setBar(() => PickedBar);
      await work(found);
    } catch {
      toasts.show('bad', message('refusals.network'));
    }
  };
  // What was picked before the list was left comes by itself.
  const returned = picking !== undefined && !picking.isEmpty && Bar === undefined;
  useEffect(() => {
    if (!returned) return;
    Promise.all([import('./PickedBar.tsx'), learn([listsWords])]).then(
      ([{ PickedBar }]) => setBar(() => PickedBar),
      () => toasts.show('bad', message('refusals.network')),
    );
  }, [returned, learn, toasts]);
  return {
    with: withPicking,
    bar: (columns) => Bar && picking && <Bar picking={picking} columns={columns} />,
    selection: {
      isSelected: ({ packageId }) => shownPicked?.has(packageId) ?? false,
      onToggled: ({ packageId }, on) => void withPicking((found) => found.rowTicked(packageId, on)),
      all: { state: picking?.head ?? false, onToggled: (on) => void withPicking((found) => found.allTicked(on)) },
    },
  };
}
