/** Guarantee projects whose links lead companies to the sign-in page (document 1, section 2; R-018). */
export interface GuaranteeProjects {
  /** Name of the project with a serial; undefined where there is none. */
  nameOf(serial: string): Promise<string | undefined>;
}
