import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Announcements } from '../../../../src/application/ports/identity/announcements.ts';
import type { AnnouncementTopic } from '../../../../src/domain/identity/announcement-topic.ts';
import { HomePresenter, type HomeParts } from '../../../../src/presentation/home/home/home-presenter.ts';
import { openOffice, type Office } from '../../../builders/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

/** A home page whose parts count their requests. */
async function homeOver(announcements: () => Promise<Announcements>, owes = false) {
  const { session } = (await office.seat('zhousiyuan')).presenters;
  let wanted = 0;
  const part = { opened: async () => undefined, refresh: async () => undefined, left: () => undefined };
  const parts = {
    packages: part,
    maturities: { ...part, owes },
    company: part,
    guidance: part,
    session,
    clock: office.clock,
    announcements,
    poller: { start: () => undefined, stop: () => undefined, refreshNow: () => (wanted += 1) },
  } as unknown as HomeParts;
  return { home: new HomePresenter(parts), wanted: () => wanted };
}

function announcing() {
  const listeners = new Set<(topic: AnnouncementTopic) => void>();
  const announcements: Announcements = {
    isConnected: true,
    reconnect: () => undefined,
    on: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
  };
  return {
    announcements,
    listeners,
    tell: (topic: AnnouncementTopic) => listeners.forEach((listener) => listener(topic)),
  };
}

describe('packages of products that the host does not offer', () => {
  const row = (path: string) => ({ path });
  it.each([
    [[], ['/abs/accounts-receivable/finance-data/detail/1'], false],
    [
      ['CREDIT', 'EST'],
      ['/credit/finance-data/detail/1', '/credit/first-trade/detail/2', '/est/finance-data/detail/3'],
      false,
    ],
    [['CREDIT', 'EST'], ['/credit/finance-data/detail/1', '/abs/accounts-receivable/finance-data/detail/2'], true],
    [['CREDIT'], ['/common/finance-data/guarantee/detail/2'], true],
    [['CREDIT'], [], false],
  ] as const)('are announced at a host that offers %j and shows %j: %s', async (products, paths, told) => {
    const { session } = (await office.seat('zhousiyuan')).presenters;
    const rows = { kind: 'ready', value: paths.map(row) };
    const at = (shown: object) =>
      new HomePresenter({
        packages: { rows: shown },
        maturities: {},
        company: {},
        guidance: {},
        session: { who: session.who, pageConfig: { ...session.pageConfig, products } },
        clock: office.clock,
      } as unknown as HomeParts);
    expect([at(rows).showsElsewhere, at({ kind: 'loading' }).showsElsewhere]).toEqual([told, false]);
  });
});

describe('the home page', () => {
  it('refreshes on an announced message, and on no other announcement', async () => {
    const { announcements, listeners, tell } = announcing();
    const { home, wanted } = await homeOver(async () => announcements);
    for (const errand of home.requests()) errand();
    await expect.poll(() => listeners.size, { interval: 1 }).toBe(1);
    tell('session');
    expect(wanted()).toBe(0);
    tell('messages');
    expect(wanted()).toBe(1);
    home.left();
    expect(listeners.size).toBe(0);
  });

  it('does not listen when it was left before the announcements arrived', async () => {
    const { announcements, listeners } = announcing();
    const { promise, resolve } = Promise.withResolvers<Announcements>();
    const { home } = await homeOver(async () => promise);
    for (const errand of home.requests()) errand();
    home.left();
    resolve(announcements);
    await promise;
    await Promise.resolve();
    expect(listeners.size).toBe(0);
  });

  it('works when the announcements cannot be loaded', async () => {
    const { home, wanted } = await homeOver(async () => Promise.reject(new Error('not there')));
    for (const errand of home.requests()) errand();
    await Promise.resolve();
    expect(wanted()).toBe(0);
  });

  it.each([
    ['the payer, for a supplier', false, { payer: '启衡重工', supplier: 'own' }, '启衡重工'],
    ['the supplier, for a payer', true, { payer: 'own', supplier: '砚舟' }, '砚舟'],
    [
      'the payer, for a payer that is the supplier of this package',
      true,
      { payer: '启衡重工', supplier: 'own' },
      '启衡重工',
    ],
    [
      'the supplier, for a supplier that is the payer of this package',
      false,
      { payer: 'own', supplier: '砚舟' },
      '砚舟',
    ],
    ['the payer, for a company that is neither party', false, { payer: '启衡重工', supplier: '砚舟' }, '启衡重工'],
    ['the supplier, for a payer’s side that is neither party', true, { payer: '启衡重工', supplier: '砚舟' }, '砚舟'],
  ])('names the other party of a package: %s', async (_what, owes, { payer, supplier }, expected) => {
    const { home } = await homeOver(async () => announcing().announcements, owes);
    const own = (await office.seat('zhousiyuan')).presenters.session.who?.companyName ?? '';
    const named = (name: string): string => (name === 'own' ? own : name);
    expect(home.otherParty({ payer: named(payer), supplier: named(supplier) })).toBe(expected);
  });
});

describe('the section of a user without packages', () => {
  it.each([
    ['moyunchi', false, '江北项目部'],
    ['tangyishan', true, ''],
  ])('of %s: sees packages %s, confined to %j', async (account, seesPackages, confinedTo) => {
    const home = (await office.seat(account)).presenters.home();
    expect({ sees: home.seesPackages, confinedTo: home.part.confinedTo }).toEqual({ sees: seesPackages, confinedTo });
    home.left();
  });
});
