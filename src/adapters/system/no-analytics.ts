import type { Analytics } from '../../application/ports/shell/analytics.ts';

/** Where nobody counts, nobody is told of anybody. */
export class NoAnalytics implements Analytics {
  identify(): void {
    // Nothing leaves the portal.
  }
}
