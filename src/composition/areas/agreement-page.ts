export { AgreementScreen } from '../../views/notices/agreement/AgreementScreen.tsx';
export { bindAgreements } from './agreement-parts.ts';
