import { once } from 'node:events';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { OssError } from './oss-error.ts';

export interface FormField {
  readonly kind: 'field';
  readonly name: string;
  /** Cut off at the limit; `tooLong` is then true. */
  readonly value: string;
  readonly tooLong: boolean;
}

export interface FormFile {
  readonly kind: 'file';
  readonly contentType: string | undefined;
  /** It must be read to its end before the next part is requested. */
  readonly body: AsyncIterable<Buffer>;
}

export interface FormLimits {
  /** Maximum number of bytes of one field. */
  readonly fieldSize: number;
  readonly fields: number;
}

/**
 * Reads a multipart/form-data body part by part while it arrives. The part named `file` is a file, all others are
 * fields. Refuses with MalformedPOSTRequest a malformed body, including one that stops before its last boundary.
 */
export async function* formParts(
  source: AsyncIterable<Buffer>,
  contentType: string,
  { fieldSize, fields }: FormLimits,
): AsyncGenerator<FormField | FormFile> {
  const parser = parserOf(contentType, { fieldSize, fields: fields + 1 });
  // The reader may have stopped while the parser still has data.
  let over = false;
  const parts = new ReadableStream<FormField | FormFile>({
    cancel: () => void (over = true),
    start: (controller) => {
      let file: BusboyFileStream | undefined;
      const ended = (end: () => void): void => {
        if (!over) end();
        over = true;
      };
      const emitPart = (part: FormField | FormFile): void => {
        if (!over) controller.enqueue(part);
      };
      parser.on('field', (name: string | undefined, value, _nameCut, tooLong) => {
        if (name === undefined) parser.destroy(malformedForm());
        else emitPart({ kind: 'field', name, value, tooLong });
      });
      parser.on('file', (_name, body, _fileName, _encoding, type) => {
        // A reader of the file receives its failure; unread, it fails with the form.
        body.on('error', () => undefined);
        file = body;
        emitPart({ kind: 'file', contentType: type === '' ? undefined : type, body });
      });
      parser.on('finish', () => ended(() => controller.close()));
      parser.on('error', () => {
        file?.destroy(malformedForm());
        ended(() => controller.error(malformedForm()));
      });
    },
  });
  const fed = feed(source, parser);
  try {
    yield* parts;
  } finally {
    parser.destroy();
    await fed;
  }
}

function parserOf(contentType: string, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits,
      isPartAFile: (name) => name?.toLowerCase() === 'file',
    });
  } catch {
    throw malformedForm();
  }
}

/** Passes the data on as fast as it is read; stops once nobody reads it any more. */
async function feed(source: AsyncIterable<Buffer>, parser: BusboyInstance): Promise<void> {
  try {
    for await (const chunk of source) {
      if (parser.destroyed) return;
      if (!parser.write(chunk)) await waitForParser(parser);
    }
    if (!parser.destroyed) parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : malformedForm());
  }
}

async function waitForParser(parser: BusboyInstance): Promise<void> {
  const done = new AbortController();
  const { signal } = done;
  // Removes the listener of the event that did not occur.
  await Promise.race([once(parser, 'drain', { signal }), once(parser, 'close', { signal })]);
  done.abort();
}

function malformedForm(): OssError {
  return new OssError(
    400,
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
  );
}
