import { beforeEach, describe, expect, it } from 'vitest';
import type { BackEnd } from '../../../../server/core/back-end.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

let store: MemoryStore;
let backEnd: BackEnd;
let now: number;
const start = Date.parse('2026-11-27T02:00:00Z');
const day = 24 * 60 * 60 * 1000;

interface Application {
  readonly applicationId: string;
  readonly version: number;
  readonly state: string;
}

async function as(account: string): Promise<Asker> {
  const asker = new Asker(backEnd);
  expect(await asker.signIn(account)).toMatchObject({ code: '0' });
  return asker;
}

const form = { payeeId: 'C-YANZHOU', amount: '5.00', dueOn: '2027-03-31', contractNumber: 'QH2026A0917' };
const issue = { act: 'issue', instrumentKind: 'credit', form, submits: true };
const decide = async (asker: Asker, { applicationId, version }: Application, decision: string, more: object = {}) =>
  asker.ask('decideTradeApplication', {
    applicationId,
    version,
    decision,
    reason: 'amount',
    words: '请核对',
    ...more,
  });
const figures = async (asker: Asker) =>
  (
    await asker.given<{ toDo: { returned: { count: number; totalAmount: string } } }>('tradeFigures', {
      instrumentKind: 'credit',
    })
  ).toDo.returned;

/** Withdraws all roles of an account and ends its session, as the management of users does. */
async function dismiss(userId: string): Promise<void> {
  await store.transaction(async ({ users, sessions }) => {
    const user = await users.find(userId);
    if (user) await users.save({ ...user, roles: [] });
    await sessions.endOthers(userId, '');
  });
}

beforeEach(async () => {
  now = start;
  store = new MemoryStore();
  backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
});

describe('the reason of a refusal or a decision', () => {
  it.each(['', 'constructor', '__proto__', 'business'])(
    'of a refusal is none of the others, such as "%s"',
    async (reason) => {
      const refusal = { act: 'refuse', instrumentKind: 'credit', form: { holdingId: 'H-1' }, reason, submits: true };
      expect(await (await as('zhousiyuan')).ask('saveTradeApplication', refusal)).toMatchObject({
        code: 'REQUEST_INVALID',
        data: { field: 'reason' },
      });
    },
  );

  it('is none for any other act', async () => {
    expect(await (await as('luoqiubai')).ask('saveTradeApplication', { ...issue, reason: 'amount' })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'reason' },
    });
  });

  it.each(['\u200b', ' \u2060\u202e ', '\u2800'])('needs words that can be seen: %j are none', async (words) => {
    const made = await (await as('luoqiubai')).given<Application>('saveTradeApplication', issue);
    expect(await decide(await as('shennanzhi'), made, 'return', { words })).toMatchObject({
      code: 'REQUEST_INVALID',
      data: { field: 'words' },
    });
    const long = { ...form, dueOn: '2027-08-31', exceptionReason: 'contract', exceptionText: words };
    expect(await (await as('luoqiubai')).ask('saveTradeApplication', { ...issue, form: long })).toMatchObject({
      code: 'TRADE_RULE',
      data: { rule: 'TERM_REASON' },
    });
  });
});

describe('a decision', () => {
  it('keeps words without invisible characters', async () => {
    const made = await (await as('luoqiubai')).given<Application>('saveTradeApplication', issue);
    const words = ' 金额\u202E有误\n请改\u200B ';
    const answer = await decide(await as('shennanzhi'), made, 'return', { words });
    expect((answer.data as { events: readonly { words: string }[] }).events.at(-1)?.words).toBe('金额 有误 请改');
  });

  it('is refused after the last day, although the application is not closed yet', async () => {
    const made = await (
      await as('luoqiubai')
    ).given<Application & { readonly endDate: string }>('saveTradeApplication', issue);
    now = Date.parse(`${made.endDate}T02:00:00Z`);
    expect(await decide(await as('shennanzhi'), made, 'approve')).toMatchObject({ data: { state: 'WAITING' } });
    const other = await (
      await as('luoqiubai')
    ).given<Application & { readonly endDate: string }>('saveTradeApplication', issue);
    now = Date.parse(`${other.endDate}T02:00:00Z`) + day;
    expect(await decide(await as('shennanzhi'), other, 'approve')).toMatchObject({
      code: 'TRADE_STATE',
      data: { state: 'LAPSED' },
    });
  });
});

describe('a returned application', () => {
  it('is not hidden by the drafts of a colleague', async () => {
    const [luo, shen] = [await as('luoqiubai'), await as('shennanzhi')];
    const made = await luo.given<Application>('saveTradeApplication', issue);
    await decide(shen, made, 'return');
    for (let count = 0; count < 101; count += 1)
      await shen.given('saveTradeApplication', { ...issue, form: {}, submits: false });
    expect(await figures(luo)).toEqual({ count: 1, totalAmount: '5.00' });
    expect(await figures(shen)).toEqual({ count: 0, totalAmount: '0.00' });
  });

  it('waits for the colleagues of a maker who can no longer act, and is announced to them', async () => {
    const made = await (await as('luoqiubai')).given<Application>('saveTradeApplication', issue);
    await dismiss('U-luoqiubai');
    const shen = await as('shennanzhi');
    await decide(shen, made, 'return');
    expect(await figures(shen)).toEqual({ count: 1, totalAmount: '5.00' });
    const told = await store.transaction(async ({ messages }) => messages.of('U-shennanzhi', 0, 50));
    expect(told.map(({ kind, subject }) => `${kind} ${subject}`)).toContain(`returned ${made.applicationId}`);
  });
});

describe('the pages of one side', () => {
  it.each([
    ['zhousiyuan', 'tradeInstruments', { page: 1, pageSize: 20 }],
    ['luoqiubai', 'tradeHoldings', { place: 'held', page: 1, pageSize: 20 }],
    ['zhousiyuan', 'tradeLimits', {}],
  ] as const)('are not those of the other: %s asks for %s', async (account, call, request) => {
    expect(await (await as(account)).ask(call, request)).toMatchObject({ code: 'NOT_PERMITTED' });
  });
});

describe('the list of holdings', () => {
  interface Listed {
    readonly count: number;
    readonly transit: { readonly count: number; readonly totalAmount: string };
    readonly records: readonly { readonly transferBar?: string }[];
  }
  const issued = async (more: object = {}): Promise<void> => {
    const made = await (
      await as('luoqiubai')
    ).given<Application>('saveTradeApplication', { ...issue, form: { ...form, ...more } });
    const { data } = await decide(await as('shennanzhi'), made, 'approve');
    await decide(await as('songbeichen'), data as Application, 'approve');
  };
  const list = async (more: object): Promise<Listed> =>
    (await as('zhousiyuan')).given<Listed>('tradeHoldings', { place: 'held', page: 1, pageSize: 200, ...more });

  it('tells of all that is on its way, whatever is filtered', async () => {
    await issued();
    const { transit } = await list({});
    expect(transit.count).toBeGreaterThan(0);
    for (const filter of [{ keyword: 'RX-NONE' }, { issuerId: 'C-NONE' }])
      expect(await list(filter)).toMatchObject({ count: 0, transit });
  });

  it('marks a holding as barred when its issuer does not allow transfers, or when it closes before its payment', async () => {
    const acceptWith = async (more: object): Promise<string | undefined> => {
      await issued(more);
      const { records } = await (
        await as('zhousiyuan')
      ).given<{ records: readonly { readonly holdingId: string }[] }>('tradeHoldings', {
        place: 'transit',
        orderBy: 'openedAt',
        descending: true,
        page: 1,
        pageSize: 1,
      });
      const asked = { act: 'accept', instrumentKind: 'credit', form: records[0], submits: true };
      const made = await (await as('zhousiyuan')).given<Application>('saveTradeApplication', asked);
      await decide(await as('guyunzhou'), made, 'approve');
      return (await list({ orderBy: 'openedAt', descending: true })).records[0]?.transferBar;
    };
    expect(await acceptWith({})).toBeUndefined();
    now += 1000;
    expect(await acceptWith({ isTransferable: false })).toBe('not-transferable');
    now += 1000;
    // Paid on 4 December, a Friday: closed from 1 December on.
    expect(await acceptWith({ dueOn: '2026-12-04' })).toBeUndefined();
    const first = async () => (await list({ orderBy: 'openedAt', descending: true })).records[0]?.transferBar;
    now = Date.parse('2026-11-30T02:00:00Z');
    expect(await first()).toBeUndefined();
    now = Date.parse('2026-12-01T02:00:00Z');
    expect(await first()).toBe('closed');
  });
});
