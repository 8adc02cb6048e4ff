import { expect, it } from 'vitest';
import { showsFooterQr, sloganOf } from '../../../src/domain/platform/page-config.ts';

it.each([
  [false, '把每一笔应收账款，变成看得见的资金', '把每一笔应收账款，变成看得见的资金'],
  [true, '把每一笔应收账款，变成看得见的资金', '把每一笔应收账款，变成看得见'],
  [true, '看得见的资金', '看得见的资金'],
  [true, '𠮷'.repeat(15), '𠮷'.repeat(14)],
])('in the RT variant (%s) the slogan %s shows as %s', (isRT, slogan, shown) => {
  expect(sloganOf({ isRT, slogan })).toBe(shown);
});

it.each([
  ['https://m.huiyu.example/', '/index', true],
  ['', '/index', false],
  ['https://m.huiyu.example/', '/guarantee/finance-data/index/finance', false],
  ['https://m.huiyu.example/', '/login/guarantee/login', false],
])('with the code %j at %s the footer shows it: %s', (footerQr, path, shown) => {
  expect(showsFooterQr({ footerQr }, path)).toBe(shown);
});
