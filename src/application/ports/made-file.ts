/** A file that was made for whoever asked, as it is saved. */
export interface MadeFile {
  readonly name: string;
  /** From which the browser saves it. */
  readonly address: string;
}
