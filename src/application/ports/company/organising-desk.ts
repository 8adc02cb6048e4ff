import type {
  ManagedOrganisation,
  OrganisationBar,
  OrganisationEntry,
  OrganisationEvent,
  OrganisationProblems,
} from '../../../domain/company/shared/organising.ts';

/** A person who works in an organisation, or may come to. */
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

/** A line of the log, with the names at that time. Instant in milliseconds since the epoch. */
export interface OrganisationChange {
  readonly event: OrganisationEvent;
  /** Name of the organisation, or of the person who was placed. */
  readonly subjectName: string;
  /** Its name, its upper organisation, or where the person worked; empty for none. */
  readonly before: string;
  readonly after: string;
  readonly at: number;
  readonly by: string;
}

export interface Organising {
  readonly mayChange: boolean;
  /** `memberCount`: people who work in it, without those below it. */
  readonly organisations: readonly (ManagedOrganisation & { readonly memberCount: number })[];
  /** None for whoever may not change. */
  readonly people: readonly OrganisationMember[];
  /** The newest first, as many as the back end shows. */
  readonly changes: readonly OrganisationChange[];
}

/** Why nothing was changed, as `because` of the back end's refusals. */
export type OrganisingRefusal = OrganisationBar | 'not-permitted' | 'gone';

export type OrganisingOutcome =
  /** `now`: organisation that was changed, or in which the person works now; empty for none. */
  | { readonly done: true; readonly now: string }
  | { readonly done: false; readonly because: OrganisingRefusal }
  | { readonly done: false; readonly because: 'refused'; readonly problems: OrganisationProblems };

/** What was read of an organisation. */
export interface ReadOrganisation {
  readonly organisationId: string;
  readonly version: number;
}

/**
 * Changing a company's inner organisations, and who works in them (F-246, F-261; decision 0211). Throws `PortFault`.
 */
export interface OrganisingDesk {
  /** Whether the back end takes changes at all. */
  readonly isOffered: boolean;
  organising(signal?: AbortSignal): Promise<Organising>;
  make(entry: OrganisationEntry): Promise<OrganisingOutcome>;
  rename(read: ReadOrganisation, name: string): Promise<OrganisingOutcome>;
  /** `parentId`: empty for right below the company. */
  move(read: ReadOrganisation, parentId: string): Promise<OrganisingOutcome>;
  stop(read: ReadOrganisation): Promise<OrganisingOutcome>;
  reopen(read: ReadOrganisation): Promise<OrganisingOutcome>;
  /** `seen`: organisation in which the person was seen; `organisationId`: the new one. Empty for none. */
  place(userId: string, seen: string, organisationId: string): Promise<OrganisingOutcome>;
}
