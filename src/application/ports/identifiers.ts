/** Fresh identifiers of letters and digits, never given twice. */
export interface Identifiers {
  next(): string;
}
