import type { HelpCentre } from '../../../presentation/help/shared/help-centre.ts';
import { token } from '../../token.ts';

/** Tokens of the area itself, which is loaded with the frame. They are separate from those of the pages. */
export const helpCentre = token<HelpCentre>('HelpCentre');
