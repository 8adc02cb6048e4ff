import { runInAction } from 'mobx';
import { clarityTimeoutMs, type FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { itemEditability } from '../../../../domain/evidence/materials/editability.ts';
import { LatestRequest } from '../../../shared/latest.ts';
import { clarityFile } from '../../shared/known-clarity.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

/** The interval of requests for results, in milliseconds. */
const pause = 500;
/** How many files one request asks about. */
const filesPerRequest = 50;

type ClarityState = Pick<OpenPackage, 'packageId' | 'evidence' | 'materials' | 'context' | 'mayEdit' | 'facts'>;
type ClarityPorts = Pick<MaterialsPorts, 'clarity' | 'clock'>;

/**
 * Requests the clarity of the package's pictures of invoices and contracts, if its standard flags unclear ones
 * (document 2, section 5). Nothing waits for it. A check that takes longer than three seconds is given up with code −1,
 * and flags nothing.
 */
export class PackageClarity {
  /** When each check was first requested, in monotonic time. */
  readonly #requestedAt = new Map<string, number>();
  /** Files whose check was requested or is not needed. */
  readonly #requested = new Set<string>();
  readonly #latest = new LatestRequest();
  /** Whether a request is on its way or follows at the next interval. */
  #isUnderWay = false;
  #cancelTimer: (() => void) | undefined;
  readonly #state: ClarityState;
  readonly #ports: ClarityPorts;

  constructor(state: ClarityState, ports: ClarityPorts) {
    this.#state = state;
    this.#ports = ports;
  }

  /**
   * Loads the unknown clarities, including those of checks that were given up and may have ended by now. During a
   * request they wait for the next interval, so that a hundred files that arrive in a row cause few requests.
   */
  load(): void {
    const { clarities } = this.#state.facts;
    const givenUp = [...clarities].flatMap(([fileId, { state }]) => (state === 'timed-out' ? [fileId] : []));
    for (const fileId of givenUp) {
      this.#requestedAt.delete(fileId);
      this.#requested.delete(fileId);
    }
    runInAction(() => givenUp.forEach((fileId) => clarities.delete(fileId)));
    if (!this.#isUnderWay) void this.request();
  }

  left(): void {
    this.#isUnderWay = false;
    this.#cancelTimer?.();
    this.#latest.stop();
  }

  private async request(): Promise<void> {
    const signal = this.#latest.next();
    this.#isUnderWay = true;
    await this.requestPending(signal);
    if (signal.aborted) return;
    this.#isUnderWay = this.pendingFiles.length > 0;
    if (this.#isUnderWay) this.#cancelTimer = this.#ports.clock.wakeAfter(pause, () => void this.request());
  }

  private async requestPending(signal: AbortSignal): Promise<void> {
    const { clarity: desk, clock } = this.#ports;
    const { packageId, evidence } = this.#state;
    const files = this.pendingFiles.slice(0, filesPerRequest);
    const unrequested = files.filter((fileId) => !this.#requested.has(fileId));
    try {
      if (unrequested.length > 0 && !(await desk.flagsUnclear(evidence?.standardVersion ?? '', signal)))
        return this.store(files, new Map(), 'unmeasured');
      for (const fileId of unrequested)
        if (!this.#requestedAt.has(fileId)) this.#requestedAt.set(fileId, clock.monotonicTime());
      const known = unrequested.length > 0 ? await this.loadKnown(unrequested, signal) : new Map<string, FileClarity>();
      const unknown = unrequested.filter((fileId) => !known.has(fileId));
      if (unknown.length > 0) await desk.submit(packageId, unknown, signal);
      // An interrupted request does not count as made.
      if (signal.aborted) return;
      for (const fileId of unrequested) this.#requested.add(fileId);
      const pending = files.filter((fileId) => !known.has(fileId));
      const found = new Map([...known, ...(pending.length > 0 ? await desk.clarity(packageId, pending, signal) : [])]);
      if (signal.aborted) return;
      const late = files.filter(
        (fileId) => clock.monotonicTime() - (this.#requestedAt.get(fileId) ?? 0) >= clarityTimeoutMs,
      );
      this.store(late, found, 'timed-out');
      this.store(
        files.filter((fileId) => !late.includes(fileId)),
        found,
        undefined,
      );
    } catch {
      // The clarity is only a hint: a fault is not shown, and nothing is flagged.
      if (!signal.aborted) this.store(files, new Map(), 'timed-out');
    }
  }

  /** The clarities that are known without another check; empty if that cannot be loaded. */
  private async loadKnown(fileIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, FileClarity>> {
    return this.#ports.clarity
      .knownClarity(this.#state.packageId, fileIds, signal)
      .catch(() => new Map<string, FileClarity>());
  }

  /** Stores results. Checks that are still running get the state `otherwise`, or continue. */
  private store(
    fileIds: readonly string[],
    found: ReadonlyMap<string, FileClarity>,
    otherwise: 'timed-out' | 'unmeasured' | undefined,
  ): void {
    const { clarities } = this.#state.facts;
    runInAction(() => {
      for (const fileId of fileIds) {
        const clarity = found.get(fileId) ?? { state: otherwise ?? 'unmeasured' };
        const isOver = clarity.state !== 'waiting' && clarity.state !== 'running';
        if (isOver) clarities.set(fileId, clarity);
        else if (otherwise !== undefined) clarities.set(fileId, { state: otherwise });
      }
    });
  }

  /** Pictures of invoices and contracts that may still be changed and whose clarity is unknown. */
  private get pendingFiles(): readonly string[] {
    const { mayEdit, materials, context, facts } = this.#state;
    if (!mayEdit) return [];
    return materials.flatMap((material) =>
      material.items.flatMap((item) => {
        const fileId = clarityFile(item);
        return fileId !== undefined && !facts.clarities.has(fileId) && itemEditability(item, material, context).open
          ? [fileId]
          : [];
      }),
    );
  }
}
