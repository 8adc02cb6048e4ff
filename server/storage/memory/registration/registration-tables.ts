import type { RegistrationRecord, GuaranteeProjectRecord } from '../../../core/records/registration.ts';
import type { RegistrationTables } from '../../../core/tables/registration.ts';
import type { MemoryShelf } from '../memory-shelf.ts';

export function registrationTables(shelf: MemoryShelf): RegistrationTables {
  return {
    registrations: shelf.table<RegistrationRecord>((each) => each.pkCorp),
    guaranteeProjects: shelf.table<GuaranteeProjectRecord>((each) => each.serial),
  };
}
