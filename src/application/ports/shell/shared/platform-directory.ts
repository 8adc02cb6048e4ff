import type { PageConfig } from '../../../../domain/shell/shared/page-config.ts';

/** What the portal looks like on this host (document 1, section 3). */
export interface PlatformDirectory {
  pageConfig(): Promise<PageConfig>;
}
