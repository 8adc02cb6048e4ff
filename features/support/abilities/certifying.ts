import type { FormChoice, FormText } from '../../../src/domain/certification/shared/certification-form.ts';
import type { PaperField } from '../../../src/domain/certification/shared/paper-reading.ts';
import type { Scene } from '../pictures.ts';
import type { LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';

export interface Certifying {
  /** Opens the page of the company's real-name authentication with its saved state. */
  openCertification(): Promise<void>;
  /** Starts a change of a certified company's papers. */
  beginChangingCertification(): Promise<void>;
  chooseForCertification(field: FormChoice, yes: boolean): Promise<void>;
  fillForCertification(field: FormText, value: string): Promise<void>;
  /** Uploads a paper, and waits until it has arrived. */
  givePaper(slot: LicenceSlot): Promise<void>;
  /** Uploads a paper with these lines of text, or a picture of a scene, and waits until it has been read. */
  givePaperWith(slot: LicenceSlot, what: readonly string[] | Scene): Promise<void>;
  /** The values that were read from a slot's papers, each compared with the form. */
  paperSays(slot: LicenceSlot): Promise<readonly string[]>;
  /** The messages about the clarity of the slot's pictures. */
  paperFlaws(slot: LicenceSlot): Promise<readonly string[]>;
  /** Fills in empty fields with the values that were read. */
  fillFromPaper(slot: LicenceSlot): Promise<void>;
  /** For a field that differs: replaces its value by the one that was read, or keeps it. */
  settlePaper(slot: LicenceSlot, field: PaperField, takes: boolean): Promise<void>;
  /** Waits until the entries are saved. Returns the name of the colleague who saved meanwhile; empty for none. */
  saveCertification(): Promise<string>;
  keepOwnCertification(): Promise<string>;
  /** Submits the form. Returns the message of the page. */
  handInCertification(): Promise<string>;
  /** The warnings of the confirmation before submission; empty for none. */
  askedBeforeHandIn(): Promise<readonly string[]>;
  /** Answers the confirmation: submits, or goes back. Returns the message of the page. */
  answerBeforeHandIn(how: 'all the same' | 'go back'): Promise<string>;
  /** The doubtful values in the summary of the page. */
  certificationDoubts(): Promise<readonly string[]>;
  takeBackCertification(): Promise<string>;
  /** The stage that the page shows: form, reviewing, returned, certified. */
  certificationStage(): Promise<string>;
  mayWriteCertification(): Promise<boolean>;
  certificationField(field: FormText): Promise<string>;
  /** Whether a field is marked as taken from the registration. */
  isAsRegistered(field: FormText): Promise<boolean>;
  /** Whether the certification waits for a reviewer or is under review. */
  certificationWaits(): Promise<boolean>;
  /**
   * The entered data in the read-only view: texts by their names without those that the user may not see, and the
   * number of files.
   */
  certificationEntered(): Promise<{ readonly texts: Readonly<Record<string, string>>; readonly files: number }>;
  /** The names of missing data, as the page shows them. */
  missingForCertification(): Promise<readonly string[]>;
  /** The returned papers with their reasons. */
  returnedPapers(): Promise<readonly string[]>;
  /** The required papers. */
  papersAsked(): Promise<readonly LicenceSlot[]>;
  /** The required papers that can be uploaded now. */
  papersOpen(): Promise<readonly LicenceSlot[]>;
  /** The day by which the platform is expected to answer; empty for none. */
  certificationExpected(): Promise<string>;
  letterName(
    slot: 'CA_AUTH_FILE' | 'CORP_AUTH_FILE' | 'CORP_AUTH_ENTRUST_FILE' | 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
  ): Promise<string>;
}
