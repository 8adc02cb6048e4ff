import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Answering<Question, Answer> {
  answer(question: Question): Promise<Answer>;
}

/**
 * Makes a process one of `BoundedProcesses`: it answers messages, ends with the server, and is ended when it takes too
 * much memory.
 */
export function answerQuestions<Question, Answer>(program: Answering<Question, Answer>): void {
  // A reader that unpacks has no time to look at itself; this thread does, and ends both.
  const watch = new Worker(new URL('memory-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) });
  const watched = once(watch, 'message').then(() => watch.unref());
  // Ends with the server, however that ends, and not before: a key that stops the server is sent to both.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (question: Question) => {
    void watched.then(async () => program.answer(question)).then((said) => process.send?.(said));
  });
}
