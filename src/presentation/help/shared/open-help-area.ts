import { areaKey } from '../../shared/area-key.ts';
import type { OpenHelp } from './open-help.ts';

export interface OpenHelpPresenters {
  /** Fetched when it is asked for. */
  openHelp(): Promise<OpenHelp>;
}

/** For whoever is not signed in. */
export const openHelpArea = areaKey<OpenHelpPresenters>('open-help');
