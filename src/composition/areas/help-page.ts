export { HelpCentreScreen } from '../../views/help/help-centre/HelpCentreScreen.tsx';
export { bindHelp } from './help-desk-parts.ts';
