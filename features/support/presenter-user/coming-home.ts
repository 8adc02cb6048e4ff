import type { ComingHome } from '../abilities/coming-home.ts';
import { until } from '../until.ts';
import type { OpenPortal } from './open-portal.ts';

export function comingHome(portal: OpenPortal): ComingHome {
  return {
    homeFigures: async () => {
      const home = portal.presenters.home();
      portal.navigator.goTo('/index');
      home.opened();
      await until('the home page is shown', () => home.packages.figures.kind !== 'loading');
      const { figures } = home.packages;
      home.left();
      return figures.kind === 'ready' ? figures.value.map(({ kind, count, amount, path }) => ({ kind, count, amount, path })) : [];
    },
  };
}
