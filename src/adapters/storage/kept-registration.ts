import * as v from 'valibot';
import type {
  RegistrationDraft,
  RegistrationMemory,
  RegistrationReceipt,
} from '../../application/ports/registration/registration-memory.ts';
import { platformAgreementNames } from '../../domain/agreements/platform-agreements.ts';
import { productCodes } from '../../domain/catalogue/product-code.ts';
import { TabKept, type TabStorage } from './tab-kept.ts';

const line = v.pipe(v.string(), v.maxLength(300));
const draft = v.object({
  key: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  companyName: line,
  uscc: line,
  legalRepresentative: line,
  personName: line,
  userName: line,
  mobile: line,
  read: v.pipe(v.array(v.object({ name: v.picklist(platformAgreementNames), version: line })), v.maxLength(10)),
  keptAt: v.number(),
});
const receipt = v.object({
  userName: v.string(),
  companyName: v.string(),
  projectName: v.string(),
  product: v.optional(v.picklist(productCodes)),
  repeated: v.boolean(),
});

/** The draft is kept beyond the tab; the receipt is not. */
export class KeptRegistration implements RegistrationMemory {
  readonly #draft: TabKept<typeof draft>;
  readonly #receipt: TabKept<typeof receipt>;

  constructor(device: TabStorage, tab: TabStorage) {
    this.#draft = new TabKept(device, 'registration.draft', draft);
    this.#receipt = new TabKept(tab, 'registration.receipt', receipt);
  }

  draft(): RegistrationDraft | undefined {
    return this.#draft.recall();
  }

  keep(kept: RegistrationDraft): void {
    this.#draft.remember({ ...kept, read: [...kept.read] });
  }

  dropDraft(): void {
    this.#draft.forget();
  }

  receipt(): RegistrationReceipt | undefined {
    const kept = this.#receipt.recall();
    return kept && { ...kept, product: kept.product };
  }

  keepReceipt(kept: RegistrationReceipt): void {
    this.#receipt.remember(kept);
  }
}
