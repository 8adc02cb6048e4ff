import { OssError } from './oss-error.ts';

export interface FormPart {
  readonly name: string;
  readonly contentType: string | undefined;
  readonly body: AsyncGenerator<Buffer>;
}

const headerLimit = 8 * 1024;
const preambleLimit = 1024;

/**
 * Reads a multipart/form-data body part by part while it arrives; nothing but the end of a chunk is held back.
 * Each part's body must be read to its end before the next part is asked for.
 * Refuses with MalformedPOSTRequest what is not well formed, a body that stops before its last boundary included.
 */
export async function* formParts(source: AsyncIterable<Buffer>, contentType: string): AsyncGenerator<FormPart> {
  const boundary = boundaryOf(contentType);
  const reader = new DelimitedReader(source, Buffer.from(`\r\n--${boundary}`));
  try {
    await reader.until(reader.delimiter, preambleLimit);
    for (;;) {
      const after = await reader.exactly(2);
      if (after === '--') return await reader.discardRest();
      if (after !== '\r\n') throw malformed();
      const header = await reader.until(Buffer.from('\r\n\r\n'), headerLimit);
      yield { ...namesIn(header), body: reader.body() };
    }
  } finally {
    await reader.letGo();
  }
}

class DelimitedReader {
  readonly delimiter: Buffer;
  readonly #source: AsyncIterator<Buffer>;
  // The first boundary has no line end before it; giving it one makes all boundaries alike.
  #held: Buffer = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Buffer>, delimiter: Buffer) {
    this.#source = source[Symbol.asyncIterator]();
    this.delimiter = delimiter;
  }

  async until(needle: Buffer, limit: number): Promise<string> {
    for (;;) {
      const at = this.#held.indexOf(needle);
      if (at > limit || (at < 0 && this.#held.length > limit + needle.length)) throw malformed();
      if (at >= 0) {
        const found = this.#held.toString('utf8', 0, at);
        this.#held = this.#held.subarray(at + needle.length);
        return found;
      }
      await this.#more();
    }
  }

  async exactly(count: number): Promise<string> {
    while (this.#held.length < count) await this.#more();
    const text = this.#held.toString('latin1', 0, count);
    this.#held = this.#held.subarray(count);
    return text;
  }

  /** Everything up to the next boundary, which is consumed. */
  async *body(): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#held.indexOf(this.delimiter);
      if (at >= 0) {
        const last = this.#held.subarray(0, at);
        this.#held = this.#held.subarray(at + this.delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      const sure = this.#held.length - this.delimiter.length + 1;
      if (sure > 0) {
        const chunk = this.#held.subarray(0, sure);
        this.#held = this.#held.subarray(sure);
        yield chunk;
      }
      await this.#more();
    }
  }

  async discardRest(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  async letGo(): Promise<void> {
    await this.#source.return?.();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw malformed();
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
  }
}

function boundaryOf(contentType: string): string {
  const found = /^multipart\/form-data\s*;.*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2];
  if (boundary === undefined) throw malformed();
  return boundary;
}

function namesIn(header: string): { readonly name: string; readonly contentType: string | undefined } {
  const name = /^content-disposition:\s*form-data\s*;(?:.*;)?\s*name="([^"]*)"/im.exec(header)?.[1];
  if (name === undefined) throw malformed();
  return { name, contentType: /^content-type:[ \t]*([^\r\n]+)/im.exec(header)?.[1]?.trim() };
}

function malformed(): OssError {
  return new OssError(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
}
