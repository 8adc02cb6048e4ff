import type { IntegrationPlace } from '../../../domain/registration/integration.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** What the steps are called, and where one is told how they stand. */
export const integrationNames: Readonly<Record<IntegrationPlace, PlainKey>> = {
  realname: 'home.step-certification',
  operator: 'registration.integration-operator',
  account: 'home.step-bank-account',
  'invoice-info': 'home.step-invoicing',
  success: 'registration.integration-stands',
};
