import { when } from 'mobx';
import type { ManualClock } from './manual-clock.ts';

/** Waits until an observable condition is met. On a timeout the error names the condition. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  try {
    await when(holds, { timeout: 60_000 });
  } catch {
    throw new Error(`Waited in vain: ${what}`);
  }
}

/** Polls until a condition is met. On a timeout the error names the condition. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((done) => setImmediate(done));
  }
}

/** Advances the time for work that waits a few seconds, until the work is done. */
export async function whileTimePasses<Result>(clock: ManualClock, work: Promise<Result>): Promise<Result> {
  let done = false;
  const ended = (): void => void (done = true);
  work.then(ended, ended);
  await eventually('it is done', async () => {
    if (clock.isAwaited(5_000)) clock.advance(1_000);
    return done;
  });
  return work;
}
