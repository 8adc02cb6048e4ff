import type { ChildProcess } from 'node:child_process';

/**
 * Sends a message to a child process and waits for its answer. Undefined when the process died; `lateAnswer` when it
 * did not answer within `timeLimit` milliseconds.
 */
export async function askChild<Answer>(
  child: ChildProcess,
  message: object | string,
  timeLimit?: number,
  lateAnswer?: Answer,
): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const resolveAnswer = (answer: unknown) => resolve(answer as Answer);
  const resolveWithoutAnswer = () => resolve(undefined);
  const timer = timeLimit === undefined ? undefined : setTimeout(() => resolve(lateAnswer), timeLimit);
  child.once('message', resolveAnswer).once('error', resolveWithoutAnswer).once('exit', resolveWithoutAnswer);
  child.send(message, (failure) => failure && resolveWithoutAnswer());
  const answer = await promise;
  clearTimeout(timer);
  child.off('message', resolveAnswer).off('error', resolveWithoutAnswer).off('exit', resolveWithoutAnswer);
  return answer;
}
