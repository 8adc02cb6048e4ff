import { action, makeAutoObservable } from 'mobx';
import type { Announcements } from '../../../application/ports/identity/announcements.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { shanghaiDate } from '../../../domain/calendar/plain-date.ts';
import { roleKind, type RoleKind } from '../../../domain/identity/role.ts';
import { mayOpenProducts } from '../../../domain/identity/opening-roles.ts';
import { signingTurnByRole, type SigningTurn } from '../../../domain/agreements/signing-turn.ts';
import { mayWithPackages } from '../../../domain/evidence/shared/package-permissions.ts';
import { dayPartOf, type DayPart } from '../../../domain/calendar/day-part.ts';
import { allEntries, type MenuEntry } from '../../../domain/identity/signed-in.ts';
import { toDoPaths } from '../../../domain/trade/shared/work-areas.ts';
import type { MaturityOverview } from '../../evidence/shared/maturity-overview.ts';
import type { PackageOverview } from '../../evidence/shared/package-overview.ts';
import { creationsFor, startPaths, type Creation, type HomeLink } from '../shared/start-paths.ts';
import type { CompanyWarning, RecalledProduct } from '../../../domain/home/company-facts.ts';
import type { Guidance, ProductGuidance } from './guidance.ts';
import { shownSteps, type CompanyOverview, type StepView } from '../shared/company-overview.ts';
import type { RefreshPoller } from '../../shared/refresh-poller.ts';
import { isOnOtherPlatform } from '../../pages/product-entries.ts';
import type { SessionStore } from '../../identity/session-store.ts';

export interface HomeParts {
  readonly company: CompanyOverview;
  readonly guidance: Guidance;
  /** The back end's announcements, loaded after the page. */
  readonly announcements: () => Promise<Announcements>;
  readonly packages: PackageOverview;
  readonly maturities: MaturityOverview;
  readonly session: SessionStore;
  readonly clock: Clock;
  readonly poller: RefreshPoller;
}

/**
 * How long the page waits for the content at its head, in milliseconds. After that the other parts are shown without
 * it.
 */
export const headTimeoutMs = 1000;

/**
 * The home page: waiting work, work in progress, and amounts that fall due (R-035, checklist 1.4). Each part loads and
 * fails independently.
 */
export class HomePresenter {
  readonly packages: PackageOverview;
  readonly maturities: MaturityOverview;
  readonly company: CompanyOverview;
  readonly guidance: Guidance;
  /** Whether the page has waited for its head as long as it may. */
  hasWaited = false;
  #stopWaiting: (() => void) | undefined;
  #unlisten: (() => void) | undefined;
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
        otherParty: false,
        opensHere: false,
        turnOf: false,
        greeting: false,
        productGuidance: false,
      },
      { autoBind: true, deep: false },
    );
  }

  /** The greeting at the time of each drawing. */
  get greeting(): { readonly part: DayPart; readonly name: string; readonly today: string } {
    const now = this.#parts.clock.now();
    return { part: dayPartOf(now), name: this.#parts.session.who?.personName ?? '', today: shanghaiDate(now) };
  }

  /** Whether the role may see packages; assumed until the user is known. */
  get seesPackages(): boolean {
    const { who } = this.#parts.session;
    return who === undefined || mayWithPackages(who, 'view');
  }

  /** Whether something can wait for the user: true for users who edit packages, or have a to-do page of the trade. */
  get mayHaveToDo(): boolean {
    return this.packages.works || this.entries.some(({ path }) => toDoPaths.has(path));
  }

  /** Whether the figures at the head are loaded, or this role has none. */
  get isFigured(): boolean {
    return !this.seesPackages || this.packages.figures.kind !== 'loading';
  }

  /**
   * The part of the page for a user without packages. It depends on the role, and on whether the menus lead to any
   * business.
   */
  get part(): {
    readonly kind: RoleKind;
    readonly hasBusiness: boolean;
    readonly hasOthers: boolean;
    /** The institution that limits the user to what is allocated to it; empty for other users. */
    readonly confinedTo: string;
  } {
    const { who } = this.#parts.session;
    return {
      kind: roleKind(this.role),
      hasBusiness: this.lists.some(({ path }) => !path.startsWith('/my/')),
      hasOthers: (who?.candidateRoles.length ?? 0) > 1,
      confinedTo: who?.isConfined === true ? (who.institution ?? '') : '',
    };
  }

  /**
   * Whether a shown row belongs to a product that this host does not offer. A company's packages are the same on every
   * host.
   */
  get showsElsewhere(): boolean {
    const { rows } = this.packages;
    return rows.kind === 'ready' && rows.value.some((row) => !this.opensHere(row));
  }

  /** Whether this host has the page of a row. It does not offer every product of the user's company. */
  opensHere({ path }: { readonly path: string }): boolean {
    return !isOnOtherPlatform(this.#parts.session.pageConfig, path);
  }

  /** The other company of a package, on either side. A company that owes may also sell. */
  otherParty({ payer, supplier }: { readonly payer: string; readonly supplier: string }): string {
    const own = this.#parts.session.who?.companyName;
    if (own === supplier) return payer;
    return own === payer || this.maturities.owes ? supplier : payer;
  }

  /** The places for creating packages, one for each product. */
  get creations(): readonly Creation[] {
    return creationsFor(this.role, this.entries, this.company.terms, this.#parts.clock.now());
  }

  /** Whether new packages are restricted in all products, in some, or in none. */
  get restrictionExtent(): 'all' | 'some' | 'none' {
    const restrictedCount = this.creations.filter((each) => each.restriction !== undefined).length;
    return restrictedCount === 0 ? 'none' : restrictedCount === this.creations.length ? 'all' : 'some';
  }

  /** The lists in the menu. */
  get lists(): readonly HomeLink[] {
    return this.entries
      .filter(({ listed, path }) => listed && path !== '')
      .map(({ code, name, path }) => ({ code, name, path }));
  }

  /** The warnings for the company today. */
  get warnings(): readonly CompanyWarning[] {
    return this.company.warnings(this.#parts.clock.now());
  }

  /**
   * Whether the user renews the certificate with which the company signs, or who does. A delegate has no access to the
   * colleague's certificates.
   */
  get certificateRenewal(): { readonly mends: boolean; readonly holder: string } {
    const holder = this.company.certificateHolder;
    const mayRenew = mayOpenProducts(this.role) && this.#parts.session.who?.actsFor === undefined;
    return { mends: holder === undefined ? mayRenew : holder.isOwn, holder: holder?.name ?? '' };
  }

  /** The person who must sign an agreement again. */
  turnOf({ turn }: Pick<RecalledProduct, 'turn'>): SigningTurn {
    return signingTurnByRole(turn, this.role);
  }

  /** Whether nothing exists that a package could be created for. */
  get hasNothingToPackage(): boolean {
    return this.company.firstSteps.some(({ obstacle }) => obstacle === 'no-business' || obstacle === 'nothing-issued');
  }

  /** The first steps of a new company. */
  get steps(): readonly StepView[] {
    return this.company.steps(startPaths(this.creations));
  }

  get namedSteps(): readonly StepView[] {
    return shownSteps(this.steps);
  }

  /** The restricted places for creating packages, by path. */
  get restrictedPaths(): ReadonlyMap<string, NonNullable<Creation['restriction']>> {
    return new Map(
      this.creations.flatMap(({ path, restriction }) =>
        restriction === undefined ? [] : [[path, restriction] as const],
      ),
    );
  }

  /**
   * The guidance for products, unless the first steps are hidden; empty until it is known whether there are first
   * steps.
   */
  get productGuidance(): readonly ProductGuidance[] {
    return this.company.isKnown && !this.company.isHidden ? this.guidance.products : [];
  }

  /** Whether the content at the head of the page is known, or the wait for it has ended. */
  get isArranged(): boolean {
    return this.hasWaited || this.company.isKnown;
  }

  /** Waits for the content at the head of the page, for a limited time. */
  opened(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#parts.clock.wakeAfter(
      headTimeoutMs,
      action(() => (this.hasWaited = true)),
    );
  }

  /** The requests of the page, in order: what waits for the user comes first. */
  requests(): readonly (() => void)[] {
    const companyRequests = [() => void this.company.opened(), () => void this.guidance.opened()];
    if (!this.seesPackages) return companyRequests;
    return [
      () => void this.packages.opened(),
      ...companyRequests,
      () => void this.maturities.opened(),
      () => this.#parts.poller.start(this.refresh),
      () => void this.listen(),
    ];
  }

  left(): void {
    this.#isHere = false;
    this.#stopWaiting?.();
    this.#unlisten?.();
    this.#unlisten = undefined;
    this.company.left();
    this.guidance.left();
    this.#parts.poller.stop();
    this.packages.left();
    this.maturities.left();
  }

  private async refresh(): Promise<void> {
    await Promise.all([this.packages.refresh(), this.maturities.refresh(), this.company.refresh()]);
  }

  /** Refreshes at once when others have changed the user's packages, if the user is there. */
  private async listen(): Promise<void> {
    this.#isHere = true;
    const announcements = await this.#parts.announcements().catch(() => undefined);
    if (announcements && this.#isHere)
      this.#unlisten = announcements.on((topic) => void (topic === 'messages' && this.#parts.poller.refreshNow()));
  }

  private get role(): string {
    return this.#parts.session.who?.role.code ?? '';
  }

  private get entries(): readonly MenuEntry[] {
    return allEntries(this.#parts.session.who?.menus ?? []);
  }
}
