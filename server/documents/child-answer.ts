import type { ChildProcess } from 'node:child_process';

/**
 * A child process's answer to a message. Undefined when the process died; `late`, or undefined, when it did not answer
 * within `longest` milliseconds.
 */
export async function childAnswer<Answer>(
  child: ChildProcess,
  message: object | string,
  longest?: number,
  late?: Answer,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const answered = (answer: unknown) => resolve(answer as Answer);
  const failed = () => resolve(undefined);
  const timer = longest === undefined ? undefined : setTimeout(() => resolve(late), longest);
  child.once('message', answered).once('error', failed).once('exit', failed);
  child.send(message, (failure) => failure && failed());
  const answer = await promise;
  clearTimeout(timer);
  child.off('message', answered).off('error', failed).off('exit', failed);
  return answer;
}
