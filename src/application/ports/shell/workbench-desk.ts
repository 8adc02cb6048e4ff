/** Whether the user may open the workbench now; a refusal has the workbench's own text (document 1, section 8). */
export type WorkbenchAccess =
  | { readonly kind: 'open' }
  | { readonly kind: 'leave-first' }
  | { readonly kind: 'refused'; readonly words: string };

/** Target outside the portal: the browser submits a form to the address by GET with these fields. */
export interface ExternalTarget {
  readonly address: string;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * The workbench beside the portal (document 1, sections 2, 4 and 7). Every method but `end` faults with `not-signed-in`
 * when no one is signed in.
 */
export interface WorkbenchDesk {
  isShown(): Promise<boolean>;
  access(): Promise<WorkbenchAccess>;
  /**
   * The address of the workbench, with a key that is valid once and for a minute where the user is not signed in there;
   * or the sign-in page of another domain. Faults with `forbidden` for a user without access, and as an unexpected
   * answer for an invalid address.
   */
  leave(): Promise<ExternalTarget>;
  /** Ends the workbench's own session in this browser. No user needs to be signed in. */
  end(): Promise<void>;
}
