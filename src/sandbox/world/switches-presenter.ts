import { makeAutoObservable } from 'mobx';
import { type OpenBook, bookOfPackageType } from '../../domain/evidence/shared/book-policies.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { Switches } from '../api/switch-answers.ts';
import { Loader } from '../shared/loader.ts';
import { failureOf } from '../shared/failure.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage } from '../words/sandbox-catalogue.ts';
import { packageTypes, type PackageType } from '../../domain/catalogue/package-type.ts';

export interface SwitchesParts {
  readonly api: Pick<SandboxApi, 'switches' | 'switchProduct'>;
  readonly notes: NoteStore;
}

/** A product with its switch. */
export interface SwitchedProduct {
  readonly docType: PackageType;
  readonly book: OpenBook;
  readonly on: boolean;
}

/** The switch of each product. No new packages are made of a product that is off. */
export class SwitchesPresenter {
  readonly #loader: Loader<Switches>;
  #lastChange: Promise<void> = Promise.resolve();
  readonly #parts: SwitchesParts;

  constructor(parts: SwitchesParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.switches(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get content(): Loading<Switches> {
    return this.#loader.content;
  }

  /** The products for which the server has a switch. */
  get products(): readonly SwitchedProduct[] {
    const switches = this.#loader.value ?? {};
    return packageTypes.flatMap((docType) => {
      const [book, on] = [bookOfPackageType(docType), switches[docType]];
      return book === undefined || on === undefined ? [] : [{ docType, book, on }];
    });
  }

  opened(): () => void {
    void this.load();
    return () => this.#loader.stop();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  /** Changes run one after another, so that the last answer shows all switches. */
  async switched({ docType, book }: SwitchedProduct, on: boolean): Promise<void> {
    const change = this.#lastChange.then(async () => this.switchNow({ docType, book }, on));
    this.#lastChange = change;
    return change;
  }

  private async switchNow({ docType, book }: Omit<SwitchedProduct, 'on'>, on: boolean): Promise<void> {
    const { api, notes } = this.#parts;
    try {
      this.#loader.take(await api.switchProduct({ docType, on }));
      notes.showDone(sandboxMessage(on ? 'sandbox-switches.now-on' : 'sandbox-switches.now-off', { book }));
    } catch (thrown) {
      notes.showFailure(sandboxMessage('sandbox-switches.not-switched'), failureOf(thrown));
    }
  }
}
