import { listPath } from '../../../src/presentation/package-list/package-row.ts';
import type { PackageListPresenter } from '../../../src/presentation/package-list/package-list-presenter.ts';
import type { Listing } from '../abilities/listing.ts';
import { until } from '../until.ts';
import { stateText } from '../words.ts';
import { say, type OpenPortal } from './open-portal.ts';

export function listing(portal: OpenPortal): Listing {
  const open = async (address = ''): Promise<PackageListPresenter> => {
    const list = (portal.screens.list = portal.presenters.packageList());
    portal.navigator.goTo(listPath + address);
    list.opened(address);
    await until('the list is shown', () => list.viewModel.rows.kind !== 'loading');
    return list;
  };
  const opened = async (): Promise<PackageListPresenter> => portal.screens.list ?? open();

  return {
    openList: async (address) => void (await open(address)),
    listed: async () => {
      const { rows } = (await opened()).viewModel;
      if (rows.kind !== 'ready') return [];
      return rows.value.map((row) => ({ docDatumId: row.docDatumId, state: stateText(row.state), amount: row.amount, action: say(row.action.label) }));
    },
    listTotals: async () => {
      const list = await opened();
      await until('the totals are shown', () => list.viewModel.totals !== undefined);
      const { totals } = list.viewModel;
      return totals && { count: totals.count, amount: totals.amount ?? '' };
    },
    mayMakePackages: async () => (await open()).viewModel.mayCreate,
  };
}
