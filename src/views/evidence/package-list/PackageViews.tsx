import { observer } from 'mobx-react-lite';

import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { ViewTabs, type ListView } from '../../design/panels/ViewTabs.tsx';
import { useWords } from '../../../words/use-words.ts';

/** What waits for the user, first in line, and all packages. Nothing waits for whoever only looks. */
export const PackageViews = observer(function PackageViews({ presenter }: { readonly presenter: PackageListPresenter }) {
  const { say } = useWords();
  const { waiting } = presenter.viewModel;
  if (!waiting) return null;
  const mine: ListView = { id: 'waiting', label: say('packages.waiting-for-me'), count: waiting.count, waits: true };
  const all: ListView = { id: 'all', label: say('packages.all') };
  return (
    <ViewTabs
      label={say('packages.views')}
      views={[mine, all]}
      chosen={waiting.chosen ? 'waiting' : 'all'}
      onChosen={(id) => presenter.viewChosen(id === 'waiting')}
    />
  );
});
