import * as v from 'valibot';
import {
  collectionModes,
  defaultCollection,
  type CollectionTerms,
} from '../../../src/domain/trade/shared/collection.ts';
import type { Transaction } from '../store.ts';

const fact = (companyId: string): string => `collection ${companyId}`;

const flag = v.optional(v.boolean());
/** The flags as the documents name them (checklist F-244); an absent flag means unknown. */
export const collectionFlags = v.object({
  collectMode: v.optional(v.picklist(collectionModes), 'ONLINE'),
  authFlag: flag,
  collectFlag: flag,
  contractFlag: flag,
});
export type CollectionFlags = v.InferOutput<typeof collectionFlags>;

/** How a company's payments are collected; the usual way where nothing is known. */
export async function collectionOf({ facts }: Transaction, companyId: string): Promise<CollectionTerms> {
  const found = v.safeParse(collectionFlags, await facts.read(fact(companyId)));
  if (!found.success) return defaultCollection;
  const { collectMode: mode, authFlag, collectFlag, contractFlag } = found.output;
  return {
    mode,
    needs: {
      ...(authFlag === undefined ? {} : { 'debit-agreement': authFlag }),
      ...(collectFlag === undefined ? {} : { 'partner-account': collectFlag }),
      ...(contractFlag === undefined ? {} : { 'collection-contract': contractFlag }),
    },
  };
}

/** Saves the collection flags that a bank reports for a company. */
export async function saveCollection({ facts }: Transaction, companyId: string, flags: CollectionFlags): Promise<void> {
  await facts.write(fact(companyId), flags);
}

/** Collection flags in the form of the wire. `whole`: for the company itself; others see only the mode. */
export const collectionToWire = ({ mode, needs }: CollectionTerms, whole: boolean) => ({
  collectMode: mode,
  ...(whole
    ? {
        authFlag: needs['debit-agreement'],
        collectFlag: needs['partner-account'],
        contractFlag: needs['collection-contract'],
      }
    : {}),
});
