import { count as digits, englishMoment } from '../../format.ts';
import type { exports as words } from '../../zh-CN/trade/exports.ts';

export const exports: typeof words = {
  'exports.origin': 'About this export',
  'exports.company': 'Company',
  'exports.credit-code': 'Unified social credit code',
  'exports.list': 'Contents',
  'exports.by': 'Exported by',
  'exports.at': 'Exported at',
  'exports.at-value': ({ at }) => `${englishMoment(at)} (Beijing time)`,
  'exports.period': 'Period',
  'exports.period-value': ({ from, to }) => (from === to ? from : `${from} to ${to}, both included`),
  'exports.rows': 'Entries',
  'exports.rows-value': ({ count }) => digits(count),
  'exports.range': 'Scope',
  'exports.whole': 'All rows, no filter',
  'exports.organisation': 'The part of the internal organisation of the person who exported it',
  'exports.filtered': 'The part that the page showed as filtered, perhaps not everything',
  'exports.keyword': 'Searched for',
};
