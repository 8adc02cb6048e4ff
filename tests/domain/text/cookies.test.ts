import { expect, it } from 'vitest';
import { cookieAmong, cookieName } from '../../../src/domain/text/cookies.ts';

it('a cookie belongs to one host where the page is under TLS', () => {
  expect([cookieName('locale', true), cookieName('locale', false)]).toEqual(['__Host-locale', 'locale']);
});

it.each([
  ['the one with the prefix first', 'locale=zh-CN; a=b; __Host-locale=en', 'en'],
  ['one without it', 'a=locale=x; locale=en', 'en'],
  ['an empty one', '__Host-locale=; locale=en', ''],
  ['none whose name only begins so', 'localed=en', undefined],
  ['none among none', '', undefined],
])('a cookie is found among others: %s', (_what, cookies, value) => {
  expect(cookieAmong(cookies, 'locale')).toBe(value);
});
