import { makeAutoObservable, runInAction } from 'mobx';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import type { Locale } from '../../../words/locale.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** Fetches what is written of the products in one language. */
export type TextsOfProducts = (locale: Locale) => Promise<Readonly<Record<ProductCode, Pick<ProductTexts, 'title'>>>>;

/**
 * What a product is called: as the host calls it, and else as it is called everywhere. Empty before it is known; a
 * product without a name is left out, and nothing is held up.
 */
export class ProductTitle {
  usual = '';
  #product: ProductCode | undefined;
  #locale: Locale = 'zh-CN';
  readonly #latest = new Latest();
  readonly #texts: TextsOfProducts;
  readonly #session: SessionStore;

  constructor(texts: TextsOfProducts, session: SessionStore) {
    this.#texts = texts;
    this.#session = session;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get text(): string {
    const named = this.#session.pageConfig.productTitles.find(({ product }) => product === this.#product);
    return (this.#locale === 'en' ? named?.titleEn : named?.title) || this.usual;
  }

  async shown(product: ProductCode | undefined, locale: Locale): Promise<void> {
    const signal = this.#latest.next();
    [this.#product, this.#locale] = [product, locale];
    if (!product) return;
    try {
      const { title } = (await this.#texts(locale))[product];
      if (!signal.aborted) runInAction(() => (this.usual = title));
    } catch {
      // The name alone is missing.
    }
  }
}
