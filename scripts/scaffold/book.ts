import type { Additions } from './additions.ts';
import { AdditionRefused, property, spoken } from './names.ts';

/** A two-digit code that no book uses in its numbers of the demo world. */
function freeCode(text: string): number {
  const codes = [...text.matchAll(/code: (\d+)/gu)].map(([, code]) => Number(code));
  return Math.max(...codes) + 1;
}

/**
 * Adds a book without its own list, like the pool of receivables: one row in each of ten files. Other rules are written
 * by hand.
 */
export function addBook(additions: Additions, name: string): void {
  const places = 'src/domain/catalogue/books.ts';
  const key = property(name);
  const path = `/common/finance-data/${name}`;
  const text = additions.text(places);
  if (new RegExp(`^ {2}${key}: \\{`, 'mu').test(text))
    throw new AdditionRefused(`${places} has a book "${name}" already`);
  if (text.includes(`'${path}'`)) throw new AdditionRefused(`${places} has a book at ${path} already`);
  const scene = name.toUpperCase().replaceAll('-', '_');
  const row = (file: string, after: RegExp, added: string, before = /^\}/mu): void =>
    additions.insert(file, added, { after, before });
  row(
    places,
    /export const books = \{\n/u,
    `  ${key}: { packageType: 'POND', group: 'receivables', scene: '${scene}', path: '${path}', indexes: none },\n`,
  );
  row(
    'src/domain/evidence/shared/book-policies.ts',
    /export const bookPolicies = \{\n/u,
    `  ${key}: { ...defaultPolicy, business: 'receivable', together: defaultRule, choosableState: 'CONFIRMED', flags: flagsOfUnlisted },\n`,
  );
  row(
    'src/contract/documented/evidence/candidates/candidate-sources.ts',
    /export const candidateSources: [^=]*= \{\n/u,
    `  ${key}: {},\n`,
  );
  row(
    'src/presentation/evidence/shared/book-views.ts',
    /export const bookViews: [^=]*= \{\n/u,
    `  ${key}: { rule: undefined, filters: ['counterparty'], ...none },\n`,
  );
  for (const [language, said] of [
    ['zh-CN', name],
    ['en', spoken(name)],
  ] as const) {
    additions.insert(`src/words/${language}/evidence/books.ts`, `\n  'books.${name}': '${said}',`, {
      after: /export const books[^=]*= \{/u,
    });
    additions.insert('server/core/evidence/shared/book-names.ts', `\n    ${key}: '${said}',`, {
      after: language === 'en' ? /^ {2}en: \{/mu : /^ {2}'zh-CN': \{/mu,
    });
  }
  const numbers = 'server/seed/evidence/business-numbers.ts';
  const code = freeCode(additions.text(numbers));
  row(
    numbers,
    /export const businessNumbers: [^=]*= \{\n/u,
    `  ${key}: { code: ${code}, prefix: '${scene.slice(0, 1)}${code}', productTypes: [''] },\n`,
  );
  row(
    'server/seed/evidence/book-trades.ts',
    /export const bookTrades: [^=]*= \{\n/u,
    `  ${key}: {
    ...commonTrade,
    amounts: { least: ${code}_000, most: ${code}0_000, roundBy: 100 },
    terms: { least: 60, most: 180 },
    goods: castings,
    packages: [...allPackages, urgent, withdrawnDraft],
  },\n`,
  );
  row('server/seed/evidence/book-world.ts', /const shelves: [^=]*= \[\n/u, `  financeShelf('${name}'),\n`, /^\];/mu);
  additions.remains(`${places}: document type, group, scene, path and sides of the book`);
  additions.remains(
    `src/words/zh-CN/evidence/books.ts, server/core/evidence/shared/book-names.ts: its name in Chinese`,
  );
  additions.remains(`src/domain/evidence/shared/book-policies.ts: its rules`);
  additions.remains(`tests/composition/every-book.test.ts: how many books there are`);
}
