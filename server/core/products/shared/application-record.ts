import {
  afterApplication,
  emptyApplication,
  opensByApplication,
  type ApplicationEvent,
} from '../../../../src/domain/products/shared/application.ts';
import type { ApplicationState } from '../../../../src/domain/products/shared/application-state.ts';
import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import type { Parts } from '../../parts.ts';
import type { ApplicationRecord } from '../../records/products.ts';
import type { Transaction } from '../../store.ts';
import { Refusal } from '../../refusal.ts';

export const applicationId = (pkCorp: string, product: ProductCode): string => `${pkCorp} ${product}`;

/** Parses a product that needs an application. Refuses with REQUEST_INVALID any other. */
export function parseAppliedProduct(product: string): ProductCode {
  if (!opensByApplication(product)) throw new Refusal('REQUEST_INVALID', { field: 'productType' });
  return product;
}

/** State of a company's application; undefined for a product that needs none, and where the back end accepts none. */
export async function applicationStateOf(
  transaction: Transaction,
  { extensions }: Pick<Parts, 'extensions'>,
  pkCorp: string,
  product: ProductCode,
): Promise<ApplicationState | undefined> {
  if (!opensByApplication(product) || !extensions.includes('product-applications')) return undefined;
  return (await transaction.applications.find(applicationId(pkCorp, product)))?.state ?? 'none';
}

export const blankApplication = (pkCorp: string, product: ProductCode): ApplicationRecord => ({
  id: applicationId(pkCorp, product),
  pkCorp,
  product,
  state: 'draft',
  entry: emptyApplication,
  files: [],
  returned: [],
  answer: '',
  revision: 0,
  savedBy: '',
  savedAt: 0,
  submittedBy: '',
  submittedAt: undefined,
  decidedAt: undefined,
  steps: [],
});

/** State after an event. Refuses with NOT_IN_THIS_STATE an event that cannot happen. */
export function nextState(state: ApplicationState, event: ApplicationEvent): ApplicationRecord['state'] {
  const next = afterApplication(state, event);
  if (next === undefined || next === 'none') throw new Refusal('NOT_IN_THIS_STATE');
  return next;
}
