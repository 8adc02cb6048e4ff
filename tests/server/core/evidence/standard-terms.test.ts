import { expect, it } from 'vitest';
import { standardFacts } from '../../../../server/core/evidence/standard-terms.ts';
import { companies, funders } from '../../../../server/seed/parties/companies.ts';
import { MemoryObjectStore } from '../../../../server/storage/objects/memory-object-store.ts';
import { standardOffer } from '../../../../src/domain/evidence/standards/standard-offer.ts';
import { uploadingWorld } from './uploading.ts';

it.each([
  ['that was given limits, by a funder that has one for it', companies.lanchuan, funders.changyu, { offered: true }],
  [
    'that was given limits, by a funder that has none for it',
    companies.lanchuan,
    funders.heze,
    { offered: false, because: 'funder-not-open' },
  ],
  ['of whose limits nobody says anything', companies.qiheng, funders.changyu, { offered: true }],
] as const)(
  'bank acceptances are offered for a core enterprise %s, or refused with the reason',
  async (_how, core, funder, expected) => {
    const { store } = await uploadingWorld(new MemoryObjectStore());
    const place = { book: 'bab', fkCorpCore: core.pkCorp, fkFinance: funder.pkCorp, productType: '' } as const;
    const facts = await store.transaction(async (transaction) => standardFacts(transaction, place));
    expect(standardOffer({ packageType: 'BAB', funderId: funder.pkCorp, productType: '' }, facts)).toEqual(expected);
  },
);
