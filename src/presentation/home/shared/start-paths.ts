import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import type { BusinessRestriction, BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { MenuEntry } from '../../../domain/identity/signed-in.ts';
import { creationRestriction } from '../../evidence/shared/package-restriction.ts';
import { addressOfPlace, firstPlace } from '../../evidence/shared/list-address.ts';
import { createPaths } from '../../evidence/shared/package-paths.ts';
import type { StartPaths } from './company-overview.ts';

/** A page of the portal as a link. */
export interface HomeLink {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

/** The place for creating packages of a product. */
export interface Creation extends HomeLink {
  readonly list: string;
  /** The restriction on it; undefined if there is none. */
  readonly restriction: BusinessRestriction['kind'] | undefined;
}

/** The places for creating packages that a role has at an instant, one for each product in its menus. */
export function creationsFor(
  role: string,
  entries: readonly MenuEntry[],
  terms: BusinessTerms,
  now: number,
): readonly Creation[] {
  if (!rolePermission(role, 'create').allowed) return [];
  const createPages = new Map(createPaths(role).map((each) => [each.create, each]));
  return entries.flatMap(({ code, path }) => {
    const place = createPages.get(path);
    const name = entries.find((entry) => entry.path === place?.list)?.name;
    if (!place || name === undefined) return [];
    return [
      {
        code,
        name,
        path,
        list: place.list,
        restriction: creationRestriction(place.book, role, terms, now)?.because.kind,
      },
    ];
  });
}

/** The page of each first step. That of the first package belongs to the first unrestricted product in the menus. */
export function startPaths(creations: readonly Creation[]): StartPaths {
  const first = creations.find(({ restriction }) => restriction === undefined) ?? creations[0];
  const list = first?.list;
  return {
    certification: '/my/enterprise-info/realname',
    certificate: '/my/enterprise-info/certificate-management',
    'bank-account': '/my/enterprise-info/bank-account',
    invoicing: '/my/enterprise-info/invoice-info',
    agreements: '/agreements/registration',
    product: '/my/product/overview',
    ...(first ? { package: first.path } : {}),
    ...(list === undefined ? {} : { waiting: list.split('?')[0] + addressOfPlace({ ...firstPlace, waiting: true }) }),
  };
}
