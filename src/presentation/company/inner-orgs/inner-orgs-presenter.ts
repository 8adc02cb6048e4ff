import { makeAutoObservable } from 'mobx';
import type { GroupDesk } from '../../../application/ports/company/group-desk.ts';
import type { OrganisationDesk } from '../../../application/ports/company/organisation-desk.ts';
import {
  countOrganisations,
  filterTree,
  organisationTree,
  type InnerOrganisation,
  type OrganisationBranch,
} from '../../../domain/parties/inner-organisation.ts';
import type { Locale } from '../../../words/locale.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { productNames, type TextsOfProducts } from '../shared/product-names.ts';
import { OrganisationActions, type OrganisationActionsParts } from './organisation-actions.ts';

export interface InnerOrgsParts {
  readonly desk: GroupDesk;
  readonly organisationDesk: OrganisationDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly texts: TextsOfProducts;
  readonly creditsPath: OrganisationActionsParts['creditsPath'];
}

interface OrganisationTree {
  readonly tree: readonly OrganisationBranch[];
  /** The names of the products of each organisation, by its id. */
  readonly products: ReadonlyMap<string, readonly string[]>;
}

/** The inner organisations of the company as a tree, searched by name or code (document 1, section 2; F-246). */
export class InnerOrgsPresenter {
  readonly content: PageContent<OrganisationTree>;
  readonly changes: OrganisationActions;
  query = '';
  /** The organisations whose lower ones are hidden. */
  folded: ReadonlySet<string> = new Set();
  #locale: Locale = 'zh-CN';

  constructor({ desk, organisationDesk: organising, session, toasts, texts, creditsPath }: InnerOrgsParts) {
    this.content = new PageContent(session, async (signal): Promise<OrganisationTree> => {
      const [organisations, names] = await Promise.all([
        desk.organisations(signal),
        productNames(texts, session.pageConfig, this.#locale),
      ]);
      return {
        tree: organisationTree(organisations),
        products: new Map(organisations.map(({ id, products }) => [id, names(products)])),
      };
    });
    this.changes = new OrganisationActions({
      desk: organising,
      session,
      toasts,
      creditsPath,
      onChanged: () => void this.content.refresh(),
    });
    makeAutoObservable<this>(this, { content: false, changes: false }, { autoBind: true, deep: false });
  }

  opened(locale: Locale): void {
    this.#locale = locale;
    void this.content.load();
    this.changes.opened();
  }

  left(): void {
    this.content.stop();
    this.changes.left();
  }

  get count(): number {
    return countOrganisations(this.content.value?.tree ?? []);
  }

  get isSearching(): boolean {
    return this.query.trim() !== '';
  }

  /** The branches that match the query, or all. */
  get branches(): readonly OrganisationBranch[] {
    return filterTree(this.content.value?.tree ?? [], this.query);
  }

  /** Whether the lower organisations are shown; always during a search. */
  isUnfolded({ id }: InnerOrganisation): boolean {
    return this.isSearching || !this.folded.has(id);
  }

  productsOf({ id }: InnerOrganisation): readonly string[] {
    return this.content.value?.products.get(id) ?? [];
  }

  queryTyped(asked: string): void {
    this.query = asked;
  }

  foldPressed({ id }: InnerOrganisation): void {
    this.folded = this.folded.symmetricDifference(new Set([id]));
  }

  allFoldPressed(isFolded: boolean): void {
    const parents = (branches: readonly OrganisationBranch[]): readonly string[] =>
      branches.flatMap(({ organisation, below }) => (below.length === 0 ? [] : [organisation.id, ...parents(below)]));
    this.folded = new Set(isFolded ? parents(this.content.value?.tree ?? []) : []);
  }
}
