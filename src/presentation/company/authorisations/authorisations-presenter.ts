import { makeAutoObservable } from 'mobx';
import type { Authorisation, GroupDesk } from '../../../application/ports/company/group-desk.ts';
import type { Locale } from '../../../words/locale.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import { productNames, type TextsOfProducts } from '../shared/product-names.ts';

export interface AuthorisationsParts {
  readonly desk: GroupDesk;
  readonly session: SessionStore;
  readonly texts: TextsOfProducts;
}

/** An authorisation, with what its products are called. */
export interface ShownAuthorisation extends Authorisation {
  readonly productNames: readonly string[];
}

/** Whom of its group the company lets act in its name, in what, and how long (document 1, section 2; F-246). */
export class AuthorisationsPresenter {
  readonly kept: PageContent<readonly ShownAuthorisation[]>;
  #locale: Locale = 'zh-CN';

  constructor({ desk, session, texts }: AuthorisationsParts) {
    this.kept = new PageContent(session, async (signal): Promise<readonly ShownAuthorisation[]> => {
      const [authorisations, names] = await Promise.all([desk.authorisations(signal), productNames(texts, session.pageConfig, this.#locale)]);
      return authorisations.map((each) => ({ ...each, productNames: names(each.products) }));
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

  /** Those by which somebody may act today. */
  get holding(): readonly ShownAuthorisation[] {
    return (this.kept.value ?? []).filter(({ state }) => state === 'valid');
  }

  /** Those that give nothing today. */
  get others(): readonly ShownAuthorisation[] {
    return (this.kept.value ?? []).filter(({ state }) => state !== 'valid');
  }
}
