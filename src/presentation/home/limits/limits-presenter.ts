import { makeAutoObservable } from 'mobx';
import { books } from '../../../domain/catalogue/books.ts';
import { availableOf, type ProductLimit } from '../../../domain/home/company-facts.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { allEntries } from '../../../domain/identity/signed-in.ts';
import { moneyToText } from '../../../domain/money/money.ts';
import type { PlainKey } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { IssueLimitsPresenter } from '../../trade/shared/limits/issue-limits-presenter.ts';
import type { CompanyOverview, LimitView } from '../shared/company-overview.ts';

/** The limit of one product; amounts are decimal texts in yuan. */
export interface ProductLimitView {
  readonly code: string;
  /** The name of its packages; undefined for a product that this portal does not know, which is shown by its code. */
  readonly name: PlainKey | undefined;
  readonly limit: string;
  readonly used: string;
  readonly available: string;
  /** Whether there was a limit and nothing of it is left. */
  readonly isUsedUp: boolean;
  /** The path of its packages' list, if the user has it. */
  readonly path: string | undefined;
}

export interface FunderLimitsView extends LimitView {
  /** Empty if the back end does not break the limit down. */
  readonly products: readonly ProductLimitView[];
  /** Whether some products link to their lists and others do not, because the user's menus lack them. */
  readonly isPartlyLinked: boolean;
}

/**
 * All limits of a core enterprise on one page: those up to which it may issue, and how much funders take of its
 * business, which are the figures of the home page broken down by product (checklist 1.4).
 */
export class LimitsPresenter {
  readonly company: CompanyOverview;
  /** Limits up to which the company itself may issue. */
  readonly issuing: IssueLimitsPresenter;
  readonly #session: SessionStore;

  constructor(company: CompanyOverview, issuing: IssueLimitsPresenter, session: SessionStore) {
    this.company = company;
    this.issuing = issuing;
    this.#session = session;
    makeAutoObservable<this>(this, { company: false, issuing: false }, { autoBind: true, deep: false });
  }

  get funders(): readonly FunderLimitsView[] {
    const { limits, funderLimits } = this.company;
    return limits.map((view, index) => {
      const products = (funderLimits[index]?.products ?? []).map((each) => this.viewOf(each));
      return {
        ...view,
        products,
        isPartlyLinked:
          products.some(({ path }) => path !== undefined) && products.some(({ path }) => path === undefined),
      };
    });
  }

  /** Limits belong to core enterprises; other roles have none. */
  get hasNoLimits(): boolean {
    return !actsForCore(this.#session.who?.role.code ?? '');
  }

  opened(): void {
    void this.company.opened();
    this.issuing.opened();
  }

  left(): void {
    this.company.left();
    this.issuing.left();
  }

  private viewOf(product: ProductLimit): ProductLimitView {
    const { book, code, limit, used } = product;
    const lists =
      book === undefined
        ? []
        : allEntries(this.#session.who?.menus ?? []).filter(
            ({ listed, path }) => listed && path.startsWith(`${books[book].path}/`),
          );
    return {
      code,
      name: book && `books.${book}`,
      limit: moneyToText(limit),
      used: moneyToText(used),
      available: moneyToText(availableOf(product)),
      isUsedUp: limit.fen > 0n && availableOf(product).fen === 0n,
      path: lists[0]?.path,
    };
  }
}
