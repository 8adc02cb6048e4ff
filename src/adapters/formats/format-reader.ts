import type { ContentForm, ReadContent } from '../../application/ports/viewer/shared/content-reader.ts';
import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';
import type { FormatAnswer, FormatThread } from './format-question.ts';
import { ofdDocument } from './ofd-document.ts';
import { pictureDocument } from './picture-document.ts';
import { wholeFile } from './whole-file.ts';

const megabyte = 1024 * 1024;

/** The largest size of each form, in bytes. It exceeds the limits of all upload places of the portal. */
const largest: Readonly<Record<ContentForm, number>> = {
  picture: 128 * megabyte,
  ofd: 32 * megabyte,
  xml: 8 * megabyte,
  workbook: 32 * megabyte,
  text: 16 * megabyte,
};

/** Milliseconds within which the thread must answer. */
const timeoutMs: Readonly<Record<ContentForm, number>> = {
  picture: 20_000,
  ofd: 10_000,
  xml: 10_000,
  workbook: 10_000,
  text: 10_000,
};

/** Fetches a file and reads it in a thread of its own, which ends with the answer. */
export async function readFormat(
  form: ContentForm,
  address: () => Promise<string>,
  signal: AbortSignal,
  started: () => FormatThread,
  fetchFile: typeof fetch,
  come: (percent: number) => void = () => {},
): Promise<ReadContent> {
  const thread = startThread(started);
  // The thread of a picture continues for its other copies, and ends when the picture is closed.
  let outlasts = false;
  try {
    thread.expect(form);
    const bytes = await wholeFile(address, largest[form], signal, fetchFile, come);
    const answer = await answerIn(thread.ask({ form, bytes }), timeoutMs[form], signal);
    if (answer.kind === 'refused') throw new DocumentFault(answer.because);
    if (answer.kind === 'picture') {
      outlasts = answer.others !== undefined;
      return { kind: 'pages', document: pictureDocument(answer, () => thread.end()) };
    }
    return answer.kind === 'ofd' ? { kind: 'pages', document: await ofdDocument(answer.drawing) } : answer;
  } finally {
    if (!outlasts) thread.end();
  }
}

function startThread(started: () => FormatThread): FormatThread {
  try {
    return started();
  } catch (error) {
    throw new DocumentFault('no-reader', { cause: error });
  }
}

async function answerIn(answer: Promise<FormatAnswer>, limit: number, signal: AbortSignal): Promise<FormatAnswer> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DocumentFault('timed-out')), limit);
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    signal.throwIfAborted();
    return await Promise.race([answer, over]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
