import { makeAutoObservable, runInAction } from 'mobx';
import type { FileReference } from '../../../../domain/evidence/materials/material.ts';
import type { MarkVerdict, WordMark } from '../../../../domain/evidence/marks/word-mark.ts';
import { Latest } from '../../../shared/latest.ts';
import type { MarkView } from '../materials-view-model.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';

type MarksPorts = Pick<MaterialsPorts, 'marks' | 'session'>;

/**
 * Words on the package's documents that the platform's machine marked, and what one says of them (checklist F-222).
 * They are hints: where they cannot be had, nobody misses them.
 */
export class PackageMarks {
  all: readonly MarkView[] = [];
  /** Whether it is known which there are. */
  known = false;
  readonly #latest = new Latest();
  readonly #state: Pick<OpenPackage, 'packageId'>;
  readonly #ports: MarksPorts;

  constructor(state: Pick<OpenPackage, 'packageId'>, ports: MarksPorts) {
    this.#state = state;
    this.#ports = ports;
    makeAutoObservable<this>(this, { of: false }, { autoBind: true, deep: false });
  }

  /** Those on some files. */
  of(files: readonly FileReference[]): readonly MarkView[] {
    return this.all.filter(({ fileId }) => files.some((file) => file.fileId === fileId));
  }

  /** A package was opened. */
  wanted(): void {
    this.known = false;
    void this.look();
  }

  left(): void {
    this.#latest.stop();
    this.all = [];
    this.known = false;
  }

  /**
   * One says that the machine was right, or was not; it shows at once, and is taken back where it could not be kept.
   */
  async judged(id: string, verdict: MarkVerdict): Promise<void> {
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

  private async look(): Promise<void> {
    const { marks: desk, session } = this.#ports;
    const signal = this.#latest.next();
    try {
      const marks = (await desk.areShown(signal)) ? await desk.marks(this.#state.packageId, signal) : [];
      if (signal.aborted) return;
      const numberOf = (mark: WordMark): number =>
        marks.filter(({ fileId }) => fileId === mark.fileId).indexOf(mark) + 1;
      runInAction(() => {
        this.all = marks.map((mark) => ({ ...mark, number: numberOf(mark), failed: false }));
        this.known = true;
      });
    } catch (thrown) {
      session.faultSeen(thrown);
    }
  }
}
