import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type { CertificationStatus } from '../../../domain/keys/certification.ts';
import type { OnboardingBar, ReportedOnboardingState } from '../../../domain/onboarding/shared/onboarding.ts';

/** Status of the company with the partner bank. */
export interface OnboardingStatus {
  readonly state: ReportedOnboardingState;
  /** The bank's reason for a refusal or a change; empty otherwise. */
  readonly reason: string;
  /** Start of the state, in milliseconds; undefined where unknown. */
  readonly since: number | undefined;
  /** Name of the last applicant; empty where unknown. */
  readonly by: string;
  /** Day by which the bank answers; undefined unless the bank has the application. */
  readonly expected: ExpectedDay | undefined;
}

export type OnboardingOutcome =
  /** The bank now has the application. */
  | { readonly done: true; readonly redirect: undefined }
  /** The bank accepted the company: the address to open. */
  | { readonly done: true; readonly redirect: string }
  /**
   * The back end refuses. `reasons` is empty where it gives none that this portal knows; `words` is then its own text.
   */
  | { readonly done: false; readonly reasons: readonly OnboardingBar[]; readonly words: string };

/** Target outside the portal: the browser submits a form to the address by GET with these fields. */
export interface ExternalTarget {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Onboarding with the partner bank's merchant system (document 1, sections 2, 4 and 7; F-141 to F-146). Every method
 * faults with `not-signed-in` when no one is signed in.
 */
export interface OnboardingDesk {
  /** Whether the user sees the entry to onboarding. */
  isShown(signal?: AbortSignal): Promise<boolean>;
  status(signal?: AbortSignal): Promise<OnboardingStatus>;
  certification(signal?: AbortSignal): Promise<Pick<CertificationStatus, 'realName' | 'node' | 'unified'>>;
  /** Whether the main user of an onboarded company has not opened the workbench yet. */
  isFirstTime(signal?: AbortSignal): Promise<boolean>;
  /** Whether the user has signed the current agreement. */
  isSigned(signal?: AbortSignal): Promise<boolean>;
  /**
   * Signs the agreement in the version that this portal has. `text-changed`: another version is in force, and nothing
   * was signed.
   */
  sign(): Promise<'signed' | 'text-changed'>;
  /** Applies for the company. Repeated calls apply once. */
  submit(): Promise<OnboardingOutcome>;
  /**
   * Target for an address that `submit` returned, with a one-time key where it belongs to the workbench. Faults with
   * `unexpected-answer` for an invalid address.
   */
  externalTarget(address: string): Promise<ExternalTarget>;
}
