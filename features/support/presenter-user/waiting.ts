import { toDoPath } from '../../../src/domain/catalogue/to-do-path.ts';
import { moneyToText } from '../../../src/domain/money/money.ts';
import { allEntries } from '../../../src/domain/identity/signed-in.ts';
import { pageFor, workAreaOf } from '../../../src/domain/trade/shared/work-areas.ts';
import type { WaitingNumbers } from '../../../src/presentation/home/shared/waiting-numbers.ts';
import type { ToDoPresenter } from '../../../src/presentation/home/to-do/to-do-presenter.ts';
import { tradeTasks } from '../../../src/presentation/trade/shared/waiting-trade.ts';
import type { Waiting } from '../abilities/waiting.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

const kind = 'credit';

export function waiting(portal: OpenPortal): Waiting {
  /** The numbers of the menu and the home page, counted as for a new page. */
  const numbers = async (): Promise<WaitingNumbers> => {
    const shown = await portal.presenters.waiting();
    await shown.refresh();
    return shown;
  };
  const queue = async (): Promise<ToDoPresenter> => {
    const page = portal.presenters.toDo();
    page.opened();
    page.addressChanged('');
    await until('the queue is shown', () => page.looksOn || (!page.isLoading && page.total !== undefined));
    page.left();
    return page;
  };
  const menuPaths = (): readonly string[] =>
    allEntries(portal.presenters.session.who?.menus ?? []).map(({ path }) => path);
  const mayOpen = (page: 'landing' | 'to-do'): boolean => {
    const { who } = portal.presenters.session;
    return who !== undefined && pageFor(workAreaOf(kind), page, who.role.code) !== undefined;
  };
  const overview = async (): Promise<number | undefined> => {
    if (!mayOpen('landing')) return undefined;
    const landing = portal.presenters.landing(kind);
    landing.opened();
    await until('the overview is shown', () => landing.content.value !== undefined);
    landing.left();
    return landing.content.value?.toDo.count;
  };
  const toDoPage = async (): Promise<number | undefined> => {
    if (!mayOpen('to-do')) return undefined;
    const page = portal.presenters.tradeToDo(kind);
    page.opened();
    await until('what waits is shown', () => page.count !== undefined);
    page.left();
    return page.count;
  };

  return {
    numbersOfTrade: async () => {
      const shown = await numbers();
      const { groups } = await queue();
      const isOfTrade = (task: string): boolean => tradeTasks.some((each) => each === task);
      return {
        home: shown.trade.total ?? 0,
        menu: shown.trade.at(menuPaths()),
        queue: groups.filter(({ task }) => isOfTrade(task)).reduce((sum, { count }) => sum + count, 0),
        overview: await overview(),
        toDoPage: await toDoPage(),
      };
    },
    numbersOfAll: async () => {
      const shown = await numbers();
      const { groups } = await queue();
      return {
        home: shown.total,
        menu: shown.at(menuPaths().filter((path) => path === toDoPath)),
        queue: groups.reduce((sum, { count }) => sum + count, 0),
      };
    },
    reasonsOfBarred: async () => (await queue()).barred.map(({ decisionBar }) => decisionBar ?? ''),
    approveBeside: async () => {
      const page = await queue();
      const decisions = () => page.groups.find(({ task }) => task === 'decide');
      const row = decisions()?.items[0]?.row;
      if (!row) throw new Error('Nothing is to be decided');
      const show = (address: string): void => {
        page.addressChanged(address.slice(address.indexOf('?')));
        page.beside.shown(kind);
      };
      show(page.openPath(row));
      await until('it is shown', () => page.beside.detail?.application?.id === row.id);
      await page.beside.detail?.approvePressed();
      await until('the next one is named', () => !portal.navigator.current().includes(row.id));
      show(portal.navigator.current());
      const open = page.beside.id;
      await until('the next one is shown', () => page.beside.detail?.application?.id === open);
      const application = page.beside.detail?.application;
      const answer = {
        result: page.beside.resultOf(row)?.state ?? '',
        left: decisions()?.count ?? 0,
        open: application ? moneyToText(application.amount) : '',
      };
      page.left();
      return answer;
    },
    queue: async () => (await queue()).groups.map(({ task, count }) => `${task} ${count}`),
  };
}
