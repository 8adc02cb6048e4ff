import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import type { MenuEntry } from '../../../domain/shell/shared/signed-in.ts';
import { addressOfPlace, firstPlace } from '../../evidence/shared/list-address.ts';
import { createPaths } from '../../evidence/shared/package-paths.ts';
import type { StartPaths } from './company-overview.ts';

/** A page of the portal that is at hand. */
export interface HomeLink {
  readonly code: string;
  readonly name: string;
  readonly path: string;
}

/** Where a role begins new packages, one for each product of its menus. */
export function creationsFor(role: string, entries: readonly MenuEntry[]): readonly HomeLink[] {
  if (!rolePermission(role, 'create').allowed) return [];
  const begun = new Map(createPaths(role));
  return entries.flatMap(({ code, path }) => {
    const list = begun.get(path);
    const name = entries.find((entry) => entry.path === list)?.name;
    return list === undefined || name === undefined ? [] : [{ code, name, path }];
  });
}

/** Where each step of the start list is done; that of the first package in the product that the menus name first. */
export function startPaths(role: string, entries: readonly MenuEntry[]): StartPaths {
  const [first] = creationsFor(role, entries);
  const list = first && new Map(createPaths(role)).get(first.path);
  return {
    certification: '/my/enterprise-info/realname', certificate: '/my/enterprise-info/certificate-management', 'bank-account': '/my/enterprise-info/bank-account', invoicing: '/my/enterprise-info/invoice-info', agreements: '/agreements/registration', product: '/my/product/overview',
    ...(first ? { package: first.path } : {}), ...(list === undefined ? {} : { waiting: list.split('?')[0] + addressOfPlace({ ...firstPlace, waiting: true }) }),
  };
}
