import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterArrival,
  arrivalNotices,
  firstArrivalStep,
  isNoticeDue,
  showsNoNotices,
  type Arrival,
  type ArrivalEvent,
  type ArrivalNotice,
  type ArrivalStep,
} from '../../../src/domain/notices/arrival.ts';

const home: Arrival = { isMain: true, isNewcomer: false, path: '/index', settled: new Set() };
const events: readonly ArrivalEvent[] = ['to-be-shown', 'not-to-be-shown', 'failed', 'closed'];

/** All dialogs in their order, after some events; answered ones are remembered as in the portal. */
function shownBy(happened: readonly ArrivalEvent[], first: Arrival): readonly ArrivalNotice[] {
  const settled = new Set(first.settled);
  const shown: ArrivalNotice[] = [];
  let step: ArrivalStep = firstArrivalStep(first);
  for (const event of happened) {
    const before = step;
    step = afterArrival(step, event, { ...first, settled });
    if (before.kind === 'showing' && step !== before) settled.add(before.notice);
    if (step.kind === 'showing' && step !== before) shown.push(step.notice);
  }
  return shown;
}

describe('the chain of dialogs after arrival', () => {
  const arrivals = fc.record({
    isMain: fc.boolean(),
    isNewcomer: fc.boolean(),
    path: fc.constantFrom(
      '/index',
      '/my/enterprise-info/invoice-info',
      '/register/register',
      '/agreements/privacy',
      '/credit/finance-data/index/finance',
    ),
    settled: fc.subarray([...arrivalNotices]).map((each) => new Set(each)),
  });

  it('shows each applicable dialog at most once, in the fixed order, for any events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), arrivals, (happened, arrival) => {
        const shown = shownBy(happened, arrival);
        expect(shown).toEqual(arrivalNotices.filter((each) => shown.includes(each)));
        expect(shown.every((each) => isNoticeDue(each, arrival))).toBe(true);
      }),
    );
  });

  it('shows all four dialogs, or asks all four questions when each of them fails', () => {
    expect(
      shownBy(
        Array.from({ length: 8 }, (_unused, index) => (index % 2 === 0 ? 'to-be-shown' : 'closed')),
        home,
      ),
    ).toEqual(['agreement', 'invoice-change', 'invoicing-info', 'agency']);
    let step = firstArrivalStep(home);
    const asked: string[] = [];
    while (step.kind !== 'over') {
      asked.push(step.notice);
      step = afterArrival(step, 'failed', home);
    }
    expect(asked).toEqual(['agreement', 'invoice-change', 'invoicing-info', 'agency']);
  });

  it('ignores a second answer, and the closing of a dialog that is not shown', () => {
    const asking = firstArrivalStep(home);
    const showing = afterArrival(asking, 'to-be-shown', home);
    expect(afterArrival(asking, 'closed', home)).toBe(asking);
    for (const event of ['to-be-shown', 'not-to-be-shown', 'failed'] as const)
      expect(afterArrival(showing, event, home)).toBe(showing);
    expect(afterArrival({ kind: 'over' }, 'to-be-shown', home)).toEqual({ kind: 'over' });
  });

  it('skips dialogs by role, page, newcomer and earlier answers', () => {
    expect(isNoticeDue('agency', { ...home, isMain: false })).toBe(false);
    expect(isNoticeDue('agreement', { ...home, isMain: false })).toBe(true);
    expect(isNoticeDue('invoicing-info', { ...home, path: '/my/enterprise-info/invoice-info' })).toBe(false);
    expect(arrivalNotices.filter((each) => !isNoticeDue(each, { ...home, isNewcomer: true }))).toEqual([
      'invoicing-info',
    ]);
    expect(isNoticeDue('invoice-change', { ...home, path: '/my/enterprise-info/invoice-info' })).toBe(true);
    expect(isNoticeDue('agreement', { ...home, settled: new Set(['agreement']) })).toBe(false);
  });

  it.each([
    ['/register', true],
    ['/register/integration/invoice-info', true],
    ['/guarantee/register/register', true],
    ['/agreements/privacy', true],
    ['/registered', false],
    ['/index', false],
    ['/my/register', false],
  ])('shows no dialog at %s: %s', (path, undisturbed) => {
    expect(showsNoNotices(path)).toBe(undisturbed);
    expect(arrivalNotices.some((each) => isNoticeDue(each, { ...home, path }))).toBe(!undisturbed);
  });
});
