import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Answerer<Question, Answer> {
  answer(question: Question): Promise<Answer>;
}

/**
 * Turns the current process into one of `BoundedProcesses`. It answers messages, ends with the server, and is killed
 * when it uses too much memory.
 */
export function answerQuestions<Question, Answer>(program: Answerer<Question, Answer>): void {
  // Unpacking blocks the main thread, so a thread of its own watches the memory and kills the process.
  const watch = new Worker(new URL('memory-watch.ts', import.meta.url), { workerData: Number(process.argv[2]) });
  const watchStarted = once(watch, 'message').then(() => watch.unref());
  // The process ends with the server, and not before: a terminal sends its interrupt signal to both.
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (question: Question) => {
    void watchStarted.then(async () => program.answer(question)).then((answer) => process.send?.(answer));
  });
}
