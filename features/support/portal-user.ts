/** What people of the scenarios do and see in the portal, whatever it runs on. Texts are those of the English portal; amounts are decimal texts in yuan. */
export interface PortalUser {
  signIn(userName: string, password: string, proof?: 'prove'): Promise<void>;
  /** The sign-in page, as one finds it after a session's end. */
  signInPageOpened(): Promise<void>;
  /** Does something all the time for so many minutes. */
  workFor(minutes: number): Promise<void>;
  /** What the sign-in page says, or empty. */
  signInNotice(): Promise<string>;
  captchaAsked(): Promise<boolean>;
  deregistrationTold(): Promise<boolean>;
  role(): Promise<string>;
  takeRole(name: string): Promise<void>;
  signOut(): Promise<void>;
  /** Where the portal stands, below its base. */
  place(): Promise<string>;
  /** Closes the portal, as closing a tab does: nothing of it goes on. */
  close(): void;
  /** Opens the portal anew at the same place. */
  comeBack(): Promise<void>;

  openList(address?: string): Promise<void>;
  listed(): Promise<readonly ListedPackage[]>;
  listTotals(): Promise<{ readonly count: number; readonly amount: string } | undefined>;
  mayMakePackages(): Promise<boolean>;

  openChoice(): Promise<void>;
  candidates(): Promise<readonly OfferedCredit[]>;
  tick(number: string): Promise<void>;
  startOverWith(number: string): Promise<void>;
  choice(): Promise<{ readonly count: number; readonly amount: string; readonly mayGoOn: boolean }>;
  /** Goes on to the upload page; answers the package's number once one is made. */
  makePackage(): Promise<string | undefined>;
  choiceTrouble(): Promise<string>;

  openMaterials(docDatumId: string): Promise<void>;
  /** Why the page cannot be shown, or empty. */
  materialsRefusal(): Promise<string>;
  materials(): Promise<readonly ShownMaterial[]>;
  give(material: string, files: readonly GivenFile[]): Promise<void>;
  /** Waits until nothing is on its way any more, and everything typed is saved. */
  settled(): Promise<void>;
  fillInvoice(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  fillContract(fileName: string, fields: Readonly<Record<string, string>>): Promise<void>;
  replaceFile(fileName: string, file: GivenFile): Promise<void>;
  remove(fileName: string): Promise<void>;
  keepOwn(fileName: string): Promise<void>;

  openCheck(docDatumId: string): Promise<void>;
  check(): Promise<{ readonly blockers: readonly string[]; readonly warnings: readonly string[]; readonly maySubmit: boolean; readonly expected: string | undefined }>;
  /** Whether the answers of this package are open. */
  isChecking(): Promise<boolean>;
  submit(): Promise<void>;
  /** The question that stands before submitting, or empty. */
  question(): Promise<string>;
  goOn(): Promise<void>;
  submitTrouble(): Promise<string>;

  openDetail(docDatumId: string): Promise<void>;
  detail(): Promise<ShownPackage>;
  mend(): Promise<void>;
  claim(): Promise<void>;
}

export interface GivenFile {
  readonly kind: string;
  readonly name: string;
  readonly kilobytes: number;
}

export interface ListedPackage {
  readonly docDatumId: string;
  readonly state: string;
  readonly amount: string;
  readonly action: string;
}

export interface OfferedCredit {
  readonly number: string;
  readonly chosen: boolean;
  /** Empty when it may be ticked. */
  readonly whyNot: string;
}

export interface ShownItem {
  readonly fileName: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly open: boolean;
  readonly before: string;
  readonly conflict: string;
}

export interface ShownMaterial {
  readonly stage: string;
  readonly name: string;
  readonly required: boolean;
  readonly mayAdd: boolean;
  readonly items: readonly ShownItem[];
  readonly tasks: readonly { readonly fileName: string; readonly state: string; readonly trouble: string }[];
  readonly unarrived: readonly string[];
}

export interface ShownPackage {
  readonly state: string;
  readonly holder: string;
  readonly handler: string;
  readonly lines: readonly { readonly title: string; readonly result: string; readonly reason: string }[];
  readonly submissions: number;
  readonly actions: readonly string[];
}
