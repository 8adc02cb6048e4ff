import { answerOf } from './answer-of.ts';
import type { FormatQuestion } from './format-question.ts';

// What this file is in a thread of its own, where `self` posts without a target.
const thread = globalThis as unknown as { postMessage(message: unknown, transfer: readonly Transferable[]): void };

globalThis.addEventListener('message', ({ data }: MessageEvent<FormatQuestion>) => {
  void answerOf(data).then((answer) => thread.postMessage(answer, answer.kind === 'picture' ? answer.copies : []));
});
