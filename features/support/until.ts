import { when } from 'mobx';
import type { ManualClock } from './manual-clock.ts';

/** Waits until something observable is so; says what it waited for when it never is. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  try {
    await when(holds, { timeout: 60_000 });
  } catch {
    throw new Error(`Waited in vain: ${what}`);
  }
}

/** Asks again, turn by turn, until something is seen to be so; says what it waited for when it never is. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((done) => setImmediate(done));
  }
}

/** Lets time pass for whoever waits a few seconds, until something is done. */
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
