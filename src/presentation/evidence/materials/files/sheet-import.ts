import type { GeneratedFile } from '../../../../application/ports/generated-file.ts';
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
import type { SheetProgress } from '../materials-view-model.ts';
import type { OpenPackage } from '../state/open-package.ts';
import type { PackageLoader } from '../commands/package-loader.ts';
import { emptyImportResult, sheetResultView, type SheetResultView } from '../views/sheet-result-view.ts';

type SheetPorts = Pick<MaterialsPorts, 'sheets' | 'vault' | 'identifiers' | 'session'>;

/** Imports invoices from sheets (checklist F-216), one sheet after the other, each with the result of its rows. */
export class SheetImport {
  /** The category of the import; undefined while the dialog is closed. */
  materialId: string | undefined = undefined;
  underWay: SheetProgress | undefined = undefined;
  /** The results of the last import, one for each sheet. */
  results: readonly SheetResultView[] = [];
  templateBusy = false;
  /** Why the template could not be loaded. */
  templateFailed: Message | undefined = undefined;
  #cancel: AbortController | undefined;
  readonly #state: Pick<OpenPackage, 'material'>;
  readonly #ports: SheetPorts;
  readonly #neighbours: { readonly loader: PackageLoader; readonly trouble: ChangeTrouble };

  constructor(
    state: Pick<OpenPackage, 'material'>,
    ports: SheetPorts,
    neighbours: { readonly loader: PackageLoader; readonly trouble: ChangeTrouble },
  ) {
    this.#state = state;
    this.#ports = ports;
    this.#neighbours = neighbours;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The user opens the import for a category. */
  opened(materialId: string): void {
    this.materialId = materialId;
    this.results = [];
    this.templateFailed = undefined;
  }

  /** Aborts what is still being sent; what the platform already reads continues there. */
  closed(): void {
    this.#cancel?.abort();
    this.materialId = undefined;
    this.underWay = undefined;
    this.results = [];
  }

  left(): void {
    this.closed();
  }

  /** Imports sheets one after the other. Each gets its own result, independent of the others. */
  sheetsGiven(materialId: string, files: readonly LocalFile[]): void {
    if (this.underWay) return;
    this.materialId = materialId;
    this.results = [];
    this.#cancel = new AbortController();
    void this.importAll(materialId, files, this.#cancel.signal);
  }

  /** @returns the empty sheet for the view to save; undefined after a failure, which is shown */
  async templatePressed(): Promise<GeneratedFile | undefined> {
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
      const result = await this.importSheet(materialId, file, signal);
      if (signal.aborted) return;
      results.push(result);
    }
    runInAction(() => {
      this.underWay = undefined;
      this.results = results;
    });
    const { loader, trouble } = this.#neighbours;
    if (results.some(({ added }) => added > 0))
      await loader.refresh().catch((thrown: unknown) => trouble.showFault(thrown));
  }

  private async importSheet(materialId: string, file: LocalFile, signal: AbortSignal): Promise<SheetResultView> {
    const { vault, identifiers, session } = this.#ports;
    const limits = this.#state.material(materialId)?.limits;
    const toRefused = (words: Message): SheetResultView => emptyImportResult(file.name, words);
    const refusal = fileRefusal(file, sheetLimits(limits ?? { maximumKilobytes: {}, maximumFiles: 1 }));
    if (refusal) return toRefused(troubleWords(refusal));
    try {
      this.setProgress({ name: file.name, sent: 0, size: file.size });
      const upload = await vault.upload({
        file,
        materialId,
        uploadId: identifiers.next(),
        onProgress: (sent) => void (signal.aborted || this.setProgress({ name: file.name, sent, size: file.size })),
        signal,
      });
      if (!upload.arrived) return toRefused(troubleWords(upload));
      if (signal.aborted) return toRefused(troubleWords({ because: 'file-missing' }));
      this.setProgress({ name: file.name, sent: file.size, size: file.size });
      const outcome: SheetOutcome = await this.#ports.sheets.take(materialId, upload.fileId);
      return sheetResultView(file.name, outcome);
    } catch (thrown) {
      if (asPortFault(thrown).kind !== 'cancelled') session.faultSeen(thrown);
      return toRefused(failureOf(thrown).what);
    }
  }

  private setProgress(underWay: SheetProgress): void {
    this.underWay = underWay;
  }
}
