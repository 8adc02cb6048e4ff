import { describe, expect, it } from 'vitest';
import { money } from '../../../src/domain/money/money.ts';
import { allocatingBar, returningBar, showsAllocation } from '../../../src/domain/trade/shared/inner-allocation.ts';

const active = { stopped: false };
const stopped = { stopped: true };
const own = { place: 'held', amount: money('100.00'), organisationId: undefined, version: 3 } as const;
const allocated = { ...own, organisationId: 'IO-1' };

describe('the allocation to inner organisations', () => {
  it.each([
    [true, [active], true],
    [true, [stopped, active], true],
    [true, [stopped], false],
    [true, [], false],
    [false, [active], false],
  ])('switched on: %s, with %j, is shown: %s', (isSwitchedOn, organisations, shown) => {
    expect(showsAllocation(isSwitchedOn, organisations)).toBe(shown);
  });
});

describe('a holding', () => {
  it.each([
    ['is held, and nobody has it', own, active, 3, undefined],
    ['is on its way', { ...own, place: 'transit' as const }, active, 3, 'not-held'],
    ['is paid', { ...own, place: 'paid' as const }, active, 3, 'not-held'],
    ['was passed on wholly', { ...own, amount: money('0.00') }, active, 3, 'not-held'],
    ['was changed since it was read', own, active, 2, 'changed'],
    ['was read as it is not yet', own, active, 4, 'changed'],
    ['is allocated already', allocated, active, 3, 'allocated'],
    ['is to go to a stopped organisation', own, stopped, 3, 'stopped'],
  ])('that %s', (_what, holding, organisation, version, bar) => {
    expect(allocatingBar(holding, organisation, version)).toBe(bar);
  });

  it.each([
    ['an organisation has', allocated, 3, undefined],
    ['the company has itself', own, 3, 'not-allocated'],
    ['was changed since it was read', allocated, 2, 'changed'],
    ['was passed on wholly', { ...allocated, amount: money('0.00') }, 3, 'not-held'],
  ])('that %s is handed back', (_what, holding, version, bar) => {
    expect(returningBar(holding, version)).toBe(bar);
  });
});
