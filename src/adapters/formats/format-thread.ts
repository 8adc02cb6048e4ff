import type { ContentForm } from '../../application/ports/viewer/shared/content-reader.ts';
import { answerOf, lookReady } from './answer-of.ts';
import type { FormatQuestion, ThreadMessage } from './format-question.ts';

// This file runs in a worker, where `postMessage` has no target.
const thread = globalThis as unknown as {
  postMessage(message: ThreadMessage, transfer: readonly Transferable[]): void;
};

async function answer(question: FormatQuestion): Promise<void> {
  const found = await answerOf(question);
  if (found.kind !== 'picture') return thread.postMessage({ answer: found }, []);
  const { others, ...picture } = found;
  thread.postMessage({ answer: picture, othersFollow: others !== undefined }, picture.copies);
  const copies = await others?.catch(() => []);
  return copies && thread.postMessage({ others: copies }, copies);
}

globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<FormatQuestion | { readonly expected: ContentForm }>) => {
    if ('expected' in data) lookReady(data.expected);
    else void answer(data);
  },
);
