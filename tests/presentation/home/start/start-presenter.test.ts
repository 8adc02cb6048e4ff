import { autorun, observable, runInAction } from 'mobx';
import { expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { plainWeek, type WorkingCalendar } from '../../../../src/domain/calendar/working-days.ts';
import type { StartStepStatus } from '../../../../src/domain/parties/start-list.ts';
import { CompanyOverview } from '../../../../src/presentation/home/shared/company-overview.ts';
import { StartPresenter } from '../../../../src/presentation/home/start/start-presenter.ts';
import type { RefreshPoller } from '../../../../src/presentation/shared/refresh-poller.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const step = (more: Partial<StartStepStatus>): StartStepStatus => ({
  step: 'certification',
  state: 'open',
  holder: 'you',
  by: '',
  at: undefined,
  until: '',
  count: 0,
  after: undefined,
  ...more,
});
const rest = async (): Promise<void> => new Promise((done) => setImmediate(done));

/** The list on a Friday, and its behaviour while it is open. */
async function openPage(steps: readonly StartStepStatus[], thisYear: () => Promise<WorkingCalendar>) {
  const session = observable(
    {
      who: { userId: 'U-1', companyName: '西安旷峪', role: { code: 'ROLE_CORP_OPERATOR', name: '' }, menus: [] },
      faultSeen: () => undefined,
    },
    {},
    { deep: false },
  ) as unknown as SessionStore;
  const [asked, looks]: [string[], (() => Promise<void>)[]] = [[], []];
  const desk = {
    isOffered: true,
    facts: async () => (
      asked.push('facts'),
      { standing: undefined, effectiveOn: '', licenceUntil: '', certificateUntil: '', limits: [], steps }
    ),
  };
  const poller = {
    start: (look: () => Promise<void>) => void looks.push(look),
    stop: () => void looks.pop(),
  } as unknown as RefreshPoller;
  const page = new StartPresenter({
    company: new CompanyOverview({ session, preferences: { read: () => undefined, write: () => undefined }, desk }),
    session,
    clock: new ManualClock(Date.parse('2026-11-20T02:00:00Z')),
    holidays: { thisYear },
    poller,
    texts: async () => Promise.reject(new Error('not asked for')),
  });
  page.opened();
  await rest();
  return { page, asked, looks, session };
}

it('the starting page refreshes only while it is open', async () => {
  const { page, asked, looks, session } = await openPage([step({})], async () => plainWeek);
  await looks[0]?.();
  expect(asked).toEqual(['facts', 'facts']);
  page.left();
  runInAction(() => Object.assign(session, { who: { ...session.who } }));
  expect([looks, asked.length]).toEqual([[], 2]);
});

it.each<[string, () => Promise<WorkingCalendar>, string]>([
  [
    'the holidays of the year',
    async () => ({ ...plainWeek, announced: new Set([2026]), holidays: new Set(['2026-11-23']) }),
    '2026-11-26',
  ],
  ['only weekends when the holidays cannot be loaded', async () => Promise.reject(new Error('away')), '2026-11-25'],
])('the expected day is counted with %s', async (_what, thisYear, day) => {
  const { page } = await openPage(
    [step({}), step({ step: 'package', holder: 'colleague', after: 'product' })],
    thisYear,
  );
  expect(page.expected?.day).toBe(day);
});

it('the expected day is updated when the holidays arrive after the steps', async () => {
  const { promise, resolve } = Promise.withResolvers<WorkingCalendar>();
  const { page } = await openPage(
    [step({}), step({ step: 'package', holder: 'colleague', after: 'product' })],
    async () => promise,
  );
  const seen: (string | undefined)[] = [];
  const forget = autorun(() => void seen.push(page.expected?.day));
  resolve({ ...plainWeek, announced: new Set([2026]), holidays: new Set(['2026-11-23']) });
  await rest();
  forget();
  expect(seen).toEqual(['2026-11-25', '2026-11-26']);
});

it.each([
  ['you', true],
  ['colleague', false],
  ['core-enterprise', true],
] as const)('the first package with the holder %s is marked as the user’s own: %s', async (holder, isYours) => {
  const { page } = await openPage([step({ holder: 'you' }), step({ step: 'package', holder })], async () => plainWeek);
  expect(page.isOwnTask).toBe(isYours);
});
