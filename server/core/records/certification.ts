import type { AuthState } from '../../../src/domain/keys/certification.ts';
import type { LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import type { SlotResult } from '../../../src/domain/certification/shared/slot-review.ts';
import type { FieldTexts, CertificationForm } from '../../../src/domain/certification/shared/certification-form.ts';
import type { RealNameEvent, RealNameActor, RealNameNode } from '../../../src/domain/parties/real-name-machine.ts';

/** How far a company has come with its certification; none for one that has not begun. */
export interface CertificationRecord {
  readonly pkCorp: string;
  readonly realName: AuthState;
  readonly hardCertificate: AuthState;
  readonly softCertificate: AuthState;
  /** Where the real-name form is under review, as the documents name it; empty where it is not. */
  readonly node: string;
  readonly individual: boolean;
  readonly pending: boolean;
  readonly unified: boolean;
  readonly softKeyUsable: boolean;
  /** Number of its digital certificate; empty where it has none. */
  readonly certificateNumber: string;
  /**
   * The open application for its cloud certificate, made by its certification: who submitted it, by number and name,
   * and when it was passed.
   */
  readonly cloudApplication?: { readonly personId: string; readonly by: string; readonly at: number } | undefined;
  /** The token certificate by which the company was last identified, by whom and when; undefined where it never was. */
  readonly identified?: { readonly serial: string; readonly by: string; readonly at: number } | undefined;
}

/** A file of the real-name form. */
export interface RealNameFile {
  readonly pkFile: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** A document of the real-name form, and what the last review said of it. */
export interface RealNameSlotRecord {
  readonly slot: LicenceSlot;
  readonly files: readonly RealNameFile[];
  readonly result: SlotResult;
  /** As reviewers write it, with the documents' separators; empty where it was not returned. */
  readonly reason: string;
  /** What was returned and has been replaced since. */
  readonly before: readonly RealNameFile[];
  /** What the fields beside its paper said when it was returned; undefined where it was not. */
  readonly said?: FieldTexts | undefined;
}

/** One step of a certification. */
export interface RealNameStep {
  readonly at: number;
  readonly event: RealNameEvent;
  readonly by: RealNameActor;
  /** Name of the person; customers see their colleagues' names, and never a reviewer's. */
  readonly name: string;
  /** Where it led; empty where nothing is verified afterwards. */
  readonly node: RealNameNode | '';
  /** Number of returned documents; 0 for anything else. */
  readonly returned: number;
}

/** A company's real-name form. Where it stands is told by its certification. */
export interface RealNameRecord {
  readonly pkCorp: string;
  /** Given with the first submission, and kept; empty before. */
  readonly progressId: string;
  /** Counts from 1. A user who saves names the revision that they saw. */
  readonly revision: number;
  readonly form: CertificationForm;
  readonly slots: readonly RealNameSlotRecord[];
  /** User who saved last, and when. */
  readonly savedBy: string;
  readonly savedAt: number;
  /** Person who submitted it, the only one who may correct it; empty before. */
  readonly personSubmit: string;
  readonly submittedBy: string;
  /** The form as it was handed in last and not taken back; undefined before. */
  readonly submitted: CertificationForm | undefined;
  /** Every file that was ever handed in: it stays. */
  readonly evidence: readonly string[];
  readonly firstReviewer: string;
  readonly secondReviewer: string;
  /** Form and papers by which it is certified, and since when; undefined before. */
  readonly certified:
    | { readonly form: CertificationForm; readonly slots: readonly RealNameSlotRecord[]; readonly at: number }
    | undefined;
  /** Every form that was passed, with who submitted it and when; the oldest first. */
  readonly rounds: readonly CertifiedRound[];
  /** The oldest first. */
  readonly steps: readonly RealNameStep[];
}

/** A form that was passed, with its papers; instants in milliseconds. */
export interface CertifiedRound {
  readonly form: CertificationForm;
  readonly slots: readonly RealNameSlotRecord[];
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
}
