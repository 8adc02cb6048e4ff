import type { Container } from 'inversify';
import { WireCandidateList } from '../adapters/wire/evidence/wire-candidate-list.ts';
import { WireClient } from '../adapters/wire/wire-client.ts';
import { WireDocumentAddresses } from '../adapters/wire/viewer/wire-document-addresses.ts';
import { WireDocumentVault } from '../adapters/wire/wire-document-vault.ts';
import { WireHolidayCalendar } from '../adapters/wire/wire-holiday-calendar.ts';
import { WireMaterialDesk } from '../adapters/wire/evidence/wire-material-desk.ts';
import { WirePackageDesk } from '../adapters/wire/evidence/wire-package-desk.ts';
import { WirePackageList } from '../adapters/wire/evidence/wire-package-list.ts';
import { WirePackageSubmission } from '../adapters/wire/evidence/wire-package-submission.ts';
import { WirePlatformDirectory } from '../adapters/wire/shell/wire-platform-directory.ts';
import { WireSessionDesk } from '../adapters/wire/shell/wire-session-desk.ts';
import { WireSignInDesk } from '../adapters/wire/entry/wire-sign-in-desk.ts';
import { WireViewingRecord } from '../adapters/wire/evidence/wire-viewing-record.ts';
import { SureSubmission } from '../application/usecases/evidence/sure-submission.ts';
import { tokens as t } from './tokens.ts';

/** The desks over the contract, whatever carries it. */
export function bindWire(container: Container): void {
  container.bind(t.WireClient).toResolvedValue((transport) => new WireClient(transport), [t.Transport]).inSingletonScope();
  container.bind(t.PlatformDirectory).toResolvedValue((client, url) => new WirePlatformDirectory(client, url), [t.WireClient, t.PlatformUrl]).inSingletonScope();
  container.bind(t.SignInDesk).toResolvedValue((client) => new WireSignInDesk(client), [t.WireClient]).inSingletonScope();
  container.bind(t.SessionDesk).toResolvedValue((client, memory) => new WireSessionDesk(client, memory), [t.WireClient, t.RoleMemory]).inSingletonScope();
  container.bind(t.HolidayCalendar).toResolvedValue((client) => new WireHolidayCalendar(client), [t.WireClient]).inSingletonScope();
  container.bind(t.PackageList).toResolvedValue((client) => new WirePackageList(client), [t.WireClient]).inSingletonScope();
  container.bind(t.PackageDesk).toResolvedValue((client) => new WirePackageDesk(client), [t.WireClient]).inSingletonScope();
  container.bind(t.PackageSubmission).toResolvedValue(
      (client, packages, clock, session) => new SureSubmission({ submission: new WirePackageSubmission(client), packages, clock, ownName: () => session.who?.personName ?? '' }),
      [t.WireClient, t.PackageDesk, t.Clock, t.SessionStore],
    ).inSingletonScope();
  container.bind(t.CandidateList).toResolvedValue((client) => new WireCandidateList(client), [t.WireClient]).inSingletonScope();
  container.bind(t.MaterialDesk).toResolvedValue((client) => new WireMaterialDesk(client), [t.WireClient]).inSingletonScope();
  container.bind(t.ViewingRecord).toResolvedValue((client) => new WireViewingRecord(client), [t.WireClient]).inSingletonScope();
  container.bind(t.DocumentVault).toResolvedValue((client, upload, clock) => new WireDocumentVault(client, upload, clock), [t.WireClient, t.ObjectUpload, t.Clock]).inSingletonScope();
  container.bind(t.DocumentAddresses).toResolvedValue((client) => new WireDocumentAddresses(client), [t.WireClient]).inSingletonScope();
}
