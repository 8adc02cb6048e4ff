import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { MadeFile } from '../../../application/ports/made-file.ts';
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
import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { isProduct, productOf, type ProductCode } from '../../../domain/catalogue/product-code.ts';
import type { ProductTexts } from '../../../domain/catalogue/product-texts.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Locale } from '../../../words/locale.ts';
import { heldCreation } from '../../evidence/shared/held-package.ts';
import { heldView, type HeldView } from '../../evidence/shared/held-view.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import type { AgreementSigning } from './agreement-signing.ts';
import { cardsOf, type Overview, type ProductCard } from './product-cards.ts';

/**
 * So long after what failed its notice comes, in milliseconds: the page is drawn first (document 2, section 8; E-44).
 */
export const noticeDelay = 300;

export interface ProductOverviewParts {
  readonly desk: ProductDesk;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  readonly navigator: Navigator;
  readonly clock: Clock;
  /** Whether the back end tells core enterprises of their limits at funders. */
  readonly tellsLimits: boolean;
  /** Other windows have another menu once something was opened. */
  readonly signals: WindowSignals;
  readonly texts: (locale: Locale) => Promise<Readonly<Record<ProductCode, ProductTexts>>>;
  /** Signs by certificate, where the back end accepts that; undefined when a press signs everything. */
  readonly signing?: ((product: ProductCode) => AgreementSigning) | undefined;
  /**
   * The digest of the agreement that the company signed last and is to sign anew; undefined where the back end does not
   * tell.
   */
  readonly signedBefore?: ((product: ProductCode) => Promise<string | undefined>) | undefined;
}

/** Why a press did not open anything: the documents' prompt where there is one, and every reason. */
export interface Refused {
  readonly prompt: OpeningPrompt | undefined;
  readonly reasons: readonly OpeningReason[];
  /** The back end's own, where it gave no reason that is known here; empty otherwise. */
  readonly words: string;
}

/**
 * All products, or one of them: what it is, what it asks for, and its opening (document 1, sections 2 and 5; F-116).
 */
export class ProductOverviewPresenter {
  readonly content: PageContent<Overview>;
  /** Which one is shown; undefined for all of them. */
  product: ProductCode | undefined = undefined;
  /** A product was asked for that there is not. */
  isUnknown = false;
  refused: Refused | undefined = undefined;
  /** The agreement is shown: to be read, or to be signed. */
  reading: 'read' | 'sign' | undefined = undefined;
  /** The certificate signature of the agreement; undefined when a press is enough. */
  signing: AgreementSigning | undefined = undefined;
  /** Nobody has to read what they cannot sign: none of one's certificates signs the agreement. */
  unsignable: AgreementSigning | undefined = undefined;
  /** Whether what is to be signed anew reads as it did; undefined where that is not known. */
  isSameText: boolean | undefined = undefined;
  busy = false;
  /** The file of the agreement is on its way. */
  fetching = false;
  /** Why signing did not work. */
  trouble: Message | undefined = undefined;
  notice: Failure | undefined = undefined;
  #locale: Locale = 'zh-CN';
  #ends: readonly (() => void)[] = [];
  readonly #parts: ProductOverviewParts;

  constructor(parts: ProductOverviewParts) {
    this.#parts = parts;
    this.content = new PageContent(parts.session, async (signal) => this.asked(signal));
    makeAutoObservable<this>(this, { content: false }, { autoBind: true, deep: false });
  }

  /** Whether there is something to be seen of what funders take, which concerns core enterprises alone. */
  get leadsToLimits(): boolean {
    const { session, tellsLimits } = this.#parts;
    return tellsLimits && session.who !== undefined && actsForCore(session.who.role.code);
  }

  /** `asked`: the product's code, as the address has it; empty for all. */
  opened(asked: string, locale: Locale): void {
    this.left();
    this.product = isProduct(asked) ? asked : undefined;
    this.isUnknown = asked !== '' && this.product === undefined;
    [this.refused, this.reading, this.trouble, this.notice, this.unsignable] = [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ];
    this.#locale = locale;
    this.content.cleared();
    // Another role or another menu: what may be opened is another matter too.
    this.#ends = [
      reaction(
        () => this.#parts.session.who,
        () => void this.content.look(),
      ),
    ];
    void this.load();
  }

  left(): void {
    this.signingLeft();
    for (const end of this.#ends) end();
    this.#ends = [];
    this.content.stop();
  }

  /** In the host's order those that it has, then the rest. */
  get cards(): readonly ProductCard[] {
    const { value } = this.content;
    const { pageConfig, who } = this.#parts.session;
    return value && who ? cardsOf(value, this.product, pageConfig, who, this.#locale) : [];
  }

  /** The one that is shown. */
  get shown(): ProductCard | undefined {
    return this.cards.find(({ product }) => product === this.product);
  }

  /**
   * What standing or a bar keeps back of the product that is shown; what its agreement does stands beside it already.
   */
  get held(): HeldView | undefined {
    const { value } = this.content;
    const { who } = this.#parts.session;
    const book = openBooks().find((each) => productOf(books[each].packageType) === this.product);
    if (!value || !who || book === undefined || !rolePermission(who.role.code, 'view').allowed) return undefined;
    const terms = { ...value.company.member, recalled: new Map() };
    const held = heldCreation(book, who.role.code, terms, this.#parts.clock.now());
    return held && heldView(held, who);
  }

  get hint(): 'core' | 'chain' | undefined {
    const { value } = this.content;
    return value && unifiedHint(value.certification, actsForCore(this.#parts.session.who?.role.code ?? ''));
  }

  async checkPressed(): Promise<void> {
    await this.load();
  }

  /** Opens it, asks for the signature, says why not, or leads to who may (document 1, section 5). */
  async openPressed(): Promise<void> {
    const { opening } = this.shown ?? {};
    if (!opening || this.busy) return;
    const { answer, reasons } = opening;
    if (answer.kind === 'way' && answer.to === 'contact-manager') this.#parts.navigator.goTo(contactManagerPath);
    else if (answer.kind === 'way' && answer.to === 'application')
      this.#parts.navigator.goTo(applyPath(opening.product));
    else if (answer.kind === 'prompt' || answer.kind === 'way')
      this.refused = { prompt: answer.kind === 'prompt' ? answer.prompt : undefined, reasons, words: '' };
    else if (answer.kind === 'sign') await this.signingBegun(opening.product);
    else if (answer.kind === 'open') await this.working(async () => this.#parts.desk.open(opening.product));
  }

  /** The person whose turn it is to sign the agreement again; undefined when no signature is needed. */
  get turn(): SigningTurn | undefined {
    const { agreement } = this.shown ?? {};
    return agreement?.kind === 'to-sign'
      ? signingTurnByRole(agreement.turn, this.#parts.session.who?.role.code ?? '')
      : undefined;
  }

  /** The kinds of certificates that sign the shown product's agreement; none when a press is enough. */
  get signedBy(): readonly CertificateKind[] {
    return this.product !== undefined && this.#parts.signing ? openingPolicies[this.product].signedBy : [];
  }

  /** The agreement of a product that is open is to be signed anew. */
  async signAnewPressed(): Promise<void> {
    if (!this.shown || this.turn?.kind !== 'own' || this.busy) return;
    const { product } = this.shown;
    // What the dialog says of it does not change under one's eyes.
    await this.compared(product);
    if (this.product === product) await this.signingBegun(product);
  }

  readPressed(): void {
    this.readingBegun('read');
  }

  /** The agreement of what is shown, to be taken home; undefined where it could not be had, which is told. */
  async filePressed(): Promise<MadeFile | undefined> {
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
    // Whoever signed and leaves all the same finds it signed.
    if (this.signing?.done && this.shown?.opening.state !== 'opened') void this.content.look();
    this.signingLeft();
    this.reading = undefined;
  }

  unsignableRead(): void {
    this.unsignable = undefined;
  }

  refusalRead(): void {
    this.refused = undefined;
  }

  noticeRead(): void {
    this.notice = undefined;
  }

  /** Signs the agreement that was read, and opens the product unless it is open: one press for both. */
  async agreePressed(): Promise<void> {
    const { product, shown } = this;
    if (product === undefined || this.reading !== 'sign') return;
    await this.working(async () => {
      if (!(await this.isSigned(product))) return undefined;
      return shown?.opening.state === 'opened' ? this.signedAnew(shown.title) : this.#parts.desk.open(product);
    });
  }

  /** Signs by the certificate that was chosen, or by the press; why it did not come about is told where one looks. */
  private async isSigned(product: ProductCode): Promise<boolean> {
    if (this.signing) return this.signing.signPressed();
    const signed = (await this.#parts.desk.sign(product)) === 'signed';
    if (!signed) runInAction(() => (this.trouble = message('products.agreement-changed')));
    return signed;
  }

  private async compared(product: ProductCode): Promise<void> {
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

  /** Which certificates sign it is asked before anybody reads; whoever has none is told so. */
  private async signingBegun(product: ProductCode): Promise<void> {
    const { signing: signingOf } = this.#parts;
    if (!signingOf || this.signedBy.length === 0) return this.readingBegun('sign');
    await this.working(async () => {
      const signing = signingOf(product);
      const { signedBy } = await signing.load();
      if (this.product !== product) return undefined;
      runInAction(() => {
        if (signedBy.length > 0 && signing.usable.length === 0) this.unsignable = signing;
        else this.readingBegun('sign', signedBy.length > 0 ? signing : undefined);
      });
      return undefined;
    });
  }

  private signingLeft(): void {
    this.signing?.left();
    this.signing = undefined;
  }

  private async signedAnew(title: string): Promise<undefined> {
    runInAction(() => this.readingDropped());
    this.#parts.toasts.show('ok', message('products.signed-anew', { title }));
    this.#parts.signals.notifyChange();
    await this.content.look();
    return undefined;
  }

  private readingBegun(how: 'read' | 'sign', signing?: AgreementSigning): void {
    [this.reading, this.trouble, this.signing] = [how, undefined, signing];
    signing?.opened();
  }

  /** One piece of work at a time; what goes wrong is told where one looks. */
  private async working(work: () => Promise<OpeningOutcome | undefined>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = undefined;
    try {
      const outcome = await work();
      if (outcome) await this.answered(outcome);
    } catch (thrown) {
      this.#parts.session.faultSeen(thrown);
      const failure = failureOf(thrown);
      runInAction(() => (this.reading === undefined ? (this.notice = failure) : (this.trouble = failure.what)));
    } finally {
      runInAction(() => (this.busy = false));
    }
  }

  private async answered(outcome: OpeningOutcome): Promise<void> {
    const { toasts, signals, session } = this.#parts;
    const title = this.shown?.title ?? '';
    this.readingDropped();
    if (!outcome.opened) {
      this.refused = {
        prompt: undefined,
        reasons: outcome.reasons,
        words: outcome.reasons.length === 0 ? outcome.words : '',
      };
      await this.content.look();
      return;
    }
    toasts.show(
      outcome.already ? 'info' : 'ok',
      outcome.already
        ? message('products.opened-already', { title, by: outcome.by, at: outcome.at })
        : message('products.opened', { title }),
    );
    signals.notifyChange();
    // The menus come from the back end; the page follows them.
    await session.load();
    await this.content.look();
  }

  private async load(): Promise<void> {
    await this.content.load();
    const { current } = this.content;
    if (current.kind !== 'failed') return;
    const { failure } = current;
    this.#ends = [
      ...this.#ends,
      this.#parts.clock.wakeAfter(noticeDelay, () => runInAction(() => (this.notice = failure))),
    ];
  }

  /** The project under which the shown product's agreement is kept. Nothing depends on it. */
  private async projectCode(signal: AbortSignal): Promise<string> {
    const { product } = this;
    return product === undefined ? '' : this.#parts.desk.projectCode(product, signal).catch(() => '');
  }

  private async asked(signal: AbortSignal): Promise<Overview> {
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
