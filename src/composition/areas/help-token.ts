import type { HelpCentre } from '../../presentation/help/shared/help-centre.ts';
import { token } from '../token.ts';

/** Apart from the others: it comes with every page's. */
export const helpCentre = token<HelpCentre>('HelpCentre');
