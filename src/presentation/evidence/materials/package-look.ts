import { runInAction } from 'mobx';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { EvidencePackage } from '../../../domain/evidence/materials/evidence-package.ts';
import { logNames, type Material, type MaterialItem } from '../../../domain/evidence/materials/material.ts';
import { adderOf, changerOf, latestMove } from '../../../domain/evidence/materials/package-move.ts';
import type { LogEntry } from '../../../domain/evidence/materials/progress.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { message } from '../../../words/catalogue.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { findInBook } from '../shared/find-in-book.ts';
import type { OpenPackage } from './open-package.ts';
import type { RemovedDocuments } from './removed-documents.ts';

export interface LookParts {
  readonly book: OpenBook;
  readonly desk: MaterialDesk;
  readonly packages: PackageDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly inside: OpenPackage;
  readonly removed: RemovedDocuments;
  readonly packageId: () => string;
  /** Is told of everything, the first time. */
  readonly loaded: (fetched: Fetched) => void;
}

export interface Fetched {
  readonly evidence: EvidencePackage;
  readonly steps: readonly UploadStage[];
  readonly materials: readonly Material[];
}

/** Asks for what is in a package; a newer look takes the place of an older one. */
export class PackageLook {
  /** Everything, for the first time. */
  readonly first: PageContent<Fetched>;
  readonly #parts: LookParts;

  constructor(parts: LookParts) {
    this.#parts = parts;
    this.first = new PageContent(parts.session, async (signal) => this.fetch(signal), parts.loaded);
  }

  /** What is there now; typed fields stay. */
  async again(): Promise<void> {
    const { toasts, inside, removed } = this.#parts;
    const now = await this.first.ask(async (signal) => this.changes(signal));
    if (!now) return;
    const { evidence, materials, changes, moved, gone, log } = now;
    const move = latestMove(log, evidence.state);
    runInAction(() => {
      inside.evidence = evidence;
      removed.found(gone, log);
      inside.take(inside.withChangesSince(changes, materials));
      void this.nameChangers();
      if (moved) toasts.show('info', message('materials.moved', { action: move?.action, by: move?.by ?? '' }));
    });
  }

  /** One document as it is now; undefined when it is gone. */
  async fresh(documentId: string): Promise<MaterialItem | undefined> {
    return this.#parts.desk.document(documentId);
  }

  /**
   * A material takes nothing more although it did a moment ago: it is shown as it is now, with who filled it where the
   * log tells.
   */
  async foundFull(materialId: string): Promise<void> {
    const { inside, toasts } = this.#parts;
    await this.again();
    const material = inside.material(materialId);
    if (!material) return;
    const by = adderOf(await this.log(), material.items.flatMap(logNames), this.ownName);
    toasts.show('warn', message('materials.filled-by', { name: material.name, by }));
  }

  /** A conflict that a look has brought names whom the log names. */
  private async nameChangers(): Promise<void> {
    const unnamed = [...this.#parts.inside.editors.values()].filter((editor) => editor.isContestedBy(''));
    if (unnamed.length === 0) return;
    const log = await this.log();
    runInAction(() =>
      unnamed.forEach((editor) => editor.changedBy(changerOf(log, logNames(editor.item), this.ownName))),
    );
  }

  private async fetch(signal: AbortSignal): Promise<Fetched> {
    const { book, packages, desk, packageId } = this.#parts;
    const [evidence, steps, materials] = await Promise.all([
      findInBook(packages, book, packageId(), signal),
      packages.steps(packageId()),
      desk.materials(packageId(), signal),
    ]);
    return { evidence, steps, materials };
  }

  /** What is there now, and beside it what became of what stood here. */
  private async changes(signal: AbortSignal) {
    const { book, packages, desk, inside, packageId } = this.#parts;
    const changes = inside.changesSoFar();
    const [evidence, materials] = await Promise.all([
      findInBook(packages, book, packageId(), signal),
      desk.materials(packageId(), signal),
    ]);
    const moved = inside.evidence !== undefined && inside.evidence.state !== evidence.state;
    const gone = inside.typedAndGone(inside.withChangesSince(changes, materials));
    return { evidence, materials, changes, moved, gone, log: moved || gone.length > 0 ? await this.log() : [] };
  }

  private get ownName(): string {
    return this.#parts.session.who?.personName ?? '';
  }

  private async log(): Promise<readonly LogEntry[]> {
    return this.#parts.packages.log(this.#parts.packageId()).catch(() => []);
  }
}
