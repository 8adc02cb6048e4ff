import { observable, runInAction } from 'mobx';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptGuidance } from '../../../../src/application/ports/home/guidance-memory.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { GuidanceLink, GuidanceType } from '../../../../src/domain/home/guidance.ts';
import type { MenuEntry } from '../../../../src/domain/identity/signed-in.ts';
import { Guidance } from '../../../../src/presentation/home/home/guidance.ts';
import type { SessionStore } from '../../../../src/presentation/identity/session-store.ts';

const entry = (path: string, name: string, listed = true): MenuEntry => ({
  code: path,
  name,
  path,
  listed,
  children: [],
});
const menus = [
  entry('/credit/finance-data/create/finance', '新建', false),
  entry('/credit/finance-data/index/finance', '债权资料'),
  entry('/receivable/finance-data/create/finance', '新建', false),
];
const link = (id: string, url: string, order = 1): GuidanceLink => ({ id, title: id, url, order });
const usual = [
  link('list', '/cv3/credit/finance-data/index/finance', 2),
  link('new', '/cv3/credit/finance-data/create/finance', 1),
  link('due', '/cv3/receivable/finance-data/create/finance'),
];

let links: readonly GuidanceLink[] | PortFault;
let asked: (readonly GuidanceType[])[];
/** The browser's storage, by person; undefined where it stores nothing. */
let kept: Map<string, KeptGuidance> | undefined;
let faults: unknown[];
let session: SessionStore;

const person = (userId: string, code = 'ROLE_CORP_OPERATOR') => ({ userId, role: { code, name: code }, menus });
beforeEach(() => {
  [links, asked, kept, faults] = [usual, [], new Map(), []];
  session = observable(
    { who: person('U-1'), faultSeen: (thrown: unknown) => void faults.push(thrown) },
    {},
    { deep: false },
  ) as unknown as SessionStore;
});

async function opened(): Promise<Guidance> {
  const guidance = new Guidance({
    session,
    desk: {
      links: async (types) => {
        asked.push(types);
        if (links instanceof PortFault) throw links;
        return links;
      },
    },
    memory: {
      recall: (userId) => kept?.get(userId) ?? { isDismissed: false, finished: [] },
      dismiss: (userId) => void kept?.set(userId, { isDismissed: true, finished: [] }),
      markFinished: (userId, finished) => void kept?.set(userId, { isDismissed: false, finished }),
    },
  });
  await guidance.opened();
  return guidance;
}
const ways = ({ products: all }: Guidance) =>
  all.map(({ name, steps }) => [name, steps.map(({ id, done }) => (done ? `${id} done` : id)).join()]);

describe('the links to products', () => {
  it('are those of the role in their order, named like the menu entries', async () => {
    expect([ways(await opened()), asked]).toEqual([
      [
        ['债权资料', 'new,list'],
        ['', 'due'],
      ],
      [[3, 7, 9]],
    ]);
  });

  it('lead only to pages of the menus', async () => {
    links = [
      ...usual,
      link('gone', '/cv3/credit/chain/finance/apply'),
      link('evil', 'https://evil.example/credit/finance-data/index/finance'),
      link('slashes', '//evil.example/index'),
    ];
    expect(ways(await opened())).toEqual([
      ['债权资料', 'new,list'],
      ['', 'due'],
    ]);
  });

  it('are empty after a failure, which is reported, and not requested for other roles', async () => {
    links = new PortFault('not-signed-in');
    expect([ways(await opened()), faults]).toEqual([[], [links]]);
    runInAction(() => Object.assign(session, { who: person('U-1', 'ROLE_CORP_QUERY') }));
    expect([ways(await opened()), asked.length]).toEqual([[], 1]);
  });

  it.each([
    ['keeps it', true],
    ['keeps nothing', false],
  ])('tick followed steps until all are done, when the browser %s', async (_what, keeps) => {
    kept = keeps ? new Map() : undefined;
    const guidance = await opened();
    guidance.stepFollowed('new');
    guidance.stepFollowed('due');
    expect(ways(guidance)).toEqual([
      ['债权资料', 'new done,list'],
      ['', 'due done'],
    ]);
    expect(ways(await opened())).toEqual(
      keeps
        ? [
            ['债权资料', 'new done,list'],
            ['', 'due done'],
          ]
        : [
            ['债权资料', 'new,list'],
            ['', 'due'],
          ],
    );
    guidance.stepFollowed('list');
    expect(ways(guidance)).toEqual([]);
  });

  it.each([
    ['keeps it', true],
    ['keeps nothing', false],
  ])('are dismissed for one user only, when the browser %s', async (_what, keeps) => {
    kept = keeps ? new Map() : undefined;
    const guidance = await opened();
    guidance.dismissed();
    expect([ways(guidance), ways(await opened()).length]).toEqual([[], keeps ? 0 : 2]);
    runInAction(() => Object.assign(session, { who: person('U-2') }));
    expect(ways(guidance).length).toBe(2);
    runInAction(() => Object.assign(session, { who: undefined }));
    guidance.stepFollowed('new');
    guidance.dismissed();
    expect(ways(guidance)).toEqual([]);
    runInAction(() => Object.assign(session, { who: person('U-2') }));
    expect(ways(guidance)).toEqual([
      ['债权资料', 'new,list'],
      ['', 'due'],
    ]);
  });
});
