import { autorun, runInAction } from 'mobx';
import { scenarioStart } from '../../features/support/demo-world.ts';
import { ManualClock } from '../../features/support/manual-clock.ts';
import type { DocumentVault, LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import type { Drafts } from '../../src/application/ports/drafts.ts';
import type { DividedFile } from '../../src/application/ports/evidence/file-copies.ts';
import type { ItemChange, MaterialDesk } from '../../src/application/ports/evidence/material-desk.ts';
import type { OpenDocument } from '../../src/application/ports/viewer/shared/document-reader.ts';
import { placeFile, type PlaceFile } from '../../src/application/usecases/evidence/place-file.ts';
import type { FileReference, Material, MaterialItem } from '../../src/domain/evidence/materials/material.ts';
import type { UploadStage } from '../../src/domain/evidence/materials/stage.ts';
import type { FileReading } from '../../src/domain/evidence/reading/file-reading.ts';
import { neutralPageConfig } from '../../src/domain/platform/page-config.ts';
import type { MaterialsPorts } from '../../src/presentation/evidence/materials/materials-ports.ts';
import { MaterialsPresenter } from '../../src/presentation/evidence/materials/materials-presenter.ts';
import { RefreshPoller } from '../../src/presentation/shared/refresh-poller.ts';
import { Toasts } from '../../src/presentation/shared/toasts.ts';
import { UnarrivedFiles } from '../../src/presentation/evidence/shared/unarrived-files.ts';
import { UploadQueue } from '../../src/presentation/evidence/shared/upload-queue.ts';
import { ViewerPresenter } from '../../src/presentation/viewer/shared/viewer-presenter.ts';
import { evidencePackage } from './evidence-package.ts';
import { contracts, invoices, item, material } from './materials.ts';

const packageId = 'DD1';
const a4 = { width: 800, height: 1000 };

/** Lets resolved promises continue. */
const settled = async (): Promise<void> => new Promise((done) => void setImmediate(done));

/** A document with the id of its file. */
interface KnownDocument extends OpenDocument {
  readonly fileId: string;
}

/** Answers of desks that the test releases: at once, or one by one in any order. */
class Answers {
  slow = false;
  #held: (() => void)[] = [];

  async come(): Promise<void> {
    if (!this.slow) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.push(resolve);
    await promise;
  }

  /** Releases one of the held answers, chosen by a number. */
  release(number: number): void {
    const [released] = this.#held.length === 0 ? [] : this.#held.splice(number % this.#held.length, 1);
    released?.();
  }

  async releaseAll(): Promise<void> {
    this.slow = false;
    for (let held = this.#held; held.length > 0; held = this.#held) {
      this.#held = [];
      for (const released of held) released();
      await settled();
    }
  }
}

/** The data of one package in the back end: invoices and sundry papers in one stage, contracts in another. */
class KeptPackage {
  evidence = evidencePackage();
  materials: readonly Material[] = [
    invoices([], { examples: [{ fileId: 'E1', name: 'example.pdf', size: 1, mimeType: 'application/pdf' }] }),
    material({ materialId: 'MO', name: 'Papers', stage: 'BUSI_INVOICE' }),
    contracts([]),
  ];
  readonly readings = new Map<string, FileReading>();
  /** The result of splitting a file; undefined: its parts. */
  division: DividedFile | undefined = undefined;
  #given = 0;

  file(name: string): FileReference {
    this.#given += 1;
    return { fileId: `P${this.#given}`, name, size: 10, mimeType: 'application/pdf' };
  }

  readonly files = new Map<string, FileReference>();

  keep(name: string): FileReference {
    const file = this.file(name);
    this.files.set(file.fileId, file);
    return file;
  }

  find(documentId: string): MaterialItem | undefined {
    return this.materials.flatMap(({ items }) => items).find((each) => each.documentId === documentId);
  }

  add(materialId: string, files: readonly FileReference[]): MaterialItem {
    this.#given += 1;
    const { documentType } = this.materials.find((each) => each.materialId === materialId) ?? material();
    const added = item({ documentId: `I${this.#given}`, documentType, files });
    this.materials = this.materials.map((each) =>
      each.materialId === materialId ? { ...each, items: [...each.items, added] } : each,
    );
    return added;
  }

  change(documentId: string, change: (before: MaterialItem) => MaterialItem): MaterialItem | undefined {
    this.materials = this.materials.map((each) => ({
      ...each,
      items: each.items.map((one) =>
        one.documentId === documentId ? change({ ...one, revision: (one.revision ?? 0) + 1 }) : one,
      ),
    }));
    return this.find(documentId);
  }

  remove(documentId: string): void {
    this.materials = this.materials.map((each) => ({
      ...each,
      items: each.items.filter((one) => one.documentId !== documentId),
    }));
  }

  /** The platform returns the package, and only some documents are to be corrected. */
  giveBack(): void {
    this.evidence = { ...this.evidence, state: 'MODIFY' };
    this.materials = this.materials.map((each) => ({
      ...each,
      items: each.items.map((one, index) => ({
        ...one,
        result: index % 2 === 0 ? 'PASS' : 'NOPASS',
        reason: index % 2 === 0 ? '' : 'Wrong',
      })),
    }));
  }
}

/** The upload page of one package with its viewer and with desks in memory. */
export interface UploadPage {
  readonly presenter: MaterialsPresenter;
  readonly viewer: ViewerPresenter;
  readonly kept: KeptPackage;
  readonly answers: Answers;
  readonly clock: ManualClock;
  /** All contradictions between row, form and viewer since the page was opened. */
  readonly troubles: readonly string[];
  open(stage?: UploadStage): Promise<void>;
  left(): void;
  give(materialId: string, ...names: readonly string[]): void;
  /** The keys of the toast messages. */
  toasts(): readonly string[];
  settled(): Promise<void>;
}

const localFile = (name: string): LocalFile => ({ name, size: 10, bytes: async () => new Uint8Array(10) });

function deskOf(kept: KeptPackage, answers: Answers): MaterialDesk {
  const filesOf = ({ fileIds }: ItemChange): readonly FileReference[] =>
    (fileIds ?? []).flatMap((fileId) => kept.files.get(fileId) ?? []);
  return {
    materials: async () => {
      const { materials } = kept;
      await answers.come();
      return materials;
    },
    document: async (documentId) => {
      await answers.come();
      return kept.find(documentId);
    },
    add: async ({ materialId }, change) => {
      await answers.come();
      return { saved: true, item: kept.add(materialId, filesOf(change)) };
    },
    change: async ({ documentId }, change) => {
      await answers.come();
      const changed = kept.change(documentId, (before) => ({
        ...before,
        ...(change.content ? { content: change.content } : {}),
        ...(change.fileIds ? { files: filesOf(change) } : {}),
      }));
      return changed ? { saved: true, item: changed } : { saved: false, because: 'gone' };
    },
    changeShared: async () => ({ saved: true, items: [] }),
    remove: async ({ documentId }) => {
      await answers.come();
      kept.remove(documentId);
      return { saved: true };
    },
  };
}

function viewerOver(answers: Answers): ViewerPresenter {
  const openDocument = (fileId: string): KnownDocument => ({
    fileId,
    pageCount: 1,
    page: async () => ({ size: a4, draw: async () => undefined, layText: async () => undefined, text: async () => [] }),
    close: async () => undefined,
  });
  return new ViewerPresenter({
    addresses: {
      addressOf: async (fileId) => {
        await answers.come();
        return { url: fileId, name: '', mimeType: 'application/pdf' };
      },
      entryAddressOf: async () => ({ unshown: 'empty' }),
      downloadAddressOf: async (fileId) => fileId,
    },
    documents: {
      forget: () => undefined,
      warmUp: () => undefined,
      open: async (address) => {
        const fileId = await address();
        await answers.come();
        return openDocument(fileId);
      },
    },
    contents: { warmUp: () => undefined, read: async () => ({ kind: 'text', text: '', cut: false }) },
  });
}

/** Ports that fail for anything that the page does not need. */
function partsOf(kept: KeptPackage, answers: Answers, clock: ManualClock): MaterialsPorts {
  const written = new Map<string, unknown>();
  const drafts: Drafts = {
    read: (name) => written.get(name),
    write: (name, value) => void written.set(name, value),
    remove: (name) => void written.delete(name),
    removeAllOf: () => written.clear(),
  };
  let last = 0;
  const identifiers = { next: () => `N${(last += 1)}` };
  const session = {
    who: { role: { code: 'ROLE_CORP_OPERATOR' }, personName: 'Zhou' },
    pageConfig: neutralPageConfig,
    faultSeen: () => undefined,
  } as unknown as MaterialsPorts['session'];
  const vault: DocumentVault = {
    upload: async ({ file }) => {
      await answers.come();
      return { arrived: true, fileId: kept.keep(file.name).fileId };
    },
  };
  const unarrived = new UnarrivedFiles(drafts);
  const connectivity = { isOnline: () => true, onChange: () => () => undefined };
  const desk = deskOf(kept, answers);
  const place: PlaceFile = async (id, placement, fileId, key) =>
    placement.kind === 'letter' ? { saved: false, because: 'not-open' } : placeFile(desk, id, placement, fileId, key);
  return {
    book: 'credit',
    businessTerms: {
      terms: async () => ({ violatingFrom: undefined, barredFrom: [], recalled: new Map(), objectors: [] }),
    },
    desk,
    vault,
    identifiers,
    drafts,
    clock,
    session,
    unarrived,
    readings: {
      isReadingOffered: async () => true,
      readings: async (_id, fileIds) => {
        await answers.come();
        return new Map(fileIds.map((fileId) => [fileId, kept.readings.get(fileId) ?? { state: 'waiting' }]));
      },
      readAgain: async () => undefined,
      tellEffect: async () => undefined,
    },
    uses: { ofPackage: async () => new Map() },
    clarity: {
      flagsUnclear: async () => false,
      knownClarity: async () => new Map(),
      submit: async () => undefined,
      clarity: async () => new Map(),
    },
    marks: { areShown: async () => false, marks: async () => [], judge: async () => undefined },
    packages: {
      create: async () => ({ created: false, because: 'unknown' }),
      steps: async () => ['BUSI_INVOICE', 'BUSI_CONTRACT'],
      find: async () => {
        const { evidence } = kept;
        await answers.come();
        return evidence;
      },
      log: async () => [],
      expectedAnswer: async () => undefined,
    },
    queue: new UploadQueue({ vault, place, identifiers, connectivity, clock, session, unarrived }),
    picked: {
      keep: () => undefined,
      forget: () => undefined,
      keptUploads: async () => new Set(),
      find: async () => ({ found: false, because: 'gone' }),
      removeAllOf: () => undefined,
    },
    unfinished: { ofPackage: async () => [], isOf: async () => false, letGo: async () => undefined },
    library: { changesOf: async () => undefined, takeOver: async () => false },
    navigator: { goTo: () => undefined, replaceWith: () => undefined, current: () => '' },
    poller: new RefreshPoller(clock, { isThere: () => true, onChange: () => () => undefined }),
    toasts: new Toasts(clock),
    // Dialogs are not opened.
    copies: {
      copy: async (fileId) => new TextEncoder().encode(fileId),
      divide: async (_fileId, parts) => kept.division ?? { divided: true, files: parts.map(() => new Uint8Array(10)) },
    },
    sheets: {} as MaterialsPorts['sheets'],
    earlier: {} as MaterialsPorts['earlier'],
    trail: {} as MaterialsPorts['trail'],
  };
}

/** The contradiction between the page and its viewer; empty for none. */
function trouble({ page, state, stage, content }: MaterialsPresenter, viewer: ViewerPresenter): string {
  if (content.kind !== 'ready') return '';
  const { openItem, preview } = page;
  const here = state.frames.filter((frame) => frame.stage === stage);
  const opened = here.flatMap(({ itemIds }) => itemIds).filter((id) => page.isUnfolded(id));
  if (opened.some((id) => id !== openItem?.documentId))
    return `open in its row: ${opened.join(' ')}; beside the list: ${openItem?.documentId}`;
  const files = openItem ? (page.item(openItem.documentId)?.files ?? []) : [];
  const samples = state.materials.flatMap(({ examples, templates }) => [...examples, ...templates]);
  const looked = [...files, ...samples].find(({ fileId }) => fileId === preview?.fileId);
  if (preview ? !looked : files.length > 0)
    return `form with ${files.map(({ fileId }) => fileId).join(' ')}; looked at: ${preview?.fileId}`;
  const { content: seen, name } = viewer.viewModel;
  if (seen.kind === 'document' || seen.kind === 'image') {
    const drawn = (viewer.content as { readonly document?: KnownDocument }).document?.fileId;
    if (drawn !== preview?.fileId) return `drawn: ${drawn}; looked at: ${preview?.fileId}`;
  }
  if (seen.kind !== 'nothing' && name !== looked?.name) return `called: ${name}; looked at: ${looked?.name}`;
  return '';
}

/** An upload page that is checked from the start: after every change, row, form and viewer are compared. */
export function uploadPage(): UploadPage {
  const [kept, answers, clock] = [new KeptPackage(), new Answers(), new ManualClock(scenarioStart)];
  const ports = partsOf(kept, answers, clock);
  const presenter = new MaterialsPresenter(ports);
  const viewer = viewerOver(answers);
  const troubles: string[] = [];
  let unwatch: () => void = () => undefined;
  return {
    presenter,
    viewer,
    kept,
    answers,
    clock,
    troubles,
    settled,
    toasts: () => ports.toasts.notes.map(({ message }) => message.key),
    open: async (stage = 'BUSI_INVOICE') => {
      runInAction(() => presenter.opened(stage, packageId));
      const unfollow = viewer.follow(presenter.page.previewState);
      const stop = autorun(() => {
        const found = trouble(presenter, viewer);
        if (found !== '') troubles.push(found);
      });
      unwatch = () => {
        stop();
        unfollow();
      };
      await settled();
    },
    left: () => {
      unwatch();
      presenter.left();
      viewer.left();
    },
    give: (materialId, ...names) =>
      presenter.files.filesGiven(
        materialId,
        names.map((name) => localFile(name)),
      ),
  };
}
