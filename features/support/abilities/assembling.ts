export interface Assembling {
  /** The message about a whole file; undefined for none. Waits until the file has been read. */
  toldOfPaper(fileName: string): Promise<ToldOfPaper | undefined>;
  /** Splits a file, moves it, or keeps it where it is. */
  pressOfPaper(fileName: string, press: 'divide' | 'move' | 'keep'): Promise<void>;
  /** The changes of the funder's standard that the page shows, and whether they can be adopted. */
  standardNews(): Promise<{ readonly lines: readonly string[]; readonly mayTakeOver: boolean }>;
  /** Adopts the funder's present list, or keeps the list of the package. */
  answerNews(answer: 'take' | 'keep'): Promise<void>;
  openMaterials(packageId: string): Promise<void>;
  /** The reason why the page cannot be shown; empty where it can. */
  materialsRefusal(): Promise<string>;
  materials(): Promise<readonly ShownMaterial[]>;
  give(material: string, files: readonly GivenFile[]): Promise<void>;
  /** Picks a file again whose upload was interrupted when the portal was closed. */
  /** Resumes an interrupted upload from the file's stored location, without picking the file. */
  goOnWhereItLies(fileName: string): Promise<void>;
  pickAgain(fileName: string, file: GivenFile): Promise<void>;
  letGo(fileName: string): Promise<void>;
  /** Waits until all uploads have ended and all entries are saved. */
  settled(): Promise<void>;
  fillInvoice(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Types, and continues without waiting for the save. */
  type(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  fillContract(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Removes the separators from the contract number. */
  removeSeparators(fileName: string): Promise<void>;
  replaceFile(fileName: string, file: GivenFile): Promise<void>;
  /** Waits until a document has been read, and returns whether anything was readable. */
  readingOf(fileName: string): Promise<'read' | 'not-readable'>;
  /** Requests to read all unreadable documents of a material again, and returns their number. */
  readAllAgain(material: string): Promise<number>;
  /** The result for the documents that were read again together, after all have been read. */
  readTogether(
    material: string,
  ): Promise<{ readonly total: number; readonly read: number; readonly unread: number } | undefined>;
  /** Whether a document is still being read. */
  isBeingRead(fileName: string): Promise<boolean>;
  /** The messages about the clarity of a document's picture with advice, as soon as there is one. */
  toldOfPicture(fileName: string): Promise<readonly string[]>;
  /** All messages below the fields of a document. */
  saidOf(fileName: string): Promise<readonly string[]>;
  /** Replaces the value of a field by the value on paper. */
  takeRead(fileName: string, field: string): Promise<void>;
  /** The check states of the documents that were read, by file name; unread documents are left out. */
  checks(): Promise<Readonly<Record<string, string>>>;
  /** Confirms together all documents of a material that passed their checks. */
  confirmAll(material: string): Promise<void>;
  /** Confirms the values of a document. */
  confirm(fileName: string): Promise<void>;
  /** The value that is offered for a field; empty for none. */
  offered(fileName: string, field: string): Promise<string>;
  /** The other package that already contains the invoice, as soon as it is known. */
  usedIn(fileName: string): Promise<string>;
  /** The total of the invoices, a decimal text in yuan. */
  invoicesTotal(): Promise<string>;
  takeOffered(fileName: string, field: string): Promise<void>;
  /** Confirms that the entered values match the document's new file. */
  compare(fileName: string): Promise<void>;
  /** The file name of the document at which the page resumes; empty for none. */
  resumedAt(): Promise<string>;
  /** The toast messages of the portal. */
  told(): readonly string[];
  remove(fileName: string): Promise<void>;
  /** Documents that colleagues removed while the user typed in them. */
  removedByOthers(): Promise<
    readonly { readonly fileName: string; readonly by: string; readonly typed: readonly string[] }[]
  >;
  /** Creates a new document from the entries in a removed one. */
  addAgain(fileName: string): Promise<void>;
  keepOwn(fileName: string): Promise<void>;
  takeOther(fileName: string): Promise<void>;
  /** File names of the documents whose fields are open. */
  standingOpen(): Promise<readonly string[]>;
  /** Goes from a document to the next that waits. */
  next(fileName: string): Promise<void>;
  removeTogether(fileNames: readonly string[]): Promise<void>;
}

/** The message about a whole file, with its buttons. */
export interface ToldOfPaper {
  readonly words: string;
  readonly lines: readonly string[];
  readonly why: string;
  readonly press: string;
  readonly keep: string;
}

export interface GivenFile {
  readonly kind: string;
  readonly name: string;
  readonly kilobytes: number;
}

export interface ShownItem {
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The contract number on paper, where it is stored beside the other. */
  readonly onPaper: string;
  readonly problems: Readonly<Record<string, string>>;
  /** The sources of the values. */
  readonly sources: readonly string[];
  readonly open: boolean;
  /** Fields that still have the values of the former file. */
  readonly toCompare: readonly string[];
  /** Values on paper of the fields that have another value. */
  readonly instead: Readonly<Record<string, string>>;
  /** Doubts about the parties and the values on the paper. */
  readonly doubts: readonly string[];
  readonly before: string;
  readonly conflict: string;
}

export interface ShownMaterial {
  readonly stage: string;
  readonly name: string;
  readonly required: boolean;
  readonly mayAdd: boolean;
  readonly items: readonly ShownItem[];
  readonly tasks: readonly {
    readonly fileName: string;
    readonly state: string;
    readonly trouble: string;
    /** Stored bytes. */ readonly kept: number;
  }[];
  /** Names of files that must be picked again. */
  readonly unarrived: readonly string[];
  readonly unfinished: readonly {
    readonly fileName: string;
    readonly kept: number;
    readonly findable: boolean;
    readonly trouble: string;
  }[];
}
