/** Steps in which a registered company completes its data, in their order (document 1, section 2; F-056). */
export const integrationSteps = ['realname', 'operator', 'account', 'invoice-info'] as const;
export type IntegrationStep = (typeof integrationSteps)[number];

/** One of the steps, or the page that summarises them. */
export type IntegrationPlace = IntegrationStep | 'success';

export function integrationPath(place: IntegrationPlace): string {
  return `/register/integration/${place}`;
}
