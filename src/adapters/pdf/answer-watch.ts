import { DocumentFault } from '../../application/ports/viewer/shared/document-reader.ts';

/**
 * Awaits an answer of the reader's thread, and gives up when the thread has been silent for too long. Time during which
 * network requests are open does not count, because a slow connection is no hung thread.
 *
 * @param quietFor milliseconds since the last network request ended
 * @param gaveUp called before the rejection, to end the thread
 */
export async function answerWithin<Answer>(
  answer: Promise<Answer>,
  limit: number,
  quietFor: () => number,
  gaveUp: () => void,
): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  let timer: ReturnType<typeof setTimeout>;
  const asked = performance.now();
  const wait = (time: number): void => {
    timer = setTimeout(() => {
      const silent = Math.min(quietFor(), performance.now() - asked);
      // Timers and the clock may disagree by a millisecond.
      if (silent + 1 < limit) return wait(limit - silent);
      gaveUp();
      return reject(new DocumentFault('timed-out'));
    }, time);
  };
  wait(limit);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer!);
  }
}
