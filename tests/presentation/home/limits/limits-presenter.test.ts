import { beforeEach, expect, it } from 'vitest';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { CompanyFacts, FunderLimit } from '../../../../src/domain/home/company-facts.ts';
import { money } from '../../../../src/domain/money/money.ts';
import type { MenuEntry } from '../../../../src/domain/identity/signed-in.ts';
import { CompanyOverview } from '../../../../src/presentation/home/shared/company-overview.ts';
import { LimitsPresenter } from '../../../../src/presentation/home/limits/limits-presenter.ts';
import { IssueLimitsPresenter } from '../../../../src/presentation/trade/shared/limits/issue-limits-presenter.ts';
import type { Toasts } from '../../../../src/presentation/shared/toasts.ts';
import type { ThresholdDesk } from '../../../../src/application/ports/trade/threshold-desk.ts';
import type { LimitDesk } from '../../../../src/application/ports/trade/limit-desk.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const entry = (path: string, listed = true): MenuEntry => ({ code: path, name: path, path, listed, children: [] });
const changyu: FunderLimit = {
  funder: '长屿银行',
  limit: money('80.00'),
  used: money('20.00'),
  products: [
    { book: 'est', code: 'EST', limit: money('50.00'), used: money('20.00') },
    { book: 'credit', code: 'CREDIT', limit: money('30.00'), used: money('0.00') },
    { book: undefined, code: 'NEW', limit: money('0.00'), used: money('0.00') },
  ],
};

let limits: readonly FunderLimit[] | PortFault;
async function page(isOffered = true, role = 'ROLE_CORE_OPERATOR'): Promise<LimitsPresenter> {
  const session = {
    who: {
      userId: 'U-1',
      role: { code: role },
      menus: [
        {
          ...entry(''),
          children: [
            entry('/est/finance-data/create/issue', false),
            entry('/est/finance-data/index/issue'),
            entry('/creditable/index'),
          ],
        },
      ],
    },
    faultSeen: () => undefined,
  } as unknown as SessionStore;
  const facts = async (): Promise<CompanyFacts> => {
    if (limits instanceof PortFault) throw limits;
    return { standing: undefined, effectiveOn: '', licenceUntil: '', certificateUntil: '', steps: [], limits };
  };
  const presenter = new LimitsPresenter(
    new CompanyOverview({
      desk: { isOffered, facts },
      session,
      preferences: { read: () => undefined, write: () => undefined },
    }),
    new IssueLimitsPresenter({
      desk: { isOffered: false } as LimitDesk,
      thresholds: {} as ThresholdDesk,
      session,
      clock: new ManualClock(0),
      toasts: { show: () => undefined } as unknown as Toasts,
      applicationPath: () => undefined,
    }),
    session,
  );
  presenter.opened();
  await presenter.company.opened();
  return presenter;
}
beforeEach(() => {
  limits = [changyu];
});

it('each funder’s limit is shown by product, with links to the user’s lists', async () => {
  const { funders } = await page();
  expect(funders.map(({ funder, limit, used, available }) => [funder, limit, used, available])).toEqual([
    ['长屿银行', '80.00', '20.00', '60.00'],
  ]);
  expect(funders[0]?.products.map(({ code, name, available, path }) => [code, name, available, path])).toEqual([
    ['EST', 'books.est', '30.00', '/est/finance-data/index/issue'],
    ['CREDIT', 'books.credit', '30.00', undefined],
    ['NEW', undefined, '0.00', undefined],
  ]);
});

it('only the totals are shown when the back end gives no products', async () => {
  limits = [{ ...changyu, products: [] }];
  expect((await page()).funders.map(({ limit, products }) => [limit, products])).toEqual([['80.00', []]]);
});

it('a used-up limit is marked, and missing links are explained only beside existing ones', async () => {
  const one = { limit: money('50.00'), used: money('20.00') };
  const [est, credit, unknown] = [
    { ...one, book: 'est', code: 'EST' },
    { ...one, book: 'credit', code: 'CREDIT' },
    { book: undefined, code: 'NEW', limit: money('0.00'), used: money('0.00') },
  ] as const;
  limits = [
    { ...changyu, products: [{ ...est, used: est.limit }, credit, unknown] },
    { ...changyu, funder: '启岳保理', products: [est] },
    { ...changyu, funder: '和丰信托', products: [credit] },
  ];
  const { funders } = await page();
  expect(funders.map(({ products }) => products.map(({ isUsedUp }) => isUsedUp))).toEqual([
    [true, false, false],
    [false],
    [false],
  ]);
  expect(funders.map(({ isPartlyLinked: isPartlyLed }) => isPartlyLed)).toEqual([true, false, false]);
});

it.each([
  ['ROLE_CORE_OPERATOR', false],
  ['ROLE_CORP_OPERATOR', true],
] as const)('limits are only for core enterprises: %s', async (role, isOthers) =>
  expect((await page(true, role)).hasNoLimits).toBe(isOthers),
);

it('no limits are shown when there are none, when they fail to load, or when not offered', async () => {
  limits = [];
  expect((await page()).funders).toEqual([]);
  expect((await page(false)).company.isOffered).toBe(false);
  limits = new PortFault('offline');
  const failed = await page();
  expect([failed.funders, failed.company.content.kind]).toEqual([[], 'failed']);
  failed.left();
});
