import * as records from './records/invoicing.ts';
import type { StoreSuite } from './store-suite.ts';

export function invoicingStoreContract({ keeps }: StoreSuite): void {
  keeps(
    'invoicing',
    (all) => all.invoicing,
    (each) => each.pkCorp,
    [records.invoicing, { ...records.invoicing, pkCorp: 'C-2', paperType: 'SPECIAL_VAT', changes: [] }],
    { revision: 4 },
  );
}
