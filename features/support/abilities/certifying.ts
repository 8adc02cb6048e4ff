import type { FormChoice, FormText } from '../../../src/domain/certification/shared/certification-form.ts';
import type { PaperField } from '../../../src/domain/certification/shared/paper-reading.ts';
import type { Scene } from '../pictures.ts';
import type { LicenceSlot } from '../../../src/domain/certification/shared/licence-slots.ts';

export interface Certifying {
  /** Opens the page of the company's real-name authentication, as it was left before. */
  openCertification(): Promise<void>;
  /** A certified company's papers are about to be changed. */
  beginChangingCertification(): Promise<void>;
  chooseForCertification(field: FormChoice, yes: boolean): Promise<void>;
  fillForCertification(field: FormText, value: string): Promise<void>;
  /** Gives a paper, and waits until it has arrived. */
  givePaper(slot: LicenceSlot): Promise<void>;
  /** Gives a paper that says these lines, or a picture of a scene, and waits until it has been read. */
  givePaperSaying(slot: LicenceSlot, what: readonly string[] | Scene): Promise<void>;
  /** What was read of a slot's papers, and how it stands beside the form. */
  paperSays(slot: LicenceSlot): Promise<readonly string[]>;
  /** What is said of how clear its pictures are. */
  paperFlaws(slot: LicenceSlot): Promise<readonly string[]>;
  /** Has what was read go where nothing stands. */
  fillFromPaper(slot: LicenceSlot): Promise<void>;
  /** For a field that differs: replaces its value by what was read, or keeps it. */
  settlePaper(slot: LicenceSlot, field: PaperField, takes: boolean): Promise<void>;
  /** Waits until the entries are saved. Returns an empty text, or the name of the person who saved meanwhile. */
  saveCertification(): Promise<string>;
  keepOwnCertification(): Promise<string>;
  /** Hands the form in. Returns what the page then says. */
  handInCertification(): Promise<string>;
  /** What is asked about before it goes in, in the words of the question; empty where nothing is. */
  askedBeforeHandIn(): Promise<readonly string[]>;
  /** Answers that question: it goes in as it is, or not yet; what the page then says. */
  answerBeforeHandIn(how: 'all the same' | 'go back'): Promise<string>;
  /** What is doubtful, as the page counts it. */
  certificationDoubts(): Promise<readonly string[]>;
  takeBackCertification(): Promise<string>;
  /** What the page shows it as: form, reviewing, returned, certified. */
  certificationStage(): Promise<string>;
  mayWriteCertification(): Promise<boolean>;
  certificationField(field: FormText): Promise<string>;
  /** Whether a field is said to stand as it was registered. */
  isAsRegistered(field: FormText): Promise<boolean>;
  /** Whether it waits for a reviewer, or one has it in hand. */
  certificationWaits(): Promise<boolean>;
  /**
   * What was entered, as it can be read while nobody writes in it: texts by their names, without what is not theirs to
   * see, and how many files.
   */
  certificationEntered(): Promise<{ readonly texts: Readonly<Record<string, string>>; readonly files: number }>;
  /** What is missing, as the page says it. */
  missingForCertification(): Promise<readonly string[]>;
  /** What was returned, and why. */
  returnedPapers(): Promise<readonly string[]>;
  /** The papers that are asked for. */
  papersAsked(): Promise<readonly LicenceSlot[]>;
  /** Those of them that can be given now. */
  papersOpen(): Promise<readonly LicenceSlot[]>;
  /** What the platform is expected by; empty for nothing. */
  certificationExpected(): Promise<string>;
  letterName(
    slot: 'CA_AUTH_FILE' | 'CORP_AUTH_FILE' | 'CORP_AUTH_ENTRUST_FILE' | 'CORP_AUTH_ENTRUST_LEGAL_ENTITY_FILE',
  ): Promise<string>;
}
