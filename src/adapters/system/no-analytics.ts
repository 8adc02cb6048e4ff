import type { Analytics } from '../../application/ports/shell/analytics.ts';

/** No analytics. */
export class NoAnalytics implements Analytics {
  identify(): void {
    // Nothing leaves the portal.
  }
}
