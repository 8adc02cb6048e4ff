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

type LoaderPorts = Pick<MaterialsPorts, 'book' | 'desk' | 'packages' | 'session' | 'toasts'>;

export interface PackageContent {
  readonly evidence: EvidencePackage;
  readonly steps: readonly UploadStage[];
  readonly materials: readonly Material[];
}

/** Loads the content of a package; a newer request replaces an older one. */
export class PackageLoader {
  /** The first load of everything. */
  readonly content: PageContent<PackageContent>;
  readonly #state: OpenPackage;
  readonly #ports: LoaderPorts;
  readonly #removed: RemovedDocuments;

  /** @param loaded is called once everything is loaded */
  constructor(state: OpenPackage, ports: LoaderPorts, removed: RemovedDocuments, onLoaded: () => void) {
    this.#state = state;
    this.#ports = ports;
    this.#removed = removed;
    this.content = new PageContent(
      ports.session,
      async (signal) => this.fetch(signal),
      ({ evidence, steps, materials }) => {
        state.open(evidence, steps, materials);
        onLoaded();
      },
    );
    reaction(
      () => state.savesFoundClosed,
      () => void this.refreshQuietly(),
    );
  }

  /** Loads everything again. */
  async load(): Promise<void> {
    runInAction(() => {
      this.content.clear();
      this.#state.close();
    });
    await this.content.load();
  }

  /** Shows what colleagues did meanwhile; typed fields stay. */
  async refreshQuietly(): Promise<void> {
    if (this.content.current.kind !== 'ready') return;
    try {
      await this.refresh();
    } catch (thrown) {
      // The shown content stays; saving will report a lost connection.
      this.#ports.session.faultSeen(thrown);
    }
  }

  /**
   * Refreshes the content; typed fields stay.
   * @throws `PortFault`
   */
  async refresh(): Promise<void> {
    const [state, removed] = [this.#state, this.#removed];
    const now = await this.content.ask(async (signal) => this.changes(signal));
    if (!now) return;
    const { evidence, materials, changes, moved, gone, log } = now;
    const move = latestMove(log, evidence.state);
    runInAction(() => {
      state.evidence = evidence;
      removed.add(gone, log);
      state.take(state.withChangesSince(changes, materials));
      void this.nameChangers();
      if (moved)
        this.#ports.toasts.show('info', message('materials.moved', { action: move?.action, by: move?.by ?? '' }));
    });
  }

  /** Refreshes a material that was found full, and tells who filled it, as far as the log knows. */
  async showFull(materialId: string): Promise<void> {
    await this.refresh();
    const material = this.#state.material(materialId);
    if (!material) return;
    const by = adderOf(await this.log(), material.items.flatMap(logNames), this.ownName);
    this.#ports.toasts.show('warn', message('materials.filled-by', { name: material.name, by }));
  }

  /** Adds the names from the log to conflicts that a refresh has found. */
  private async nameChangers(): Promise<void> {
    const unnamed = [...this.#state.editors.values()].filter((editor) => editor.isConflictWith(''));
    if (unnamed.length === 0) return;
    const log = await this.log();
    runInAction(() =>
      unnamed.forEach((editor) => editor.nameConflictAuthor(changerOf(log, logNames(editor.item), this.ownName))),
    );
  }

  private async fetch(signal: AbortSignal): Promise<PackageContent> {
    const { book, packages, desk } = this.#ports;
    const { packageId } = this.#state;
    const [evidence, steps, materials] = await Promise.all([
      findInBook(packages, book, packageId, signal),
      packages.steps(packageId),
      desk.materials(packageId, signal),
    ]);
    return { evidence, steps, materials };
  }

  /** Fetches the present content, with what changed of the shown one. */
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
    const gone = state.removedEditors(state.withChangesSince(changes, materials));
    return { evidence, materials, changes, moved, gone, log: moved || gone.length > 0 ? await this.log() : [] };
  }

  private get ownName(): string {
    return this.#ports.session.who?.personName ?? '';
  }

  private async log(): Promise<readonly LogEntry[]> {
    return this.#ports.packages.log(this.#state.packageId).catch(() => []);
  }
}
