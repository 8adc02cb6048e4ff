import { authorisationsPath, innerOrganisationsPath, type GroupFlags } from './group-pages.ts';
import type { MenuEntry } from './signed-in.ts';

export const noGroupFlags: GroupFlags = { innerOrganisations: false, authorisations: false };

const flagOf: ReadonlyMap<string, keyof GroupFlags> = new Map([
  [innerOrganisationsPath, 'innerOrganisations'],
  [authorisationsPath, 'authorisations'],
]);

/** Menus without group pages that are switched off; these are neither listed nor reachable (F-009). */
export function menusWithin(menus: readonly MenuEntry[], flags: GroupFlags): readonly MenuEntry[] {
  return menus
    .filter(({ path }) => {
      const flag = flagOf.get(path.replace(/\/+$/, ''));
      return flag === undefined || flags[flag];
    })
    .map((entry) => ({ ...entry, children: menusWithin(entry.children, flags) }));
}
