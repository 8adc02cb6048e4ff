import type { OrganisationBranch } from '../../../src/domain/company/shared/inner-organisation.ts';
import { authorisationsPath, innerOrganisationsPath } from '../../../src/domain/shell/shared/group-pages.ts';
import type { AuthorisationsPresenter } from '../../../src/presentation/company/authorisations/authorisations-presenter.ts';
import type { InnerOrgsPresenter } from '../../../src/presentation/company/inner-orgs/inner-orgs-presenter.ts';
import type { MindingGroup } from '../abilities/minding-group.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

export function mindingGroup(portal: OpenPortal): MindingGroup {
  let organisations: InnerOrgsPresenter | undefined;
  let authorisations: AuthorisationsPresenter | undefined;
  const inner = (): InnerOrgsPresenter => opened(organisations, 'The inner organisations');

  const lines = (branches: readonly OrganisationBranch[]): readonly string[] =>
    branches.flatMap(({ organisation, below }) => [`${organisation.level} ${organisation.name} ${organisation.state}: ${inner().productsOf(organisation).join(', ') || 'nothing'}`, ...lines(below)]);

  return {
    ofGroup: () => [['inner organisations', innerOrganisationsPath] as const, ['authorisations', authorisationsPath] as const].flatMap(([what, path]) => (portal.presenters.shell.passage(path) === 'allowed' ? [what] : [])),
    openInnerOrganisations: async () => {
      organisations?.left();
      const next = (organisations = portal.presenters.innerOrgs());
      next.opened('en');
      await until('the inner organisations are shown', () => next.kept.value !== undefined);
    },
    findInnerOrganisation: (asked) => inner().searched(asked),
    innerOrganisationsShown: () => lines(inner().branches),
    openAuthorisations: async () => {
      authorisations?.left();
      const next = (authorisations = portal.presenters.authorisations());
      next.opened('en');
      await until('the authorisations are shown', () => next.kept.value !== undefined);
    },
    authorisationsShown: () => {
      const { holding, others } = opened(authorisations, 'The authorisations');
      return [...holding, ...others].map(({ personName, organisationName, state, productNames }) => `${personName} of ${organisationName} ${state}: ${productNames.join(', ')}`);
    },
  };
}
