export { RegisterScreen } from '../../../views/registration/register/RegisterScreen.tsx';
export { RegisterSuccessScreen } from '../../../views/registration/register-success/RegisterSuccessScreen.tsx';
export { bindRegistration } from './parts.ts';

/** In a file of its own, because the registration fetches only this. */
export const identifyPages = async () => import('./identify-pages.ts');
export const integrationPages = async () => import('./integration-pages.ts');
