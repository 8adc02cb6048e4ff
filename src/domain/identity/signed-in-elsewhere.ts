/** Since when and from where an account is open that was signed out here. */
export interface SignedInElsewhere {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Browser, system and network, as far as they are known. */
  readonly from: string;
}

/** Reads what a back end tells beside its refusal; undefined where it does not tell when. */
export function signedInElsewhere({ at, from = '' }: Readonly<Record<string, unknown>> = {}):
  | SignedInElsewhere
  | undefined {
  return Number.isFinite(at) ? { at: Number(at), from: String(from) } : undefined;
}
