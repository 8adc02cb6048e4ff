import { instrumentKinds, type InstrumentKind } from './instrument.ts';

/** First letters of the numbers of instruments. */
export const instrumentPrefixes: Readonly<Record<InstrumentKind, string>> = { credit: 'RX' };

/** Kind of an instrument by its number; undefined for a number of no kind that is known here. */
export const kindOfNumber = (number: string): InstrumentKind | undefined =>
  instrumentKinds.find((kind) => number.startsWith(instrumentPrefixes[kind]));
