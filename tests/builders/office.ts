import type { Preferences } from '../../src/application/ports/preferences.ts';
import { when } from 'mobx';
import { demoWorld, plainPasswords, scenarioStart as start } from '../../features/support/demo-world.ts';
import { ManualClock } from '../../features/support/manual-clock.ts';
import {
  allPresentersOf,
  memoryStorage,
  portalContainer,
  type AllPresenters,
  type DeviceMemory,
} from '../../features/support/assemblies/portal-container.ts';
import { pdfBytes } from '../../features/support/files.ts';
import { Weather, WeatheredTransport } from '../../features/support/weather.ts';
import type { Store } from '../../server/core/store.ts';
import { createBackEnd, type BackEnd } from '../../server/core/back-end.ts';
import { LightArchiveOpener } from '../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../server/documents/light-file-inspector.ts';
import { nodeCaptchas } from '../../server/documents/node-captchas.ts';
import { demoPassword } from '../../server/seed/parties/people.ts';
import { LightWorkbookReader } from '../../server/recognition/light-workbook-reader.ts';
import { sheetsOver } from '../../server/wording/sheets-over.ts';
import { fileWriterOver } from '../../server/wording/gathering.ts';
import { MemorySpool } from '../../server/storage/objects/memory-spool.ts';
import { InProcessJobs } from '../../server/jobs/in-process-jobs.ts';
import { LightFileReader } from '../../server/recognition/light-file-reader.ts';
import { MemoryObjectStore } from '../../server/storage/objects/memory-object-store.ts';
import { fairWeather, InProcessTransport } from '../../src/adapters/offline/in-process-transport.ts';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import { entryTokens } from '../../src/composition/areas/entry/tokens.ts';
import { tokens } from '../../src/composition/tokens.ts';
import { extensions } from '../../src/contract/call.ts';
import type { MaterialsPresenter } from '../../src/presentation/evidence/materials/materials-presenter.ts';
import type { PackageDetailPresenter } from '../../src/presentation/evidence/package-detail/package-detail-presenter.ts';
import { testSecret } from '../../features/support/password-key.ts';
import { nothingInParts } from './part-sending.ts';

/** One person on one device. */
export interface Seat {
  readonly presenters: AllPresenters;
  readonly weather: Weather;
  readonly preferences: Preferences;
  place(): string;
  goTo(path: string): void;
  /** Closes the portal and opens it again. */
  again(): Promise<Seat>;
}

export interface Office {
  readonly clock: ManualClock;
  readonly backEnd: BackEnd;
  readonly store: Store;
  seat(userName: string): Promise<Seat>;
  close(): void;
}

/**
 * The reference back end with the demo world, and people who use the portal on it. Its clock is advanced by the test.
 */
export async function openOffice(): Promise<Office> {
  const clock = new ManualClock(start);
  const store = await demoWorld();
  const faults: unknown[] = [];
  const backEnd = createBackEnd({
    sheets: sheetsOver(new LightWorkbookReader()),
    fileWriter: fileWriterOver(new MemorySpool()),
    jobs: new InProcessJobs((fault) => void faults.push(fault)),
    reader: new LightFileReader(),
    workbenchUrl: 'https://workbench.example/entry',
    store,
    clock,
    extensions,
    secret: testSecret,
    passwords: plainPasswords,
    objects: new MemoryObjectStore(),
    inspector: new LightFileInspector(),
    archives: new LightArchiveOpener(),
    captchas: nodeCaptchas,
    documents: { make: async () => ({ bytes: pdfBytes(), mimeType: 'application/pdf' }) },
    report: (fault) => void faults.push(fault),
  });
  const opened = async (transport: WeatheredTransport, weather: Weather, memory: DeviceMemory): Promise<Seat> => {
    const container = portalContainer(transport, async () => undefined, nothingInParts, weather, clock, memory);
    const presenters = allPresentersOf(container);
    await presenters.session.start();
    return {
      presenters,
      weather,
      preferences: container.get(tokens.Preferences),
      place: () => container.get(tokens.Navigator).current(),
      goTo: (path) => container.get(tokens.Navigator).goTo(path),
      again: async () => opened(transport, weather, memory),
    };
  };
  return {
    clock,
    backEnd,
    store,
    seat: async (userName) => {
      const weather = new Weather();
      const transport = new WeatheredTransport(
        new InProcessTransport(backEnd, { extensions, locale: () => 'en', weather: fairWeather }),
        weather,
      );
      const container = portalContainer(transport, async () => undefined, nothingInParts, weather, clock, {
        local: memoryStorage(),
        tab: memoryStorage(),
        cookies: new Map(),
      });
      const outcome = await container
        .get(entryTokens.SignInDesk)
        .signIn({ userName, password: demoPassword, captcha: undefined, proof: undefined });
      if (!outcome.signedIn) throw new Error(`${userName} could not sign in`);
      return opened(transport, weather, { local: memoryStorage(), tab: memoryStorage(), cookies: new Map() });
    },
    close: () => {
      if (faults.length > 0) throw new AggregateError(faults, 'The back end met faults that it did not expect');
    },
  };
}

/** Waits until an observable condition is met. A failure names the condition, and says whether MobX did not see it. */
export async function until(holds: () => boolean): Promise<void> {
  try {
    await when(holds, { timeout: 60_000 });
  } catch {
    const why = holds() ? 'it is so, but nothing observable told' : 'it never was';
    throw new Error(`Waited in vain for ${String(holds)}: ${why}`);
  }
}

export function pdf(name: string): LocalFile {
  const bytes = pdfBytes(400);
  return { name, size: bytes.length, bytes: async () => bytes };
}

/** A new empty package of two receivables. */
export async function newPackage(
  { presenters, place }: Seat,
  numbers: readonly string[] = ['RX6101-2026-00871', 'RX6101-2026-00872'],
): Promise<string> {
  const choice = presenters.chooseCandidates('credit');
  choice.opened();
  await until(() => choice.viewModel.rows.kind === 'ready');
  for (const number of numbers)
    choice.candidateTicked(choice.all.find((credit) => credit.number === number)?.id ?? '', true);
  await choice.nextPressed();
  return new URLSearchParams(place().split('?')[1]).get('p') ?? '';
}

export async function openMaterials(
  seat: Seat,
  packageId: string,
  stage: string | null = null,
): Promise<MaterialsPresenter> {
  const presenter = seat.presenters.materials('credit');
  presenter.opened(stage, packageId);
  await until(() => presenter.content.kind !== 'loading');
  return presenter;
}

export async function openDetail(seat: Seat, packageId: string): Promise<PackageDetailPresenter> {
  const presenter = seat.presenters.packageDetail('credit');
  presenter.opened(packageId);
  await until(() => presenter.content.kind !== 'loading');
  return presenter;
}

/** Uploads files to a material by its name, and waits until all have arrived or failed. */
export async function give(
  presenter: MaterialsPresenter,
  material: string,
  ...names: readonly string[]
): Promise<void> {
  const found = presenter.materials.find((each) => each.name === material);
  presenter.files.filesGiven(
    found?.materialId ?? '',
    names.map((name) => pdf(name)),
  );
  await until(() => presenter.uploads.tasks.every((task) => task.state.kind === 'failed'));
}

/** The document whose first file has this name. */
export function idOf(presenter: MaterialsPresenter, fileName: string): string {
  const found = presenter.materials
    .flatMap((material) => material.items)
    .find((item) => item.files[0]?.name === fileName);
  if (!found) throw new Error(`There is no ${fileName}`);
  return found.documentId;
}
