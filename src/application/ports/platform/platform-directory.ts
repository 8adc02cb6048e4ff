import type { PageConfig } from '../../../domain/platform/page-config.ts';

/** What the portal looks like on this host (document 1, section 3). */
export interface PlatformDirectory {
  pageConfig(): Promise<PageConfig>;
}
