import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';

/** The list that contains an instrument: issued, held, in transit (to accept), or the ledger only. */
export const foundPlaces = ['issued', 'held', 'transit', 'past'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

/** `kind` is undefined for a kind of instrument that this portal does not know; the same below. */
export interface FoundApplication {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly counterpartyName: string;
  readonly amount: Money;
  /** Empty for none. */
  readonly dueOn: PlainDate;
}

export interface FoundInstrument {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly partyName: string;
  readonly amount: Money;
  readonly dueOn: PlainDate;
  readonly place: FoundPlace;
}

export interface FoundFinancing {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly funderName: string;
  /** Name of the issuer; for a core enterprise, of its supplier. */
  readonly partyName: string;
  readonly amount: Money;
  readonly dueOn: PlainDate;
}

export interface FoundTrade {
  readonly applications: readonly FoundApplication[];
  readonly instruments: readonly FoundInstrument[];
  readonly financings: readonly FoundFinancing[];
  /** Companies with which the caller's company trades. */
  readonly companies: readonly { readonly name: string; readonly kind: InstrumentKind | undefined }[];
  /** Whether there are more results than are listed. */
  readonly more: {
    readonly applications: boolean;
    readonly instruments: boolean;
    readonly financings: boolean;
  };
}

/** Search in the trade of the caller's company, by numbers and names. Throws `PortFault`. */
export interface TradeSearch {
  /** Whether the back end offers the trade with instruments. */
  readonly isOffered: boolean;
  /** `text` has at least two characters. */
  find(text: string, signal?: AbortSignal): Promise<FoundTrade>;
}
