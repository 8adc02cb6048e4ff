import type { IntegrationPresenter } from '../../../src/presentation/registration/integration/integration-presenter.ts';
import type { MenuEntry } from '../../../src/domain/identity/signed-in.ts';
import type { IdentifyPresenter } from '../../../src/presentation/registration/identify/identify-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import { until } from '../until.ts';
import type { Integrating } from '../abilities/integrating.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';

const pathsCalled = (menus: readonly MenuEntry[], name: string): readonly string[] =>
  menus.flatMap((menu) => [...(menu.name === name ? [menu.path] : []), ...pathsCalled(menu.children, name)]);

export function integrating(portal: OpenPortal): Integrating {
  let identification: IdentifyPresenter | undefined;
  const shown = async (): Promise<IntegrationPresenter> => {
    const page = portal.presenters.integration();
    await page.company.opened();
    return page;
  };
  return {
    integrationStands: async () =>
      (await shown()).steps.map(({ step, standing }) =>
        [
          step,
          standing === undefined || standing.state === 'open' ? '' : standing.state,
          standing?.holder === 'platform' || standing?.holder === 'colleague' ? `with ${standing.holder}` : '',
        ]
          .filter((word) => word !== '')
          .join(' '),
      ),
    integrationComesTo: async () => (await shown()).outcome,
    integrationGoesOn: async (at) => (await shown()).nextPlace(at),
    lookAtIdentification: async () => {
      identification?.left();
      const next = (identification = portal.presenters.identify());
      next.opened();
      await until('it is known how the company stands', () => next.content.value !== undefined);
    },
    identificationStands: async () => {
      const page = opened(identification, 'The identification');
      await page.content.refresh();
      return page.content.value && page.isOpen
        ? { ukey: say(message('identification.state', { state: page.content.value.ukey })), papers: page.papers }
        : undefined;
    },
    identifyByToken: async (how) => {
      portal.token.owner = how;
      await opened(identification, 'The identification').signPressed();
    },
    toldOfIdentification: async () => {
      const { failure, content } = opened(identification, 'The identification');
      if (failure) return say(failure.words);
      const identified = content.value?.signing?.identified;
      return identified ? `identified by ${identified.by}` : '';
    },
    certifiedAt: async () =>
      pathsCalled(portal.presenters.session.who?.menus ?? [], 'Real-name authentication')[0] ?? '',
    standsAt: async () => portal.navigator.current(),
  };
}
