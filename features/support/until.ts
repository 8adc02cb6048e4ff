import { when } from 'mobx';

/** Waits until something observable is so; says what it waited for when it never is. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  try {
    await when(holds, { timeout: 10_000 });
  } catch {
    throw new Error(`Waited in vain: ${what}`);
  }
}

/** Asks again, turn by turn, until something is seen to be so; says what it waited for when it never is. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 10_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`);
    await new Promise((done) => setImmediate(done));
  }
}
