import { InvalidPDFException, PDFDataRangeTransport, PDFWorker, PasswordException, getDocument } from 'pdfjs-dist';
import { DocumentFault, type DocumentPage } from '../../application/ports/viewer/shared/document-reader.ts';
import { answerWithin } from './answer-watch.ts';
import type { LastingDocument } from './last-document.ts';
import { PdfjsPage } from './pdfjs-page.ts';
import { RangedFile } from './ranged-file.ts';

const chunk = 65_536;
const maxSilenceMs = 10_000;
const maxClosingMs = 1_000;

/**
 * Larger images are reduced while they are decoded. Without this limit the reader tests for seconds what the browser
 * can handle.
 */
const largestImageBytes = 64 * 1024 * 1024;

/**
 * Opens a PDF in a thread of its own, which ends with the document. The signal ends the opening; `taken` gives the
 * thread.
 */
export async function openPdf(
  address: () => Promise<string>,
  assets: string,
  signal: AbortSignal,
  taken: () => Worker,
): Promise<LastingDocument> {
  const ended = new AbortController();
  const file = new RangedFile(address, ended.signal);
  const thread = startThread(taken);
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(() => {});
  let finished = false;
  const end = (): void => {
    if (finished) return;
    finished = true;
    ended.abort();
    thread.worker.terminate();
    thread.pdfWorker.destroy();
  };
  let loss: unknown;
  const lose = (fault: unknown): void => {
    loss ??= fault;
    lost.reject(fault);
    end();
  };
  const withinSilence = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await Promise.race([
        lost.promise,
        answerWithin(
          answer,
          maxSilenceMs,
          () => file.quietFor,
          () => lose(new DocumentFault('timed-out')),
        ),
      ]);
    } catch (error) {
      // The fault that ended the thread is more precise than those of its requests.
      throw loss ?? faultOf(error);
    }
  };
  thread.worker.addEventListener('error', () => lose(new DocumentFault('no-reader')));
  const giveUp = (): void => lose(signal.reason);
  signal.addEventListener('abort', giveUp, { once: true });
  try {
    const beginning = await file.beginning(chunk);
    const source =
      beginning.kind === 'whole' ? { data: beginning.bytes } : { range: new PartsTransport(file, beginning, lose) };
    const loading = getDocument({
      ...source,
      ...readerAssets(assets),
      worker: thread.pdfWorker,
      rangeChunkSize: chunk,
      canvasMaxAreaInBytes: largestImageBytes,
      disableAutoFetch: true,
      disableStream: true,
      enableXfa: false,
      // Fonts keep their names, by which Chinese ones are known.
      fontExtraProperties: true,
      verbosity: 0,
    });
    const document = await withinSilence(loading.promise);
    const pages = new Map<number, Promise<DocumentPage>>();
    const pageOf = async (number: number): Promise<DocumentPage> =>
      new PdfjsPage(await withinSilence(document.getPage(number)), withinSilence, document.annotationStorage);
    return {
      pageCount: document.numPages,
      isAlive: () => !finished,
      isBusy: () => file.quietFor === 0,
      page: async (number) => {
        const page = pages.get(number) ?? pageOf(number);
        pages.set(number, page);
        return page;
      },
      close: async () => {
        // A blocked thread does not answer the request to close.
        await Promise.race([loading.destroy().catch(() => {}), pause(maxClosingMs)]);
        end();
      },
    };
  } catch (error) {
    end();
    throw loss ?? faultOf(error);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function startThread(taken: () => Worker): { readonly worker: Worker; readonly pdfWorker: PDFWorker } {
  try {
    const worker = taken();
    return { worker, pdfWorker: PDFWorker.create({ port: worker }) };
  } catch (error) {
    throw new DocumentFault('no-reader', { cause: error });
  }
}

/**
 * Character maps, substitute fonts, decoders and colour profiles that a document may refer to without containing them.
 */
function readerAssets(base: string) {
  return {
    cMapUrl: `${base}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${base}standard_fonts/`,
    wasmUrl: `${base}wasm/`,
    iccUrl: `${base}iccs/`,
  };
}

function faultOf(error: unknown): unknown {
  if (error instanceof DocumentFault || (error instanceof DOMException && error.name === 'AbortError')) return error;
  if (error instanceof PasswordException) return new DocumentFault('encrypted', { cause: error });
  if (error instanceof InvalidPDFException) return new DocumentFault('damaged', { cause: error });
  return error instanceof Error && error.name === 'RenderingCancelledException'
    ? error
    : new DocumentFault('damaged', { cause: error });
}

class PartsTransport extends PDFDataRangeTransport {
  readonly #file: RangedFile;
  readonly #lost: (fault: unknown) => void;

  constructor(
    file: RangedFile,
    beginning: { readonly bytes: Uint8Array; readonly length: number },
    lost: (fault: unknown) => void,
  ) {
    super(beginning.length, beginning.bytes);
    this.#file = file;
    this.#lost = lost;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#file.part(begin, end).then((bytes) => this.onDataRange(begin, bytes), this.#lost);
  }
}
