import { makeAutoObservable } from 'mobx';
import { compareMoney, moneyToText, parseMoney, sumMoney, zeroMoney, type Money } from '../../../domain/money/money.ts';
import { maxFinancedHoldings, togetherBar } from '../../../domain/trade/financing/finance-rules.ts';
import type { HeldInstrument } from '../../../domain/trade/shared/held-instrument.ts';

/** A chosen holding, with the part of it to be financed, as it was typed. */
export interface ChosenHolding {
  readonly holding: HeldInstrument;
  readonly part: string;
}

/** Why a holding cannot be chosen. */
export type ChoiceBar = 'closed' | 'nothing-available' | 'too-many';

/** The holdings to be financed together, and how the amount is spread over them. */
export class HoldingChoice {
  chosen: readonly ChosenHolding[] = [];
  /** Whether the parts were typed separately, and not filled up one after the other. */
  isSpread = false;
  /** Sum from which the parts are computed. */
  private sumText = '';
  /** Sum as it was typed; empty while the whole available amount is financed. */
  #typed = '';
  readonly #onChanged: () => void;

  constructor(onChanged: () => void) {
    this.#onChanged = onChanged;
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  has(holdingId: string): boolean {
    return this.chosen.some(({ holding }) => holding.holdingId === holdingId);
  }

  /** Why a holding cannot be added; undefined if it can. */
  barOf({ available, isClosed }: HeldInstrument): ChoiceBar | undefined {
    if (isClosed) return 'closed';
    if (available.fen <= 0n) return 'nothing-available';
    return this.chosen.length >= maxFinancedHoldings ? 'too-many' : undefined;
  }

  /** Why the chosen holdings cannot be financed together; undefined if they can. */
  get bar(): ReturnType<typeof togetherBar> {
    return togetherBar(this.chosen.map(({ holding }) => ({ issuerId: holding.issuerName, dueOn: holding.dueOn })));
  }

  /** A chosen holding that has come too near to its due date since the draft was saved; undefined for none. */
  get closed(): HeldInstrument | undefined {
    return this.chosen.find(({ holding }) => holding.isClosed)?.holding;
  }

  /** Groups of chosen holdings that can be financed together, the largest first; one group if all can. */
  get groups(): readonly (readonly ChosenHolding[])[] {
    const groups = Map.groupBy(this.chosen, ({ holding }) => `${holding.dueOn} ${holding.issuerName}`);
    const amountOf = (group: readonly ChosenHolding[]): Money =>
      sumMoney(group.map(({ holding }) => holding.available));
    return [...groups.values()].toSorted((one, other) => compareMoney(amountOf(other), amountOf(one)));
  }

  /** The largest amount that the chosen holdings can provide. */
  get available(): Money {
    return sumMoney(this.chosen.map(({ holding }) => holding.available));
  }

  /** The sum of the parts. */
  get sum(): Money {
    return sumMoney(this.chosen.map(({ part }) => parseMoney(part) ?? zeroMoney));
  }

  /** The amount as it is shown in its field. */
  get typedSum(): string {
    return this.isSpread ? moneyToText(this.sum) : this.sumText;
  }

  /** The amount that is requested beyond what the chosen holdings have; zero if they have enough. */
  get excess(): Money {
    const typed = this.isSpread ? this.sum : (parseMoney(this.sumText) ?? zeroMoney);
    return compareMoney(typed, this.available) > 0 ? { fen: typed.fen - this.available.fen } : zeroMoney;
  }

  /** The holdings with their parts, as they are requested. Those without a part are omitted, unless none has one. */
  get asked(): readonly { readonly holdingId: string; readonly amount: string }[] {
    const parts = this.chosen.map(({ holding, part }) => ({ holdingId: holding.holdingId, amount: part }));
    const used = parts.filter(({ amount }) => (parseMoney(amount)?.fen ?? 0n) > 0n);
    return used.length > 0 ? used : parts;
  }

  /** Takes a stored choice. */
  take(chosen: readonly ChosenHolding[]): void {
    this.chosen = chosen;
    this.isSpread = false;
    this.sumText = chosen.length === 0 ? '' : moneyToText(this.sum);
    this.#typed = compareMoney(this.sum, this.available) === 0 ? '' : this.sumText;
    // Parts that cannot be computed from the sum were typed separately.
    const followed = this.#fill(this.sum);
    this.isSpread = followed.some(({ part }, index) => part !== chosen[index]?.part);
  }

  togglePressed(holding: HeldInstrument): void {
    const isIn = this.has(holding.holdingId);
    if (!isIn && this.barOf(holding) !== undefined) return;
    this.chosen = isIn
      ? this.chosen.filter((each) => each.holding.holdingId !== holding.holdingId)
      : [...this.chosen, { holding, part: '' }];
    this.#fillUp();
  }

  /** Keeps only the holdings of one group. */
  keepOnlyPressed(group: readonly ChosenHolding[]): void {
    const kept = new Set(group.map(({ holding }) => holding.holdingId));
    this.chosen = this.chosen.filter(({ holding }) => kept.has(holding.holdingId));
    this.#fillUp();
  }

  /** Fills up one holding after the other until the sum is reached. */
  sumTyped(text: string): void {
    this.isSpread = false;
    this.sumText = text;
    this.#typed = text;
    this.chosen = this.#fill(parseMoney(text) ?? zeroMoney);
    this.#onChanged();
  }

  /** Chooses the whole available amount. */
  everythingPressed(): void {
    this.sumTyped(moneyToText(this.available));
    this.#typed = '';
  }

  /** Lets the user type each part separately. */
  spreadPressed(): void {
    this.isSpread = true;
  }

  partTyped(holdingId: string, part: string): void {
    this.isSpread = true;
    this.chosen = this.chosen.map((each) => (each.holding.holdingId === holdingId ? { ...each, part } : each));
    this.#onChanged();
  }

  /** Spreads the typed sum over the chosen holdings; their whole amount if no sum was typed. */
  #fillUp(): void {
    this.isSpread = false;
    const { available } = this;
    const typed = parseMoney(this.#typed) ?? zeroMoney;
    const sum = this.#typed === '' || compareMoney(typed, available) > 0 ? available : typed;
    this.sumText = this.chosen.length === 0 ? '' : moneyToText(sum);
    this.chosen = this.#fill(sum);
    this.#onChanged();
  }

  #fill(sum: Money): readonly ChosenHolding[] {
    let left = sum.fen;
    return this.chosen.map(({ holding }) => {
      const part = left < holding.available.fen ? left : holding.available.fen;
      left -= part;
      return { holding, part: part > 0n ? moneyToText({ fen: part }) : '' };
    });
  }
}
