export { AccountInfoScreen } from '../../views/account/account-info/AccountInfoScreen.tsx';
export { bindAccount } from './account-parts.ts';
