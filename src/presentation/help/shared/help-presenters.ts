import { areaKey } from '../../shared/area-key.ts';
import type { HelpCentre } from './help-centre.ts';
import type { HelpCorner } from './help-corner.ts';

export interface HelpPresenters {
  /** One for the whole portal, loaded once a user is signed in. */
  corner(): Promise<HelpCorner>;
  /** Creates one each time the page opens. */
  helpCentre(): HelpCentre;
}

export const helpArea = areaKey<HelpPresenters>('help');
