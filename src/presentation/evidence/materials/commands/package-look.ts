import { reaction, runInAction } from 'mobx';
import type { EvidencePackage } from '../../../../domain/evidence/materials/evidence-package.ts';
import { logNames, type Material } from '../../../../domain/evidence/materials/material.ts';
import { adderOf, changerOf, latestMove } from '../../../../domain/evidence/materials/package-move.ts';
import type { LogEntry } from '../../../../domain/evidence/materials/progress.ts';
import type { UploadStage } from '../../../../domain/evidence/materials/stage.ts';
import { message } from '../../../../words/catalogue.ts';
import { PageContent } from '../../../pages/page-content.ts';
import { findInBook } from '../../shared/find-in-book.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { RemovedDocuments } from './removed-documents.ts';

type LookPorts = Pick<MaterialsPorts, 'book' | 'desk' | 'packages' | 'session' | 'toasts'>;

export interface Fetched {
  readonly evidence: EvidencePackage;
  readonly steps: readonly UploadStage[];
  readonly materials: readonly Material[];
}

/** Asks for what is in a package; a newer look takes the place of an older one. */
export class PackageLook {
  /** Everything, for the first time. */
  readonly first: PageContent<Fetched>;
  readonly #state: OpenPackage;
  readonly #ports: LookPorts;
  readonly #removed: RemovedDocuments;

  /** `loaded` is told once everything is there. */
  constructor(state: OpenPackage, ports: LookPorts, removed: RemovedDocuments, loaded: () => void) {
    this.#state = state;
    this.#ports = ports;
    this.#removed = removed;
    this.first = new PageContent(
      ports.session,
      async (signal) => this.fetch(signal),
      ({ evidence, steps, materials }) => {
        state.opened(evidence, steps, materials);
        loaded();
      },
    );
    reaction(
      () => state.savesFoundShut,
      () => void this.lookAgain(),
    );
  }

  /** Everything anew. */
  async load(): Promise<void> {
    runInAction(() => {
      this.first.clear();
      this.#state.closed();
    });
    await this.first.load();
  }

  /** What colleagues did meanwhile is shown; typed fields stay. */
  async lookAgain(): Promise<void> {
    if (this.first.current.kind !== 'ready') return;
    try {
      await this.again();
    } catch (thrown) {
      // What is on the screen still stands; saving will tell of a lost connection.
      this.#ports.session.faultSeen(thrown);
    }
  }

  /** What is there now; typed fields stay. */
  async again(): Promise<void> {
    const [state, removed] = [this.#state, this.#removed];
    const now = await this.first.ask(async (signal) => this.changes(signal));
    if (!now) return;
    const { evidence, materials, changes, moved, gone, log } = now;
    const move = latestMove(log, evidence.state);
    runInAction(() => {
      state.evidence = evidence;
      removed.found(gone, log);
      state.take(state.withChangesSince(changes, materials));
      void this.nameChangers();
      if (moved)
        this.#ports.toasts.show('info', message('materials.moved', { action: move?.action, by: move?.by ?? '' }));
    });
  }

  /**
   * A material takes nothing more although it did a moment ago: it is shown as it is now, with who filled it where the
   * log tells.
   */
  async foundFull(materialId: string): Promise<void> {
    await this.again();
    const material = this.#state.material(materialId);
    if (!material) return;
    const by = adderOf(await this.log(), material.items.flatMap(logNames), this.ownName);
    this.#ports.toasts.show('warn', message('materials.filled-by', { name: material.name, by }));
  }

  /** A conflict that a look has brought names whom the log names. */
  private async nameChangers(): Promise<void> {
    const unnamed = [...this.#state.editors.values()].filter((editor) => editor.isContestedBy(''));
    if (unnamed.length === 0) return;
    const log = await this.log();
    runInAction(() =>
      unnamed.forEach((editor) => editor.changedBy(changerOf(log, logNames(editor.item), this.ownName))),
    );
  }

  private async fetch(signal: AbortSignal): Promise<Fetched> {
    const { book, packages, desk } = this.#ports;
    const { packageId } = this.#state;
    const [evidence, steps, materials] = await Promise.all([
      findInBook(packages, book, packageId, signal),
      packages.steps(packageId),
      desk.materials(packageId, signal),
    ]);
    return { evidence, steps, materials };
  }

  /** What is there now, and beside it what became of what stood here. */
  private async changes(signal: AbortSignal) {
    const { book, packages, desk } = this.#ports;
    const state = this.#state;
    const { packageId } = state;
    const changes = state.changesSoFar();
    const [evidence, materials] = await Promise.all([
      findInBook(packages, book, packageId, signal),
      desk.materials(packageId, signal),
    ]);
    const moved = state.evidence !== undefined && state.evidence.state !== evidence.state;
    const gone = state.typedAndGone(state.withChangesSince(changes, materials));
    return { evidence, materials, changes, moved, gone, log: moved || gone.length > 0 ? await this.log() : [] };
  }

  private get ownName(): string {
    return this.#ports.session.who?.personName ?? '';
  }

  private async log(): Promise<readonly LogEntry[]> {
    return this.#ports.packages.log(this.#state.packageId).catch(() => []);
  }
}
