export { RegisterScreen } from '../../../views/registration/register/RegisterScreen.tsx';
export { RegisterSuccessScreen } from '../../../views/registration/register-success/RegisterSuccessScreen.tsx';
export { bindRegistration } from './parts.ts';

/** A separate file, because the registration loads only this. */
export const identifyPages = async () => import('./identify-pages.ts');
export const integrationPages = async () => import('./integration-pages.ts');
