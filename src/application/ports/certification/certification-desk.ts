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
import type { MadeFile } from '../made-file.ts';

export interface FormFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes; 0 where the back end does not say. */
  readonly size: number;
}

/** What a slot holds, and what the last review said of it. */
export interface SlotContent {
  readonly files: readonly FormFile[];
  readonly result: SlotResult;
  /** As it came, with the documents' separators. */
  readonly reason: string;
  /** What was returned and has been replaced since. */
  readonly before: readonly FormFile[];
  /** What the fields beside it said when it was returned; undefined where the back end does not tell. */
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

/** The company's certification, as the back end tells it. */
export interface CompanyCertification {
  readonly companyName: string;
  readonly uscc: string;
  /** Undefined where the back end named a state or node that is not known here. */
  readonly place: RealNamePlace | undefined;
  readonly process: CorpProcess;
  readonly form: CertificationForm;
  readonly slots: ReadonlyMap<LicenceSlot, SlotContent>;
  /** Who handed it in; empty before. */
  readonly submittedBy: string;
  /** Whether the caller may write in it now, handed it in themselves, and may take it back. */
  readonly mayWrite: boolean;
  readonly isOwn: boolean;
  readonly mayRevoke: boolean;
  /** Which one it is: whoever saves says which they saw. Undefined where the back end does not count. */
  readonly revision: number | undefined;
  readonly savedBy: string;
  readonly savedAt: number | undefined;
  /** Day by which the platform has finished. */
  readonly expected: ExpectedDay | undefined;
  readonly certifiedAt: number | undefined;
  /**
   * The form by which the company is certified, regardless of what the current form says. Empty for what does not
   * apply, or is not for the user to know; undefined where the back end does not tell.
   */
  readonly certifiedForm: CertificationForm | undefined;
  readonly certifiedFiles: ReadonlyMap<LicenceSlot, readonly FormFile[]> | undefined;
  /** Facts given at registration, for a form that nobody has begun; undefined where the back end does not tell. */
  readonly registered: RegisteredFacts | undefined;
  /** The oldest first. */
  readonly steps: readonly CertificationStep[];
  /** How long papers are kept (F-131); empty where it is not told. */
  readonly retention: string;
  /** The company's name is that of a branch. */
  readonly looksLikeBranch: boolean;
}

/** What is saved and handed in. */
export interface CertificationEntry {
  readonly form: CertificationForm;
  readonly files: ReadonlyMap<LicenceSlot, readonly string[]>;
}

export type CertificationRefusal =
  /** Another has saved meanwhile; `by` is empty where it is not told who. */
  | { readonly because: 'changed-meanwhile'; readonly by: string }
  /** It stands otherwise by now, or is not this person's. */
  | { readonly because: 'not-now' }
  /** The back end does not take a field or a slot, by the name that it gives. */
  | { readonly because: 'refused'; readonly what: string };

export type SaveOutcome =
  | { readonly done: true; readonly revision: number; readonly at: number }
  | ({ readonly done: false } & CertificationRefusal);
export type HandInOutcome = { readonly done: true } | ({ readonly done: false } & CertificationRefusal);

/**
 * What came of reading a paper: `nothing` was found in it, it is `unread` because nobody could look now, or there is
 * `nobody` who reads.
 */
export const paperOutcomes = ['read', 'nothing', 'unread', 'nobody'] as const;
export type PaperOutcome = (typeof paperOutcomes)[number];

/** Real-name authentication of the company (document 2, sections 3 to 5 and 7). */
export interface CertificationDesk {
  /**
   * Whether the back end keeps a form as one goes, makes letters to be signed, reads papers, and writes down who looks
   * at a number.
   */
  readonly offers: {
    readonly drafts: boolean;
    readonly letters: boolean;
    readonly readings: boolean;
    readonly numbers: boolean;
  };
  current(signal?: AbortSignal): Promise<CompanyCertification>;
  save(entry: CertificationEntry, revision: number | undefined): Promise<SaveOutcome>;
  /** `again`: after a return. */
  handIn(
    entry: CertificationEntry,
    revision: number | undefined,
    how: { readonly again: boolean; readonly process: CorpProcess },
  ): Promise<HandInOutcome>;
  revoke(): Promise<HandInOutcome>;
  letter(slot: LetterSlot): Promise<MadeFile>;
  /** Has it written down that somebody looks at a number that stands masked. */
  recordNumberView(field: GuardedNumber): Promise<void>;
  /**
   * What a licence or an identity card says, which may take a minute: proposals, of which nothing is kept. Faults with
   * `refused` for what is no paper of the company's.
   */
  read(
    slot: ReadableSlot,
    fileId: string,
  ): Promise<{ readonly outcome: PaperOutcome; readonly facts: readonly PaperFact[] }>;
}
