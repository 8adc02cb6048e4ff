import type { IntegrationOutcome, IntegrationPlace, IntegrationStep } from '../../../src/domain/registration/integration.ts';

/** Completing what a registered company needs, step by step. */
export interface Integrating {
  /** How each step stands: its name, its state where it is begun, and who has it where that is not oneself. */
  integrationStands(): Promise<readonly string[]>;
  integrationComesTo(): Promise<IntegrationOutcome>;
  /** Where one goes on from a step. */
  integrationGoesOn(at: IntegrationStep): Promise<IntegrationPlace>;
}
