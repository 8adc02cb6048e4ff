import { makeAutoObservable } from 'mobx';
import type { GroupDesk } from '../../../application/ports/company/group-desk.ts';
import {
  countOrganisations,
  filterTree,
  organisationTree,
  type InnerOrganisation,
  type OrganisationBranch,
} from '../../../domain/company/shared/inner-organisation.ts';
import type { Locale } from '../../../words/locale.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { productNames, type TextsOfProducts } from '../shared/product-names.ts';

export interface InnerOrgsParts {
  readonly desk: GroupDesk;
  readonly session: SessionStore;
  readonly texts: TextsOfProducts;
}

interface Shown {
  readonly tree: readonly OrganisationBranch[];
  /** What each may act in, by its id. */
  readonly products: ReadonlyMap<string, readonly string[]>;
}

/**
 * The inner organisations of the company: their tree, looked through by name or code (document 1, section 2; F-246).
 */
export class InnerOrgsPresenter {
  readonly kept: PageContent<Shown>;
  asked = '';
  /** Those whose lower ones are not shown. */
  folded: ReadonlySet<string> = new Set();
  #locale: Locale = 'zh-CN';

  constructor({ desk, session, texts }: InnerOrgsParts) {
    this.kept = new PageContent(session, async (signal): Promise<Shown> => {
      const [organisations, names] = await Promise.all([
        desk.organisations(signal),
        productNames(texts, session.pageConfig, this.#locale),
      ]);
      return {
        tree: organisationTree(organisations),
        products: new Map(organisations.map(({ id, products }) => [id, names(products)])),
      };
    });
    makeAutoObservable<this>(this, { kept: false }, { autoBind: true, deep: false });
  }

  opened(locale: Locale): void {
    this.#locale = locale;
    void this.kept.load();
  }

  left(): void {
    this.kept.stop();
  }

  get count(): number {
    return countOrganisations(this.kept.value?.tree ?? []);
  }

  get isSearching(): boolean {
    return this.asked.trim() !== '';
  }

  /** What fits what is looked for, or all of it. */
  get branches(): readonly OrganisationBranch[] {
    return filterTree(this.kept.value?.tree ?? [], this.asked);
  }

  /** Whoever looks for something sees all of what is found. */
  isUnfolded({ id }: InnerOrganisation): boolean {
    return this.isSearching || !this.folded.has(id);
  }

  productsOf({ id }: InnerOrganisation): readonly string[] {
    return this.kept.value?.products.get(id) ?? [];
  }

  searched(asked: string): void {
    this.asked = asked;
  }

  foldPressed({ id }: InnerOrganisation): void {
    this.folded = this.folded.symmetricDifference(new Set([id]));
  }

  allFolded(isFolded: boolean): void {
    const parents = (branches: readonly OrganisationBranch[]): readonly string[] =>
      branches.flatMap(({ organisation, below }) => (below.length === 0 ? [] : [organisation.id, ...parents(below)]));
    this.folded = new Set(isFolded ? parents(this.kept.value?.tree ?? []) : []);
  }
}
