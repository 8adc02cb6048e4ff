import { makeAutoObservable, runInAction } from 'mobx';
import type { FileReference } from '../../../../domain/evidence/materials/material.ts';
import type { MarkVerdict, WordMark } from '../../../../domain/evidence/marks/word-mark.ts';
import { LatestRequest } from '../../../shared/latest.ts';
import type { MarkView } from '../materials-view-model.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type MarksPorts = Pick<MaterialsPorts, 'marks' | 'session'>;

/**
 * Words in the package's documents that the platform marked, with the user's verdicts (checklist F-222). They are only
 * hints, so their absence is not reported.
 */
export class PackageMarks {
  all: readonly MarkView[] = [];
  /** Whether the marks are loaded. */
  isLoaded = false;
  readonly #latest = new LatestRequest();
  readonly #state: Pick<OpenPackage, 'packageId'>;
  readonly #ports: MarksPorts;

  constructor(state: Pick<OpenPackage, 'packageId'>, ports: MarksPorts) {
    this.#state = state;
    this.#ports = ports;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  /** The marks on some files. */
  of(files: readonly FileReference[]): readonly MarkView[] {
    return this.all.filter(({ fileId }) => files.some((file) => file.fileId === fileId));
  }

  /** Loads the marks of an opened package. */
  load(): void {
    this.isLoaded = false;
    void this.fetch();
  }

  left(): void {
    this.#latest.stop();
    this.all = [];
    this.isLoaded = false;
  }

  /** Stores the user's verdict on a mark. It shows at once, and is reverted if it could not be stored. */
  async verdictGiven(id: string, verdict: MarkVerdict): Promise<void> {
    const before = this.all.find((mark) => mark.id === id)?.verdict;
    this.change(id, { verdict, failed: false });
    try {
      await this.#ports.marks.judge(this.#state.packageId, id, verdict);
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
      runInAction(() => this.change(id, { verdict: before, failed: true }));
    }
  }

  private change(id: string, change: Partial<MarkView>): void {
    this.all = this.all.map((mark) => (mark.id === id ? { ...mark, ...change } : mark));
  }

  private async fetch(): Promise<void> {
    const { marks: desk, session } = this.#ports;
    const signal = this.#latest.next();
    try {
      const marks = (await desk.areShown(signal)) ? await desk.marks(this.#state.packageId, signal) : [];
      if (signal.aborted) return;
      const numberOf = (mark: WordMark): number =>
        marks.filter(({ fileId }) => fileId === mark.fileId).indexOf(mark) + 1;
      runInAction(() => {
        this.all = marks.map((mark) => ({ ...mark, number: numberOf(mark), failed: false }));
        this.isLoaded = true;
      });
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }
}
