import type { GroupDirectory } from '../../application/ports/pages/group-directory.ts';
import { menusWithin, noGroupFlags } from '../../domain/identity/group-menus.ts';
import type { MenuEntry } from '../../domain/identity/signed-in.ts';

/** Removes a group's pages from the menus unless the back end has switched them on (F-009). */
export async function menusOfGroup(groups: GroupDirectory, menus: readonly MenuEntry[]): Promise<readonly MenuEntry[]> {
  return menusWithin(menus, await groups.flags().catch(() => noGroupFlags));
}
