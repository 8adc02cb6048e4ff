import { productCodes, type ProductCode } from './product-code.ts';

/** Pages that the documents name and that are not built yet (document 1, section 2; ). */
const named: readonly string[] = [
  '/receivable/core/increase/increase',
  '/receivable/core/increase/operator-approve',
  '/receivable/core/increase/director-approve',
  '/receivable/chain/statistics',
  '/receivable/chain/contract/apply',
  '/receivable/chain/contract/sign',
  '/gpc/index/operator',
  '/gpc/index/director',
  '/gpc/finance/manage',
  '/gpc/finance/approve',
  '/gpc/finance/query',
  '/gpc/contract/apply',
  '/gpc/contract/sign',
  '/sccp/register/operator',
  '/sccp/register/director',
];

/** Areas that the documents name without pages: each path below them is planned. */
const areas: readonly string[] = ['order', 'scg', 'ccb', 'dealer', 'labourer', 'supplier', 'ukey', 'guarantee'];

/** Products whose landing pages are built already, or are listed in `named` (document 2, section 2). */
const landsElsewhere: ReadonlySet<ProductCode> = new Set(['CREDIT', 'SCCP', 'GPC']);

/** Products that have a page for recommending suppliers instead of a landing page (document 2, section 2; R-101). */
const recommends: ReadonlySet<ProductCode> = new Set(['ORDER', 'EDT', 'EXTOC']);

const roles = ['operator', 'director'] as const;

function landingsOf(product: ProductCode): readonly string[] {
  const base = `/${product.toLowerCase().replaceAll('_', '-')}`;
  if (landsElsewhere.has(product)) return [];
  const chain = roles.map((role) => `${base}/chain/index/${role}`);
  return recommends.has(product)
    ? [`${base}/core/recommend-supplier`, ...chain]
    : [...roles.map((role) => `${base}/core/index/${role}`), ...chain];
}

/** All planned pages by their paths. */
export const plannedPaths: ReadonlySet<string> = new Set([...named, ...productCodes.flatMap(landingsOf)]);

/**
 * Whether a page is planned and not built yet. Such a page says that it is not offered yet, whether or not the menus
 * name it; any other unknown address gives a 404 (decision 0184).
 */
export function isPlannedPath(path: string): boolean {
  return plannedPaths.has(path) || areas.some((area) => path === `/${area}` || path.startsWith(`/${area}/`));
}
