import { makeAutoObservable } from 'mobx';
import type { AuthorisationDesk } from '../../../application/ports/company/authorisation-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Authorisation, GroupDesk } from '../../../application/ports/company/group-desk.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { Locale } from '../../../words/locale.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { AuthorisationActions } from './authorisation-actions.ts';
import { productNames, type TextsOfProducts } from '../shared/product-names.ts';

export interface AuthorisationsParts {
  readonly desk: GroupDesk;
  readonly authorisationDesk: AuthorisationDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly texts: TextsOfProducts;
}

/** An authorisation with the names of its products. */
export interface ShownAuthorisation extends Authorisation {
  readonly productNames: readonly string[];
}

/**
 * The colleagues of the group who may act in the company's name, in which products, until when (document 1, section 2;
 * F-246).
 */
export class AuthorisationsPresenter {
  readonly content: PageContent<readonly ShownAuthorisation[]>;
  readonly changes: AuthorisationActions;
  #names: (products: readonly ProductCode[]) => readonly string[] = (products) => products;
  #locale: Locale = 'zh-CN';

  constructor({ desk, authorisationDesk: authorising, session, texts, toasts, clock }: AuthorisationsParts) {
    this.content = new PageContent(session, async (signal): Promise<readonly ShownAuthorisation[]> => {
      const [authorisations, names] = await Promise.all([
        desk.authorisations(signal),
        productNames(texts, session.pageConfig, this.#locale),
      ]);
      this.#names = names;
      return authorisations.map((each) => ({ ...each, productNames: names(each.products) }));
    });
    this.changes = new AuthorisationActions({
      desk: authorising,
      session,
      toasts,
      clock,
      onChanged: () => void this.content.refresh(),
    });
    makeAutoObservable<this>(this, { content: false, changes: false, namesOf: false }, { autoBind: true, deep: false });
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

  /** The names of products, once the content is loaded. */
  namesOf(products: readonly ProductCode[]): readonly string[] {
    return this.#names(products);
  }

  /** The products in which a person may be authorised. */
  get offeredProducts(): readonly { readonly product: ProductCode; readonly name: string }[] {
    const products = this.changes.content.value?.products ?? [];
    const names = this.namesOf(products);
    return products.map((product, place) => ({ product, name: names[place] ?? product }));
  }

  /** The authorisations that are valid today. */
  get valid(): readonly ShownAuthorisation[] {
    return (this.content.value ?? []).filter(({ state }) => state === 'valid');
  }

  /** The authorisations that are not valid today. */
  get others(): readonly ShownAuthorisation[] {
    return (this.content.value ?? []).filter(({ state }) => state !== 'valid');
  }
}
