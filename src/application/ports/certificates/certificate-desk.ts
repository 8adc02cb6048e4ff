import type {
  CertificateAction,
  CertificateEventKind,
  CertificateActionRefusal,
  LossReason,
  OwnCertificate,
} from '../../../domain/keys/certificate.ts';
import type { OpeningRefusal } from '../../../domain/keys/cloud-certificate-opening.ts';
import type { ReportedAuthState } from '../../../domain/keys/certification.ts';

/** A certificate as the caller may see it. */
export interface HeldCertificate extends OwnCertificate {
  /** Hexadecimal; for a colleague's certificate, the last four characters after asterisks. */
  readonly serial: string;
  readonly holder: string;
  /** Issuer; empty where unknown. */
  readonly issuer: string;
  readonly isOwn: boolean;
}

export interface CertificateEvent {
  readonly serial: string;
  /** Undefined for an unknown event. */
  readonly what: CertificateEventKind | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The reason for a loss, the days for a reminder, the previous serial for a new key; otherwise empty. */
  readonly detail: string;
}

/** Actions that the user confirms on the telephone. */
export type OrderedAction = 'open' | Exclude<CertificateAction, 'report-loss'>;

/** The open question on the telephone. */
export interface PhoneQuestion {
  readonly action: OrderedAction;
  /** Serial of the certificate to replace; empty for a new one. */
  readonly serial: string;
  /** Shown on both screens. */
  readonly number: string;
  /** Seconds within which it can be answered. */
  readonly validFor: number;
}

export interface CertificateStatus {
  readonly realName: ReportedAuthState;
  readonly node: string;
  /** Whether the company's soft key is usable. */
  readonly companyHas: boolean;
  /**
   * Cloud certificate requested with the company's certification and not confirmed yet: submitter and approval time.
   */
  readonly applied?: { readonly by: string; readonly at: number; readonly isOwn: boolean } | undefined;
  /** The user's telephone, masked; empty where the user cannot be asked. */
  readonly mobile: string;
  readonly question: PhoneQuestion | undefined;
  /** Events of the user's own certificates, the newest first. */
  readonly events: readonly CertificateEvent[];
}

/** Keys of the company as a whole. */
export interface CompanyKeys {
  /** Its certification by UKey. */
  readonly ukey: ReportedAuthState;
  /** Whether it holds a soft key, usable or not. */
  readonly holdsSoftKey: boolean;
}

/** Why an action is refused. `busy`: the telephone has another open question. `gone`: it is no longer the user's. */
export type DeskRefusal =
  | { readonly because: 'wrong' | 'expired' | 'gone' | 'busy' }
  | { readonly because: 'locked'; readonly minutes: number }
  | { readonly because: 'not-now'; readonly reason: CertificateActionRefusal | OpeningRefusal | undefined };

export type AskOutcome =
  | { readonly asked: true; readonly number: string; readonly validFor: number }
  | ({ readonly asked: false } & DeskRefusal);
export type LossOutcome =
  | { readonly done: true; /** Sessions elsewhere that ended. */ readonly ended: number }
  | ({ readonly done: false } & DeskRefusal);
export type PhoneAnswer = 'waiting' | 'refused' | 'over' | 'done';

/** Certificates of the user and, without their numbers, of colleagues (document 2, section 7; checklist F-138). */
export interface CertificateDesk {
  /** Whether actions are offered, beside viewing. */
  readonly isOffered: boolean;
  certificates(signal?: AbortSignal): Promise<readonly HeldCertificate[]>;
  companyKeys(signal?: AbortSignal): Promise<CompanyKeys>;
  status(signal?: AbortSignal): Promise<CertificateStatus>;
  /** Sends a question to the user's telephone. The current password proves the user's identity. */
  ask(action: OrderedAction, serial: string, password: string): Promise<AskOutcome>;
  /** The answer so far. A confirmed action is carried out. */
  answer(signal?: AbortSignal): Promise<PhoneAnswer>;
  reportLoss(serial: string, reason: LossReason, password: string): Promise<LossOutcome>;
  /** Download address of the program that reads tokens; empty where there is none. */
  helperAddress(signal?: AbortSignal): Promise<string>;
}
