import type { IntegrationPlace } from '../../../domain/registration/integration-places.ts';
import type { PlainKey } from '../../../words/catalogue.ts';

/** The names of the steps, and of the page with their states. */
export const integrationNames: Readonly<Record<IntegrationPlace, PlainKey>> = {
  realname: 'home.step-certification',
  operator: 'registration.integration-operator',
  account: 'home.step-bank-account',
  'invoice-info': 'home.step-invoicing',
  success: 'registration.integration-stands',
};
