import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { GeneratedFile } from '../../../application/ports/generated-file.ts';
import type { Navigator } from '../../../application/ports/navigator.ts';
import type { OpeningOutcome, ProductDesk } from '../../../application/ports/products/product-desk.ts';
import type { WindowSignals } from '../../../application/ports/window-signals.ts';
import { unifiedHint } from '../../../domain/keys/certification.ts';
import type { CertificateKind } from '../../../domain/keys/certificate.ts';
import type { OpeningPrompt, OpeningReason } from '../../../domain/products/shared/opening.ts';
import { openingPolicies } from '../../../domain/agreements/opening-policy.ts';
import { signingTurnByRole, type SigningTurn } from '../../../domain/agreements/signing-turn.ts';
import { applyPath, contactManagerPath } from '../../../domain/catalogue/product-paths.ts';
import { productAgreements } from '../../../domain/agreements/product-agreement.ts';
import { openBooks } from '../../../domain/evidence/shared/book-policies.ts';
import { books } from '../../../domain/catalogue/books.ts';
import { mayWithPackages } from '../../../domain/evidence/shared/package-permissions.ts';
import { isProduct, productOf, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';
import { creationRestriction } from '../../evidence/shared/package-restriction.ts';
import { restrictionView, type RestrictionView } from '../../evidence/shared/restriction-view.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { CertificateSigning } from '../../agreements/certificate-signing.ts';
import { cardsOf, type Overview, type ProductCard } from './product-cards.ts';

/**
 * The delay of the notice of a failure, in milliseconds, so that the page is drawn first (document 2, section 8; E-44).
 */
export const noticeDelay = 300;

export interface ProductOverviewParts {
  readonly desk: ProductDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** Whether the back end offers core enterprises their limits at funders. */
  readonly tellsLimits: boolean;
  /** Tells other windows that their menus have changed. */
  readonly signals: WindowSignals;
  readonly texts: (locale: Locale) => Promise<Readonly<Record<ProductCode, ProductTexts>>>;
  /** Creates a signature by certificate, if the back end accepts one; undefined if a press signs everything. */
  readonly signing?: ((product: ProductCode) => CertificateSigning) | undefined;
  /**
   * The digest of the agreement that the company signed last and must sign again; undefined if the back end does not
   * give it.
   */
  readonly signedBefore?: ((product: ProductCode) => Promise<string | undefined>) | undefined;
}

/** Why a product was not opened: the documents' prompt if there is one, and all reasons. */
export interface OpeningFailure {
  readonly prompt: OpeningPrompt | undefined;
  readonly reasons: readonly OpeningReason[];
  /** The back end's own words if it gave no known reason; empty otherwise. */
  readonly words: string;
}

/**
 * All products, or one of them: its description, its requirements, and its opening (document 1, sections 2 and 5;
 * F-116).
 */
export class ProductOverviewPresenter {
  readonly content: PageContent<Overview>;
  /** The shown product; undefined for all of them. */
  product: ProductCode | undefined = undefined;
  /** Whether the address names an unknown product. */
  isUnknown = false;
  failure: OpeningFailure | undefined = undefined;
  /** Whether the agreement is shown, for reading or for signing. */
  reading: 'read' | 'sign' | undefined = undefined;
  /** The signature by certificate; undefined if a press is enough. */
  signing: CertificateSigning | undefined = undefined;
  /** Set if no certificate of the user can sign the agreement, so that it need not be read. */
  unsignable: CertificateSigning | undefined = undefined;
  /** Whether an agreement that must be signed again has the same text as before; undefined if unknown. */
  isSameText: boolean | undefined = undefined;
  busy = false;
  /** Whether the file of the agreement is being fetched. */
  fetching = false;
  /** Why signing failed. */
  trouble: Message | undefined = undefined;
  notice: Failure | undefined = undefined;
  #locale: Locale = 'zh-CN';
  #disposers: readonly (() => void)[] = [];
  readonly #parts: ProductOverviewParts;

  constructor(parts: ProductOverviewParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.fetch(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Whether to link to the limits at funders, which only concern core enterprises. */
  get leadsToLimits(): boolean {
    const { session, tellsLimits } = this.#parts;
    return tellsLimits && session.who !== undefined && actsForCore(session.who.role.code);
  }

  /** @param asked the product's code from the address; empty for all */
  opened(code: string, locale: Locale): void {
    this.left();
    this.product = isProduct(code) ? code : undefined;
    this.isUnknown = code !== '' && this.product === undefined;
    [this.failure, this.reading, this.trouble, this.notice, this.unsignable] = [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ];
    this.#locale = locale;
    this.content.clear();
    // Another role or menu changes what may be opened.
    this.#disposers = [
      reaction(
        () => this.#parts.session.who,
        () => void this.content.refresh(),
      ),
    ];
    void this.load();
  }

  left(): void {
    this.leaveSigning();
    for (const end of this.#disposers) end();
    this.#disposers = [];
    this.content.stop();
  }

  /** The products of the host in its order, then the others. */
  get cards(): readonly ProductCard[] {
    const { value } = this.content;
    const { pageConfig, who } = this.#parts.session;
    return value && who ? cardsOf(value, this.product, pageConfig, who, this.#locale) : [];
  }

  /** The shown product. */
  get shown(): ProductCard | undefined {
    return this.cards.find(({ product }) => product === this.product);
  }

  /** The restriction on the shown product by a violation or a bar. One by its agreement is shown beside it already. */
  get restriction(): RestrictionView | undefined {
    const { value } = this.content;
    const { who } = this.#parts.session;
    const book = openBooks().find((each) => productOf(books[each].packageType) === this.product);
    if (!value || !who || book === undefined || !mayWithPackages(who, 'view')) return undefined;
    const terms = { ...value.company.member, recalled: new Map() };
    const found = creationRestriction(book, who.role.code, terms, this.#parts.clock.now());
    return found && restrictionView(found, who);
  }

  get hint(): 'core' | 'chain' | undefined {
    const { value } = this.content;
    return value && unifiedHint(value.certification, actsForCore(this.#parts.session.who?.role.code ?? ''));
  }

  async checkPressed(): Promise<void> {
    await this.load();
  }

  /**
   * Opens the shown product, asks for the signature, says why it is refused, or leads to the responsible page (document
   * 1, section 5).
   */
  async openPressed(): Promise<void> {
    const { opening } = this.shown ?? {};
    if (!opening || this.busy) return;
    const { answer, reasons } = opening;
    if (answer.kind === 'prerequisite' && answer.to === 'contact-manager')
      this.#parts.navigator.goTo(contactManagerPath);
    else if (answer.kind === 'prerequisite' && answer.to === 'application')
      this.#parts.navigator.goTo(applyPath(opening.product));
    else if (answer.kind === 'prompt' || answer.kind === 'prerequisite')
      this.failure = { prompt: answer.kind === 'prompt' ? answer.prompt : undefined, reasons, words: '' };
    else if (answer.kind === 'sign') await this.beginSigning(opening.product);
    else if (answer.kind === 'open') await this.run(async () => this.#parts.desk.open(opening.product));
  }

  /** The person who must sign the agreement again; undefined if no signature is needed. */
  get turn(): SigningTurn | undefined {
    const { agreement } = this.shown ?? {};
    return agreement?.kind === 'to-sign'
      ? signingTurnByRole(agreement.turn, this.#parts.session.who?.role.code ?? '')
      : undefined;
  }

  /** The kinds of certificates that can sign the shown product's agreement; empty if a press is enough. */
  get signedBy(): readonly CertificateKind[] {
    return this.product !== undefined && this.#parts.signing ? openingPolicies[this.product].signedBy : [];
  }

  /** Signs the agreement of an open product again. */
  async signAnewPressed(): Promise<void> {
    if (!this.shown || this.turn?.kind !== 'own' || this.busy) return;
    const { product } = this.shown;
    // The comparison is made first, so that the dialog does not change while it is read.
    await this.compareTexts(product);
    if (this.product === product) await this.beginSigning(product);
  }

  readPressed(): void {
    this.openAgreement('read');
  }

  /** @returns the file of the shown product's agreement; undefined after a failure, which is shown */
  async filePressed(): Promise<GeneratedFile | undefined> {
    const { product } = this;
    if (product === undefined || this.fetching) return undefined;
    const { desk, session, toasts } = this.#parts;
    this.fetching = true;
    try {
      return await desk.agreementFile(product);
    } catch (thrown) {
      session.faultSeen(thrown);
      toasts.show('bad', failureOf(thrown).what);
      return undefined;
    } finally {
      runInAction(() => (this.fetching = false));
    }
  }

  readingDropped(): void {
    // If the agreement was signed before the dialog was closed, the page must show that.
    if (this.signing?.done && this.shown?.opening.state !== 'opened') void this.content.refresh();
    this.leaveSigning();
    this.reading = undefined;
  }

  unsignableRead(): void {
    this.unsignable = undefined;
  }

  refusalRead(): void {
    this.failure = undefined;
  }

  noticeRead(): void {
    this.notice = undefined;
  }

  /** Signs the agreement, and opens the product unless it is open. */
  async agreePressed(): Promise<void> {
    const { product, shown } = this;
    if (product === undefined || this.reading !== 'sign') return;
    await this.run(async () => {
      if (!(await this.sign(product))) return undefined;
      return shown?.opening.state === 'opened' ? this.finishSigningAgain(shown.title) : this.#parts.desk.open(product);
    });
  }

  /** Signs with the chosen certificate, or by the press. A failure is shown in the dialog. */
  private async sign(product: ProductCode): Promise<boolean> {
    if (this.signing) return this.signing.signPressed();
    const isSigned = (await this.#parts.desk.sign(product)) === 'signed';
    if (!isSigned) runInAction(() => (this.trouble = message('products.agreement-changed')));
    return isSigned;
  }

  private async compareTexts(product: ProductCode): Promise<void> {
    [this.busy, this.isSameText] = [true, undefined];
    try {
      const before = await this.#parts.signedBefore?.(product);
      runInAction(
        () => (this.isSameText = before === undefined ? undefined : before === productAgreements[product].textHash),
      );
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  /** Loads the certificates that can sign before the agreement is read, and shows a message if the user has none. */
  private async beginSigning(product: ProductCode): Promise<void> {
    const { signing: signingOf } = this.#parts;
    if (!signingOf || this.signedBy.length === 0) return this.openAgreement('sign');
    await this.run(async () => {
      const signing = signingOf(product);
      const { signedBy } = await signing.load();
      if (this.product !== product) return undefined;
      runInAction(() => {
        if (signedBy.length > 0 && signing.usable.length === 0) this.unsignable = signing;
        else this.openAgreement('sign', signedBy.length > 0 ? signing : undefined);
      });
      return undefined;
    });
  }

  private leaveSigning(): void {
    this.signing?.left();
    this.signing = undefined;
  }

  private async finishSigningAgain(title: string): Promise<undefined> {
    runInAction(() => this.readingDropped());
    this.#parts.toasts.show('ok', message('products.signed-again', { title }));
    this.#parts.signals.notifyChange();
    await this.content.refresh();
    return undefined;
  }

  private openAgreement(purpose: 'read' | 'sign', signing?: CertificateSigning): void {
    [this.reading, this.trouble, this.signing] = [purpose, undefined, signing];
    signing?.opened();
  }

  /** Runs one action at a time. A failure is shown in the dialog if it is open, and else on the page. */
  private async run(work: () => Promise<OpeningOutcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      const outcome = await work();
      if (outcome) await this.applyOutcome(outcome);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      const failure = failureOf(thrown);
      runInAction(() => (this.reading === undefined ? (this.notice = failure) : (this.trouble = failure.what)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async applyOutcome(outcome: OpeningOutcome): Promise<void> {
    const { toasts, signals, session } = this.#parts;
    const title = this.shown?.title ?? '';
    this.readingDropped();
    if (!outcome.opened) {
      this.failure = {
        prompt: undefined,
        reasons: outcome.reasons,
        words: outcome.reasons.length === 0 ? outcome.words : '',
      };
      await this.content.refresh();
      return;
    }
    toasts.show(
      outcome.already ? 'info' : 'ok',
      outcome.already
        ? message('products.opened-already', { title, by: outcome.by, at: outcome.at })
        : message('products.opened', { title }),
    );
    signals.notifyChange();
    // The back end provides the menus, and the page depends on them.
    await session.load();
    await this.content.refresh();
  }

  private async load(): Promise<void> {
    await this.content.load();
    const { current } = this.content;
    if (current.kind !== 'failed') return;
    const { failure } = current;
    this.#disposers = [
      ...this.#disposers,
      this.#parts.clock.wakeAfter(noticeDelay, () => runInAction(() => (this.notice = failure))),
    ];
  }

  /** The project under which the shown product's agreement is stored. Nothing depends on it. */
  private async projectCode(signal: AbortSignal): Promise<string> {
    const { product } = this;
    return product === undefined ? '' : this.#parts.desk.projectCode(product, signal).catch(() => '');
  }

  private async fetch(signal: AbortSignal): Promise<Overview> {
    const { desk, texts, clock } = this.#parts;
    const { product } = this;
    const [company, certification, signed, written, projectCode] = await Promise.all([
      desk.products(signal),
      desk.certification(product, signal),
      product === undefined ? false : desk.isAgreementSigned(product, signal),
      texts(this.#locale),
      this.projectCode(signal),
    ]);
    return { company, certification, signed, texts: written, checkedAt: clock.now(), projectCode };
  }
}
