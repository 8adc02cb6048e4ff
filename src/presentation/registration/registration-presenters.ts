import type { AgreementPresenter } from '../agreements/agreement-presenter.ts';
import { areaKey } from '../shared/area-key.ts';
import type { IdentifyPresenter } from './identify/identify-presenter.ts';
import type { IntegrationPresenter } from './integration/integration-presenter.ts';
import type { RegisterPresenter } from './register/register-presenter.ts';
import type { RegisterSuccessPresenter } from './register-success/register-success-presenter.ts';

/** Creates a presenter for each screen that opens. */
export interface RegistrationPresenters {
  register(): RegisterPresenter;
  registerSuccess(): RegisterSuccessPresenter;
  integration(): IntegrationPresenter;
  identify(): IdentifyPresenter;
  /** The texts of the agreements. */
  registrationAgreement(): AgreementPresenter;
}

/** The registration of a company. */
export const registrationArea = areaKey<RegistrationPresenters>('registration');
