import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { AuthorisationAction } from '../../../domain/company/shared/authorisation-actions.ts';
import type {
  AuthorisationEntry,
  AuthorisationEvent,
  AuthorisationField,
  AuthorisationProblem,
} from '../../../domain/company/shared/authorisation-entry.ts';
import type { ProductCode } from '../../../domain/catalogue/product-code.ts';

/** An authorisation with its permissions, open proposal and history. Instants in milliseconds since the epoch. */
export interface AuthorisationChange {
  readonly id: string;
  readonly personName: string;
  /** Masked; empty for a person without an account. */
  readonly mobile: string;
  readonly organisationName: string;
  readonly products: readonly ProductCode[];
  /** Empty for a letter that the platform registered. */
  readonly actions: readonly AuthorisationAction[];
  readonly from: PlainDate;
  readonly until: PlainDate;
  /** Why it is not in force: it waits for confirmation, was declined, or lapsed; undefined where its dates decide. */
  readonly unconfirmed: 'waiting' | 'declined' | 'lapsed' | undefined;
  /** The oldest first. */
  readonly steps: readonly { readonly event: AuthorisationEvent; readonly at: number; readonly by: string }[];
  /** Open proposal to give or withdraw it. */
  readonly proposal:
    | {
        readonly id: string;
        readonly withdraws: boolean;
        readonly until: number;
        readonly isOwn: boolean;
        readonly mayDecide: boolean;
        /** The user could decide, but the platform has no identity number of the user. */
        readonly unidentified?: boolean;
      }
    | undefined;
  readonly mayWithdraw: boolean;
}

export interface Authorisations {
  readonly mayGrant: boolean;
  /** Whether the giver confirms alone, because the company has never had another person who could confirm. */
  readonly decidesAlone: boolean;
  readonly people: readonly {
    readonly userId: string;
    readonly personName: string;
    readonly mobile: string;
    readonly isGiver: boolean;
  }[];
  readonly organisations: readonly { readonly id: string; readonly name: string }[];
  readonly products: readonly ProductCode[];
  /** The newest first. */
  readonly authorisations: readonly AuthorisationChange[];
}

/** Why nothing was changed; values are the `because` of the back end's refusals. */
export type AuthorisationRefusal =
  | 'proposed'
  | 'nobody-confirms'
  | 'too-many'
  | 'now'
  | 'overtaken'
  | 'full'
  | 'oneself'
  | 'unidentified'
  | 'not-permitted'
  | 'gone';

export type AuthorisationOutcome =
  | { readonly done: true; readonly now: Authorisations }
  | { readonly done: false; readonly because: AuthorisationRefusal }
  /** The entry is invalid; problems by field. */
  | {
      readonly done: false;
      readonly because: 'refused';
      readonly problems: Partial<Readonly<Record<AuthorisationField, AuthorisationProblem>>>;
    };

/** Giving and withdrawing authorisations, by two people (document 1, section 2; F-246, F-260). Throws `PortFault`. */
export interface AuthorisationDesk {
  /** Whether the back end supports changes of authorisations. */
  readonly isOffered: boolean;
  authorisations(signal?: AbortSignal): Promise<Authorisations>;
  grant(entry: AuthorisationEntry): Promise<AuthorisationOutcome>;
  withdraw(authorisationId: string): Promise<AuthorisationOutcome>;
  decide(proposalId: string, confirmed: boolean, reason: string): Promise<AuthorisationOutcome>;
}
