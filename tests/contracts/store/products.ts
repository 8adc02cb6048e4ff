import * as records from './records/products.ts';
import type { StoreSuite } from './store-suite.ts';

export function productsStoreContract({ keeps }: StoreSuite): void {
  keeps(
    'openings of products',
    (all) => all.productOpenings,
    (each) => each.id,
    [records.productOpening],
    { openedBy: '李敏' },
  );

  keeps(
    'applications for products',
    (all) => all.applications,
    (each) => each.id,
    [
      records.application,
      {
        ...records.application,
        id: 'C-1 FAW',
        state: 'draft',
        files: [],
        returned: [],
        submittedBy: '',
        submittedAt: undefined,
        decidedAt: undefined,
        steps: [],
      },
    ],
    { answer: '暂不受理' },
  );
}
