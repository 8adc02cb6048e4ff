import type { AuthState } from '../../../src/domain/keys/certification.ts';
import type { LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';
import type { SlotResult } from '../../../src/domain/certification/shared/slot-review.ts';
import type { FieldTexts, CertificationForm } from '../../../src/domain/certification/shared/certification-form.ts';
import type { RealNameEvent, RealNameActor, RealNameNode } from '../../../src/domain/parties/real-name-machine.ts';

/** Certification of a company; there is no record for one that has not begun. */
export interface CertificationRecord {
  readonly pkCorp: string;
  readonly realName: AuthState;
  readonly hardCertificate: AuthState;
  readonly softCertificate: AuthState;
  /** Node of the review of the real-name form, as the documents name it; empty outside a review. */
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

/** A document of the real-name form, with the result of the last review. */
export interface RealNameSlotRecord {
  readonly slot: LicenceSlot;
  readonly files: readonly RealNameFile[];
  readonly result: SlotResult;
  /** As reviewers write it, with the documents' separators; empty where it was not returned. */
  readonly reason: string;
  /** Returned files that have been replaced since. */
  readonly before: readonly RealNameFile[];
  /** Fields of the paper when it was returned; undefined where it was not. */
  readonly said?: FieldTexts | undefined;
}

/** One step of a certification. */
export interface RealNameStep {
  readonly at: number;
  readonly event: RealNameEvent;
  readonly by: RealNameActor;
  /** Name of the person; customers see their colleagues' names, and never a reviewer's. */
  readonly name: string;
  /** Node after the step; empty outside a review. */
  readonly node: RealNameNode | '';
  /** Number of returned documents; 0 for anything else. */
  readonly returned: number;
}

/** A company's real-name form. Its state is in the certification. */
export interface RealNameRecord {
  readonly pkCorp: string;
  /** Assigned at the first submission; empty before. */
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
  /** The form as last submitted and not withdrawn; undefined before. */
  readonly submitted: CertificationForm | undefined;
  /** All files that were ever submitted. They are kept. */
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

/** What the form by which a company is certified says of its head office. Undefined: the form does not answer. */
export type CertifiedBranch = Pick<CertificationForm, 'isBranch' | 'upperCode' | 'upperLetterUntil'>;

/** A form that was passed, with its papers; instants in milliseconds. */
export interface CertifiedRound {
  readonly form: CertificationForm;
  readonly slots: readonly RealNameSlotRecord[];
  readonly at: number;
  readonly handedInBy: string;
  readonly handedInAt: number;
}
