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
import { openingRefusalOf, type OpeningRefusal } from '../../../domain/keys/cloud-opening.ts';
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
  /** Undefined where one may only look at them. */
  readonly standing: CertificateStatus | undefined;
  /** Undefined where it could not be had: the page can live without. */
  readonly keys: CompanyKeys | undefined;
}

/**
 * One's certificates and those of one's colleagues, and what is done with one's own (document 1, section 2; checklist
 * F-138).
 */
export class CertificatesPresenter {
  readonly content: PageContent<Content>;
  readonly form: CertificateForm;
  /** Certificates in tokens that are applied for. */
  readonly hard: HardKeysPresenter;
  helperAddress = '';
  /** Why it is not known where the helper is to be had (checklist E-15). */
  helperTrouble: Message | undefined;
  /** A cloud certificate was opened just now: what comes next is elsewhere. */
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
      changed: () => void this.content.look(),
    });
    this.form = new CertificateForm({
      desk,
      session,
      clock,
      looked: () => void this.content.look(),
      done: (said, deed) => {
        toasts.show('ok', said);
        runInAction(() => (this.hasOpened = deed === 'open'));
        void this.content.look();
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
      ({ standing }) => standing?.question && this.form.resumed(standing.question),
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

  /** Why no cloud certificate can be opened; undefined where it can, or where nobody knows. */
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
   * What the company needs before the other: a cloud certificate to sign by where it has none and one can be opened
   * here; else one in a token, where it has none.
   */
  get needed(): CertificateKind | undefined {
    const { opening, content, hard } = this;
    if (opening && opening.because === undefined && content.value?.standing?.companyHas === false) return 'cloud';
    return hard.content.value?.company === 'UNAUTH' ? 'hard' : undefined;
  }

  /**
   * The company's certificate in a token that is told by the platform alone: its last day, and how many days are left;
   * fewer than none once it is past.
   */
  get toldToken(): { readonly until: string; readonly days: number; readonly isSoon: boolean } | undefined {
    const until = this.hard.content.value?.toldUntil ?? '';
    const days = daysBetween(this.today, until);
    return until === '' ? undefined : { until, days, isSoon: days >= 0 && days <= soonDays };
  }

  /** The certificate about which something is being done. */
  get subject(): CertificateRow | undefined {
    return this.own.find(({ serial }) => serial === this.form.subject?.serial);
  }

  /** How the company's soft key stands: usable, held and usable no longer, or none; `held` where only that is known. */
  get softKey(): 'usable' | 'unusable' | 'held' | 'none' | undefined {
    const { value } = this.content;
    if (!value?.keys) return undefined;
    if (!value.keys.holdsSoftKey) return 'none';
    if (!value.standing) return 'held';
    return value.standing.companyHas ? 'usable' : 'unusable';
  }

  /** Begins what is done with one's own: by application where its key lies in a token. */
  deedPressed({ kind, serial }: Pick<CertificateRow, 'kind' | 'serial'>, deed: CertificateAction): void {
    if (kind === 'hard' && deed !== 'report-loss') this.hard.applyPressed(deed, serial);
    else this.form.begun({ deed, serial });
  }

  opened(): void {
    void this.content.load();
    this.hard.opened();
    void this.asked();
  }

  left(): void {
    this.content.stop();
    this.hasOpened = false;
    this.form.closed();
    this.hard.left();
  }

  private get rows(): readonly CertificateRow[] {
    const { value } = this.content;
    const rows = value
      ? certificateRows(value.certificates, value.standing?.events ?? [], this.#parts.clock.now())
      : [];
    // What lies in a token is made anew by application, where one can apply.
    return this.hard.isOffered
      ? rows.map((row) => ({
          ...row,
          deeds: row.deeds.map(({ deed, because }) => ({
            deed,
            because: because === 'in-token' && deed !== 'report-loss' ? this.hard.deedRefused(deed, row) : because,
          })),
        }))
      : rows;
  }

  /** What the page can live without. */
  private async asked(): Promise<void> {
    try {
      const address = await this.#parts.desk.helperAddress();
      runInAction(() => ([this.helperAddress, this.helperTrouble] = [address, undefined]));
    } catch (thrown) {
      runInAction(() => ([this.helperAddress, this.helperTrouble] = ['', failureOf(thrown).what]));
    }
  }
}
