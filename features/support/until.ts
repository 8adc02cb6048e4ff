import { when } from 'mobx';

/** Waits until something observable is so; says what it waited for when it never is. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  try {
    await when(holds, { timeout: 10_000 });
  } catch {
    throw new Error(`Waited in vain: ${what}`);
  }
}
