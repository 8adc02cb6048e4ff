import type {
  ManagedOrganisation,
  OrganisationBar,
  OrganisationEntry,
  OrganisationEvent,
  OrganisationProblems,
} from '../../../domain/company/shared/organisation-entry.ts';

/** A person who works in an inner organisation, or can be assigned to one. */
export interface OrganisationMember {
  readonly userId: string;
  readonly personName: string;
  /** Masked. */
  readonly mobile: string;
  /** Institution for which they act; empty for the company's own people. */
  readonly institution: string;
  /** Organisation in which they work; empty for none. */
  readonly organisationId: string;
  readonly mayPlace: boolean;
}

/** An entry of the change log, with the names at that time. Instant in milliseconds since the epoch. */
export interface OrganisationChange {
  readonly event: OrganisationEvent;
  /** Name of the organisation, or of the person who was placed. */
  readonly subjectName: string;
  /** Previous value: the name, the upper organisation, or the person's organisation; empty for none. */
  readonly before: string;
  readonly after: string;
  readonly at: number;
  readonly by: string;
}

export interface Organisations {
  readonly mayChange: boolean;
  /** `memberCount`: number of people who work in it, without the organisations below it. */
  readonly organisations: readonly (ManagedOrganisation & { readonly memberCount: number })[];
  /** Empty for a user who may not change organisations. */
  readonly people: readonly OrganisationMember[];
  /** The newest first; the back end limits their number. */
  readonly changes: readonly OrganisationChange[];
}

/** Why nothing was changed; values are the `because` of the back end's refusals. */
export type OrganisationRefusal = OrganisationBar | 'not-permitted' | 'gone';

export type OrganisationOutcome =
  /** `now`: id of the changed organisation, or of the person's new one; empty for none. */
  | { readonly done: true; readonly now: string }
  | { readonly done: false; readonly because: OrganisationRefusal }
  | { readonly done: false; readonly because: 'refused'; readonly problems: OrganisationProblems };

/** An organisation as it was read; the version guards against conflicting changes. */
export interface ReadOrganisation {
  readonly organisationId: string;
  readonly version: number;
}

/**
 * Changes inner organisations and the assignment of people to them (F-246, F-261; decision 0211). Throws `PortFault`.
 */
export interface OrganisationDesk {
  /** Whether the back end supports changes of organisations. */
  readonly isOffered: boolean;
  organisations(signal?: AbortSignal): Promise<Organisations>;
  create(entry: OrganisationEntry): Promise<OrganisationOutcome>;
  rename(read: ReadOrganisation, name: string): Promise<OrganisationOutcome>;
  /** `parentId`: empty to move it right below the company. */
  move(read: ReadOrganisation, parentId: string): Promise<OrganisationOutcome>;
  close(read: ReadOrganisation): Promise<OrganisationOutcome>;
  reopen(read: ReadOrganisation): Promise<OrganisationOutcome>;
  /** `seen`: organisation of the person as it was displayed; `organisationId`: the new one. Empty for none. */
  place(userId: string, seen: string, organisationId: string): Promise<OrganisationOutcome>;
}
