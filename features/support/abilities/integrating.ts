import type { AtToken } from '../scenario-token.ts';
import type { IntegrationOutcome } from '../../../src/domain/registration/integration.ts';
import type { IntegrationPlace, IntegrationStep } from '../../../src/domain/registration/integration-places.ts';

/** Completing what a registered company needs, step by step. */
export interface Integrating {
  /** How each step stands: its name, its state where it is begun, and who has it where that is not oneself. */
  integrationStands(): Promise<readonly string[]>;
  integrationComesTo(): Promise<IntegrationOutcome>;
  /** Where one goes on from a step. */
  integrationGoesOn(at: IntegrationStep): Promise<IntegrationPlace>;
  /** Looks at the ways in which a company of the ABS sub-platform is certified; nothing is shown of one that is. */
  lookAtIdentification(): Promise<void>;
  /** How the company stands with each way: by UKey, and by its papers. */
  identificationStands(): Promise<{ readonly ukey: string; readonly papers: string } | undefined>;
  identifyByToken(how: AtToken): Promise<void>;
  /** What was said of it: what it proved and by whom, or why it came to nothing. */
  toldOfIdentification(): Promise<string>;
  /** Where the menus lead to have the company certified. */
  certifiedAt(): Promise<string>;
  /** Where the portal stands. */
  standsAt(): Promise<string>;
}
