import type { Partner } from '../../server/core/parts.ts';

/** A partner whose portal sends users here. */
export const scenarioPartner: Partner = {
  code: 'HUASHU',
  secret: 'of the partner and this installation alone',
  companies: 'all',
};
