import * as v from 'valibot';
import { addEffects, noEffect, type ReadingEffect } from '../../../src/domain/evidence/reading/reading-effect.ts';
import { reusableTypes, type ReusableType } from '../../../src/domain/evidence/reuse/earlier-document.ts';
import type { Transaction } from '../store.ts';

const fact = 'reading-effects';
const effect = v.fallback(v.object({ kept: v.number(), corrected: v.number(), typed: v.number() }), noEffect);

/** Benefit of reading documents, in all packages together. */
export interface ReadingEffects {
  /** Number of submissions that were counted. */
  readonly submissions: number;
  readonly byType: Readonly<Record<ReusableType, ReadingEffect>>;
}

const effectsSchema = v.fallback(
  v.object({ submissions: v.number(), byType: v.object({ BUSI_INVOICE: effect, BUSI_CONTRACT: effect }) }),
  { submissions: 0, byType: { BUSI_INVOICE: noEffect, BUSI_CONTRACT: noEffect } },
);

export async function readingEffects(transaction: Transaction): Promise<ReadingEffects> {
  return v.parse(effectsSchema, await transaction.facts.read(fact));
}

/** Counts one more submission; a concurrent count waits. */
export async function countEffects(
  transaction: Transaction,
  effects: ReadonlyMap<ReusableType, ReadingEffect>,
): Promise<void> {
  const { submissions, byType } = v.parse(effectsSchema, await transaction.facts.lock(fact));
  const sums = Object.fromEntries(
    reusableTypes.map((type) => [type, addEffects(byType[type], effects.get(type) ?? noEffect)]),
  );
  await transaction.facts.write(fact, { submissions: submissions + 1, byType: sums });
}
