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

  it('reads what a certified form says of the head office, also after a change in the same transaction', async () => {
    const { realName } = records;
    const form = { ...realName.form, isBranch: true, upperCode: '91330200MA2AXXXX0X', upperLetterUntil: '2027-06-30' };
    const certified = { form, slots: [], at: 1 };
    const unanswered = { ...certified, form: { ...form, isBranch: undefined } };
    const read = async (id: string) => doing(async ({ realNames }) => realNames.certifiedBranch(id));
    await doing(async ({ realNames }) =>
      realNames.saveAll([
        { ...realName, pkCorp: 'C-BRANCH', certified },
        { ...realName, pkCorp: 'C-UNSAID', certified: unanswered },
        { ...realName, pkCorp: 'C-BEGUN', certified: undefined },
      ]),
    );
    const said = { upperCode: '91330200MA2AXXXX0X', upperLetterUntil: '2027-06-30' };
    expect(await read('C-BRANCH')).toEqual({ ...said, isBranch: true });
    expect(await read('C-UNSAID')).toEqual({ ...said, isBranch: undefined });
    expect([await read('C-BEGUN'), await read('C-NONE')]).toEqual([undefined, undefined]);
    await doing(async (transaction) => {
      await transaction.prefetchParties(['C-BRANCH', 'C-BEGUN'], []);
      await transaction.realNames.save({ ...realName, pkCorp: 'C-BEGUN', certified });
      expect(await transaction.realNames.certifiedBranch('C-BEGUN')).toEqual({ ...said, isBranch: true });
    });
  });

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
