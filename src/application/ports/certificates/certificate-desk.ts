import type {
  CertificateAction,
  CertificateEventKind,
  CertificateActionRefusal,
  LossReason,
  OwnCertificate,
} from '../../../domain/keys/certificate.ts';
import type { OpeningRefusal } from '../../../domain/keys/cloud-opening.ts';
import type { ReportedAuthState } from '../../../domain/keys/certification.ts';

/** A certificate as the caller may see it. */
export interface HeldCertificate extends OwnCertificate {
  /** Hexadecimal; of a colleague's the last four after asterisks. */
  readonly serial: string;
  readonly holder: string;
  /** Who issued it; empty where that is not known. */
  readonly issuer: string;
  readonly isOwn: boolean;
}

export interface CertificateEvent {
  readonly serial: string;
  /** Undefined for what is not known here. */
  readonly what: CertificateEventKind | undefined;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The reason for a loss, the days for a reminder, the previous serial for a new key; otherwise empty. */
  readonly detail: string;
}

/** Actions that the user confirms on the telephone. */
export type OrderedAction = 'open' | Exclude<CertificateAction, 'report-loss'>;

/** The question that the telephone asks now. */
export interface PhoneQuestion {
  readonly action: OrderedAction;
  /** Serial of the certificate to be replaced; empty for one that is opened. */
  readonly serial: string;
  /** Shown on both screens. */
  readonly number: string;
  /** Seconds for which it may be answered. */
  readonly validFor: number;
}

export interface CertificateStatus {
  readonly realName: ReportedAuthState;
  readonly node: string;
  /** Whether the company's soft key is usable. */
  readonly companyHas: boolean;
  /**
   * The cloud certificate that the company's certification asked for, while nobody has confirmed it: who handed it in,
   * and when it was passed.
   */
  readonly applied?: { readonly by: string; readonly at: number; readonly isOwn: boolean } | undefined;
  /** Where one is asked, masked; empty where nobody can be. */
  readonly mobile: string;
  readonly question: PhoneQuestion | undefined;
  /** Events of the user's own certificates, the newest first. */
  readonly events: readonly CertificateEvent[];
}

/** What the company as a whole holds. */
export interface CompanyKeys {
  /** Its certification by UKey. */
  readonly ukey: ReportedAuthState;
  /** Whether it holds a soft key, usable or not. */
  readonly holdsSoftKey: boolean;
}

/**
 * Why something is not done. `busy`: the telephone asks something else. `gone`: it is not, or no longer, the caller's.
 */
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

/** Certificates of the caller and, without their numbers, of colleagues (document 2, section 7; checklist F-138). */
export interface CertificateDesk {
  /** Whether more can be done than to look at them. */
  readonly isOffered: boolean;
  certificates(signal?: AbortSignal): Promise<readonly HeldCertificate[]>;
  companyKeys(signal?: AbortSignal): Promise<CompanyKeys>;
  status(signal?: AbortSignal): Promise<CertificateStatus>;
  /** Has the caller asked on the telephone; the present password proves who asks. */
  ask(action: OrderedAction, serial: string, password: string): Promise<AskOutcome>;
  /** What came of it; what was agreed to is done then. */
  answer(signal?: AbortSignal): Promise<PhoneAnswer>;
  reportLoss(serial: string, reason: LossReason, password: string): Promise<LossOutcome>;
  /** Where what reads tokens can be had; empty where nobody offers it. */
  helperAddress(signal?: AbortSignal): Promise<string>;
}
