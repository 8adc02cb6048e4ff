import type { ProductCode } from '../../catalogue/product-code.ts';
import { actsForCore, roleKind, type RoleCode, type RoleKind } from '../../identity/role.ts';
import { instrumentKinds, productOfInstrument, type InstrumentKind } from './instrument.ts';

/** Kinds of pages in a product's work area; each kind has one screen for all products. */
export const tradePageKinds = [
  'landing',
  'to-do',
  'issue',
  'payroll-issue',
  'approval',
  'applications',
  'instruments',
  'instrument',
  'holdings',
  'acceptance',
  'transfer',
  'finance',
  'financings',
  'contracts',
  'statistics',
  'suppliers',
  'payments',
  'receipts',
] as const;
export type TradePageKind = (typeof tradePageKinds)[number];

/** Side of a business: the core enterprise that owes, or the supplier that holds. */
export type TradeSide = 'core' | 'chain';

/** A page of a product's work area, and the roles that have it in their menus. */
export interface TradePage {
  readonly kind: TradePageKind;
  readonly side: TradeSide;
  readonly path: string;
  readonly roles: readonly RoleKind[];
  /** Whether the menu lists it; other pages are reached from listed ones. */
  readonly isListed: boolean;
}

/** Work area of a product, with its pages. */
export interface WorkArea {
  readonly product: ProductCode;
  readonly instrumentKind: InstrumentKind;
  readonly pages: readonly TradePage[];
}

const operators: readonly RoleKind[] = ['operator'];
const directors: readonly RoleKind[] = ['director'];
const approvers: readonly RoleKind[] = ['director', 'final-reviewer'];
/** Roles that only read. */
const lookers: readonly RoleKind[] = ['query'];
const viewers: readonly RoleKind[] = [...operators, ...approvers, ...lookers];

const page = (
  side: TradeSide,
  kind: TradePageKind,
  path: string,
  roles: readonly RoleKind[],
  isListed = true,
): TradePage => ({ kind, side, path, roles, isListed });

/**
 * Pages of a product below its prefix. The documents name most of the paths (document 1, section 2; checklist R-056 to
 * The portal's own are those of holdings, acceptance, transfer, approval, applications, instruments, one
 * instrument, payments and receipts, and the supplier's to-do page.
 */
function pagesUnder(prefix: string): readonly TradePage[] {
  const core = `${prefix}/core`;
  const chain = `${prefix}/chain`;
  return [
    page('core', 'landing', `${core}/index/operator`, operators),
    page('core', 'landing', `${core}/index/director`, [...approvers, ...lookers]),
    page('core', 'to-do', `${core}/todo/operator`, operators),
    page('core', 'to-do', `${core}/todo/director`, approvers),
    page('core', 'issue', `${core}/issue/issue`, operators),
    page('core', 'payroll-issue', `${core}/issue/payroll-issue`, operators),
    page('core', 'approval', `${core}/issue/operator-approve`, [...operators, ...lookers], false),
    page('core', 'approval', `${core}/issue/director-approve`, approvers, false),
    page('core', 'instruments', `${core}/instruments`, viewers),
    page('core', 'instrument', `${core}/instruments/detail`, viewers, false),
    page('core', 'applications', `${core}/applications`, viewers),
    page('core', 'financings', `${core}/supplier/finance-query`, viewers),
    page('core', 'suppliers', `${core}/supplier`, viewers),
    page('core', 'payments', `${core}/payments`, viewers),
    page('core', 'statistics', `${core}/statistics`, viewers),
    page('chain', 'landing', `${chain}/index/operator`, operators),
    page('chain', 'landing', `${chain}/index/director`, [...approvers, ...lookers]),
    page('chain', 'to-do', `${chain}/todo/operator`, operators),
    page('chain', 'to-do', `${chain}/todo/director`, directors),
    page('chain', 'holdings', `${chain}/holdings`, viewers),
    page('chain', 'instrument', `${chain}/holdings/detail`, viewers, false),
    page('chain', 'acceptance', `${chain}/accept`, viewers),
    page('chain', 'transfer', `${chain}/transfer`, operators, false),
    page('chain', 'approval', `${chain}/approve`, viewers, false),
    page('chain', 'applications', `${chain}/applications`, viewers),
    page('chain', 'finance', `${chain}/finance/apply`, operators),
    page('chain', 'financings', `${chain}/finance/query`, viewers),
    page('chain', 'contracts', `${chain}/contract/sign`, [...operators, ...approvers]),
    page('chain', 'receipts', `${chain}/receipts`, viewers),
    page('chain', 'statistics', `${chain}/statistics`, viewers),
  ];
}

/** Work areas of all products with instruments. */
export const workAreas: readonly WorkArea[] = instrumentKinds.map((instrumentKind) => {
  const product = productOfInstrument[instrumentKind];
  return { product, instrumentKind, pages: pagesUnder(`/${product.toLowerCase().replaceAll('_', '-')}`) };
});

/** Kinds of pages for users who see only what is allocated to their inner organisation. */
export const allocatedPages: readonly TradePageKind[] = ['landing', 'holdings'];

/** Paths of all to-do pages. */
export const toDoPaths: ReadonlySet<string> = new Set(
  workAreas.flatMap(({ pages }) => pages.filter(({ kind }) => kind === 'to-do').map(({ path }) => path)),
);

/** Landing page that every signed-in user may open (document 1, section 2; checklist F-256). */
export const fixedLandingPath = '/credit/chain/index/director';

/** Page of the ledger, which opens in its own window (checklist R-046). */
export const ledgerPath = '/transfer-record';

/** Side on which a role works. */
export const tradeSideOf = (role: RoleCode): TradeSide => (actsForCore(role) ? 'core' : 'chain');

/** The work area of a kind of instrument. */
export const workAreaOf = (kind: InstrumentKind): WorkArea => {
  const found = workAreas.find(({ instrumentKind }) => instrumentKind === kind);
  if (!found) throw new RangeError(`No work area of ${kind}`);
  return found;
};

/** Page of a kind that a role has in a work area; undefined for none. */
export function pageFor(area: WorkArea, kind: TradePageKind, role: RoleCode): TradePage | undefined {
  const side = tradeSideOf(role);
  const isOf = roleKind(role);
  return area.pages.find((each) => each.kind === kind && each.side === side && each.roles.includes(isOf));
}

/** All pages of a work area that a role may open. */
export function pagesFor(area: WorkArea, role: RoleCode): readonly TradePage[] {
  const side = tradeSideOf(role);
  const isOf = roleKind(role);
  return area.pages.filter((each) => each.side === side && each.roles.includes(isOf));
}

/** Address of the page of a kind for one item, by its id; undefined where the role has no such page. */
const pathWithId = (kind: InstrumentKind, of: TradePageKind, role: RoleCode, id: string): string | undefined => {
  const found = pageFor(workAreaOf(kind), of, role);
  return found && `${found.path}?id=${encodeURIComponent(id)}`;
};

/** Address of an application for a role; undefined where the role may not see it. */
export const applicationPath = (kind: InstrumentKind, role: RoleCode, applicationId: string): string | undefined =>
  pathWithId(kind, 'approval', role, applicationId);

/** Address of a financing for a role; undefined where the role may not see it. */
export const financingPath = (kind: InstrumentKind, role: RoleCode, financingId: string): string | undefined =>
  pathWithId(kind, 'financings', role, financingId);

/** Address of an instrument for a role; undefined where the role may not see it. */
export const instrumentPath = (kind: InstrumentKind, role: RoleCode, instrumentId: string): string | undefined =>
  pathWithId(kind, 'instrument', role, instrumentId);
