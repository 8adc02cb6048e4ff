/** Start and origin of the session that replaced this one. */
export interface SignedInElsewhere {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Browser, system and network, as far as they are known. */
  readonly from: string;
}

/** Parses the values of a refusal; undefined where the time is missing. */
export function parseSignedInElsewhere({ at, from = '' }: Readonly<Record<string, unknown>> = {}):
  | SignedInElsewhere
  | undefined {
  return Number.isFinite(at) ? { at: Number(at), from: String(from) } : undefined;
}
