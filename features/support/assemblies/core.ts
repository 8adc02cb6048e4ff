import { createBackEnd } from '../../../server/core/back-end.ts';
import { AsyncCallScope } from '../../../server/ground/async-call-scope.ts';
import { LightArchiveOpener } from '../../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../../server/documents/light-file-inspector.ts';
import { x509Authority } from '../../../server/certificates/x509-authority.ts';
import { SandboxPhone } from '../../../server/core/sandbox/sandbox-phone.ts';
import { SandboxMails } from '../../../server/core/sandbox/sandbox-mails.ts';
import { SandboxTexts } from '../../../server/core/sandbox/sandbox-texts.ts';
import { SwitchedObjectStore, type StoreFaults } from '../../../server/core/sandbox/switched-object-store.ts';
import { InProcessJobs } from '../../../server/jobs/in-process-jobs.ts';
import { LightWorkbookReader } from '../../../server/recognition/light-workbook-reader.ts';
import { sheetsOver } from '../../../server/wording/sheets-over.ts';
import { fileWriterOver } from '../../../server/wording/gathering.ts';
import { MemorySpool } from '../../../server/storage/objects/memory-spool.ts';
import { MemoryObjectStore } from '../../../server/storage/objects/memory-object-store.ts';
import type { PartSending } from '../../../src/adapters/wire/uploads/part-upload.ts';
import { noAnnouncements } from '../../../src/application/ports/identity/announcements.ts';
import { StoreAnnouncements } from '../../../src/adapters/offline/store-announcements.ts';
import { fairWeather, InProcessTransport } from '../../../src/adapters/offline/in-process-transport.ts';
import { extensions as allExtensions, type Extension } from '../../../src/contract/call.ts';
import type { Assembly, Device } from '../assembly.ts';
import { demoWorld, plainPasswords, scenarioStart } from '../demo-world.ts';
import { digestAtOnce, md5AtOnce } from '../digests-at-once.ts';
import { pdfBytes } from '../files.ts';
import { inProcessBackstage } from '../in-process-backstage.ts';
import { ScenarioCaptchas } from '../scenario-captchas.ts';
import { scenarioPartner } from '../scenario-partner.ts';
import { ManualClock } from '../manual-clock.ts';
import { ReadersHeld, ScenarioEyes, ScenarioPapers, ScenarioReader } from '../scenario-readers.ts';
import { testSecret } from '../password-key.ts';
import { presenterUser } from '../presenter-user/presenter-user.ts';
import { Weather, WeatheredTransport } from '../weather.ts';
import { ExpiringObjectUrls } from './expiring-object-urls.ts';
import { memoryStorage, portalContainer, type DeviceMemory } from './portal-container.ts';

/** Presenters with the reference back end's core and the memory store, all in one process and without HTTP. */
export function coreAssembly(extensions: readonly Extension[] = allExtensions): Assembly {
  digestAtOnce();
  return {
    open: async () => {
      const clock = new ManualClock(scenarioStart);
      const store = await demoWorld();
      const objectUrls = new ExpiringObjectUrls(clock);
      const storeFaults: StoreFaults = { trouble: undefined };
      const within = new MemoryObjectStore(objectUrls.addressOf, md5AtOnce);
      const objects = new SwitchedObjectStore(within, storeFaults);
      const parts: PartSending = {
        digest: async (bytes) => md5AtOnce(bytes),
        send: async ({ url }, bytes) => within.inParts.take(url, bytes),
      };
      const faults: unknown[] = [];
      const report = (fault: unknown): void => void (storeFaults.trouble === undefined && faults.push(fault));
      const readersHeld = new ReadersHeld();
      const jobs = new InProcessJobs(report);
      const captchas = new ScenarioCaptchas();
      const backEnd = createBackEnd({
        jobs,
        sheets: sheetsOver(new LightWorkbookReader()),
        fileWriter: fileWriterOver(new MemorySpool()),
        reader: new ScenarioReader(readersHeld),
        optical: new ScenarioEyes(),
        papers: new ScenarioPapers(),
        report,
        store,
        scope: new AsyncCallScope(),
        clock,
        extensions,
        secret: testSecret,
        passwords: plainPasswords,
        objects,
        inspector: new LightFileInspector(),
        archives: new LightArchiveOpener(),
        captchas,
        texts: new SandboxTexts(store, clock),
        mail: { gateway: new SandboxMails(store, clock), portal: 'https://portal.example/cv3' },
        workbenchUrl: 'https://workbench.example/entry',
        partners: [scenarioPartner],
        certificates: x509Authority,
        cloudSigning: new SandboxPhone({ store, clock, secret: testSecret }, x509Authority),
        documents: { make: async () => ({ bytes: pdfBytes(), mimeType: 'application/pdf' }) },
      });
      const announcements = extensions.includes('announcements') ? new StoreAnnouncements(store) : noAnnouncements;
      const device = (): Device => {
        const weather = new Weather();
        const memory: DeviceMemory = { local: memoryStorage(), tab: memoryStorage(), cookies: new Map() };
        // The browser's cookie remains when the portal is closed, and so does this transport, which replaces it.
        const transport = new WeatheredTransport(
          new InProcessTransport(backEnd, { extensions, locale: () => 'en', weather: fairWeather }),
          weather,
        );
        const open = () =>
          presenterUser(
            () =>
              portalContainer(
                transport,
                async () => undefined,
                parts,
                weather,
                clock,
                memory,
                objectUrls.fetch,
                announcements,
              ),
            clock,
            weather,
            objectUrls.fetch,
          );
        return { ...open(), weather, secondWindow: () => open().user };
      };
      return {
        clock,
        device,
        backstage: inProcessBackstage({ backEnd, store, objects, storeFaults, readersHeld, jobs, clock, captchas }),
        close: async () => {
          readersHeld.letGo();
          readersHeld.blind = false;
          await jobs.quiet();
          if (faults.length > 0) throw new AggregateError(faults, 'The back end met faults that it did not expect');
        },
      };
    },
    close: async () => undefined,
  };
}
