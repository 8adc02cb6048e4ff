import { packageColumns, type PackageColumn } from '../../../src/domain/evidence/shared/package-columns.ts';
import { defaultColumns } from '../../../src/presentation/evidence/package-list/package-columns.ts';
import { scopeOf } from '../../../src/domain/evidence/shared/shelf.ts';
import { indexPathsOf } from '../../../src/presentation/evidence/shared/package-paths.ts';
import type { PackageListPresenter } from '../../../src/presentation/evidence/package-list/package-list-presenter.ts';
import type { SignedIn } from '../../../src/domain/identity/signed-in.ts';
import { message } from '../../../src/words/catalogue.ts';
import { en } from '../every-word.ts';
import type { Listing } from '../abilities/listing.ts';
import { eventually, until } from '../until.ts';
import { stateText } from '../words.ts';
import { say, type OpenPortal } from './open-portal.ts';

const titleOf = (column: PackageColumn): string => en[`packages.${column}`];

export function listing(portal: OpenPortal): Listing {
  let countedFor: SignedIn | undefined;
  const open = async (address = ''): Promise<PackageListPresenter> => {
    portal.screens.list?.left();
    const list = (portal.screens.list = portal.presenters.packageList(portal.listsAll ? undefined : portal.book));
    portal.navigator.goTo(
      indexPathsOf(scopeOf(portal.presenters.session.who?.role.code, portal.listsAll ? undefined : portal.book)).list +
        address,
    );
    list.opened(address);
    await until('the list is shown', () => list.viewModel.rows.kind !== 'loading' && !list.refreshing);
    return list;
  };
  const opened = async (): Promise<PackageListPresenter> => portal.screens.list ?? open();

  return {
    turnToAll: async () => {
      portal.listsAll = true;
    },
    turnTo: async (book) => {
      portal.listsAll = false;
      portal.book = book;
    },
    openList: async (address) => void (await open(address)),
    listed: async () => {
      const { rows } = (await opened()).viewModel;
      if (rows.kind !== 'ready') return [];
      return rows.value.map((row) => ({
        packageId: row.packageId,
        state: stateText(row.state),
        amount: row.amount,
        action: say(row.action.label),
        progress: say(row.progress),
        product: say(message(row.product)),
        invoices: row.invoiceNeed === undefined ? '' : en['packages.invoice-need']({ need: row.invoiceNeed }),
      }));
    },
    listTotals: async () => {
      const list = await opened();
      await until('the totals are shown', () => list.viewModel.totals !== undefined);
      const { totals } = list.viewModel;
      return totals && { count: totals.count, amount: totals.amount ?? '' };
    },
    waiting: async () => {
      const list = await opened();
      if (list.viewModel.waiting)
        await until('it is counted what waits', () => list.viewModel.waiting?.count !== undefined);
      return list.viewModel.waiting?.count;
    },
    menuWaiting: async () => {
      const counters = await portal.presenters.waiting();
      // As the menu does for a user who arrives.
      const { who } = portal.presenters.session;
      if (countedFor !== who) await counters.refresh();
      countedFor = who;
      return counters.at([
        indexPathsOf(scopeOf(portal.presenters.session.who?.role.code, portal.listsAll ? undefined : portal.book)).list,
      ]);
    },
    whyNoneMade: async () => {
      const list = await open();
      await until('it is said', () => list.viewModel.whyNoCreation !== undefined);
      return list.viewModel.whyNoCreation ? say(list.viewModel.whyNoCreation) : '';
    },
    mayMakePackages: async () => (await open()).viewModel.mayCreate,
    keepView: async (name) => {
      const list = await opened();
      list.views.namingPressed(undefined);
      list.views.nameTyped(name);
      const refusal = list.viewModel.saved.naming?.refusal ?? '';
      if (refusal === '') list.views.nameGiven();
      else list.views.namingDropped();
      return refusal;
    },
    views: async () => {
      const { names, chosen, usual } = (await opened()).viewModel.saved;
      return { names, chosen, usual };
    },
    viewsInTime: async (names) => {
      const list = await opened();
      await eventually(`there are the views ${names.join()}`, async () => {
        if (portal.clock.isAwaited(2_000)) portal.clock.advance(1_500);
        return list.viewModel.saved.names.join() === names.join();
      });
    },
    saysWithoutOverdue: async () => (await opened()).viewModel.waiting?.withoutOverdue === true,
    seeOverdue: async () => {
      (await opened()).passedPressed();
      await open(
        portal.navigator
          .current()
          .split('?')
          .slice(1)
          .map((search) => `?${search}`)
          .join(''),
      );
    },
    openView: async (name) => {
      (await opened()).views.viewChosen(name);
      await open(
        portal.navigator
          .current()
          .split('?')
          .slice(1)
          .map((search) => `?${search}`)
          .join(''),
      );
    },
    openListWith: async (name) => (await opened()).views.openWith(name),
    removeView: async (name) => (await opened()).views.remove(name),
    columns: async () => {
      const list = await opened();
      return (list.viewModel.columns ?? defaultColumns(portal.hasWideScreen, list.issues)).map(titleOf);
    },
    showColumn: async (name, shown) => {
      const column = packageColumns.find((each) => titleOf(each) === name);
      if (!column) throw new Error(`The list knows nothing of ${name}`);
      (await opened()).appearance.columnToggled(column, shown, portal.hasWideScreen);
    },
    resetColumns: async () => (await opened()).appearance.columnsReset(),
    sitAtWideScreen: async () => {
      portal.hasWideScreen = true;
    },
  };
}
