import { areaKey } from '../../shared/area-key.ts';
import type { HelpCentre } from './help-centre.ts';
import type { HelpCorner } from './help-corner.ts';

export interface HelpPresenters {
  /** One for the whole portal; fetched when somebody is there. */
  corner(): Promise<HelpCorner>;
  /** A fresh one each time the page opens. */
  helpCentre(): HelpCentre;
}

export const helpArea = areaKey<HelpPresenters>('help');
