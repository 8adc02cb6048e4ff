import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBooks } from '../../src/domain/evidence/shared/book-policies.ts';
import { books } from '../../src/domain/catalogue/books.ts';
import { canonicalText } from '../../src/domain/agreements/agreement.ts';
import {
  productAgreementName,
  productAgreements,
  productOfAgreement,
} from '../../src/domain/agreements/product-agreement.ts';
import { productCodes, productOf } from '../../src/domain/catalogue/product-code.ts';
import { menusOf } from '../../server/core/home/shared/menus.ts';
import { loadProductAgreement } from '../../src/words/agreements/load-product-agreement.ts';
import { loadProductTexts } from '../../src/words/products/load-product-texts.ts';

describe('the texts of the products', () => {
  it.each(productCodes)('of %s says in both languages the same things, none left in Chinese', async (product) => {
    const [chinese, english] = [(await loadProductTexts('zh-CN'))[product], (await loadProductTexts('en'))[product]];
    const shape = ({ tags, fits, costs, service }: typeof chinese) => [
      tags.length,
      fits.length,
      costs.length,
      service.length,
    ];
    expect(shape(english)).toEqual(shape(chinese));
    expect(JSON.stringify(english)).not.toMatch(/\p{Script=Han}/u);
    expect([chinese.title, chinese.slogan, chinese.description, english.title].every((text) => text !== '')).toBe(true);
  });

  it.each([
    ['zh-CN', 'ROLE_CORP_OPERATOR'],
    ['en', 'ROLE_CORP_OPERATOR'],
    ['zh-CN', 'ROLE_CORE_OPERATOR'],
    ['en', 'ROLE_CORE_OPERATOR'],
  ] as const)('calls each in %s as the menus of %s do', async (locale, role) => {
    const texts = await loadProductTexts(locale);
    const named = openBooks().filter(
      (book) =>
        productOf(books[book].packageType) === books[book].packageType || books[book].packageType === 'GUARANTEE',
    );
    const entries = menusOf(role, named, locale)[0]?.children ?? [];
    const differing = named.flatMap((book) => {
      const entry = entries.find(({ menuCode }) => menuCode === `${book}-list`);
      const { title } = texts[productOf(books[book].packageType)];
      return entry && book !== 'first-trade' && entry.menuName !== title ? [`${entry.menuName}: ${title}`] : [];
    });
    expect(differing).toEqual([]);
  });
});

describe('the agreement of a product', () => {
  it.each(productCodes)(
    '%s has under its version the exact text whose hash is signed, and is translated clause by clause',
    async (product) => {
      const [chinese, english] = [
        await loadProductAgreement(product, 'zh-CN'),
        await loadProductAgreement(product, 'en'),
      ];
      const { version, textHash } = productAgreements[product];
      expect([chinese.version, createHash('sha256').update(canonicalText(chinese)).digest('hex')]).toEqual([
        version,
        textHash,
      ]);
      const numbers = (text: typeof chinese): readonly (string | undefined)[] =>
        text.sections.flatMap(({ paragraphs }) => paragraphs.map((each) => /^\d+\.\d+/.exec(each)?.[0]));
      expect([english.version, numbers(english)]).toEqual([version, numbers(chinese)]);
      expect(canonicalText(chinese)).toMatch(/以中文为准/);
      expect(canonicalText(english)).toMatch(/the Chinese version prevails/);
      expect(productOfAgreement(productAgreementName(product))).toBe(product);
    },
  );

  it('is another for each product, and no other name is one', () => {
    expect(new Set(Object.values(productAgreements).map(({ textHash }) => textHash)).size).toBe(productCodes.length);
    expect(['CORP_REG_AGREEMENT', 'PRODUCT_constructor_AGREEMENT', '__proto__', ''].map(productOfAgreement)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
