import { organisationsInOrder, type OrganisationBranch } from '../../../src/domain/parties/inner-organisation.ts';
import { authorisationsPath, innerOrganisationsPath } from '../../../src/domain/identity/group-pages.ts';
import type { AuthorisationChange } from '../../../src/application/ports/company/authorisation-desk.ts';
import { addDays } from '../../../src/domain/calendar/plain-date.ts';
import { isProduct } from '../../../src/domain/catalogue/product-code.ts';
import type { AuthorisationActions } from '../../../src/presentation/company/authorisations/authorisation-actions.ts';
import type { AuthorisationsPresenter } from '../../../src/presentation/company/authorisations/authorisations-presenter.ts';
import type { InnerOrgsPresenter } from '../../../src/presentation/company/inner-orgs/inner-orgs-presenter.ts';
import type {
  OrganisationActions,
  ShownOrganisation,
} from '../../../src/presentation/company/inner-orgs/organisation-actions.ts';
import { message, word } from '../../../src/words/catalogue.ts';
import type { ManagingGroup } from '../abilities/managing-group.ts';
import { en } from '../every-word.ts';
import { until } from '../until.ts';
import { opened, type OpenPortal } from './open-portal.ts';

export function managingGroup(portal: OpenPortal): ManagingGroup {
  let organisations: InnerOrgsPresenter | undefined;
  let authorisations: AuthorisationsPresenter | undefined;
  const inner = (): InnerOrgsPresenter => opened(organisations, 'The internal organisations');

  const lines = (branches: readonly OrganisationBranch[]): readonly string[] =>
    branches.flatMap(({ organisation, below }) => [
      `${organisation.level} ${organisation.name} ${organisation.state}: ${inner().productsOf(organisation).join(', ') || 'nothing'}`,
      ...lines(below),
    ]);

  async function openOrganisations(): Promise<InnerOrgsPresenter> {
    organisations?.left();
    const next = (organisations = portal.presenters.innerOrgs());
    next.opened('en');
    await until('the internal organisations are shown', () => next.content.value !== undefined);
    return next;
  }
  async function openChanges(): Promise<OrganisationActions> {
    const { changes: organising } = await openOrganisations();
    await until('the changes are shown', () => organising.content.value !== undefined);
    return organising;
  }
  function organisationCalled({ content }: OrganisationActions, name: string): ShownOrganisation {
    const found = content.value?.organisations.find((each) => each.name === name);
    if (!found) throw new Error(`No internal organisation is called ${name}`);
    return found;
  }
  /** Confirms the requested change, and returns the reason of its refusal. */
  async function confirmChange(organising: OrganisationActions): Promise<string> {
    await organising.confirmed();
    const { errors, trouble } = organising.form;
    return [...Object.values(errors), ...(trouble ? [trouble] : [])].map((each) => word(en, each)).join('; ');
  }
  async function changeOrganisation(act: 'stop' | 'reopen', name: string): Promise<string> {
    const organising = await openChanges();
    organising.changePressed(act, organisationCalled(organising, name));
    return confirmChange(organising);
  }

  async function open(): Promise<AuthorisationsPresenter> {
    authorisations?.left();
    const next = (authorisations = portal.presenters.authorisations());
    next.opened('en');
    await until(
      'the authorisations are shown',
      () => next.content.value !== undefined && (!next.changes.isOffered || next.changes.content.value !== undefined),
    );
    return next;
  }
  function changeOf({ content }: AuthorisationActions, personName: string): AuthorisationChange {
    const found = content.value?.authorisations.find((each) => each.personName === personName);
    if (!found) throw new Error(`Nobody called ${personName} is authorised`);
    return found;
  }

  return {
    ofGroup: () =>
      [
        ['internal organisations', innerOrganisationsPath] as const,
        ['authorisations', authorisationsPath] as const,
      ].flatMap(([what, path]) => (portal.presenters.shell.passage(path) === 'allowed' ? [what] : [])),
    openInnerOrganisations: async () => void (await openOrganisations()),
    findInnerOrganisation: (asked) => inner().queryTyped(asked),
    innerOrganisationsShown: () => lines(inner().branches),
    makeOrganisation: async (name, code, parentName) => {
      const organising = await openChanges();
      organising.makePressed(organisationCalled(organising, parentName).id);
      organising.fieldTyped('code', code);
      organising.fieldTyped('name', name);
      return confirmChange(organising);
    },
    renameOrganisation: async (name, newName) => {
      const organising = await openChanges();
      organising.changePressed('rename', organisationCalled(organising, name));
      organising.fieldTyped('name', newName);
      return confirmChange(organising);
    },
    moveOrganisation: async (name, parentName) => {
      const organising = await openChanges();
      organising.changePressed('move', organisationCalled(organising, name));
      organising.fieldTyped('parentId', organisationCalled(organising, parentName).id);
      return confirmChange(organising);
    },
    stopOrganisation: async (name) => changeOrganisation('stop', name),
    reopenOrganisation: async (name) => changeOrganisation('reopen', name),
    placeMember: async (personName, organisationName) => {
      const organising = await openChanges();
      const found = organising.people.find((each) => each.personName === personName);
      if (!found) throw new Error(`Nobody is called ${personName}`);
      organising.placePressed(found);
      organising.organisationChosen(organisationCalled(organising, organisationName).id);
      return confirmChange(organising);
    },
    levelOfOrganisation: async (name) => {
      const { content } = await openOrganisations();
      const levels = organisationsInOrder(content.value?.tree ?? []);
      return levels.find(({ organisation }) => organisation.name === name)?.organisation.level;
    },
    organisationChangesShown: async () =>
      (await openChanges()).changes.map(({ subjectName: subject, ...line }) =>
        word(en, message('group.org-line', { ...line, subject })),
      ),
    mayChangeOrganisations: async () => (await openChanges()).mayChange,
    openAuthorisations: async () => void (await open()),
    giveAuthorisation: async (personName, organisation, product, days) => {
      const { changes } = await open();
      changes.givePressed();
      const account = changes.people.find((each) => each.personName === personName);
      if (account) changes.accountChosen(account.userId);
      else changes.fieldTyped('personName', personName);
      changes.actionToggled('submit', true);
      changes.fieldTyped(
        'organisationId',
        changes.content.value?.organisations.find(({ name }) => name === organisation)?.id ?? '',
      );
      if (isProduct(product)) changes.productToggled(product, true);
      changes.fieldTyped('until', addDays(changes.today, days - 1));
      await changes.giveConfirmed();
    },
    withdrawAuthorisation: async (personName) => {
      const { changes } = await open();
      changes.decisionPressed(changeOf(changes, personName), 'withdraw');
      await changes.decisionConfirmed();
    },
    confirmAuthorisation: async (personName) => {
      const { changes } = await open();
      changes.decisionPressed(changeOf(changes, personName), 'confirm');
      await changes.decisionConfirmed();
    },
    authorisationChangesShown: async () =>
      (await open()).changes.unconfirmed.map((each) => `${each.personName} ${each.unconfirmed ?? 'withdrawing'}`),
    mayConfirmAuthorisation: async (personName) =>
      changeOf((await open()).changes, personName).proposal?.mayDecide === true,
    authorisationsShown: () => {
      const { valid, others } = opened(authorisations, 'The authorisations');
      return [...valid, ...others].map(
        ({ personName, organisationName, state, productNames }) =>
          `${personName} of ${organisationName} ${state}: ${productNames.join(', ')}`,
      );
    },
  };
}
