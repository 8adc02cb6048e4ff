import type * as v from 'valibot';
import type { collectionFlags } from '../../../contract/extensions/trade/trade-payment-extensions.ts';
import { collectionModes, defaultCollection, type CollectionTerms } from '../../../domain/trade/shared/collection.ts';

/** How an amount is collected. An unknown mode is replaced by the usual one. */
export function collectionOf(wire: v.InferOutput<typeof collectionFlags> | null | undefined): CollectionTerms {
  if (!wire) return defaultCollection;
  const { collectMode, authFlag, collectFlag, contractFlag } = wire;
  return {
    mode: collectionModes.find((each) => each === collectMode) ?? defaultCollection.mode,
    needs: {
      ...(typeof authFlag === 'boolean' ? { 'debit-agreement': authFlag } : {}),
      ...(typeof collectFlag === 'boolean' ? { 'partner-account': collectFlag } : {}),
      ...(typeof contractFlag === 'boolean' ? { 'collection-contract': contractFlag } : {}),
    },
  };
}
