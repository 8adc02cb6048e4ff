export { PartnerEntryScreen } from '../../../views/entry/partner-entry/PartnerEntryScreen.tsx';
export { ResetPasswordScreen } from '../../../views/entry/reset-password/ResetPasswordScreen.tsx';
export { UnfreezeScreen } from '../../../views/entry/unfreeze/UnfreezeScreen.tsx';
export { bindRecovery } from './recovery-parts.ts';
