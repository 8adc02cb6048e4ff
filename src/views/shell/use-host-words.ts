import { use, useMemo } from 'react';

import type { ProductTitle } from '../../domain/platform/page-config.ts';
import type { ProductCode } from '../../domain/catalogue/product-code.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { WordsContext, type WordsInUse } from '../../words/words-context.ts';

/** The key of a product's name. It is computed, because the books are too large for the frame. */
export function bookNameOf(product: ProductCode): string {
  return `books.${product === 'GPC' ? 'guarantee' : product.toLowerCase()}`;
}

/**
 * The texts in use, with the names that this host gives its products (document 1, section 1), including texts that are
 * loaded later.
 */
export function useHostWords(titles: readonly ProductTitle[]): WordsInUse | undefined {
  const inUse = use(WordsContext);
  return useMemo(() => {
    if (!inUse || titles.length === 0) return inUse;
    const own = titles.map(({ product, title, titleEn }) => [
      bookNameOf(product),
      inUse.locale === 'en' ? titleEn : title,
    ]);
    return { ...inUse, catalogue: Object.assign(Object.create(inUse.catalogue) as Catalogue, Object.fromEntries(own)) };
  }, [inUse, titles]);
}
