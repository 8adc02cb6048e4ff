import { areaKey } from '../../shared/area-key.ts';
import type { HelpCorner } from './help-corner.ts';

export interface HelpPresenters {
  /** One for the whole portal; fetched when somebody is there. */
  corner(): Promise<HelpCorner>;
}

export const helpArea = areaKey<HelpPresenters>('help');
