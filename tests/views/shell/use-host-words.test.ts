import { expect, it } from 'vitest';
import { bookOfProduct } from '../../../src/domain/evidence/shared/book-policies.ts';
import { productCodes } from '../../../src/domain/catalogue/product-code.ts';
import { bookNameOf } from '../../../src/views/shell/use-host-words.ts';
import { books } from '../../../src/words/en/evidence/books.ts';

it('every product with packages has a name', () => {
  const having = productCodes.filter((product) => bookOfProduct(product) !== undefined);
  expect(having.length).toBeGreaterThan(10);
  expect(having.map((product) => bookNameOf(product))).toEqual(
    having.map((product) => `books.${bookOfProduct(product)}`),
  );
  expect(having.every((product) => Object.hasOwn(books, bookNameOf(product)))).toBe(true);
});
