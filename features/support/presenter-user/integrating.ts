import type { IntegrationPresenter } from '../../../src/presentation/registration/integration/integration-presenter.ts';
import type { Integrating } from '../abilities/integrating.ts';
import type { OpenPortal } from './open-portal.ts';

export function integrating(portal: OpenPortal): Integrating {
  const shown = async (): Promise<IntegrationPresenter> => {
    const page = portal.presenters.integration();
    await page.company.opened();
    return page;
  };
  return {
    integrationStands: async () => (await shown()).steps.map(({ step, standing }) => [step, standing === undefined || standing.state === 'open' ? '' : standing.state, standing?.holder === 'platform' || standing?.holder === 'colleague' ? `with ${standing.holder}` : ''].filter((word) => word !== '').join(' ')),
    integrationComesTo: async () => (await shown()).outcome,
    integrationGoesOn: async (at) => (await shown()).goesOnTo(at),
  };
}
