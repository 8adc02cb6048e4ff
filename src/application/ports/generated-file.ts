/** A file that the back end generated for a request. */
export interface GeneratedFile {
  readonly name: string;
  /** Address from which the browser downloads it. */
  readonly address: string;
}
