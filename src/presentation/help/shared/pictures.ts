import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { mostPictures } from '../../../domain/help/shared/feedback.ts';
import { failureOf } from '../../shared/failure.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';
import { pictureRefusalWords, uploadTroubleOf } from '../../uploads/picture-refusals.ts';

export type PictureState =
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'arrived'; readonly fileId: string }
  | { readonly kind: 'refused'; readonly because: Message; readonly canRetry: boolean };

/** A picture as it was given, and how it is shown before it has gone. */
export interface GivenPicture extends LocalFile {
  /** An address at which this browser shows it; undefined where it cannot. */
  readonly preview: string | undefined;
}

export interface Picture {
  readonly id: string;
  readonly file: GivenPicture;
  readonly state: PictureState;
}

/** Refused for their number alone. */
const beyondTheMost: PictureState = {
  kind: 'refused',
  because: message('corner.too-many', { most: mostPictures }),
  canRetry: false,
};

/** Pictures that go with what is told: each goes on its way at once, and says by itself what became of it (F-170). */
export class Pictures {
  all: readonly Picture[] = [];
  readonly #vault: DocumentVault;
  readonly #identifiers: Identifiers;
  readonly #faultSeen: (thrown: unknown) => void;
  readonly #cancels = new Map<string, AbortController>();

  constructor(vault: DocumentVault, identifiers: Identifiers, faultSeen: (thrown: unknown) => void) {
    this.#vault = vault;
    this.#identifiers = identifiers;
    this.#faultSeen = faultSeen;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** How many more may come. What was refused takes no place. */
  get room(): number {
    return mostPictures - this.all.filter(({ state }) => state.kind !== 'refused').length;
  }

  get areUnderWay(): boolean {
    return this.all.some(({ state }) => state.kind === 'sending');
  }

  get arrived(): readonly string[] {
    return this.all.flatMap(({ state }) => (state.kind === 'arrived' ? [state.fileId] : []));
  }

  /** Those beyond the most that may come are refused by name, until a place is free. */
  given(files: readonly GivenPicture[]): void {
    for (const file of files) {
      const id = this.#identifiers.next();
      // What can never go is told so, however many there are.
      const refusal = pictureRefusalWords(file);
      this.all = [
        ...this.all,
        { id, file, state: refusal ? { kind: 'refused', because: refusal, canRetry: false } : beyondTheMost },
      ];
      if (!refusal) this.begun(id, file);
    }
  }

  retryPressed(id: string): void {
    const found = this.all.find((each) => each.id === id);
    if (found?.state.kind === 'refused' && found.state.canRetry) this.begun(id, found.file);
  }

  removed(id: string): void {
    this.#cancels.get(id)?.abort();
    this.all = this.all.filter((each) => each.id !== id);
    this.filled();
  }

  emptied(): void {
    for (const cancel of this.#cancels.values()) cancel.abort();
    this.all = [];
  }

  private became(id: string, state: PictureState): void {
    this.all = this.all.map((each) => (each.id === id ? { ...each, state } : each));
  }

  /** On its way where there is a place. */
  private begun(id: string, file: GivenPicture): void {
    if (this.room <= 0) return this.became(id, beyondTheMost);
    this.became(id, { kind: 'sending', sent: 0 });
    void this.send(id, file);
  }

  private refused(id: string, { because, canRetry }: { readonly because: Message; readonly canRetry: boolean }): void {
    this.became(id, { kind: 'refused', because, canRetry });
    this.filled();
  }

  /** A place that became free is taken by what was beyond the most. */
  private filled(): void {
    for (const { id, file } of this.all.filter(({ state }) => state === beyondTheMost).slice(0, Math.max(0, this.room)))
      this.begun(id, file);
  }

  private async send(id: string, file: GivenPicture): Promise<void> {
    const cancel = new AbortController();
    this.#cancels.set(id, cancel);
    try {
      const outcome = await this.#vault.upload({
        file,
        materialId: undefined,
        uploadId: id,
        onProgress: (sent) => runInAction(() => this.became(id, { kind: 'sending', sent })),
        signal: cancel.signal,
      });
      if (cancel.signal.aborted) return;
      runInAction(() =>
        outcome.arrived
          ? this.became(id, { kind: 'arrived', fileId: outcome.fileId })
          : this.refused(id, uploadTroubleOf(outcome)),
      );
    } catch (thrown) {
      if (cancel.signal.aborted) return;
      this.#faultSeen(thrown);
      runInAction(() =>
        this.refused(id, { because: troubleWords({ because: 'failed', failure: failureOf(thrown) }), canRetry: true }),
      );
    } finally {
      this.#cancels.delete(id);
    }
  }
}
