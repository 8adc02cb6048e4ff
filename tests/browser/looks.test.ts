import { expect, it } from 'vitest';
import { looksAt, type Look } from './looks.ts';

const said = ({ width, theme, locale }: Look): string => `${width} ${theme} ${locale}`;

it('the first looks at eighteen pages in a row meet every width in every theme and language', () => {
  for (const start of [0, 5, 17, 100]) {
    const met = new Set(Array.from({ length: 18 }, (_unused, at) => said(looksAt(start + at)[0])));
    expect(met.size, `from page ${start}`).toBe(18);
  }
});

it('the three looks at a page meet each width, each theme and both languages', () => {
  for (let page = 0; page < 18; page += 1) {
    const looks = looksAt(page);
    const met = {
      widths: new Set(looks.map(({ width }) => width)).size,
      themes: new Set(looks.map(({ theme }) => theme)).size,
      locales: new Set(looks.map(({ locale }) => locale)).size,
    };
    expect(met, `page ${page}`).toEqual({ widths: 3, themes: 3, locales: 2 });
  }
});
