export { HelpCentreScreen } from '../../../views/help/help-centre/HelpCentreScreen.tsx';
export { bindHelp } from './parts.ts';
