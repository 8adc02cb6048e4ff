import { makeAutoObservable } from 'mobx';
import type { Receivables } from '../../../application/ports/evidence/receivables.ts';
import { maturitySpans, type MaturitySpan, type ReceivableTotals } from '../../../domain/evidence/shared/maturity.ts';
import type { Maturities } from '../../../domain/evidence/shared/receivable.ts';
import { moneyToText, type Money } from '../../../domain/money/money.ts';
import { actsForCore } from '../../../domain/identity/role.ts';
import { ready, type Loading } from '../../shared/load-state.ts';
import { PageContent } from '../../pages/page-content.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import { receivableAddress } from './receivable-address.ts';

/** A total of receivables that fall due, and the path of the list that it sums. */
export interface DueFigure {
  readonly count: number;
  /** Decimal text in yuan. */
  readonly amount: string;
  readonly path: string;
}

export interface DueBar extends DueFigure {
  /** The bar's height as a share of the highest bar, from 0 to 1. */
  readonly share: number;
}

export interface MaturityView {
  /** Overdue amounts come first, if there are any; then the future ones, the earliest first. */
  readonly spans: readonly (DueBar & { readonly span: MaturitySpan })[];
  readonly parties: readonly (DueBar & { readonly party: string })[];
  readonly partyCount: number;
  readonly all: DueFigure;
  readonly free: DueFigure;
}

/** One amount as a part of another, exact to a thousandth, which is enough for a chart. */
function shareOf(part: Money, whole: Money): number {
  return whole.fen <= 0n ? 0 : Number((part.fen * 1000n) / whole.fen) / 1000;
}

const highest = (sums: readonly ReceivableTotals[]): Money =>
  sums.reduce<Money>((most, { amount }) => (amount.fen > most.fen ? amount : most), { fen: 0n });
const figure = ({ count, amount }: ReceivableTotals, path: string): DueFigure => ({
  count,
  amount: moneyToText(amount),
  path,
});

function viewOf({ all, spans, parties, partyCount, free }: Maturities): MaturityView {
  const shown = maturitySpans.filter((span) => span !== 'overdue' || spans.overdue.count > 0);
  const [mostOfSpans, mostOfParties] = [highest(shown.map((span) => spans[span])), highest(parties)];
  return {
    all: figure(all, receivableAddress()),
    free: figure(free, receivableAddress({ free: true })),
    partyCount,
    spans: shown.map((span) => ({
      span,
      ...figure(spans[span], receivableAddress({ span })),
      share: shareOf(spans[span].amount, mostOfSpans),
    })),
    parties: parties.map((sum) => ({
      party: sum.party,
      ...figure(sum, receivableAddress({ party: sum.party })),
      share: shareOf(sum.amount, mostOfParties),
    })),
  };
}

/** When receivables fall due, as a chart and in figures (checklist 1.4, home). */
export class MaturityOverview {
  readonly #content: PageContent<Maturities>;
  readonly #session: SessionStore;
  readonly #receivables: Receivables;

  constructor(receivables: Receivables, session: SessionStore) {
    this.#receivables = receivables;
    this.#session = session;
    this.#content = new PageContent(session, async (signal) => receivables.maturities(signal));
    makeAutoObservable<this>(this, {}, { autoBind: true, deep: false });
  }

  get isOffered(): boolean {
    return this.#receivables.isOffered;
  }

  /** Whether the user's company owes the receivables. */
  get owes(): boolean {
    return actsForCore(this.#session.who?.role.code ?? '');
  }

  get view(): Loading<MaturityView> {
    const { current } = this.#content;
    return current.kind === 'ready' ? ready(viewOf(current.value)) : current;
  }

  async opened(): Promise<void> {
    if (this.isOffered) await this.#content.load();
  }

  async refresh(): Promise<void> {
    if (this.isOffered) await this.#content.refresh();
  }

  left(): void {
    this.#content.stop();
  }
}
