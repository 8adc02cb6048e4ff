import * as records from './records/settling.ts';
import type { StoreSuite } from './store-suite.ts';

export function settlingStoreContract({ keeps }: StoreSuite): void {
  keeps(
    'settling in to the bank',
    (all) => all.settlements,
    (each) => each.pkCorp,
    [
      records.settlement,
      {
        ...records.settlement,
        pkCorp: 'C-2',
        state: 'settled',
        reason: '',
        migratedAt: 1_700_000_000_001,
        steps: [],
      },
    ],
    { state: 'reviewing', reason: '' },
  );
}
