import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import { productTexts as english } from '../../../../src/words/products/product-texts.en.ts';
import { productTexts as chinese } from '../../../../src/words/products/product-texts.zh-CN.ts';
import type { ServerLocale } from '../../server-locale.ts';

const titles: Readonly<Record<ServerLocale, typeof chinese>> = { 'zh-CN': chinese, en: english };

/** Title of a product, where no host gives it another. */
export const productTitle = (product: ProductCode, locale: ServerLocale): string => titles[locale][product].title;
