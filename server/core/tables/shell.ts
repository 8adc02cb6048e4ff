import type { Table } from '../table.ts';
import type { PlatformRecord, VersionReturnRecord, HandOverRecord } from '../records/shell.ts';

export interface ShellTables {
  readonly platforms: Table<PlatformRecord> & { all(): Promise<readonly PlatformRecord[]> };
  readonly versionReturns: Table<VersionReturnRecord>;
  readonly handOvers: Table<HandOverRecord> & {
    /** Removes keys that expired before the instant. */
    removeExpiredBefore(instant: number): Promise<void>;
  };
}
