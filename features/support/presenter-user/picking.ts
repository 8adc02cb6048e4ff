import type { PackageListPresenter } from '../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import type { PickedList } from '../../../src/presentation/evidence/package-list/picked-list.ts';
import { defaultColumns } from '../../../src/presentation/evidence/package-list/package-columns.ts';
import type { DownloadTasks } from '../../../src/presentation/evidence/shared/download-tasks.ts';
import type { Picking } from '../abilities/picking.ts';
import { eventually, until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

export function picking(portal: OpenPortal): Picking {
  async function list(): Promise<PackageListPresenter> {
    if (!portal.screens.list) {
      portal.screens.list = portal.presenters.packageList(portal.book);
      portal.screens.list.opened('');
    }
    const shown = opened(portal.screens.list, 'The list');
    await until('the list is shown', () => shown.viewModel.rows.kind === 'ready' && !shown.refreshing);
    return shown;
  }
  const picks = async (): Promise<PickedList> => (await list()).picker();
  const counted = async (): Promise<PickedList> => {
    const found = await picks();
    await until('what is picked is counted', () => found.facts !== undefined);
    return found;
  };
  async function settled(): Promise<DownloadTasks> {
    const downloads = await portal.presenters.downloads();
    await downloads.reloadPressed();
    return downloads;
  }

  return {
    narrow: async (address) => {
      const shown = await list();
      shown.opened(address);
      await list();
    },
    picksNothing: async () => (await picks()).isEmpty,
    pickAll: async () => (await picks()).allTicked(true),
    pick: async (packageId, on) => (await picks()).rowTicked(packageId, on),
    pickedSummary: async () => {
      const found = await counted();
      // Only the answer to the newest request counts.
      await found.againPressed();
      return { count: found.view.count ?? 0, notes: found.view.notes.map((note) => say(note)) };
    },
    pickedShown: async () => {
      const [shown, found] = [await list(), await counted()];
      await found.againPressed();
      return shown.rows.kind === 'ready'
        ? shown.rows.value.map(({ packageId }) => packageId).filter((each) => found.isPicked(each))
        : [];
    },
    prepareBatch: async () => (await counted()).submitPressed(),
    handInBatch: async () => {
      const batch = opened((await picks()).batch, 'What is to be handed in');
      await batch.submitConfirmed();
      return batch.lines.map(({ packageId, words }) => ({ packageId, result: say(words) }));
    },
    takeHome: async (what) => {
      const [shown, found] = [await list(), await picks()];
      const columns = shown.viewModel.columns ?? defaultColumns(portal.hasWideScreen);
      if (what === 'files') await found.archivePressed();
      else await (what === 'list' ? found.exportAllPressed(columns) : found.exportPressed(columns));
      let downloads = await settled();
      await eventually('it is gathered', async () => {
        downloads = await settled();
        return downloads.tasks?.[0]?.state.kind === 'complete' || downloads.tasks?.[0]?.state.kind === 'failed';
      });
      const address = await downloads.downloadPressed(downloads.tasks?.[0]?.id ?? '');
      const answer = await portal.fetchFile(address ?? '');
      return new Uint8Array(await answer.arrayBuffer());
    },
    toldOfGathering: async () => {
      const [shown, found] = [await list(), await picks()];
      const downloads = await portal.presenters.downloads();
      await found.exportPressed(shown.viewModel.columns ?? defaultColumns(portal.hasWideScreen));
      await until('it is told that it is there', () => downloads.lastEnded !== undefined);
      return downloads.lastEnded === undefined ? '' : say(downloads.lastEnded);
    },
    downloads: async () => ((await settled()).tasks ?? []).map(({ name }) => name),
    gatherAgain: async () => {
      const downloads = await settled();
      await downloads.repeatPressed(downloads.tasks?.[0]?.id ?? '');
      await eventually(
        'it is gathered',
        async () =>
          (await settled()).tasks?.every(({ state }) => state.kind === 'complete' || state.kind === 'failed') ?? false,
      );
    },
    readySheets: async () => {
      await settled();
      const centre = portal.presenters.downloadCentre();
      centre.addressChanged('?state=ready&kind=export');
      return (centre.shown ?? []).map(({ name }) => name);
    },
    deleteDownloads: async () => {
      const downloads = await settled();
      for (const task of downloads.tasks ?? []) {
        await downloads.removePressed(task);
        await downloads.removalConfirmed();
      }
    },
  };
}
