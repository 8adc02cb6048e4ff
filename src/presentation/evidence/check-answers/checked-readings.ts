import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import { isUnderWay, type FileReading } from '../../../domain/evidence/reading/file-reading.ts';
import { LatestRequest } from '../../shared/latest.ts';
import type { SessionStore } from '../../identity/session-store.ts';

/** The interval of requests for running readings, in milliseconds. */
const pause = 3_000;
/** How many files one request asks about. */
const filesPerRequest = 50;

export interface CheckedReadingsParts {
  readonly readings: ReadingDesk;
  readonly clock: Clock;
  readonly session: SessionStore;
}

/** The readings of the files to be submitted. Reading is only a help, so a failure is not shown. */
export class CheckedReadings {
  readonly #known = observable.map<string, FileReading>({}, { deep: false });
  readonly #latest = new LatestRequest();
  readonly #parts: CheckedReadingsParts;
  #cancelTimer: (() => void) | undefined;

  constructor(parts: CheckedReadingsParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  of(fileId: string | undefined): FileReading | undefined {
    return this.#known.get(fileId ?? '');
  }

  /** Loads the readings of files, repeatedly until none is running. */
  load(packageId: string, fileIds: readonly string[]): void {
    this.#cancelTimer?.();
    void this.request(packageId, fileIds, this.#latest.next());
  }

  left(): void {
    this.#cancelTimer?.();
    this.#latest.stop();
  }

  private async request(packageId: string, fileIds: readonly string[], signal: AbortSignal): Promise<void> {
    const { readings, session, clock } = this.#parts;
    try {
      if (fileIds.length > 0 && !(await readings.isReadingOffered(signal))) return;
      for (let from = 0; from < fileIds.length; from += filesPerRequest) {
        const found = await readings.readings(packageId, fileIds.slice(from, from + filesPerRequest), signal);
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
    if (underWay.length > 0)
      this.#cancelTimer = clock.wakeAfter(pause, () => void this.request(packageId, underWay, signal));
  }
}
