import { makeAutoObservable, runInAction } from 'mobx';
import type {
  CertificateDesk,
  CertificateStatus,
  CompanyKeys,
  HeldCertificate,
} from '../../../application/ports/certificates/certificate-desk.ts';
import type { HardKeyDesk } from '../../../application/ports/certificates/hard-key-desk.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { soonDays, type CertificateAction, type CertificateKind } from '../../../domain/keys/certificate.ts';
import { openingRefusalOf, type OpeningRefusal } from '../../../domain/keys/cloud-certificate-opening.ts';
import type { KeyAgent } from '../../../application/ports/keys/key-agent.ts';
import { daysBetween, shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import type { Message } from '../../../words/catalogue.ts';
import { failureOf } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { CertificateForm } from './certificate-form.ts';
import { certificateRows, type CertificateRow } from './certificate-row.ts';
import { HardKeysPresenter } from './hard-keys-presenter.ts';

export interface CertificatesParts {
  readonly desk: CertificateDesk;
  readonly hardKeys: HardKeyDesk;
  readonly agent: KeyAgent;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly clock: Clock;
}

interface Content {
  readonly certificates: readonly HeldCertificate[];
  /** Undefined for a user who may only view certificates. */
  readonly standing: CertificateStatus | undefined;
  /** Undefined if they failed to load; the page can do without. */
  readonly keys: CompanyKeys | undefined;
}

/**
 * The certificates of the user and of colleagues, and the actions on the user's own (document 1, section 2; checklist
 * F-138).
 */
export class CertificatesPresenter {
  readonly content: PageContent<Content>;
  readonly form: CertificateForm;
  /** Applications for certificates in tokens. */
  readonly hard: HardKeysPresenter;
  helperAddress = '';
  /** Why the address of the helper could not be loaded (checklist E-15). */
  helperTrouble: Message | undefined;
  /** Whether a cloud certificate was just opened; the next step is on another page. */
  hasOpened = false;
  readonly #parts: CertificatesParts;

  constructor(parts: CertificatesParts) {
    const { desk, session, clock, toasts } = parts;
    this.#parts = parts;
    this.hard = new HardKeysPresenter({
      desk: parts.hardKeys,
      agent: parts.agent,
      session,
      toasts,
      clock,
      onChanged: () => void this.content.refresh(),
    });
    this.form = new CertificateForm({
      desk,
      session,
      clock,
      onStale: () => void this.content.refresh(),
      onDone: (words, action) => {
        toasts.show('ok', words);
        runInAction(() => (this.hasOpened = action === 'open'));
        void this.content.refresh();
      },
    });
    this.content = new PageContent<Content>(
      session,
      async (signal) => {
        const [certificates, standing, keys] = await Promise.all([
          desk.certificates(signal),
          desk.isOffered ? desk.status(signal) : undefined,
          desk.companyKeys(signal).catch(() => undefined),
        ]);
        return { certificates, standing, keys };
      },
      ({ standing }) => standing?.question && this.form.resume(standing.question),
    );
    makeAutoObservable<this>(this, { content: false, form: false, hard: false }, { autoBind: true, deep: false });
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

  /**
   * Why no cloud certificate can be opened. The inner value is undefined if one can be, the outer if that is unknown.
   */
  get opening(): { readonly because: OpeningRefusal | undefined } | undefined {
    const standing = this.content.value?.standing;
    if (!standing) return undefined;
    const { realName, node, companyHas, mobile } = standing;
    const hasOne = this.own.some(({ kind, state }) => kind === 'cloud' && state === 'effective');
    return {
      because: openingRefusalOf({
        canAsk: mobile !== '',
        role: this.#parts.session.who?.role.code ?? '',
        realName,
        node,
        hasOne,
        companyHas,
      }),
    };
  }

  /**
   * The certificate that the company needs first: a cloud certificate if it has none to sign with and one can be opened
   * here, or else one in a token if it has none.
   */
  get needed(): CertificateKind | undefined {
    const { opening, content, hard } = this;
    if (opening && opening.because === undefined && content.value?.standing?.companyHas === false) return 'cloud';
    return hard.content.value?.company === 'UNAUTH' ? 'hard' : undefined;
  }

  /**
   * The company's certificate in a token that only the platform reports: its last day, and the days left, negative once
   * it is past.
   */
  get reportedToken(): { readonly until: string; readonly days: number; readonly isSoon: boolean } | undefined {
    const until = this.hard.content.value?.toldUntil ?? '';
    const days = daysBetween(this.today, until);
    return until === '' ? undefined : { until, days, isSoon: days >= 0 && days <= soonDays };
  }

  /** The certificate of the running action. */
  get subject(): CertificateRow | undefined {
    return this.own.find(({ serial }) => serial === this.form.subject?.serial);
  }

  /** The state of the company's soft key: usable, unusable, none, or `held` if only its existence is known. */
  get softKey(): 'usable' | 'unusable' | 'held' | 'none' | undefined {
    const { value } = this.content;
    if (!value?.keys) return undefined;
    if (!value.keys.holdsSoftKey) return 'none';
    if (!value.standing) return 'held';
    return value.standing.companyHas ? 'usable' : 'unusable';
  }

  /** Begins an action on an own certificate. One in a token needs an application. */
  actionPressed({ kind, serial }: Pick<CertificateRow, 'kind' | 'serial'>, action: CertificateAction): void {
    if (kind === 'hard' && action !== 'report-loss') this.hard.applyPressed(action, serial);
    else this.form.open({ action, serial });
  }

  opened(): void {
    void this.content.load();
    this.hard.opened();
    void this.loadHelperAddress();
  }

  left(): void {
    this.content.stop();
    this.hasOpened = false;
    this.form.close();
    this.hard.left();
  }

  private get rows(): readonly CertificateRow[] {
    const { value } = this.content;
    const rows = value
      ? certificateRows(value.certificates, value.standing?.events ?? [], this.#parts.clock.now())
      : [];
    // A certificate in a token is renewed by an application, if one can be made.
    return this.hard.isOffered
      ? rows.map((row) => ({
          ...row,
          actions: row.actions.map(({ action, refusal }) => ({
            action,
            refusal:
              refusal === 'in-token' && action !== 'report-loss' ? this.hard.refusalOfRenewal(action, row) : refusal,
          })),
        }))
      : rows;
  }

  /** Loads the helper's address, which the page can do without. */
  private async loadHelperAddress(): Promise<void> {
    try {
      const address = await this.#parts.desk.helperAddress();
      runInAction(() => ([this.helperAddress, this.helperTrouble] = [address, undefined]));
    } catch (thrown) {
      runInAction(() => ([this.helperAddress, this.helperTrouble] = ['', failureOf(thrown).what]));
    }
  }
}
