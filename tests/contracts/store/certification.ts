import * as records from './records/certification.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function certificationStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'certifications',
    (all) => all.certifications,
    (each) => each.pkCorp,
    [
      records.certification,
      {
        ...records.certification,
        pkCorp: 'C-2',
        realName: 'VERIFYING',
        node: 'APPROVE_NOPASS_1ST',
        individual: true,
        pending: true,
        unified: false,
        softKeyUsable: true,
        certificateNumber: '9F01',
      },
    ],
    { hardCertificate: 'UPDATE_VERIFYING' },
  );

  keeps(
    'real-name forms',
    (all) => all.realNames,
    (each) => each.pkCorp,
    [
      records.realName,
      {
        ...records.realName,
        pkCorp: 'C-2',
        submitted: undefined,
        certified: undefined,
        slots: [],
        steps: [],
        evidence: [],
      },
    ],
    { revision: 8 },
  );

  it('lists all real-name forms, in the order of their companies', async () => {
    await doing(async ({ realNames }) =>
      realNames.saveAll([
        { ...records.realName, pkCorp: 'C-9' },
        { ...records.realName, pkCorp: 'C-10' },
      ]),
    );
    expect(
      (await doing(async ({ realNames }) => realNames.all()))
        .map(({ pkCorp }) => pkCorp)
        .filter((pkCorp) => pkCorp === 'C-9' || pkCorp === 'C-10'),
    ).toEqual(['C-10', 'C-9']);
  });
}
