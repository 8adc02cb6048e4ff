/** More elements within one another than any document has: tables within tables need some dozens. */
export const maxXmlDepth = 1_000;

/** Counts how deep the elements of an XML text lie within one another, piece by piece. */
export class XmlDepth {
  deepest = 0;
  #depth = 0;
  #isInTag = false;
  /** The first sign after `<`; empty until it is read. */
  #first = '';
  #last = '';

  take(text: string): void {
    for (const sign of text) {
      if (!this.#isInTag) {
        if (sign === '<') [this.#isInTag, this.#first, this.#last] = [true, '', ''];
      } else if (sign === '>') {
        this.#isInTag = false;
        this.#closeTag();
      } else {
        if (this.#first === '') this.#first = sign;
        this.#last = sign;
      }
    }
  }

  #closeTag(): void {
    if (this.#first === '/') this.#depth = Math.max(0, this.#depth - 1);
    // Declarations, comments and instructions have no end, and an element may end itself.
    else if (this.#first !== '!' && this.#first !== '?' && this.#last !== '/') this.#depth += 1;
    this.deepest = Math.max(this.deepest, this.#depth);
  }
}
