/** What somebody says to register a company. */
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
  /** Comes to a page on which companies register. */
  comeToRegister(place: string): Promise<void>;
  /**
   * Says everything but the code: the company, who registers it, and what is agreed to and declared, both agreements
   * read to their end.
   */
  sayForRegistration(said: CompanyToRegister): Promise<void>;
  /** As far as whoever registers the company. */
  sayCompanyAndPerson(said: CompanyToRegister): Promise<void>;
  /** Asks for a code, proving to be human by what the picture says, or by the device. */
  askForRegistrationCode(picture: () => string): Promise<void>;
  /** Registers by a code. */
  register(code: string): Promise<void>;
  /** Sends the same once more, as whoever never saw the answer. */
  registerAgain(): Promise<void>;
  /** What is said of the registration: of a field, or of all of it; empty where nothing is. */
  registrationSays(): Promise<string>;
  /** What stands in the fields of the company and of whoever registers it, after the portal was loaded again. */
  registrationReloaded(): Promise<Partial<CompanyToRegister>>;
  /** For which product or project one registers, as the page names it; empty for none. */
  registersFor(): Promise<string>;
  /** As whom one is told to have registered, and where the page leads on; undefined where nothing is told. */
  registeredAs(): Promise<
    | { readonly userName: string; readonly companyName: string; readonly repeated: boolean; readonly leadsTo: string }
    | undefined
  >;
}
