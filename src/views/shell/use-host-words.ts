import { use, useMemo } from 'react';

import type { ProductTitle } from '../../domain/platform/page-config.ts';
import type { ProductCode } from '../../domain/catalogue/product-code.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { WordsContext, type WordsInUse } from '../../words/words-context.ts';

/** The key of a product's name. The books themselves weigh more than the frame may. */
export function bookNameOf(product: ProductCode): string {
  return `books.${product === 'GPC' ? 'guarantee' : product.toLowerCase()}`;
}

/**
 * The words in use, with the names that this host gives its products (document 1, section 1). Words that are loaded
 * later are included.
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
