import { areaKey } from '../shared/area-key.ts';
import type { CertificationPresenter } from './real-name/certification-presenter.ts';
import type { IntegrationGate } from './real-name/integration-gate.ts';

/** Creates a presenter for each screen that opens. */
export interface CertificationPresenters {
  certification(): CertificationPresenter;
  integrationGate(): IntegrationGate;
}

export const certificationArea = areaKey<CertificationPresenters>('certification');
