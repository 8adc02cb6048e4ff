import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { PackageRelations } from '../../../application/ports/evidence/package-relations.ts';
import { askUntilAnswered } from '../../../application/usecases/ask-until-answered.ts';
import type { EvidencePackage, PackagedBusiness } from '../../../domain/evidence/materials/evidence-package.ts';
import type { MaterialTotals } from '../../../domain/evidence/materials/totals.ts';
import { shortfallOf } from '../../../domain/evidence/selection/relatable-businesses.ts';
import { moneyToText, sumMoney, type Money } from '../../../domain/money/money.ts';
import { policyOf } from '../../../domain/evidence/shared/book-policies.ts';
import { books } from '../../../domain/catalogue/books.ts';
import { listPathOf } from '../../../domain/evidence/shared/related-list.ts';
import { shelfOf } from '../../../domain/evidence/shared/shelf.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import { money } from '../../../words/format.ts';
import { failureOf, type Failure } from '../../shared/failure.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';

export interface RelateParts {
  readonly packageRelations: PackageRelations;
  readonly identifiers: Identifiers;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly toasts: Toasts;
  /** Refreshes the shown package. */
  readonly refresh: () => Promise<void>;
}

/** Choosing further businesses for a package that was handed in. */
export class RelateController {
  /** The businesses that may be related; undefined while the dialog is closed. */
  offered: readonly PackagedBusiness[] | undefined = undefined;
  /** Whether the user confirmed without a choice. */
  isNothingChosen = false;
  /** Why the relation failed, or its result is unknown. */
  trouble: Message | undefined = undefined;
  failure: Failure | undefined = undefined;
  readonly chosen = observable.set<string>();
  totals: MaterialTotals | undefined = undefined;
  #package: EvidencePackage | undefined = undefined;
  #key = '';
  readonly #parts: RelateParts;

  constructor(parts: RelateParts) {
    this.#parts = parts;
    makeAutoObservable<this>(this, { chosen: false }, { autoBind: true, deep: false });
  }

  /** The amounts by which the invoices and contracts fall short of the package with the chosen businesses. */
  get shortfall(): Message | undefined {
    const { offered = [], chosen } = this;
    const seen = this.#package;
    if (seen === undefined || this.totals === undefined || chosen.size === 0) return undefined;
    const total = sumMoney([
      seen.totalAmount,
      ...offered.filter(({ id }) => chosen.has(id)).map(({ amount }) => amount),
    ]);
    const { invoices, contracts } = shortfallOf(this.totals, total);
    const text = (amount: Money | undefined): string => (amount === undefined ? '' : money(moneyToText(amount)));
    return invoices || contracts
      ? message('after.relate-short', { total: text(total), invoices: text(invoices), contracts: text(contracts) })
      : undefined;
  }

  /** @param totals the totals of the package's documents, if known */
  async relatePressed(evidence: EvidencePackage, totals?: MaterialTotals): Promise<void> {
    this.#package = evidence;
    this.totals = totals;
    this.#key = this.#parts.identifiers.next();
    try {
      const offered = await this.#parts.packageRelations.relatableBusinesses(evidence.packageId);
      runInAction(() => {
        this.chosen.clear();
        this.offered = offered;
      });
    } catch (thrown) {
      this.#showFailure(thrown);
    }
  }

  businessTicked(id: string, on: boolean): void {
    this.isNothingChosen = false;
    if (on) this.chosen.add(id);
    else this.chosen.delete(id);
  }

  choiceDropped(): void {
    this.offered = undefined;
    this.isNothingChosen = false;
  }

  troubleRead(): void {
    this.trouble = undefined;
    this.failure = undefined;
  }

  async choiceConfirmed(): Promise<void> {
    const { chosen } = this;
    const seen = this.#package;
    if (seen === undefined || this.offered?.length === 0) return this.choiceDropped();
    this.isNothingChosen = chosen.size === 0;
    if (this.isNothingChosen) return;
    const { packageRelations: relating, clock, toasts, refresh } = this.#parts;
    try {
      const asked = await askUntilAnswered(clock, async () => relating.relate(seen, [...chosen], this.#key));
      const done = asked.kind === 'answered' && asked.outcome;
      if (done)
        toasts.show(
          'ok',
          message(this.#hasList(seen) ? 'after.related' : 'after.related-here', {
            count: chosen.size,
            kind: policyOf(seen.book).business,
            packageId: seen.packageId,
          }),
        );
      runInAction(() => {
        this.choiceDropped();
        if (!done) this.trouble = message(asked.kind === 'lost' ? 'detail.unknown' : 'after.relate-failed');
      });
    } catch (thrown) {
      this.#showFailure(thrown);
    }
    await refresh();
  }

  /** Whether packages of this kind have their own list, in which the related package is found. */
  #hasList({ book }: EvidencePackage): boolean {
    return listPathOf(books[book].packageType, shelfOf(this.#parts.session.who?.role.code, book).side) !== undefined;
  }

  #showFailure(thrown: unknown): void {
    this.#parts.session.faultSeen(thrown);
    runInAction(() => {
      this.choiceDropped();
      this.failure = failureOf(thrown);
    });
  }
}
