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
  /** Runs some work with the selection once it is loaded, and shows a failure to load it. */
  with(work: (picking: PickedList) => void | Promise<void>): Promise<void>;
  bar(columns: readonly PackageColumn[]): ReactNode;
}

/** The selection of a list, loaded when the user first selects. */
export function usePicking(presenter: PackageListPresenter): Picks {
  const learn = useLearning();
  const { toasts } = usePresenters();
  const [Bar, setBar] = useState<ComponentType<PickedBarProps>>();
  const { picking } = presenter;
  // Read during rendering, so that the list renders again on a change; rows read it later.
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
  // The selection of the last visit is restored without the user's action.
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
