/** The data of a person who registers a company. */
export interface CompanyToRegister {
  readonly companyName: string;
  readonly uscc: string;
  readonly legalRepresentative: string;
  readonly personName: string;
  readonly idNumber: string;
  readonly userName: string;
  readonly password: string;
  readonly mobile: string;
}

export interface Registering {
  /** Opens a registration page. */
  comeToRegister(place: string): Promise<void>;
  /**
   * Fills in everything except the code: the company, the person, the agreements, which are read to their end, and the
   * declarations.
   */
  sayForRegistration(said: CompanyToRegister): Promise<void>;
  /** Fills in the company and the person. */
  sayCompanyAndPerson(said: CompanyToRegister): Promise<void>;
  /** Requests a code, with the text of the picture or with the computed proof of the device. */
  askForRegistrationCode(picture: () => string): Promise<void>;
  /** Registers with a code. */
  register(code: string): Promise<void>;
  /** Sends the same registration again, like a user who never saw the answer. */
  registerAgain(): Promise<void>;
  /** The error message of a field or of the whole registration; empty for none. */
  registrationSays(): Promise<string>;
  /** The values in the fields of the company and the person after a reload. */
  registrationReloaded(): Promise<Partial<CompanyToRegister>>;
  /** The product or project of the registration, as the page names it; empty for none. */
  registersFor(): Promise<string>;
  /** The account and the next page in the confirmation; undefined where none is shown. */
  registeredAs(): Promise<
    | { readonly userName: string; readonly companyName: string; readonly repeated: boolean; readonly leadsTo: string }
    | undefined
  >;
}
