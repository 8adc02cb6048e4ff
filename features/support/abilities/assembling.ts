export interface Assembling {
  /** What is said of a whole file; undefined where nothing is. Waits until it has been read. */
  toldOfPaper(fileName: string): Promise<ToldOfPaper | undefined>;
  /** Divides a file, moves it, or leaves it where it is. */
  pressOfPaper(fileName: string, press: 'divide' | 'move' | 'keep'): Promise<void>;
  /** What the funder asks for otherwise by now, as the page tells it, and whether it can be taken over. */
  standardNews(): Promise<{ readonly lines: readonly string[]; readonly mayTakeOver: boolean }>;
  /** Takes the funder's list over as it is now, or keeps the package's own. */
  answerNews(answer: 'take' | 'keep'): Promise<void>;
  openMaterials(packageId: string): Promise<void>;
  /** Why the page cannot be shown, or empty. */
  materialsRefusal(): Promise<string>;
  materials(): Promise<readonly ShownMaterial[]>;
  give(material: string, files: readonly GivenFile[]): Promise<void>;
  /** Picks a file for the one of this name that was cut off when the portal was closed. */
  /** Has a file that was cut off go on from where it lies, without picking it. */
  goOnWhereItLies(fileName: string): Promise<void>;
  pickAgain(fileName: string, file: GivenFile): Promise<void>;
  letGo(fileName: string): Promise<void>;
  /** Waits until nothing is on its way any more, and everything typed is saved. */
  settled(): Promise<void>;
  fillInvoice(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Types, and goes on without waiting until it is saved. */
  type(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  fillContract(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  /** Takes the contract's number without its separators. */
  removeSeparators(fileName: string): Promise<void>;
  replaceFile(fileName: string, file: GivenFile): Promise<void>;
  /** Waits until a document has been read as far as it can be; answers whether anything could be. */
  readingOf(fileName: string): Promise<'read' | 'not-readable'>;
  /** Has all documents of a material read once more of which nothing could be read; answers how many those were. */
  readAllAgain(material: string): Promise<number>;
  /** What is said of those that were read once more together, once all have been. */
  readTogether(
    material: string,
  ): Promise<{ readonly total: number; readonly read: number; readonly unread: number } | undefined>;
  /** Whether a document is still being read. */
  isBeingRead(fileName: string): Promise<boolean>;
  /** What is said of how clear a document's picture is, and what to do, as soon as something is said. */
  toldOfPicture(fileName: string): Promise<readonly string[]>;
  /** Everything that is said of a document below its fields, as it stands. */
  saidOf(fileName: string): Promise<readonly string[]>;
  /** Takes what the paper says in the place of what stands in a field. */
  takeRead(fileName: string, field: string): Promise<void>;
  /** How the documents that were read stand, by file name; those of which nothing was read are left out. */
  checks(): Promise<Readonly<Record<string, string>>>;
  /** One press for all of a material whose checks hold. */
  confirmAll(material: string): Promise<void>;
  /** A document is found right as it stands. */
  confirm(fileName: string): Promise<void>;
  /** What would take a field's place; empty where nothing is offered. */
  offered(fileName: string, field: string): Promise<string>;
  /** The package that has an invoice before this one, as soon as that is known. */
  usedIn(fileName: string): Promise<string>;
  /** What the invoices come to, a decimal text in yuan. */
  invoicesTotal(): Promise<string>;
  takeOffered(fileName: string, field: string): Promise<void>;
  /** Finds that what is entered for a document is what its new file says. */
  compare(fileName: string): Promise<void>;
  /** The document at which work goes on, by file name; empty for none. */
  resumedAt(): Promise<string>;
  /** What the portal has told in passing. */
  told(): readonly string[];
  remove(fileName: string): Promise<void>;
  /** What colleagues removed while one typed in it. */
  removedByOthers(): Promise<
    readonly { readonly fileName: string; readonly by: string; readonly typed: readonly string[] }[]
  >;
  /** Makes a new document of what was typed in one that a colleague removed. */
  addAgain(fileName: string): Promise<void>;
  keepOwn(fileName: string): Promise<void>;
  takeOther(fileName: string): Promise<void>;
  /** Those whose fields stand open, by file name. */
  standingOpen(): Promise<readonly string[]>;
  /** From one document to the next that waits. */
  next(fileName: string): Promise<void>;
  removeTogether(fileNames: readonly string[]): Promise<void>;
}

/** What is said of a whole file, and what may be pressed. */
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
  /** The contract's number on paper, where it is kept beside the other. */
  readonly onPaper: string;
  readonly problems: Readonly<Record<string, string>>;
  /** Where what it says came from. */
  readonly sources: readonly string[];
  readonly open: boolean;
  /** Fields that still say what another file said. */
  readonly toCompare: readonly string[];
  /** What the paper says of fields that say something else. */
  readonly instead: Readonly<Record<string, string>>;
  /** What speaks against who and what stands on the paper. */
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
    /** Bytes that have come. */ readonly kept: number;
  }[];
  /** What is asked for again. */
  readonly unarrived: readonly string[];
  readonly unfinished: readonly {
    readonly fileName: string;
    readonly kept: number;
    readonly findable: boolean;
    readonly trouble: string;
  }[];
}
