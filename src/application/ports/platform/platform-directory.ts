import type { PageConfig } from '../../../domain/platform/page-config.ts';

/** Appearance of the portal on this host (document 1, section 3). */
export interface PlatformDirectory {
  pageConfig(): Promise<PageConfig>;
}
