import type { PlatformRecord, VersionReturnRecord, HandOverRecord } from '../../../core/records/shell.ts';
import type { ShellTables } from '../../../core/tables/shell.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

function platformsTable({ table }: MemoryShelf): ShellTables['platforms'] {
  const platforms = table<PlatformRecord>((platform) => platform.host);
  return Object.assign(platforms, { all: async () => platforms.select(() => true) });
}

function handOversTable({ table }: MemoryShelf): ShellTables['handOvers'] {
  const handOvers = table<HandOverRecord>((each) => each.key);
  return Object.assign(handOvers, {
    removeExpiredBefore: async (instant: number) => {
      for (const { key } of handOvers.select((each) => each.expiresAt < instant)) await handOvers.remove(key);
    },
  });
}

export function shellTables(shelf: MemoryShelf): ShellTables {
  return {
    platforms: platformsTable(shelf),
    versionReturns: shelf.table<VersionReturnRecord>((each) => each.id),
    handOvers: handOversTable(shelf),
  };
}
