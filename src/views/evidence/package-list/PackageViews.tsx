import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';

import type { PackageListPresenter } from '../../../presentation/evidence/package-list/package-list-presenter.ts';
import { PressButton } from '../../design/actions/PressButton.tsx';
import { Notice } from '../../design/panels/Notice.tsx';
import { ViewTabs, type ListView } from '../../design/panels/ViewTabs.tsx';
import { useWords } from '../../../words/use-words.ts';

// Loaded separately, because a dialog with a field is half as large as the list, and few users save a view.
const ViewDialogs = lazy(async () => ({ default: (await import('./ViewDialogs.tsx')).ViewDialogs }));

/** The prefix of the ids of saved views. */
const own = 'own:';

/**
 * The tabs of the list: the packages that wait for the user, all packages, and the saved views. Nothing waits for a
 * user without write access.
 */
export const PackageViews = observer(function PackageViews({
  presenter,
}: {
  readonly presenter: PackageListPresenter;
}) {
  const { say } = useWords();
  const [removing, setRemoving] = useState<string>();
  const [dialogsWanted, setDialogsWanted] = useState(false);
  const { waiting, saved, isFiltered } = presenter.viewModel;
  const mine: readonly ListView[] = waiting
    ? [{ id: 'waiting', label: say('packages.waiting-for-me'), count: waiting.count, waits: true }]
    : [];
  const kept = saved.names.map((name): ListView => ({
    id: own + name,
    label: name === saved.usual ? say('packages.view-usualmark', { name }) : name,
  }));
  const { chosen, mayKeep } = saved;
  const picked = (id: string): void => {
    if (id.startsWith(own)) presenter.views.viewChosen(id.slice(own.length));
    else if (id === 'waiting') presenter.viewChosen(true);
    // Leaving a saved view for all packages clears all of its filters.
    else if (chosen === undefined) presenter.viewChosen(false);
    else presenter.filtersCleared();
  };
  const openNaming = (view: string | undefined): void => {
    setDialogsWanted(true);
    presenter.views.namingPressed(view);
  };
  if (!waiting && kept.length === 0 && !isFiltered && !mayKeep) return null;
  return (
    <>
      <ViewTabs
        label={say('packages.views')}
        views={[...mine, { id: 'all', label: say('packages.all') }, ...kept]}
        chosen={chosen === undefined ? (waiting?.chosen ? 'waiting' : 'all') : own + chosen}
        onChosen={picked}
        aside={
          chosen === undefined ? (
            mayKeep && (
              <PressButton kind="subtle" size="small" onPress={() => openNaming(undefined)}>
                {say('packages.view-save')}
              </PressButton>
            )
          ) : (
            <div role="group" aria-label={say('packages.view-menu', { name: chosen })}>
              <PressButton
                kind="subtle"
                size="small"
                onPress={() => presenter.views.openWith(saved.usual === chosen ? undefined : chosen)}
              >
                {say(saved.usual === chosen ? 'packages.view-unusual' : 'packages.view-usual')}
              </PressButton>
              <PressButton kind="subtle" size="small" onPress={() => openNaming(chosen)}>
                {say('packages.view-named')}
              </PressButton>
              <PressButton
                kind="subtle"
                size="small"
                onPress={() => {
                  setDialogsWanted(true);
                  setRemoving(chosen);
                }}
              >
                {say('packages.view-remove')}
              </PressButton>
            </div>
          )
        }
      />
      {waiting?.withoutOverdue && (
        <Notice
          tone="info"
          small
          actions={
            <PressButton size="small" onPress={() => presenter.passedPressed()}>
              {say('packages.see-passed')}
            </PressButton>
          }
        >
          {say('packages.without-overdue')}
        </Notice>
      )}
      {dialogsWanted && (
        <Suspense fallback={null}>
          <ViewDialogs presenter={presenter} removing={removing} onRemovalEnded={() => setRemoving(undefined)} />
        </Suspense>
      )}
    </>
  );
});
