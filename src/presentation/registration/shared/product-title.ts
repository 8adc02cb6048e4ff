import { makeAutoObservable, runInAction } from 'mobx';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import type { Locale } from '../../../words/locale.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Fetches the texts about products in one language. */
export type TextsOfProducts = (locale: Locale) => Promise<Readonly<Record<ProductCode, Pick<ProductTexts, 'title'>>>>;

/**
 * The name of a product: the host's, or else the usual one. It is empty until loaded, and stays empty after a failure.
 */
export class ProductTitle {
  usualTitle = '';
  #product: ProductCode | undefined;
  #locale: Locale = 'zh-CN';
  readonly #latest = new LatestRequest();
  readonly #texts: TextsOfProducts;
  readonly #session: SessionStore;

  constructor(texts: TextsOfProducts, session: SessionStore) {
    this.#texts = texts;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get text(): string {
    const hostTitle = this.#session.pageConfig.productTitles.find(({ product }) => product === this.#product);
    return (this.#locale === 'en' ? hostTitle?.titleEn : hostTitle?.title) || this.usualTitle;
  }

  async load(product: ProductCode | undefined, locale: Locale): Promise<void> {
    const signal = this.#latest.next();
    [this.#product, this.#locale] = [product, locale];
    if (!product) return;
    try {
      const { title } = (await this.#texts(locale))[product];
      if (!signal.aborted) runInAction(() => (this.usualTitle = title));
    } catch {
      // Only the name is missing.
    }
  }
}
