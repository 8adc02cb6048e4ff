import type { Container } from 'inversify';
import { WirePackageList } from '../../adapters/wire/evidence/wire-package-list.ts';
import { WireViewingRecord } from '../../adapters/wire/evidence/wire-viewing-record.ts';
import { WireHolidayCalendar } from '../../adapters/wire/wire-holiday-calendar.ts';
import { PackageListPresenter } from '../../presentation/evidence/package-list/package-list-presenter.ts';
import { PackageStandings } from '../../presentation/evidence/shared/package-standings.ts';
import type { OpenBook } from '../../domain/evidence/shared/book-policies.ts';
import { tokens } from '../tokens.ts';
import { evidenceTokens as t } from './evidence-tokens.ts';

/** Behind the list, where most begin. */
export function bindEvidenceList(container: Container): void {
  if (container.isBound(t.PackageListPresenter)) return;
  container.bind(t.HolidayCalendar).toResolvedValue((client) => new WireHolidayCalendar(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.PackageList).toResolvedValue((client) => new WirePackageList(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.ViewingRecord).toResolvedValue((client) => new WireViewingRecord(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.PackageStandings).toResolvedValue((clock, holidays, session) => new PackageStandings(clock, holidays, session), [tokens.Clock, t.HolidayCalendar, tokens.SessionStore]).inSingletonScope();
  container
    .bind(t.PackageListPresenter)
    .toResolvedValue(
      (list, session, navigator, clock, preferences, lookout, standings, viewings) => (book: OpenBook | undefined) => new PackageListPresenter({ book, list, session, navigator, clock, preferences, lookout, standings, viewings }),
      [t.PackageList, tokens.SessionStore, tokens.Navigator, tokens.Clock, tokens.Preferences, tokens.Lookout, t.PackageStandings, t.ViewingRecord],
    )
    .inTransientScope();
}
