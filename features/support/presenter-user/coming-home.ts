import type { HomePresenter } from '../../../src/presentation/home/home/home-presenter.ts';
import { stepWords } from '../../../src/presentation/home/shared/step-words.ts';
import type { ComingHome } from '../abilities/coming-home.ts';
import { until } from '../until.ts';
import { say, type OpenPortal } from './open-portal.ts';

const actionOf = (link: string): string => link.replace(/^\d+-/, '');

export function comingHome(portal: OpenPortal): ComingHome {
  const shown = async (): Promise<HomePresenter> => {
    const home = portal.presenters.home();
    await Promise.all([home.company.opened(), home.guidance.opened()]);
    return home;
  };

  return {
    homeShowsPackages: async () => (await shown()).seesPackages,
    homeWarnings: async () =>
      (await shown()).warnings.map(({ kind, day, objectors = [] }) =>
        [kind, day, ...objectors].filter((part) => part !== '').join(' '),
      ),
    homeLimits: async () =>
      (await shown()).company.limits.map(({ funder, limit, used, available }) => ({
        of: funder,
        limit,
        used,
        available,
      })),
    limitsByProduct: async () => {
      const page = portal.presenters.limits();
      await page.company.opened();
      return page.funders.map(({ funder, limit, used, available, products }) => ({
        of: funder,
        limit,
        used,
        available,
        products: products.map((each) => ({
          of: each.code,
          limit: each.limit,
          used: each.used,
          available: each.available,
        })),
      }));
    },
    firstStepSays: async (name) =>
      (await shown()).steps
        .filter(({ step }) => step === name)
        .flatMap((view) => stepWords(view).map((each) => say(each)))
        .join(' · '),
    firstSteps: async () =>
      (await shown()).steps.map(({ step, state }) => `${step}${state === 'open' ? '' : ` ${state}`}`),
    waysIn: async () =>
      (await shown()).productGuidance.map(
        ({ code, steps }) =>
          `${code}: ${steps.map(({ id, done }) => (done ? `(${actionOf(id)})` : actionOf(id))).join(' ')}`,
      ),
    followWay: async (link) => (await shown()).guidance.stepFollowed(link),
    putWaysAway: async () => (await shown()).guidance.dismissed(),
    hideFirstSteps: async () => (await shown()).company.hideSteps(),
    homeShowsElsewhere: async () => {
      const home = portal.presenters.home();
      for (const errand of home.requests()) errand();
      await until('packages under way are shown', () => home.packages.rows.kind === 'ready');
      home.left();
      return home.showsElsewhere;
    },
    homeFigures: async () => {
      const home = portal.presenters.home();
      portal.navigator.goTo('/index');
      for (const errand of home.requests()) errand();
      await until('the home page is shown', () => home.packages.figures.kind !== 'loading');
      const { figures } = home.packages;
      home.left();
      return figures.kind === 'ready'
        ? figures.value.map(({ kind, count, amount, path }) => ({ kind, count, amount, path }))
        : [];
    },
  };
}
