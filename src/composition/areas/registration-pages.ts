export { RegisterScreen } from '../../views/registration/register/RegisterScreen.tsx';
export { RegisterSuccessScreen } from '../../views/registration/register-success/RegisterSuccessScreen.tsx';
export { bindRegistration } from './registration-parts.ts';
