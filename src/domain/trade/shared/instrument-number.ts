import { instrumentKinds, type InstrumentKind } from './instrument.ts';

/** Prefixes of instrument numbers. */
export const instrumentPrefixes: Readonly<Record<InstrumentKind, string>> = { credit: 'RX' };

/** Kind of an instrument from its number; undefined for an unknown prefix. */
export const kindOfNumber = (number: string): InstrumentKind | undefined =>
  instrumentKinds.find((kind) => number.startsWith(instrumentPrefixes[kind]));
