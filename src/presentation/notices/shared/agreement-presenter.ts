import { makeAutoObservable, runInAction } from 'mobx';
import { agreementNames, agreementPaths, agreements, type AgreementName, type AgreementText, type AgreementVersion } from '../../../domain/notices/agreement.ts';
import type { Locale } from '../../../words/locale.ts';
import { loading, ready, type Loading } from '../../shared/loading.ts';
import { Latest } from '../../shared/latest.ts';
import { failureOf } from '../../shared/failure.ts';

export interface ShownAgreement extends AgreementVersion {
  readonly name: AgreementName;
  readonly text: AgreementText;
}

/** Fetches what an agreement says in a language. */
export type AgreementTexts = (name: AgreementName, locale: Locale) => Promise<AgreementText>;

/** What the agreements say: one of them on its page, or both as they are to be signed. */
export class AgreementPresenter {
  content: Loading<readonly ShownAgreement[]> = loading;
  /** In which language it stands: the reader's, or the Chinese that binds. */
  shownIn: Locale = 'zh-CN';
  #names: readonly AgreementName[] = [];
  readonly #latest = new Latest();
  readonly #texts: AgreementTexts;

  constructor(texts: AgreementTexts) {
    this.#texts = texts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  /** `path` is that of one of them; undefined for both. */
  opened(path: string | undefined, locale: Locale): void {
    this.#names = path === undefined ? agreementNames : agreementNames.filter((name) => agreementPaths[name] === path);
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
    const { shownIn } = this;
    try {
      const texts = await Promise.all(this.#names.map(async (name): Promise<ShownAgreement> => ({ name, ...agreements[name], text: await this.#texts(name, shownIn) })));
      if (!signal.aborted) runInAction(() => (this.content = ready(texts)));
    } catch (thrown) {
      if (!signal.aborted) runInAction(() => (this.content = { kind: 'failed', failure: failureOf(thrown) }));
    }
  }
}
