import { makeAutoObservable, runInAction } from 'mobx';
import type { CertificateDesk, CertificateStanding, HeldCertificate } from '../../../application/ports/certificates/certificate-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { openingRefused, type OpeningRefusal } from '../../../domain/certificates/shared/cloud-opening.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { PageContent } from '../../shared/page-content.ts';
import type { SessionStore } from '../../shared/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { CertificateForm } from './certificate-form.ts';
import { certificateRows, type CertificateRow } from './certificate-row.ts';

export interface CertificatesParts {
  readonly desk: CertificateDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

interface Content {
  readonly certificates: readonly HeldCertificate[];
  /** Undefined where one may only look at them. */
  readonly standing: CertificateStanding | undefined;
}

/** One's certificates and those of one's colleagues, and what is done with one's own (document 1, section 2; checklist F-138). */
export class CertificatesPresenter {
  readonly content: PageContent<Content>;
  readonly form: CertificateForm;
  helperAddress = '';
  readonly #parts: CertificatesParts;

  constructor(parts: CertificatesParts) {
    const { desk, session, clock, toasts } = parts;
    this.#parts = parts;
    this.form = new CertificateForm({
      desk, session, clock, looked: () => void this.content.look(),
      done: (said) => {
        toasts.show('ok', said);
        void this.content.look();
      },
    });
    this.content = new PageContent<Content>(
      session,
      async (signal) => {
        const [certificates, standing] = await Promise.all([desk.certificates(signal), desk.isOffered ? desk.standing(signal) : undefined]);
        return { certificates, standing };
      },
      ({ standing }) => standing?.asked && this.form.resumed(standing.asked),
    );
    makeAutoObservable<this>(this, { content: false, form: false }, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#parts.desk.isOffered;
  }

  get today(): string {
    return shanghaiDate(this.#parts.clock.now());
  }

  get own(): readonly CertificateRow[] {
    return this.rows.filter(({ isOwn }) => isOwn);
  }

  get colleagues(): readonly CertificateRow[] {
    return this.rows.filter(({ isOwn }) => !isOwn);
  }

  /** Why no cloud certificate can be opened; undefined where it can, or where nobody knows. */
  get opening(): { readonly because: OpeningRefusal | undefined } | undefined {
    const standing = this.content.value?.standing;
    if (!standing) return undefined;
    const { realName, node, companyHas, mobile } = standing;
    const hasOne = this.own.some(({ kind, state }) => kind === 'cloud' && state === 'effective');
    return { because: openingRefused({ canAsk: mobile !== '', role: this.#parts.session.who?.role.code ?? '', realName, node, hasOne, companyHas }) };
  }

  /** The certificate about which something is being done. */
  get subject(): CertificateRow | undefined {
    return this.own.find(({ serial }) => serial === this.form.subject?.serial);
  }

  opened(): void {
    void this.content.load();
    void this.asked();
  }

  left(): void {
    this.content.stop();
    this.form.closed();
  }

  private get rows(): readonly CertificateRow[] {
    const { value } = this.content;
    return value ? certificateRows(value.certificates, value.standing?.events ?? [], this.#parts.clock.now()) : [];
  }

  /** What the page can live without. */
  private async asked(): Promise<void> {
    try {
      const address = await this.#parts.desk.helperAddress();
      runInAction(() => (this.helperAddress = address));
    } catch {
      runInAction(() => (this.helperAddress = ''));
    }
  }
}
