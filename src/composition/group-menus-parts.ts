import { WireGroupDirectory } from '../adapters/wire/shell/wire-group-directory.ts';
import type { WireClient } from '../adapters/wire/wire-client.ts';
import type { MenuEntry } from '../domain/identity/signed-in.ts';
import { menusOfGroup } from '../presentation/pages/group-menus.ts';

export const groupMenus = async (client: WireClient, menus: readonly MenuEntry[]): Promise<readonly MenuEntry[]> =>
  menusOfGroup(new WireGroupDirectory(client), menus);
