import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import type { Money } from '../../../domain/money/money.ts';
import type { InstrumentKind } from '../../../domain/trade/shared/instrument.ts';

/** Where an instrument is listed: among the issued ones, the held ones, those to accept, or in the ledger alone. */
export const foundPlaces = ['issued', 'held', 'transit', 'past'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

/** Undefined kinds are not known here. */
export interface FoundApplication {
  readonly id: string;
  readonly number: string;
  readonly kind: InstrumentKind | undefined;
  readonly counterpartyName: string;
  readonly amount: Money;
  /** Empty where it has none. */
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
  /** The issuer; for a core enterprise its supplier. */
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
  /** Whether there are more than are named. */
  readonly more: {
    readonly applications: boolean;
    readonly instruments: boolean;
    readonly financings: boolean;
  };
}

/** Looks through the trade of the caller's company, by numbers and names. Throws `PortFault`. */
export interface TradeSearch {
  /** Whether the back end has the trade. */
  readonly isOffered: boolean;
  /** The text has two characters at least. */
  find(text: string, signal?: AbortSignal): Promise<FoundTrade>;
}
