import { runInAction } from 'mobx';
import { clarityPatience, type FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { itemOpenness } from '../../../../domain/evidence/materials/openness.ts';
import { Latest } from '../../../shared/latest.ts';
import { clarityFile } from '../../shared/known-clarity.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

/** How long until it is asked again how a look stands, in milliseconds. */
const pause = 500;
/** So many files are asked about at once. */
const atOnce = 50;

type ClarityState = Pick<OpenPackage, 'packageId' | 'evidence' | 'materials' | 'context' | 'mayEdit' | 'facts'>;
type ClarityPorts = Pick<MaterialsPorts, 'clarity' | 'clock'>;

/**
 * Asks how clear the pictures of the package's invoices and contracts are, where its standard has that flagged
 * (document 2, section 5). Nothing waits for it: a look that has not come to its end after three seconds is given up,
 * with code −1, and flags nothing.
 */
export class PackageClarity {
  /** When a look was first asked for, in steady time. */
  readonly #begun = new Map<string, number>();
  /** Files whose check was requested or is not needed. */
  readonly #asked = new Set<string>();
  readonly #latest = new Latest();
  #forget: (() => void) | undefined;
  readonly #state: ClarityState;
  readonly #ports: ClarityPorts;

  constructor(state: ClarityState, ports: ClarityPorts) {
    this.#state = state;
    this.#ports = ports;
  }

  /** There may be a picture that nobody has looked at, or one whose look was given up and may be over by now. */
  wanted(): void {
    this.#forget?.();
    const { clarities } = this.#state.facts;
    const givenUp = [...clarities].flatMap(([fileId, { state }]) => (state === 'timed-out' ? [fileId] : []));
    for (const fileId of givenUp) {
      this.#begun.delete(fileId);
      this.#asked.delete(fileId);
    }
    runInAction(() => givenUp.forEach((fileId) => clarities.delete(fileId)));
    void this.look();
  }

  left(): void {
    this.#forget?.();
    this.#latest.stop();
  }

  private async look(): Promise<void> {
    const { clarity: desk, clock } = this.#ports;
    const { packageId, evidence } = this.#state;
    const files = this.waitedFor.slice(0, atOnce);
    const fresh = files.filter((fileId) => !this.#asked.has(fileId));
    const signal = this.#latest.next();
    try {
      if (fresh.length > 0 && !(await desk.flagsUnclear(evidence?.standardVersion ?? '', signal)))
        return this.settled(files, new Map(), 'unmeasured');
      for (const fileId of fresh) if (!this.#begun.has(fileId)) this.#begun.set(fileId, clock.steady());
      const before = fresh.length > 0 ? await this.before(fresh, signal) : new Map<string, FileClarity>();
      const unknown = fresh.filter((fileId) => !before.has(fileId));
      if (unknown.length > 0) await desk.submit(packageId, unknown, signal);
      // Who was interrupted before has not been asked for a look.
      if (signal.aborted) return;
      for (const fileId of fresh) this.#asked.add(fileId);
      const open = files.filter((fileId) => !before.has(fileId));
      const found = new Map([...before, ...(open.length > 0 ? await desk.clarity(packageId, open, signal) : [])]);
      if (signal.aborted) return;
      const late = files.filter((fileId) => clock.steady() - (this.#begun.get(fileId) ?? 0) >= clarityPatience);
      this.settled(late, found, 'timed-out');
      this.settled(
        files.filter((fileId) => !late.includes(fileId)),
        found,
        undefined,
      );
      if (this.waitedFor.length > 0) this.#forget = clock.wakeAfter(pause, () => void this.look());
    } catch {
      // Help that cannot be had: nobody is told of a fault, and nothing is flagged.
      if (!signal.aborted) this.settled(files, new Map(), 'timed-out');
    }
  }

  /** What somebody has looked at already is not looked at once more; where that cannot be told, it is. */
  private async before(fileIds: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, FileClarity>> {
    return this.#ports.clarity
      .knownClarity(this.#state.packageId, fileIds, signal)
      .catch(() => new Map<string, FileClarity>());
  }

  /** Keeps what came of looks; those that are still under way become what is said, or go on. */
  private settled(
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

  /**
   * Pictures and scans of invoices and contracts that may still be changed, and of which nobody knows how clear they
   * are.
   */
  private get waitedFor(): readonly string[] {
    const { mayEdit, materials, context, facts } = this.#state;
    if (!mayEdit) return [];
    return materials.flatMap((material) =>
      material.items.flatMap((item) => {
        const fileId = clarityFile(item);
        return fileId !== undefined && !facts.clarities.has(fileId) && itemOpenness(item, material, context).open
          ? [fileId]
          : [];
      }),
    );
  }
}
