import type { CertificationPresenter } from '../../presentation/certification/real-name/certification-presenter.ts';
import type { IntegrationGate } from '../../presentation/certification/real-name/integration-gate.ts';
import { token } from '../token.ts';

export const certificationForm = token<CertificationPresenter>('CertificationPresenter');
export const integrationGate = token<IntegrationGate>('IntegrationGate');
