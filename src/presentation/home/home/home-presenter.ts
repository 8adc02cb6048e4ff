import { makeAutoObservable } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { mayOpenProducts } from '../../../domain/identity/opening-roles.ts';
import { signingTurnByRole, type SigningTurn } from '../../../domain/agreements/signing-turn.ts';
import { rolePermission } from '../../../domain/evidence/shared/package-permissions.ts';
import { dayPartOf, type DayPart } from '../../../domain/home/day-part.ts';
import { allEntries, type MenuEntry } from '../../../domain/identity/signed-in.ts';
import type { MaturityOverview } from '../../evidence/shared/maturity-overview.ts';
import type { PackageOverview } from '../../evidence/shared/package-overview.ts';
import { creationsFor, startPaths, type Creation, type HomeLink } from '../shared/start-paths.ts';
import type { CompanyWarning, RecalledProduct } from '../../../domain/home/company-facts.ts';
import type { Guidance, GuidanceWay } from './guidance.ts';
import { namedOf, type CompanyOverview, type StepView } from '../shared/company-overview.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { isElsewhere } from '../../pages/product-entries.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface HomeParts {
  readonly company: CompanyOverview;
  readonly guidance: Guidance;
  /** What the back end tells by itself: fetched once the page is there. */
  readonly announcements: () => Promise<Announcements>;
  readonly packages: PackageOverview;
  readonly maturities: MaturityOverview;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly poller: RefreshPoller;
}

/**
 * Where one begins: what waits, what is under way, what falls due (R-035, checklist 1.4). Each part comes and fails by
 * itself.
 */
export class HomePresenter {
  readonly packages: PackageOverview;
  readonly maturities: MaturityOverview;
  readonly company: CompanyOverview;
  readonly guidance: Guidance;
  #heard: (() => void) | undefined;
  #isHere = false;
  readonly #parts: HomeParts;

  constructor(parts: HomeParts) {
    this.#parts = parts;
    this.packages = parts.packages;
    this.maturities = parts.maturities;
    this.company = parts.company;
    this.guidance = parts.guidance;
    makeAutoObservable<this>(
      this,
      {
        packages: false,
        maturities: false,
        company: false,
        guidance: false,
        withWhom: false,
        opensHere: false,
        turnOf: false,
        greeting: false,
        ways: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** As the clock says it each time it is drawn. */
  get greeting(): { readonly part: DayPart; readonly name: string; readonly today: string } {
    const now = this.#parts.clock.now();
    return { part: dayPartOf(now), name: this.#parts.session.who?.personName ?? '', today: shanghaiDate(now) };
  }

  /** Whether this role has anything to do with packages, as most have: so it is taken until it is known who comes. */
  get looks(): boolean {
    return this.#parts.session.who === undefined || rolePermission(this.role, 'view').allowed;
  }

  /**
   * Whether a row shown is of a product that this host does not offer: its company's business is the same wherever it
   * comes in.
   */
  get showsElsewhere(): boolean {
    const { rows } = this.packages;
    return rows.kind === 'ready' && rows.value.some((row) => !this.opensHere(row));
  }

  /** Whether the page of a row is one of this host's: it does not offer every product of whoever comes in. */
  opensHere({ path }: { readonly path: string }): boolean {
    return !isElsewhere(this.#parts.session.pageConfig, path);
  }

  /**
   * With whom a package is: the other company than one's own, whichever side that is on; a company that owes may sell
   * as well.
   */
  withWhom({ payer, supplier }: { readonly payer: string; readonly supplier: string }): string {
    const own = this.#parts.session.who?.companyName;
    if (own === supplier) return payer;
    return own === payer || this.maturities.owes ? supplier : payer;
  }

  /** Where new packages are begun, one for each product that is there. */
  get creations(): readonly Creation[] {
    return creationsFor(this.role, this.entries, this.company.terms, this.#parts.clock.now());
  }

  /** Whether new packages of all products are kept back, of some, or of none. */
  get heldBack(): 'all' | 'some' | 'none' {
    const held = this.creations.filter((each) => each.held !== undefined).length;
    return held === 0 ? 'none' : held === this.creations.length ? 'all' : 'some';
  }

  /** The lists that the menu has. */
  get lists(): readonly HomeLink[] {
    return this.entries
      .filter(({ listed, path }) => listed && path !== '')
      .map(({ code, name, path }) => ({ code, name, path }));
  }

  /** What the company has to heed today. */
  get warnings(): readonly CompanyWarning[] {
    return this.company.warnings(this.#parts.clock.now());
  }

  /**
   * Whether one renews the certificate by which the company signs, so that one is asked to, and who does otherwise.
   * Whoever acts for a colleague has nothing of the colleague's certificates.
   */
  get mender(): { readonly mends: boolean; readonly holder: string } {
    const holder = this.company.certificateHolder;
    const mayRenew = mayOpenProducts(this.role) && this.#parts.session.who?.actsFor === undefined;
    return { mends: holder === undefined ? mayRenew : holder.isOwn, holder: holder?.name ?? '' };
  }

  /** The person whose turn it is to sign an agreement again. */
  turnOf({ turn }: Pick<RecalledProduct, 'turn'>): SigningTurn {
    return signingTurnByRole(turn, this.role);
  }

  /** Whether there is nothing that a package could be made for. */
  get hasNothingToMake(): boolean {
    return this.company.standings.some(({ obstacle }) => obstacle === 'no-business' || obstacle === 'nothing-issued');
  }

  /** What a new company does first. */
  get steps(): readonly StepView[] {
    return this.company.steps(startPaths(this.creations));
  }

  get namedSteps(): readonly StepView[] {
    return namedOf(this.steps);
  }

  /** Where packages are begun that are kept back, by address. */
  get heldPaths(): ReadonlyMap<string, NonNullable<Creation['held']>> {
    return new Map(this.creations.flatMap(({ path, held }) => (held === undefined ? [] : [[path, held] as const])));
  }

  /**
   * The ways into products, unless somebody hid what begins; none before it is known whether first steps come before
   * them.
   */
  get ways(): readonly GuidanceWay[] {
    return this.company.isKnown && !this.company.isHidden ? this.guidance.ways : [];
  }

  /** What is asked for once somebody looks at the page, each by itself: what waits for them comes first. */
  errands(): readonly (() => void)[] {
    const ofCompany = [() => void this.company.opened(), () => void this.guidance.opened()];
    if (!this.looks) return ofCompany;
    return [
      () => void this.packages.opened(),
      ...ofCompany,
      () => void this.maturities.opened(),
      () => this.#parts.poller.start(this.lookAgain),
      () => void this.listen(),
    ];
  }

  left(): void {
    this.#isHere = false;
    this.#heard?.();
    this.#heard = undefined;
    this.company.left();
    this.guidance.left();
    this.#parts.poller.stop();
    this.packages.left();
    this.maturities.left();
  }

  private async lookAgain(): Promise<void> {
    await Promise.all([this.packages.lookAgain(), this.maturities.lookAgain(), this.company.lookAgain()]);
  }

  /** What others did with one's packages is told at once: then it is counted again, as far as somebody looks. */
  private async listen(): Promise<void> {
    this.#isHere = true;
    const announcements = await this.#parts.announcements().catch(() => undefined);
    if (announcements && this.#isHere)
      this.#heard = announcements.on((topic) => void (topic === 'messages' && this.#parts.poller.refreshNow()));
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get entries(): readonly MenuEntry[] {
    return allEntries(this.#parts.session.who?.menus ?? []);
  }
}
