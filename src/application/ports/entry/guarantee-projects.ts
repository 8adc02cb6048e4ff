/** The guarantee projects by which companies come to the sign-in page (document 1, section 2; R-018). */
export interface GuaranteeProjects {
  /** The name of the project of a serial; undefined where there is none. */
  nameOf(serial: string): Promise<string | undefined>;
}
