import type { AtToken } from '../scenario-token.ts';
import type { IntegrationOutcome } from '../../../src/domain/registration/integration.ts';
import type { IntegrationPlace, IntegrationStep } from '../../../src/domain/registration/integration-places.ts';

/** The steps that complete a company's registration. */
export interface Integrating {
  /** Each step: its name, its state once begun, and the responsible person if it is not the user. */
  integrationStands(): Promise<readonly string[]>;
  integrationComesTo(): Promise<IntegrationOutcome>;
  /** The page to which a step leads. */
  integrationGoesOn(at: IntegrationStep): Promise<IntegrationPlace>;
  /** Opens the certification methods of a company on the ABS sub-platform; nothing is shown for a certified company. */
  lookAtIdentification(): Promise<void>;
  /** The company's state for each method: by UKey, and by its papers. */
  identificationStands(): Promise<{ readonly ukey: string; readonly papers: string } | undefined>;
  identifyByToken(how: AtToken): Promise<void>;
  /** The result message: the certified company and the certificate holder, or the reason for the failure. */
  toldOfIdentification(): Promise<string>;
  /** The page to which the menus lead for certification. */
  certifiedAt(): Promise<string>;
  /** The present page of the portal. */
  standsAt(): Promise<string>;
}
