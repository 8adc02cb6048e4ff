import { makeAutoObservable, runInAction } from 'mobx';
import {
  bookOfPackageType,
  openBooks,
  defaultBook,
  type OpenBook,
} from '../../domain/evidence/shared/book-policies.ts';
import { invisibleCharacter } from '../../domain/text/invisible-characters.ts';
import type { SandboxApi } from '../api/sandbox-api.ts';
import type { Standard, StandardOrder } from '../api/standard-answers.ts';
import { failureOf } from '../shared/failure.ts';
import { Loader } from '../shared/loader.ts';
import type { Loading } from '../shared/loading.ts';
import type { NoteStore } from '../shared/note-store.ts';
import { sandboxMessage, type PlainSandboxKey, type SandboxMessage } from '../words/sandbox-catalogue.ts';

export interface StandardsParts {
  readonly api: Pick<SandboxApi, 'standards' | 'reviseStandard'>;
  readonly notes: NoteStore;
}

/** The maximum length of a category's name. */
export const maxNameCharacters = 64;

/** A category to add. `of` names the standard by `placeOfStandard`, because its number changes with each change. */
export interface CategoryForm {
  readonly of: string;
  readonly name: string;
  readonly required: boolean;
}

const emptyForm: CategoryForm = { of: '', name: '', required: true };

/** What identifies a standard while its number changes: its package type, scene, funder and core enterprise. */
export function standardKey({ docType, docScene, core, funder }: Standard): string {
  return [docType, docScene ?? '', funder, core].join(' ');
}

/** The register of standards: the requirements of each funder, for every core enterprise or for one. */
export class StandardsPresenter {
  book: OpenBook = defaultBook;
  form: CategoryForm = emptyForm;
  /** Whether problems are shown: from the first attempt on. */
  tried = false;
  readonly #loader: Loader<readonly Standard[]>;
  #lastChange: Promise<boolean> = Promise.resolve(true);
  readonly #parts: StandardsParts;

  constructor(parts: StandardsParts) {
    this.#parts = parts;
    this.#loader = new Loader(async (signal) => parts.api.standards(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** The standards of the chosen book. */
  get standards(): readonly Standard[] {
    return (
      this.#loader.value?.filter(
        ({ docType, docScene }) => bookOfPackageType(docType, docScene ?? undefined) === this.book,
      ) ?? []
    );
  }

  /** The standard that receives the new category: the chosen one, otherwise the book's first. */
  get chosen(): Standard | undefined {
    return this.standards.find((each) => standardKey(each) === this.form.of) ?? this.standards[0];
  }

  get problem(): PlainSandboxKey | undefined {
    return this.tried ? this.nameProblem : undefined;
  }

  get content(): Loading<readonly Standard[]> {
    return this.#loader.content;
  }

  opened(): void {
    void this.load();
  }

  left(): void {
    this.#loader.stop();
  }

  async load(): Promise<void> {
    await this.#loader.load();
  }

  bookChosen(name: string): void {
    const book = openBooks().find((each) => each === name);
    if (book) [this.book, this.form, this.tried] = [book, { ...this.form, of: '' }, false];
  }

  typed(change: Partial<CategoryForm>): void {
    this.form = { ...this.form, ...change };
  }

  async addPressed(): Promise<void> {
    this.tried = true;
    const {
      chosen,
      nameProblem,
      form: { required },
    } = this;
    const name = this.form.name.trim();
    if (!chosen || nameProblem) return;
    const done = await this.revise(
      chosen,
      { asked: [{ name, required }] },
      sandboxMessage('sandbox-standards.now-asked', { name }),
    );
    if (done) runInAction(() => ([this.tried, this.form] = [false, { ...emptyForm, of: this.form.of }]));
  }

  async removePressed(standard: Standard, name: string): Promise<void> {
    await this.revise(standard, { removed: [name] }, sandboxMessage('sandbox-standards.now-removed', { name }));
  }

  async requiredPressed(standard: Standard, name: string, required: boolean): Promise<void> {
    await this.revise(
      standard,
      { asked: [{ name, required }] },
      sandboxMessage(required ? 'sandbox-standards.now-required' : 'sandbox-standards.now-optional', { name }),
    );
  }

  private get nameProblem(): PlainSandboxKey | undefined {
    const name = this.form.name.trim();
    if (name === '') return 'sandbox-standards.name-missing';
    if (invisibleCharacter.test(name)) return 'sandbox-standards.name-unseen';
    return this.chosen?.categories.some((each) => each.name === name) ? 'sandbox-standards.name-there' : undefined;
  }

  /** Changes run one after another, because each change gives the standard a new number. */
  private async revise(
    standard: Standard,
    order: Omit<StandardOrder, 'fkStdSnapshotVersionEffect'>,
    done: SandboxMessage,
  ): Promise<boolean> {
    const change = this.#lastChange.then(async () => this.reviseNow(standardKey(standard), order, done));
    this.#lastChange = change;
    return change;
  }

  /** Reloads after a success and after a refusal, because another user may have changed the standard meanwhile. */
  private async reviseNow(
    place: string,
    order: Omit<StandardOrder, 'fkStdSnapshotVersionEffect'>,
    done: SandboxMessage,
  ): Promise<boolean> {
    const { api, notes } = this.#parts;
    const now = this.#loader.value?.find((each) => standardKey(each) === place);
    if (!now) return false;
    try {
      await api.reviseStandard({ fkStdSnapshotVersionEffect: now.fkStdSnapshotVersionEffect, ...order });
      await this.load();
      notes.showDone(done);
      return true;
    } catch (thrown) {
      const failure = failureOf(thrown);
      notes.showFailure(sandboxMessage('sandbox-standards.not-changed'), failure);
      if (failure.kind === 'refused' || failure.kind === 'not-found') await this.load();
      return false;
    }
  }
}
