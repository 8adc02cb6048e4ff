import * as records from './records/registration.ts';
import type { StoreSuite } from './store-suite.ts';

export function registrationStoreContract({ keeps }: StoreSuite): void {
  keeps(
    'registrations',
    (all) => all.registrations,
    (each) => each.pkCorp,
    [records.registration, { ...records.registration, pkCorp: 'C-2', product: undefined, serial: undefined }],
    { legalRepresentative: '李敏' },
  );

  keeps(
    'guarantee projects',
    (all) => all.guaranteeProjects,
    (each) => each.serial,
    [records.guaranteeProject],
    { name: '三期' },
  );
}
