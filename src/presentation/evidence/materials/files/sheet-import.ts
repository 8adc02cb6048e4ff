import type { MadeFile } from '../../../../application/ports/made-file.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LocalFile } from '../../../../application/ports/uploads/document-vault.ts';
import type { SheetOutcome } from '../../../../application/ports/evidence/invoice-sheets.ts';
import { asPortFault } from '../../../../application/ports/port-fault.ts';
import { fileRefusal } from '../../../../domain/uploads/file-limits.ts';
import { sheetLimits } from '../../../../domain/evidence/upload/sheet-files.ts';
import type { Message } from '../../../../words/catalogue.ts';
import { failureOf } from '../../../shared/failure.ts';
import { troubleWords } from '../../../uploads/trouble-words.ts';
import type { ChangeTrouble } from '../commands/change-trouble.ts';
import type { MaterialsPorts } from '../materials-ports.ts';
import type { SheetUnderWay } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLook } from '../commands/package-look.ts';
import { nothingTaken, sheetResultView, type SheetResultView } from '../views/sheet-result-view.ts';

type SheetPorts = Pick<MaterialsPorts, 'sheets' | 'vault' | 'identifiers' | 'session'>;

/**
 * Invoices that come many at once, in sheets (checklist F-216): one after the other, each with what became of its rows.
 */
export class SheetImport {
  /** The category that they are for; undefined while nobody imports any. */
  materialId: string | undefined = undefined;
  underWay: SheetUnderWay | undefined = undefined;
  /** The result of the last import. */
  result: SheetResultView | undefined = undefined;
  templateBusy = false;
  /** Why the template could not be had. */
  templateFailed: Message | undefined = undefined;
  #cancel: AbortController | undefined;
  readonly #state: Pick<OpenPackage, 'material'>;
  readonly #ports: SheetPorts;
  readonly #neighbours: { readonly look: PackageLook; readonly trouble: ChangeTrouble };

  constructor(
    state: Pick<OpenPackage, 'material'>,
    ports: SheetPorts,
    neighbours: { readonly look: PackageLook; readonly trouble: ChangeTrouble },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** Somebody wants to import sheets into a category, and has given none yet. */
  opened(materialId: string): void {
    this.materialId = materialId;
    this.result = undefined;
    this.templateFailed = undefined;
  }

  /** What is still being sent is given up; what the platform reads goes on there. */
  closed(): void {
    this.#cancel?.abort();
    this.materialId = undefined;
    this.underWay = undefined;
    this.result = undefined;
  }

  left(): void {
    this.closed();
  }

  /** Sheets are imported one after the other; what became of the last one that had something to tell stays in sight. */
  given(materialId: string, files: readonly LocalFile[]): void {
    if (this.underWay) return;
    this.materialId = materialId;
    this.result = undefined;
    this.#cancel = new AbortController();
    void this.importAll(materialId, files, this.#cancel.signal);
  }

  /** The sheet to be filled in, to be saved; undefined where it could not be had, which is then said. */
  async templatePressed(): Promise<MadeFile | undefined> {
    const { materialId } = this;
    if (materialId === undefined || this.templateBusy) return undefined;
    this.templateBusy = true;
    this.templateFailed = undefined;
    try {
      return await this.#ports.sheets.template(materialId);
    } catch (thrown) {
      this.#ports.session.faultSeen(thrown);
      runInAction(() => (this.templateFailed = failureOf(thrown).what));
      return undefined;
    } finally {
      runInAction(() => (this.templateBusy = false));
    }
  }

  private async importAll(materialId: string, files: readonly LocalFile[], signal: AbortSignal): Promise<void> {
    const results: SheetResultView[] = [];
    for (const file of files) {
      const result = await this.imported(materialId, file, signal);
      if (signal.aborted) return;
      results.push(result);
      // One that says something is not pushed away by those behind it.
      if (result.tone !== 'ok') break;
    }
    const last = results.at(-1);
    if (last === undefined) return;
    const added = results.reduce((sum, { added: count }) => sum + count, 0);
    runInAction(() => {
      this.underWay = undefined;
      this.result = { ...last, added };
    });
    const { look, trouble } = this.#neighbours;
    if (added > 0) await look.again().catch((thrown: unknown) => trouble.faulted(thrown));
  }

  private async imported(materialId: string, file: LocalFile, signal: AbortSignal): Promise<SheetResultView> {
    const { vault, identifiers, session } = this.#ports;
    const limits = this.#state.material(materialId)?.limits;
    const refused = (words: Message): SheetResultView => nothingTaken(file.name, words);
    const refusal = fileRefusal(file, sheetLimits(limits ?? { maximumKilobytes: {}, maximumFiles: 1 }));
    if (refusal) return refused(troubleWords(refusal));
    try {
      this.moved({ name: file.name, sent: 0, size: file.size });
      const upload = await vault.upload({
        file,
        materialId,
        uploadId: identifiers.next(),
        onProgress: (sent) => void (signal.aborted || this.moved({ name: file.name, sent, size: file.size })),
        signal,
      });
      if (!upload.arrived) return refused(troubleWords(upload));
      if (signal.aborted) return refused(troubleWords({ because: 'file-missing' }));
      this.moved({ name: file.name, sent: file.size, size: file.size });
      const outcome: SheetOutcome = await this.#ports.sheets.take(materialId, upload.fileId);
      return sheetResultView(file.name, outcome);
    } catch (thrown) {
      if (asPortFault(thrown).kind !== 'cancelled') session.faultSeen(thrown);
      return refused(failureOf(thrown).what);
    }
  }

  private moved(underWay: SheetUnderWay): void {
    this.underWay = underWay;
  }
}
