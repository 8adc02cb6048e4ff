import type { Container } from 'inversify';
import { CookieGuidanceMemory } from '../../../adapters/cookie/cookie-guidance-memory.ts';
import { WireCompanyDesk } from '../../../adapters/wire/home/wire-company-desk.ts';
import { WireGuidanceDesk } from '../../../adapters/wire/home/wire-guidance-desk.ts';
import { noAnnouncements, type Announcements } from '../../../application/ports/identity/announcements.ts';
import { CompanyOverview } from '../../../presentation/home/shared/company-overview.ts';
import { Guidance } from '../../../presentation/home/home/guidance.ts';
import { HomePresenter } from '../../../presentation/home/home/home-presenter.ts';
import { RefreshPoller } from '../../../presentation/shared/refresh-poller.ts';
import { bindDue } from '../evidence/due-parts.ts';
import { dueTokens } from '../evidence/due-tokens.ts';
import { homePage } from './tokens.ts';
import { bindOnboardingEntry } from '../onboarding/entry-parts.ts';
import { tokens } from '../../tokens.ts';

/**
 * Interval of counting while announcements arrive, in milliseconds. It bounds the delay of changes without an
 * announcement, such as a colleague's new package.
 */
const countingWhereTold = 300_000;

/** Bindings of the home page. */
export function bindHome(container: Container): void {
  bindDue(container);
  bindOnboardingEntry(container);
  if (container.isBound(homePage)) return;
  container
    .bind(homePage)
    .toResolvedValue(
      (packages, maturities, session, clock, attention, client, preferences, cookies) => {
        let announcements: Announcements = noAnnouncements;
        return new HomePresenter({
          packages,
          maturities,
          session,
          clock,
          company: new CompanyOverview({ desk: new WireCompanyDesk(client), session, preferences }),
          guidance: new Guidance({
            desk: new WireGuidanceDesk(client),
            memory: new CookieGuidanceMemory(cookies),
            session,
          }),
          // It is loaded with the parts around every page, and again if that failed.
          announcements: async () =>
            (announcements = (await import('../shell/around-parts.ts')).announcementsFor(container)),
          poller: new RefreshPoller(
            {
              now: () => clock.now(),
              monotonicTime: () => clock.monotonicTime(),
              wakeAfter: (usual, wake) => clock.wakeAfter(announcements.isConnected ? countingWhereTold : usual, wake),
            },
            attention,
          ),
        });
      },
      [
        dueTokens.PackageOverview,
        dueTokens.MaturityOverview,
        tokens.SessionStore,
        tokens.Clock,
        tokens.Attention,
        tokens.WireClient,
        tokens.Preferences,
        tokens.CookieJar,
      ],
    )
    .inTransientScope();
}
