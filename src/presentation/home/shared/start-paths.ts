import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import type { BusinessRestriction, BusinessTerms } from '../../../domain/parties/business-restriction.ts';
import type { MenuEntry } from '../../../domain/identity/signed-in.ts';
import { creationRestriction } from '../../evidence/shared/held-package.ts';
import { addressOfPlace, firstPlace } from '../../evidence/shared/list-address.ts';
import { createPaths } from '../../evidence/shared/package-paths.ts';
import type { StartPaths } from './company-overview.ts';

/** A page of the portal that is at hand. */
export interface HomeLink {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

/** Where new packages of a product are begun. */
export interface Creation extends HomeLink {
  readonly list: string;
  /** What keeps them back; undefined where nothing does. */
  readonly held: BusinessRestriction['kind'] | undefined;
}

/** Where a role begins new packages at an instant, one for each product of its menus. */
export function creationsFor(
  role: string,
  entries: readonly MenuEntry[],
  terms: BusinessTerms,
  now: number,
): readonly Creation[] {
  if (!rolePermission(role, 'create').allowed) return [];
  const begun = new Map(createPaths(role).map((each) => [each.create, each]));
  return entries.flatMap(({ code, path }) => {
    const place = begun.get(path);
    const name = entries.find((entry) => entry.path === place?.list)?.name;
    if (!place || name === undefined) return [];
    return [
      { code, name, path, list: place.list, held: creationRestriction(place.book, role, terms, now)?.because.kind },
    ];
  });
}

/**
 * Where each step of the start list is done; that of the first package in the first product of the menus that may be
 * begun.
 */
export function startPaths(creations: readonly Creation[]): StartPaths {
  const first = creations.find(({ held }) => held === undefined) ?? creations[0];
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
