import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import type { SettlingBar, ReportedSettlingState } from '../../../domain/settling/shared/settling.ts';

/** Status of the company with the partner bank. */
export interface SettlingStatus {
  readonly state: ReportedSettlingState;
  /** The bank's reason for a refusal or a change; empty otherwise. */
  readonly reason: string;
  /** Start of the state, in milliseconds; undefined where unknown. */
  readonly since: number | undefined;
  /** Name of the last applicant; empty where unknown. */
  readonly by: string;
  /** Day by which the bank answers; undefined unless the application lies with the bank. */
  readonly expected: ExpectedDay | undefined;
}

export type SettlingOutcome =
  /** The bank has it now. */
  | { readonly done: true; readonly redirect: undefined }
  /** The bank took the company: where to go. */
  | { readonly done: true; readonly redirect: string }
  /** The back end judges otherwise by now; no reason where it gives none that is known here, then its own words. */
  | { readonly done: false; readonly reasons: readonly SettlingBar[]; readonly words: string };

/** Target of leaving the portal: a form is sent to the address by GET with these fields. */
export interface WayOver {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Settling in to the partner bank's merchant system (document 1, sections 2, 4 and 7; F-141 to F-146). Every method
 * faults with `not-signed-in` when nobody is.
 */
export interface SettlingDesk {
  /** Whether the user is shown the entry to settling in. */
  isShown(signal?: AbortSignal): Promise<boolean>;
  status(signal?: AbortSignal): Promise<SettlingStatus>;
  certification(signal?: AbortSignal): Promise<Pick<CertificationStatus, 'realName' | 'node' | 'unified'>>;
  /** Whether the main user of a settled company has not opened the workbench yet. */
  isFirstTime(signal?: AbortSignal): Promise<boolean>;
  /** Whether the user has signed the current agreement. */
  isSigned(signal?: AbortSignal): Promise<boolean>;
  /**
   * Signs the agreement as it is known here; `text-changed` where another text holds by now, and nothing was signed.
   */
  sign(): Promise<'signed' | 'text-changed'>;
  /** Hands the company in; once the bank took it, tells where to go. Pressed twice it is handed in once. */
  settle(): Promise<SettlingOutcome>;
  /**
   * The way to an address that settling in told: with a key of one's own where it is the workbench's. Faults as an
   * unexpected answer where it leads nowhere.
   */
  wayOver(address: string): Promise<WayOver>;
}
