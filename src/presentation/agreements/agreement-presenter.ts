import { makeAutoObservable, runInAction } from 'mobx';
import type { AgreementText, AgreementVersion } from '../../domain/agreements/agreement.ts';
import type { Locale } from '../../words/locale.ts';
import { loading, ready, type Loading } from '../shared/load-state.ts';
import { LatestRequest } from '../shared/latest.ts';
import { failureOf } from '../shared/failure.ts';

export interface ShownAgreement extends AgreementVersion {
  readonly name: string;
  readonly text: AgreementText;
}

/**
 * Fetches agreements in a language. For the platform, `which` is the path of one, or undefined for both; for products
 * it is the name of one.
 */
export type AgreementReader = (which: string | undefined, locale: Locale) => Promise<readonly ShownAgreement[]>;

/** The texts of agreements: one on its page, or those that are to be signed. */
export class AgreementPresenter {
  content: Loading<readonly ShownAgreement[]> = loading;
  /** The language of the shown text: the reader's, or the binding Chinese. */
  shownIn: Locale = 'zh-CN';
  #which: string | undefined;
  readonly #latest = new LatestRequest();
  readonly #read: AgreementReader;

  constructor(read: AgreementReader) {
    this.#read = read;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  opened(which: string | undefined, locale: Locale): void {
    this.#which = which;
    this.shownIn = locale;
    void this.load();
  }

  left(): void {
    this.#latest.stop();
  }

  languageChosen(locale: Locale): void {
    this.shownIn = locale;
    void this.load();
  }

  async retryPressed(): Promise<void> {
    this.content = loading;
    await this.load();
  }

  private async load(): Promise<void> {
    const signal = this.#latest.next();
    try {
      const texts = await this.#read(this.#which, this.shownIn);
      if (!signal.aborted) runInAction(() => (this.content = ready(texts)));
    } catch (thrown) {
      if (!signal.aborted) runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
