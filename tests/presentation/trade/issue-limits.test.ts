import { beforeEach, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { until } from '../../../features/support/until.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { LimitDesk, LimitOutcome, LimitPlace } from '../../../src/application/ports/trade/limit-desk.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { CompanyLimit, LimitRequest } from '../../../src/domain/trade/shared/company-limit.ts';
import type { ThresholdDesk } from '../../../src/application/ports/trade/threshold-desk.ts';
import type { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import type { Toasts } from '../../../src/presentation/shared/toasts.ts';
import type { IssueLimitPresenter } from '../../../src/presentation/trade/shared/limits/issue-limit-presenter.ts';
import { IssueLimitsPresenter } from '../../../src/presentation/trade/shared/limits/issue-limits-presenter.ts';

const limit: CompanyLimit = {
  kind: 'credit',
  total: money('200.00'),
  used: money('50.00'),
  reserved: money('10.00'),
  validFrom: '',
  validUntil: '2027-12-31',
  isRevolving: true,
  openRequest: undefined,
};
const terms = { total: money('300.00'), validFrom: '', validUntil: '2027-12-31', isRevolving: true };
const request: LimitRequest = {
  id: 'LR-1',
  before: limit,
  wanted: terms,
  reason: '旺季备货',
  state: 'sent',
  makerName: '骆秋白',
  sentAt: 0,
  endedAt: undefined,
  words: '',
};

let limits: CompanyLimit[] | PortFault;
let outcome: LimitOutcome | PortFault;
let asked: unknown[];
let places: LimitPlace[];
let told: string[];
let mayRequest: boolean;
beforeEach(() => {
  [limits, asked, places, told, mayRequest] = [[limit], [], [], [], true];
  outcome = { done: true, now: request };
});

const give = <Given>(value: Given | PortFault): Given => {
  if (value instanceof PortFault) throw value;
  return value;
};

function page(role = 'ROLE_CORE_OPERATOR', isOffered = true): IssueLimitsPresenter {
  const empty = async (place: LimitPlace) => {
    places.push(place);
    return { count: 45, rows: [] };
  };
  const desk: LimitDesk = {
    isOffered,
    limits: async () => ({ limits: give(limits), mayRequest }),
    uses: empty,
    changes: empty,
    requests: empty,
    request: async (_kind, typed) => {
      asked.push(typed);
      return give(outcome);
    },
    withdraw: async (requestId) => {
      asked.push(requestId);
      return give(outcome);
    },
  };
  return new IssueLimitsPresenter({
    desk,
    thresholds: {
      threshold: async () => {
        throw new PortFault('offline');
      },
    } as unknown as ThresholdDesk,
    session: { who: { role: { code: role } }, faultSeen: () => undefined } as unknown as SessionStore,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    toasts: { show: (_tone: string, { key }: { key: string }) => told.push(key) } as unknown as Toasts,
    applicationPath: (_kind, id) => `/a?id=${id}`,
  });
}

async function shown(presenter = page()): Promise<IssueLimitPresenter> {
  presenter.opened();
  await until('the limits are shown', () => presenter.content.current.kind === 'ready');
  const [first] = presenter.limits;
  if (!first) throw new Error('No limit is shown');
  return first;
}

it.each([
  ['ROLE_CORE_OPERATOR', true, true],
  ['ROLE_CORE_DIRECTOR', true, true],
  ['ROLE_CORE_FINAL_REVIEW', true, true],
  ['ROLE_CORE_QUERY', true, true],
  ['ROLE_CORE_PURCHASE', true, false],
  ['ROLE_CORP_OPERATOR', true, false],
  ['CORP_MANAGER', true, false],
  ['ROLE_CORE_OPERATOR', false, false],
])('is shown to %s, where it is offered (%s): %s', (role, isOffered, expected) => {
  expect(page(role, isOffered).isShown).toBe(expected);
});

it('tells a failure, and shows the limits once they come', async () => {
  limits = new PortFault('offline', {});
  const presenter = page();
  presenter.opened();
  await until('the failure is shown', () => presenter.content.current.kind === 'failed');
  limits = [limit];
  await presenter.content.load();
  expect(presenter.limits.map(({ available }) => available)).toEqual([money('140.00')]);
});

it('pages through its lists, each by itself', async () => {
  const one = await shown();
  await until('the uses are shown', () => one.uses.content.value !== undefined);
  expect(one.uses.pages).toBe(5);
  one.uses.pageChosen(3);
  one.uses.pageSizeChosen(50);
  one.tabChosen('changes');
  await until('the changes are shown', () => one.changes.content.value !== undefined);
  expect(places.map(({ page: number, pageSize }) => [number, pageSize])).toEqual([
    [1, 10],
    [3, 10],
    [1, 50],
    [1, 10],
  ]);
  expect([one.uses.pages, one.changes.place.page]).toEqual([1, 1]);
});

it('sends the typed values, closes the form and shows the request', async () => {
  const presenter = page();
  const one = await shown(presenter);
  one.requestPressed();
  expect(one.canRequest).toBe(false);
  one.form.change({ total: '300.00', reason: '旺季备货' });
  limits = [{ ...limit, openRequest: request }];
  await one.submitPressed();
  await until('the request is shown', () => one.limit.openRequest !== undefined);
  expect(asked).toEqual([{ total: '300.00', validUntil: '', reason: '旺季备货' }]);
  expect([one.form.isOpen, one.canRequest, told]).toEqual([false, false, ['limits.requested']]);
  // The limit is the same object as before, with its lists.
  expect(presenter.limits[0]).toBe(one);
});

it('sends no invalid value, and shows the errors, field by field', async () => {
  const one = await shown();
  one.requestPressed();
  one.form.change({ total: '0', validUntil: '2026-01-01' });
  await one.submitPressed();
  expect(asked).toEqual([]);
  expect(Object.entries(one.form.errors).map(([field, error]) => [field, error.key, error.values])).toEqual([
    ['total', 'limits.fault', { fault: 'zero' }],
    ['validUntil', 'limits.fault', { fault: 'past' }],
    ['reason', 'limits.fault', { fault: 'no-reason' }],
  ]);
});

it('tells that another request waits, and shows that one', async () => {
  const one = await shown();
  one.requestPressed();
  one.form.change({ total: '300.00', reason: '旺季备货' });
  outcome = { done: false, because: 'open' };
  limits = [{ ...limit, openRequest: request }];
  await one.submitPressed();
  await until('the other request is shown', () => one.limit.openRequest !== undefined);
  expect(one.form.trouble?.key).toBe('limits.refused-open');
});

it('keeps the typed values where the answer is lost', async () => {
  const one = await shown();
  one.requestPressed();
  one.form.change({ total: '300.00', reason: '旺季备货' });
  outcome = new PortFault('timed-out', {});
  await one.submitPressed();
  expect([one.form.isOpen, one.form.values.total, one.form.trouble !== undefined]).toEqual([true, '300.00', true]);
});

it('takes an open request back after asking', async () => {
  limits = [{ ...limit, openRequest: request }];
  const one = await shown();
  one.withdrawPressed();
  expect(one.isWithdrawing).toBe(true);
  limits = [limit];
  await one.withdrawConfirmed();
  await until('the request is gone', () => one.limit.openRequest === undefined);
  expect([asked, one.isWithdrawing, told]).toEqual([['LR-1'], false, ['limits.withdrawn']]);
});

it.each([
  ['2027-12-31', '2028-12-31'],
  ['2026-11-20', '2027-11-26'],
  ['2031-11-01', '2031-11-27'],
  ['', '2027-11-26'],
])('proposes a year more than %s: %s', async (validUntil, expected) => {
  limits = [{ ...limit, validUntil }];
  expect((await shown()).usualDay).toBe(expected);
});

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('opens the form for who may ask (%s), unless something is asked (%s): %s', async (may, isAsked, can) => {
  mayRequest = may;
  limits = [{ ...limit, openRequest: isAsked ? request : undefined }];
  expect((await shown()).canRequest).toBe(can);
});

it.each([
  ['', '2026-11-27'],
  ['2026-01-01', '2026-11-27'],
  ['2027-02-01', '2027-02-01'],
])('asks for no last day before the limit begins (%j): from %s on', async (validFrom, earliest) => {
  limits = [{ ...limit, validFrom }];
  expect((await shown()).days).toEqual({ earliest, latest: '2031-11-27' });
});
