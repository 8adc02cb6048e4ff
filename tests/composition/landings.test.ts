import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areas } from '../../src/composition/areas/areas.ts';
import type { CompanyRecord, UserRecord } from '../../server/core/records/company.ts';
import { isPlannedPath } from '../../src/domain/catalogue/planned-paths.ts';
import { actsForCore } from '../../src/domain/identity/role.ts';
import { allEntries } from '../../src/domain/identity/signed-in.ts';
import { fixedLandingPath } from '../../src/domain/trade/shared/work-areas.ts';
import { PagesSource } from '../../src/presentation/shell/palette/pages-source.ts';
import { openOffice, until, type Office, type Seat } from '../builders/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

const pages = areas.flatMap((area) => area.pages);
const pathsOf = (which: (page: (typeof pages)[number]) => boolean): ReadonlySet<string> =>
  new Set(pages.filter(which).map(({ path }) => path));
const builtPaths = pathsOf(() => true);
const openPaths = pathsOf(({ forEverybody, forAnybody }) => forEverybody === true || forAnybody === true);

const landings = [
  '/credit/core/index/operator',
  '/credit/core/index/director',
  '/credit/chain/index/operator',
  fixedLandingPath,
] as const;
const [coreOperator, coreDirector, chainOperator, chainDirector] = landings;

/** One user of each side takes the role. */
const users = { core: 'luoqiubai', chain: 'zhousiyuan' } as const;

/**
 * Each role of document 1, section 6, on both sides: its page after sign-in, the overview of credits in its menus, and
 * whether it can act.
 */
const roles: readonly (readonly [role: string, home: string, overview: string | undefined, acts: boolean])[] = [
  ['ROLE_CORP_OPERATOR', '/index', chainOperator, true],
  ['ROLE_CORE_OPERATOR', '/index', coreOperator, true],
  ['CORP_INNER_OPERATOR', '/index', chainOperator, true],
  ['ROLE_CORP_DIRECTOR', '/index', chainDirector, true],
  ['CORP_DIRECTOR', '/index', chainDirector, true],
  ['ROLE_CORE_DIRECTOR', '/index', coreDirector, true],
  ['CORE_DIRECTOR', '/index', coreDirector, true],
  ['NO_LEGAL_ENTITY_DIRECTOR', '/index', chainDirector, true],
  ['CORP_INNER_DIRECTOR', '/index', chainDirector, true],
  ['CORP_QUERY', '/index', chainDirector, false],
  ['QUERY', '/index', chainDirector, false],
  ['CORP_INNER_QUERY', '/index', chainDirector, false],
  ['CORE_QUERY', '/index', coreDirector, false],
  ['CORE_FINAL_REVIEW', coreDirector, coreDirector, true],
  ['CORP_FINAL_REVIEW', chainDirector, chainDirector, false],
  ['PURCHASE', '/index', undefined, false],
  ['CORP_PURCHASE', '/index', undefined, false],
  ['CORE_PURCHASE', '/index', undefined, false],
  ['CORP_MANAGER', '/my/person', undefined, false],
  ['CORE_MANAGER', '/index', undefined, false],
  ['FINANCE_CLIENT_MANAGER', '/index', undefined, false],
  ['FINANCE_PRODUCT_MANAGER', '/index', undefined, false],
  ['ROLE_CORP_DEFAULT', '/index', undefined, false],
  ['ROLE_CORE_DEFAULT', '/index', undefined, false],
  ['UNHEARD_OF', '/index', undefined, false],
  ['__proto__', '/index', undefined, false],
];

async function change(userName: string, user: Partial<UserRecord>, company: Partial<CompanyRecord> = {}) {
  await office.store.transaction(async ({ users: all, companies }) => {
    const found = await all.byName(userName);
    const employer = found && (await companies.find(found.pkCorp));
    if (!found || !employer) throw new Error(`Nobody is called ${userName}`);
    await all.save({ ...found, ...user });
    await companies.save({ ...employer, ...company });
  });
}

async function seatIn(role: string, company: Partial<CompanyRecord> = {}, more: Partial<UserRecord> = {}) {
  const userName = actsForCore(role) ? users.core : users.chain;
  await change(userName, { roles: [role], ...more }, company);
  return office.seat(userName);
}

/** Whether a page opens: it is open to every signed-in user, or is in the menus. */
const opens = ({ presenters }: Seat, path: string): boolean =>
  builtPaths.has(path) && presenters.shell.passage(openPaths.has(path) ? undefined : path) === 'allowed';

/** The pages to which the shell leads: start page, menus, search. */
function listed({ presenters: { shell, session } }: Seat): readonly string[] {
  const found = new PagesSource(session).find('', (key) => key);
  return [
    session.landing ?? '',
    ...shell.menus.flatMap(({ links }) => links.map(({ path }) => path)),
    ...found.flatMap(({ entries }) => entries.map(({ path }) => path)),
  ];
}

const refusedOf = (seat: Seat): readonly string[] =>
  listed(seat).filter((path) => !opens(seat, path) || isPlannedPath(path));

describe('after signing in', () => {
  it.each(roles)('%s lands at %s, and every listed entry opens', async (role, home) => {
    const seat = await seatIn(role);
    expect(seat.presenters.session.landing).toBe(home);
    expect(refusedOf(seat)).toEqual([]);
  });

  it.each(roles)('%s of a company that has opened nothing finds only pages that open', async (role) => {
    const seat = await seatIn(role, { openedProducts: [] });
    expect(seat.presenters.session.landing).toBe(role === 'ROLE_CORP_DEFAULT' ? '/index' : '/my/start');
    expect(refusedOf(seat)).toEqual([]);
  });

  it.each(roles)('%s for an institution finds only pages that open, and no business', async (role) => {
    const seat = await seatIn(role, {}, { institution: '衡铎银行宁波分行' });
    expect(refusedOf(seat)).toEqual([]);
    expect(listed(seat).filter((path) => path.startsWith('/credit/c'))).toEqual([]);
  });

  it.each(roles)('%s finds the words of home, where nothing fails', async (role) => {
    const { presenters } = await seatIn(role);
    const home = presenters.home();
    home.opened();
    for (const request of home.requests()) request();
    await until(() => home.company.isKnown);
    home.left();
    expect(home.seesPackages || home.part.kind !== 'operator').toBe(true);
    expect(home.lists.every(({ path }) => builtPaths.has(path))).toBe(true);
  });
});

describe('the overview of credits', () => {
  it.each(roles)('for %s, who lands at %s, is %s', async (role, _home, overview, acts) => {
    const seat = await seatIn(role);
    const menus = allEntries(seat.presenters.session.who?.menus ?? []).map(({ path }) => path);
    expect(landings.filter((path) => menus.includes(path))).toEqual(overview === undefined ? [] : [overview]);
    // The others are refused, except the one that every signed-in user may open.
    expect(landings.filter((path) => opens(seat, path))).toEqual(
      landings.filter((path) => path === overview || path === fixedLandingPath),
    );
    seat.goTo(fixedLandingPath);
    const landing = seat.presenters.landing('credit');
    landing.opened();
    expect(landing.absence).toBe(overview === undefined ? 'no-part' : undefined);
    expect(landing.acts).toBe(acts);
    expect(seat.place()).toBe(overview ?? fixedLandingPath);
    if (overview === undefined) return;
    await until(() => landing.content.value !== undefined);
    landing.left();
    const paths = [
      landing.toDoPath,
      landing.ladderPath,
      ...landing.figures.map(({ path }) => path?.split('?')[0]),
      ...landing.starts.map(({ path }) => path),
      ...landing.recent.map(({ path }) => path?.split('?')[0]),
      ...landing.waiting.map(({ path }) => path?.split('?')[0]),
    ];
    expect(paths.filter((path) => path !== undefined && !opens(seat, path))).toEqual([]);
    expect(landing.recent.length).toBeGreaterThan(0);
    expect(landing.recent.every(({ path }) => path !== undefined)).toBe(true);
    if (!acts) expect([landing.waiting, landing.starts.map(({ what }) => what).includes('issue')]).toEqual([[], false]);
  });

  it.each([
    ['ROLE_CORP_DIRECTOR', { openedProducts: ['EST'] as const }, '', 'closed'],
    ['ROLE_CORE_OPERATOR', { openedProducts: ['EST'] as const }, '', 'closed'],
    ['CORP_QUERY', { openedProducts: [] }, '', 'closed'],
    ['CORP_INNER_DIRECTOR', {}, '衡铎银行宁波分行', 'institution'],
    ['ROLE_CORP_DIRECTOR', {}, '衡铎银行宁波分行', 'institution'],
  ] as const)('at its fixed address says to %s, with %j, for “%s”: %s', async (role, company, institution, absence) => {
    const seat = await seatIn(role, company, { institution });
    seat.goTo(fixedLandingPath);
    const landing = seat.presenters.landing('credit');
    landing.opened();
    expect([landing.absence, seat.place(), landing.content.value]).toEqual([absence, fixedLandingPath, undefined]);
    landing.left();
  });
});
