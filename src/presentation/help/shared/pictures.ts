import { makeAutoObservable, runInAction } from 'mobx';
import type { DocumentVault, LocalFile } from '../../../application/ports/uploads/document-vault.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import { maxPictures } from '../../../domain/help/shared/feedback.ts';
import { failureOf } from '../../shared/failure.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';
import { pictureRefusalWords, uploadTroubleOf } from '../../uploads/picture-refusals.ts';

export type PictureState =
  | { readonly kind: 'sending'; readonly sent: number }
  | { readonly kind: 'arrived'; readonly fileId: string }
  | { readonly kind: 'refused'; readonly because: Message; readonly canRetry: boolean };

/** A picked picture, with its preview. */
export interface PickedPicture extends LocalFile {
  /** The address of a preview in this browser; undefined if it cannot show one. */
  readonly preview: string | undefined;
  /** Gives the memory of the preview back. */
  readonly forgetPreview?: () => void;
}

export interface Picture {
  readonly id: string;
  readonly file: PickedPicture;
  readonly state: PictureState;
}

/** The state of a picture that is refused only because there are too many. */
const beyondLimit: PictureState = {
  kind: 'refused',
  because: message('corner.too-many', { most: maxPictures }),
  canRetry: false,
};

/** The pictures of a feedback. Each is uploaded at once, and shows its own result (F-170). */
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

  /** How many more pictures may be added. Refused ones do not count. */
  get room(): number {
    return maxPictures - this.all.filter(({ state }) => state.kind !== 'refused').length;
  }

  get areUnderWay(): boolean {
    return this.all.some(({ state }) => state.kind === 'sending');
  }

  get arrived(): readonly string[] {
    return this.all.flatMap(({ state }) => (state.kind === 'arrived' ? [state.fileId] : []));
  }

  /** Adds pictures. Those beyond the limit are refused until another is removed. */
  add(files: readonly PickedPicture[]): void {
    for (const file of files) {
      const id = this.#identifiers.next();
      // A picture that can never be sent says so, regardless of the number of pictures.
      const refusal = pictureRefusalWords(file);
      this.all = [
        ...this.all,
        { id, file, state: refusal ? { kind: 'refused', because: refusal, canRetry: false } : beyondLimit },
      ];
      if (!refusal) this.startUpload(id, file);
    }
  }

  retryPressed(id: string): void {
    const found = this.all.find((each) => each.id === id);
    if (found?.state.kind === 'refused' && found.state.canRetry) this.startUpload(id, found.file);
  }

  remove(id: string): void {
    this.#cancels.get(id)?.abort();
    this.all.find((each) => each.id === id)?.file.forgetPreview?.();
    this.all = this.all.filter((each) => each.id !== id);
    this.fillRoom();
  }

  clear(): void {
    for (const cancel of this.#cancels.values()) cancel.abort();
    for (const { file } of this.all) file.forgetPreview?.();
    this.all = [];
  }

  private setState(id: string, state: PictureState): void {
    this.all = this.all.map((each) => (each.id === id ? { ...each, state } : each));
  }

  /** Uploads a picture if there is room. */
  private startUpload(id: string, file: PickedPicture): void {
    if (this.room <= 0) return this.setState(id, beyondLimit);
    this.setState(id, { kind: 'sending', sent: 0 });
    void this.send(id, file);
  }

  private refuse(id: string, { because, canRetry }: { readonly because: Message; readonly canRetry: boolean }): void {
    this.setState(id, { kind: 'refused', because, canRetry });
    this.fillRoom();
  }

  /** Uploads pictures that were beyond the limit, as far as there is room now. */
  private fillRoom(): void {
    for (const { id, file } of this.all.filter(({ state }) => state === beyondLimit).slice(0, Math.max(0, this.room)))
      this.startUpload(id, file);
  }

  private async send(id: string, file: PickedPicture): Promise<void> {
    const cancel = new AbortController();
    this.#cancels.set(id, cancel);
    try {
      const outcome = await this.#vault.upload({
        file,
        materialId: undefined,
        uploadId: id,
        onProgress: (sent) => runInAction(() => this.setState(id, { kind: 'sending', sent })),
        signal: cancel.signal,
      });
      if (cancel.signal.aborted) return;
      runInAction(() =>
        outcome.arrived
          ? this.setState(id, { kind: 'arrived', fileId: outcome.fileId })
          : this.refuse(id, uploadTroubleOf(outcome)),
      );
    } catch (thrown) {
      if (cancel.signal.aborted) return;
      this.#faultSeen(thrown);
      runInAction(() =>
        this.refuse(id, { because: troubleWords({ because: 'failed', failure: failureOf(thrown) }), canRetry: true }),
      );
    } finally {
      this.#cancels.delete(id);
    }
  }
}
