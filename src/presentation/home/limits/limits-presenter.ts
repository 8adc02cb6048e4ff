import { makeAutoObservable } from 'mobx';
import { books } from '../../../domain/evidence/shared/books.ts';
import { availableOf, type ProductLimit } from '../../../domain/home/company-facts.ts';
import { allEntries } from '../../../domain/shell/shared/signed-in.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { CompanyOverview, LimitView } from '../shared/company-overview.ts';

/** Of one product; amounts are decimal texts in yuan. */
export interface ProductLimitView {
  readonly code: string;
  /** What its packages are called; undefined for a product that this portal does not know, which has its code alone. */
  readonly name: PlainKey | undefined;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  /** Its packages' list, for whoever has it. */
  readonly path: string | undefined;
}

export interface FunderLimitsView extends LimitView {
  /** None where the back end does not say what the limit is made up of. */
  readonly products: readonly ProductLimitView[];
}

/** What funders take of a core enterprise's business: the figures of its home page, and what each is made up of (checklist 1.4). */
export class LimitsPresenter {
  readonly company: CompanyOverview;
  readonly #session: SessionStore;

  constructor(company: CompanyOverview, session: SessionStore) {
    this.company = company;
    this.#session = session;
    makeAutoObservable<this>(this, { company: false }, { autoBind: true, deep: false });
  }

  get funders(): readonly FunderLimitsView[] {
    const { limits, funderLimits } = this.company;
    return limits.map((view, index) => ({ ...view, products: (funderLimits[index]?.products ?? []).map((each) => this.viewOf(each)) }));
  }

  opened(): void {
    void this.company.opened();
  }

  left(): void {
    this.company.left();
  }

  private viewOf(product: ProductLimit): ProductLimitView {
    const { book, code, limit, used } = product;
    const lists = book === undefined ? [] : allEntries(this.#session.who?.menus ?? []).filter(({ listed, path }) => listed && path.startsWith(`${books[book].path}/`));
    return { code, name: book && `books.${book}`, limit: moneyToText(limit), used: moneyToText(used), available: moneyToText(availableOf(product)), path: lists[0]?.path };
  }
}
