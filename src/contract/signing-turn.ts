import * as v from 'valibot';
import type { SigningTurn } from '../domain/agreements/signing-turn.ts';

/**
 * Addition: who can sign an agreement again, OWN, COLLEAGUES, CERTIFICATE (needed first) or NOBODY, and the names of
 * the colleagues.
 */
export const signingTurnWire = v.object({ turn: v.string(), names: v.optional(v.array(v.string()), []) });

export const signingTurnToWire = (turn: SigningTurn): { readonly turn: string; readonly names: string[] } => ({
  turn: turn.kind.toUpperCase(),
  names: turn.kind === 'colleagues' ? [...turn.names] : [],
});

/** Undefined for a turn that is missing or unknown here. */
export function signingTurnFromWire(
  told: v.InferOutput<typeof signingTurnWire> | null | undefined,
): SigningTurn | undefined {
  switch (told?.turn) {
    case 'OWN':
      return { kind: 'own' };
    case 'COLLEAGUES':
      return told.names.length > 0 ? { kind: 'colleagues', names: told.names } : undefined;
    case 'CERTIFICATE':
      return { kind: 'certificate' };
    case 'NOBODY':
      return { kind: 'nobody' };
    default:
      return undefined;
  }
}
