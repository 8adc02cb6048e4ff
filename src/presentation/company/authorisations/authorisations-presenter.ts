import { makeAutoObservable } from 'mobx';
import type { AuthorisingDesk } from '../../../application/ports/company/authorising-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Authorisation, GroupDesk } from '../../../application/ports/company/group-desk.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { Locale } from '../../../words/locale.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { AuthorisationChanges } from './authorising.ts';
import { productNames, type TextsOfProducts } from '../shared/product-names.ts';

export interface AuthorisationsParts {
  readonly desk: GroupDesk;
  readonly authorising: AuthorisingDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
  readonly texts: TextsOfProducts;
}

/** An authorisation, with what its products are called. */
export interface ShownAuthorisation extends Authorisation {
  readonly productNames: readonly string[];
}

/** Whom of its group the company lets act in its name, in what, and how long (document 1, section 2; F-246). */
export class AuthorisationsPresenter {
  readonly kept: PageContent<readonly ShownAuthorisation[]>;
  readonly changes: AuthorisationChanges;
  #names: (products: readonly ProductCode[]) => readonly string[] = (products) => products;
  #locale: Locale = 'zh-CN';

  constructor({ desk, authorising, session, texts, toasts, clock }: AuthorisationsParts) {
    this.kept = new PageContent(session, async (signal): Promise<readonly ShownAuthorisation[]> => {
      const [authorisations, names] = await Promise.all([
        desk.authorisations(signal),
        productNames(texts, session.pageConfig, this.#locale),
      ]);
      this.#names = names;
      return authorisations.map((each) => ({ ...each, productNames: names(each.products) }));
    });
    this.changes = new AuthorisationChanges({
      desk: authorising,
      session,
      toasts,
      clock,
      changed: () => void this.kept.refresh(),
    });
    makeAutoObservable<this>(this, { kept: false, changes: false, namesOf: false }, { autoBind: true, deep: false });
  }

  opened(locale: Locale): void {
    this.#locale = locale;
    void this.kept.load();
    this.changes.opened();
  }

  left(): void {
    this.kept.stop();
    this.changes.left();
  }

  /** What products are called, once what is shown is there. */
  namesOf(products: readonly ProductCode[]): readonly string[] {
    return this.#names(products);
  }

  /** In what somebody may be authorised. */
  get offeredProducts(): readonly { readonly product: ProductCode; readonly name: string }[] {
    const products = this.changes.kept.value?.products ?? [];
    const names = this.namesOf(products);
    return products.map((product, place) => ({ product, name: names[place] ?? product }));
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
