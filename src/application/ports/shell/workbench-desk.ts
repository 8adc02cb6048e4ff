/**
 * Whether one may go to the workbench now: it may, one has to leave it first, or its own words why not (document 1,
 * section 8).
 */
export type WorkbenchAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'leave-first' }
  | { readonly kind: 'refused'; readonly words: string };

/** Where one leaves for: a form is sent there by GET with these fields. */
export interface Departure {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The workbench beside the portal (document 1, sections 2, 4 and 7). Every method but `end` faults with `not-signed-in`
 * when nobody is.
 */
export interface WorkbenchDesk {
  isShown(): Promise<boolean>;
  access(): Promise<WorkbenchAccess>;
  /**
   * The way there, with a key that is good once and for a minute where one is not signed in there yet; or to another
   * domain's sign-in page where the back end says so. Faults with `forbidden` for whoever is not shown it, and as an
   * unexpected answer where what is said leads nowhere.
   */
  leave(): Promise<Departure>;
  /** Ends the workbench's own session in this browser, whoever's it is; needs nobody to be signed in. */
  end(): Promise<void>;
}
