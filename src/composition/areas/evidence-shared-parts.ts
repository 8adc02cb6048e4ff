import type { Container } from 'inversify';
import { WirePackageList } from '../../adapters/wire/evidence/wire-package-list.ts';
import { WireViewingRecord } from '../../adapters/wire/evidence/wire-viewing-record.ts';
import { WireHolidayCalendar } from '../../adapters/wire/wire-holiday-calendar.ts';
import { PackageStandings } from '../../presentation/evidence/shared/package-standings.ts';
import { tokens } from '../tokens.ts';
import { evidenceTokens as t } from './evidence-tokens.ts';

/** Behind every page of packages. */
export function bindEvidenceShared(container: Container): void {
  if (container.isBound(t.PackageList)) return;
  container.bind(t.HolidayCalendar).toResolvedValue((client) => new WireHolidayCalendar(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.PackageList).toResolvedValue((client) => new WirePackageList(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.ViewingRecord).toResolvedValue((client) => new WireViewingRecord(client), [tokens.WireClient]).inSingletonScope();
  container.bind(t.PackageStandings).toResolvedValue((clock, holidays, session) => new PackageStandings(clock, holidays, session), [tokens.Clock, t.HolidayCalendar, tokens.SessionStore]).inSingletonScope();
}
