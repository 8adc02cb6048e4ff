import { expect, it } from 'vitest';
import { refusalOfOne } from '../../../src/adapters/wire/trade/refusal-of-one.ts';

it.each([
  ['WITHDRAWN', 'WITHDRAWN'],
  ['WAITING', 'WAITING'],
  ['', undefined],
  ['constructor', undefined],
])('an application that changed meanwhile has the state that the back end names: %j', (because, state) => {
  expect(refusalOfOne({ code: 'TRADE_CHANGED', because })).toEqual({ because: 'changed', state });
});
