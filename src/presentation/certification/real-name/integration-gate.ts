import { makeAutoObservable, runInAction } from 'mobx';
import type { CertificationDesk } from '../../../application/ports/certification/certification-desk.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';

/** The page that tells that the company is certified already (document 1, section 2). */
export const authorizedPath = '/error-page/authorized';

/** Decides whether the registration opens the certification, which a certified company does not need. */
export class IntegrationGate {
  isOpen = false;
  #isHere = false;
  readonly #parts: { readonly desk: Pick<CertificationDesk, 'current'>; readonly navigator: Navigator };

  constructor(parts: { readonly desk: Pick<CertificationDesk, 'current'>; readonly navigator: Navigator }) {
    this.#parts = parts;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  async opened(): Promise<void> {
    this.#isHere = true;
    // A failure is shown by the form itself.
    const certification = await this.#parts.desk.current().catch(() => undefined);
    if (!this.#isHere) return;
    if (certification?.place?.state === 'AUTH') this.#parts.navigator.replaceWith(authorizedPath);
    else runInAction(() => (this.isOpen = true));
  }

  left(): void {
    this.#isHere = false;
  }
}
