import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import type {
  CertificationForm,
  GuardedNumber,
  FieldTexts,
} from '../../../domain/certification/shared/certification-form.ts';
import type { RegisteredFacts } from '../../../domain/certification/shared/registered-facts.ts';
import type { PaperFact, ReadableSlot } from '../../../domain/certification/shared/paper-reading.ts';
import type { LetterSlot, LicenceSlot } from '../../../domain/certification/shared/licence-slots.ts';
import type {
  CorpProcess,
  RealNameActor,
  RealNameEvent,
  RealNamePlace,
} from '../../../domain/parties/real-name-machine.ts';
import type { SlotResult } from '../../../domain/certification/shared/slot-review.ts';
import type { GeneratedFile } from '../generated-file.ts';

export interface FormFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes; 0 where the back end does not say. */
  readonly size: number;
}

/** Files of a slot, and the result of its last review. */
export interface SlotContent {
  readonly files: readonly FormFile[];
  readonly result: SlotResult;
  /** Reason of a return, with the separators that the documents define. */
  readonly reason: string;
  /** Returned files that have been replaced since. */
  readonly before: readonly FormFile[];
  /** Values of the slot's fields at the time of the return; undefined where the back end does not say. */
  readonly said: FieldTexts | undefined;
}

export interface CertificationStep {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly event: RealNameEvent | 'unrecognised';
  readonly by: RealNameActor | 'unrecognised';
  /** Name of a user of the company; empty for the platform's people. */
  readonly name: string;
  readonly returned: number;
}

/** The company's certification, as the back end reports it. */
export interface CompanyCertification {
  readonly companyName: string;
  readonly uscc: string;
  /** Undefined for an unknown state or node. */
  readonly place: RealNamePlace | undefined;
  readonly process: CorpProcess;
  readonly form: CertificationForm;
  readonly slots: ReadonlyMap<LicenceSlot, SlotContent>;
  /** Name of the submitter; empty before the first submission. */
  readonly submittedBy: string;
  /** `mayWrite`: the user may edit it now. `isOwn`: the user submitted it. `mayRevoke`: the user may withdraw it. */
  readonly mayWrite: boolean;
  readonly isOwn: boolean;
  readonly mayRevoke: boolean;
  /** Revision that the user saw, sent with each save. Undefined where the back end does not count revisions. */
  readonly revision: number | undefined;
  readonly savedBy: string;
  readonly savedAt: number | undefined;
  /** Day by which the platform will have finished the review; undefined where unknown. */
  readonly expected: ExpectedDay | undefined;
  readonly certifiedAt: number | undefined;
  /**
   * The form by which the company is certified, regardless of the current one. Values that do not apply or are hidden
   * from the user are empty; undefined where the back end does not say.
   */
  readonly certifiedForm: CertificationForm | undefined;
  readonly certifiedFiles: ReadonlyMap<LicenceSlot, readonly FormFile[]> | undefined;
  /** Facts given at registration, for a new form; undefined where the back end does not say. */
  readonly registered: RegisteredFacts | undefined;
  /** The oldest first. */
  readonly steps: readonly CertificationStep[];
  /** Retention period of papers (F-131); empty where unknown. */
  readonly retention: string;
  /** Whether the company's name looks like that of a branch. */
  readonly looksLikeBranch: boolean;
}

/** Content that is saved and submitted. */
export interface CertificationEntry {
  readonly form: CertificationForm;
  readonly files: ReadonlyMap<LicenceSlot, readonly string[]>;
}

export type CertificationRefusal =
  /** Another user has saved meanwhile; `by` is empty where unknown. */
  | { readonly because: 'changed-meanwhile'; readonly by: string }
  /** The current state or the user's role does not allow it. */
  | { readonly because: 'not-now' }
  /** The back end rejects a field or slot; `what` is its wire name. */
  | { readonly because: 'refused'; readonly what: string };

export type SaveOutcome =
  | { readonly done: true; readonly revision: number; readonly at: number }
  | ({ readonly done: false } & CertificationRefusal);
export type HandInOutcome = { readonly done: true } | ({ readonly done: false } & CertificationRefusal);

/**
 * Result of reading a paper. `nothing`: no values found; `unread`: not possible now; `nobody`: reading is not offered.
 */
export const paperOutcomes = ['read', 'nothing', 'unread', 'nobody'] as const;
export type PaperOutcome = (typeof paperOutcomes)[number];

/** Real-name authentication of the company (document 2, sections 3 to 5 and 7). */
export interface CertificationDesk {
  /** Whether the back end saves drafts, makes letters for signature, reads papers, and records who views a number. */
  readonly offers: {
    readonly drafts: boolean;
    readonly letters: boolean;
    readonly readings: boolean;
    readonly numbers: boolean;
  };
  current(signal?: AbortSignal): Promise<CompanyCertification>;
  save(entry: CertificationEntry, revision: number | undefined): Promise<SaveOutcome>;
  /** Submits the form. `again`: it is a resubmission after a return. */
  handIn(
    entry: CertificationEntry,
    revision: number | undefined,
    how: { readonly again: boolean; readonly process: CorpProcess },
  ): Promise<HandInOutcome>;
  revoke(): Promise<HandInOutcome>;
  letter(slot: LetterSlot): Promise<GeneratedFile>;
  /** Records that the user views a masked number. */
  recordNumberView(field: GuardedNumber): Promise<void>;
  /**
   * Reads a licence or an identity card, which may take a minute. The values are proposals and are not stored. Faults
   * with `refused` for a file that is not the company's.
   */
  read(
    slot: ReadableSlot,
    fileId: string,
  ): Promise<{ readonly outcome: PaperOutcome; readonly facts: readonly PaperFact[] }>;
}
