import type { Clock } from '../../../application/ports/clock.ts';
import type { Drafts } from '../../../application/ports/drafts.ts';
import type { ClarityDesk } from '../../../application/ports/evidence/clarity-desk.ts';
import type { ReadingDesk } from '../../../application/ports/evidence/reading-desk.ts';
import type { BusinessTrail } from '../../../application/ports/evidence/business-trail.ts';
import type { EarlierDocuments } from '../../../application/ports/evidence/earlier-documents.ts';
import type { Identifiers } from '../../../application/ports/identifiers.ts';
import type { InvoiceUses } from '../../../application/ports/evidence/invoice-uses.ts';
import type { DocumentVault } from '../../../application/ports/uploads/document-vault.ts';
import type { InvoiceSheets } from '../../../application/ports/evidence/invoice-sheets.ts';
import type { UnfinishedUploads } from '../../../application/ports/evidence/unfinished-uploads.ts';
import type { WordMarks } from '../../../application/ports/evidence/word-marks.ts';
import type { MaterialDesk } from '../../../application/ports/evidence/material-desk.ts';
import type { PackageDesk } from '../../../application/ports/evidence/package-desk.ts';
import type { Material } from '../../../domain/evidence/materials/material.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { policyOf, type OpenBook } from '../../../domain/evidence/shared/book-policies.ts';
import { message } from '../../../words/catalogue.ts';
import type { SessionStore } from '../../identity/session-store.ts';
import type { Toasts } from '../../shared/toasts.ts';
import { troubleWords } from '../../uploads/trouble-words.ts';
import type { PickedFiles } from '../../../application/ports/uploads/picked-files.ts';
import type { UnarrivedFiles } from '../shared/unarrived-files.ts';
import type { UploadQueue } from '../shared/upload-queue.ts';
import type { ChangeParts } from './change-parts.ts';
import { ComparedValues } from '../shared/compared-values.ts';
import { ConfirmedDocuments } from '../shared/confirmed-documents.ts';
import { DocumentWork } from './document-work.ts';
import { OpenPackage } from './open-package.ts';
import { PackageFiles } from './package-files.ts';
import { PackageLook, type Fetched } from './package-look.ts';
import { invoiceOf } from '../../../domain/evidence/materials/document-content.ts';
import { EarlierChoice } from './earlier-choice.ts';
import { OrderFill } from './order-fill.ts';
import { PackageUses } from './package-uses.ts';
import { PackageClarity } from './package-clarity.ts';
import { PackageMarks } from './package-marks.ts';
import { PackageReadings } from './package-readings.ts';
import { PackagePreview } from './package-preview.ts';
import { notRemovedWords, PackageRemoval } from './package-removal.ts';
import { PackageUploads } from './package-uploads.ts';
import { RemovedDocuments } from './removed-documents.ts';
import { SharedChange } from './shared-change.ts';
import { SheetImport } from './sheet-import.ts';
import { UnfinishedFiles } from './unfinished-files.ts';

export interface MaterialsControllerParts {
  readonly book: OpenBook;
  readonly desk: MaterialDesk;
  readonly readings: ReadingDesk;
  readonly uses: InvoiceUses;
  readonly clarity: ClarityDesk;
  readonly sheets: InvoiceSheets;
  readonly marks: WordMarks;
  readonly vault: DocumentVault;
  readonly earlier: EarlierDocuments;
  readonly trail: BusinessTrail;
  readonly identifiers: Identifiers;
  readonly packages: PackageDesk;
  readonly queue: UploadQueue;
  readonly unarrived: UnarrivedFiles;
  readonly picked: PickedFiles;
  readonly unfinished: UnfinishedUploads;
  readonly drafts: Drafts;
  readonly clock: Clock;
  readonly session: SessionStore;
  readonly toasts: Toasts;
}

/** What the page does for those that share its work. */
export interface MaterialsPage {
  readonly packageId: () => string;
  readonly mayEdit: () => boolean;
  readonly stage: () => UploadStage | undefined;
  /** The materials of the stage that is shown, in the order of the page. */
  readonly shown: () => readonly Material[];
  readonly refresh: () => Promise<void>;
  readonly lookAgain: () => void;
  readonly loaded: (fetched: Fetched) => void;
  /** Something has become known of what machines read. */
  readonly readingKnown: () => void;
  readonly told: (thrown: unknown) => void;
}

export interface MaterialsControllers {
  readonly inside: OpenPackage;
  readonly uploads: PackageUploads;
  readonly unfinished: UnfinishedFiles;
  readonly removal: PackageRemoval;
  readonly removed: RemovedDocuments;
  readonly files: PackageFiles;
  readonly preview: PackagePreview;
  readonly work: DocumentWork;
  readonly look: PackageLook;
  readonly readings: PackageReadings;
  readonly uses: PackageUses;
  readonly sheets: SheetImport;
  readonly marks: PackageMarks;
  readonly earlier: EarlierChoice;
  readonly together: SharedChange;
  readonly orderFill: OrderFill;
}

/** Those who share the work of the upload page: what is open, what is on its way, what is looked at, removed, typed. */
export function createMaterialsControllers(
  {
    book,
    desk,
    readings: readingDesk,
    uses: invoiceUses,
    clarity: clarityDesk,
    sheets: invoiceSheets,
    marks: wordMarks,
    vault,
    earlier: earlierDocuments,
    trail,
    identifiers,
    packages,
    queue,
    unarrived,
    picked,
    unfinished: unfinishedUploads,
    drafts,
    clock,
    session,
    toasts,
  }: MaterialsControllerParts,
  page: MaterialsPage,
): MaterialsControllers {
  const { packageId, mayEdit, stage, shown, refresh, lookAgain, loaded, readingKnown, told } = page;
  const compared = new ComparedValues(drafts);
  const confirmed = new ConfirmedDocuments(drafts);
  const uploads = new PackageUploads(book, queue);
  const unfinished = new UnfinishedFiles({
    unfinished: unfinishedUploads,
    unarrived,
    picked,
    queue,
    session,
    mayEdit,
    frames: () => inside.frames,
    goOn: (row, kind, file) => files.goneOn(row, kind, file),
  });
  const inside: OpenPackage = new OpenPackage({
    stage,
    compared,
    confirmed,
    usedIn: (documentId, content) => uses.of(documentId, invoiceOf(content)),
    markOf: (documentId, content) => uses.mark(documentId, invoiceOf(content)),
    changed: () => uses.changed(),
    mayEdit,
    terms: () => session.pageConfig,
    reading: (item) => readings.of(item),
    asked: (item) => readings.isAsked(item),
    clarity: (item) => clarity.of(item),
    editing: () => ({
      desk,
      drafts,
      clock,
      fresh: async (documentId) => look.fresh(documentId),
      isOwnName: (name) => name !== '' && name === session.who?.personName,
      faultSeen: (thrown) => session.faultSeen(thrown),
      foundShut: lookAgain,
      savedBeside: (name) => toasts.show('info', message('materials.saved-beside', { name })),
    }),
  });
  const preview = new PackagePreview(inside.selection, shown, () => inside.materials);
  const uses: PackageUses = new PackageUses({ uses: invoiceUses, clock, session, packageId });
  const clarity: PackageClarity = new PackageClarity({ desk: clarityDesk, inside, clock, packageId, mayEdit });
  const readings: PackageReadings = new PackageReadings({
    desk: readingDesk,
    inside,
    compared,
    clock,
    drafts,
    session,
    packageId,
    mayEdit,
    beside: clarity,
    known: readingKnown,
    told,
    refused: (why) => toasts.show('warn', why),
  });
  const change: ChangeParts = {
    desk,
    refresh,
    refused: (outcome) => toasts.show('warn', troubleWords(outcome)),
    faulted: told,
  };
  const removed = new RemovedDocuments(inside, change);
  const look: PackageLook = new PackageLook({
    book,
    desk,
    packages,
    session,
    toasts,
    inside,
    removed,
    packageId,
    loaded,
  });
  const removal = new PackageRemoval({
    ...change,
    refused: (outcome, item) => toasts.show('warn', notRemovedWords(outcome, item)),
    find: (documentId) => inside.item(documentId),
    removed: ({ documentId }) => inside.leave(documentId),
  });
  const sheets = new SheetImport({
    sheets: invoiceSheets,
    vault,
    identifiers,
    session,
    limits: (materialId) => inside.material(materialId)?.limits,
    refresh,
    faulted: told,
  });
  const marks = new PackageMarks({ desk: wordMarks, session, packageId });
  const earlier = new EarlierChoice({
    earlier: earlierDocuments,
    identifiers,
    session,
    toasts,
    packageId,
    tradeInvoices: policyOf(book).tradeInvoices,
    material: (materialId) => inside.material(materialId),
    refresh,
    came: (items, materialId) => {
      for (const item of items) inside.itemArrived(item, materialId);
      readings.wanted();
      uses.changed();
    },
  });
  const together = new SharedChange({
    desk,
    session,
    toasts,
    refresh,
    find: (documentId) => inside.item(documentId),
    editor: (documentId) => inside.editors.get(documentId),
    done: () => removal.pickingEnded(),
    came: (items, materialId) => {
      for (const item of items) inside.itemArrived(item, materialId);
      uses.changed();
    },
  });
  const orderFill = new OrderFill({
    trail,
    session,
    packageId,
    businesses: () => inside.evidence?.businesses ?? [],
    editor: (documentId) => inside.editors.get(documentId),
    decided: (documentId, fields) => {
      const item = inside.item(documentId)?.item;
      if (item) compared.compared(item, fields);
    },
  });
  const files: PackageFiles = new PackageFiles({
    ...change,
    inside,
    uploads,
    unfinished,
    sheets,
    preview,
    compared,
    told: (words) => toasts.show('warn', words),
  });
  return {
    inside,
    uploads,
    unfinished,
    files,
    preview,
    removal,
    removed,
    look,
    readings,
    uses,
    earlier,
    together,
    orderFill,
    sheets,
    marks,
    work: new DocumentWork({ inside, preview, compared, confirmed, removal, stage }),
  };
}
