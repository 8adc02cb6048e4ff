import type { Table } from '../table.ts';
import type { RegistrationRecord, GuaranteeProjectRecord } from '../records/registration.ts';

export interface RegistrationTables {
  /** Keyed by company; none for one that did not register itself. */
  readonly registrations: Table<RegistrationRecord>;
  readonly guaranteeProjects: Table<GuaranteeProjectRecord>;
}
