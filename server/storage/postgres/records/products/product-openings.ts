import type { ProductOpeningRecord } from '../../../../core/records/products.ts';
import { instant, text } from '../../fields.ts';
import type { Mapping } from '../../postgres-table.ts';

export const productOpeningMapping: Mapping<ProductOpeningRecord> = {
  table: 'product_openings',
  key: 'id',
  fields: {
    id: text('id'),
    pkCorp: text('pk_corp'),
    product: text('product'),
    openedAt: instant('opened_at'),
    userId: text('user_id'),
    openedBy: text('opened_by'),
    agreementVersion: text('agreement_version'),
    textHash: text('text_hash'),
  },
};
