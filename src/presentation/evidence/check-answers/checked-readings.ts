import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import { isUnderWay, type FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { Latest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** How long until it is asked again how reading goes, in milliseconds. */
const pause = 3_000;
/** So many files are asked about at once. */
const atOnce = 50;

export interface CheckedReadingsParts {
  readonly readings: ReadingDesk;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/**
 * How the reading of the files stands that are about to be handed in. It is help: where it cannot be had, nothing is
 * said of it.
 */
export class CheckedReadings {
  readonly #known = observable.map<string, FileReading>({}, { deep: false });
  readonly #latest = new Latest();
  readonly #parts: CheckedReadingsParts;
  #forget: (() => void) | undefined;

  constructor(parts: CheckedReadingsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  of(fileId: string | undefined): FileReading | undefined {
    return this.#known.get(fileId ?? '');
  }

  /** These files are looked through: asks how they stand until none is being read any more. */
  wanted(packageId: string, fileIds: readonly string[]): void {
    this.#forget?.();
    void this.ask(packageId, fileIds, this.#latest.next());
  }

  left(): void {
    this.#forget?.();
    this.#latest.stop();
  }

  private async ask(packageId: string, fileIds: readonly string[], signal: AbortSignal): Promise<void> {
    const { readings, session, clock } = this.#parts;
    try {
      if (fileIds.length > 0 && !(await readings.isReadingOffered(signal))) return;
      for (let from = 0; from < fileIds.length; from += atOnce) {
        const found = await readings.readings(packageId, fileIds.slice(from, from + atOnce), signal);
        if (signal.aborted) return;
        runInAction(() => found.forEach((reading, fileId) => this.#known.set(fileId, reading)));
      }
    } catch (thrown) {
      session.faultSeen(thrown);
      return;
    }
    const underWay = fileIds.filter((fileId) => {
      const reading = this.#known.get(fileId);
      return reading !== undefined && isUnderWay(reading);
    });
    if (underWay.length > 0) this.#forget = clock.wakeAfter(pause, () => void this.ask(packageId, underWay, signal));
  }
}
