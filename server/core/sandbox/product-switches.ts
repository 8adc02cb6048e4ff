import { standardTermsFact, termsOfStandards } from '../evidence/standard-terms.ts';
import type { Store } from '../store.ts';
import { packageTypes, type PackageType } from '../../../src/domain/catalogue/package-type.ts';

/** The platform operators' switch of each product. No new packages are made of a product that is off (F-239). */
export interface ProductSwitches {
  all(): Promise<Readonly<Record<string, boolean>>>;
  put(docType: PackageType, on: boolean): Promise<void>;
}

export function productSwitches(store: Store): ProductSwitches {
  return {
    all: async () =>
      store.transaction(async (transaction) => {
        const { switchedOff } = await termsOfStandards(transaction);
        return Object.fromEntries(packageTypes.map((docType) => [docType, !switchedOff.includes(docType)]));
      }),
    put: async (docType, on) =>
      store.transaction(async (transaction) => {
        // Locked, so that concurrent changes of different products do not overwrite each other.
        await transaction.facts.lock(standardTermsFact);
        const terms = await termsOfStandards(transaction);
        const others = terms.switchedOff.filter((each) => each !== docType);
        await transaction.facts.write(standardTermsFact, { ...terms, switchedOff: on ? others : [...others, docType] });
      }),
  };
}
