import type { RegisterPresenter } from '../../../presentation/registration/register/register-presenter.ts';
import type { RegisterSuccessPresenter } from '../../../presentation/registration/register-success/register-success-presenter.ts';
import type { IdentifyPresenter } from '../../../presentation/registration/identify/identify-presenter.ts';
import type { IntegrationPresenter } from '../../../presentation/registration/integration/integration-presenter.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const register = token<RegisterPresenter>('RegisterPresenter');
export const registerSuccess = token<RegisterSuccessPresenter>('RegisterSuccessPresenter');
export const identify = token<IdentifyPresenter>('IdentifyPresenter');
export const integration = token<IntegrationPresenter>('IntegrationPresenter');
