/** Generator of unique identifiers of letters and digits. */
export interface Identifiers {
  next(): string;
}
