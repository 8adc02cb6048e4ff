import type { HelpCentre } from '../../../presentation/help/shared/help-centre.ts';
import { token } from '../../token.ts';

/** Apart from what stands behind the pages: the area itself names these, and comes with the frame. */
export const helpCentre = token<HelpCentre>('HelpCentre');
