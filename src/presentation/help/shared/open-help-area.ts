import { areaKey } from '../../shared/area-key.ts';
import type { OpenHelp } from './open-help.ts';

export interface OpenHelpPresenters {
  /** Loaded on first use. */
  openHelp(): Promise<OpenHelp>;
}

/** Help for users who are not signed in. */
export const openHelpArea = areaKey<OpenHelpPresenters>('open-help');
