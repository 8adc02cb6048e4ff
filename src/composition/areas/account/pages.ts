export { AccountInfoScreen } from '../../../views/account/account-info/AccountInfoScreen.tsx';
export { bindAccount } from './parts.ts';
