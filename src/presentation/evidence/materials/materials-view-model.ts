import type { DocumentCorrectionView } from '../shared/document-correction-view.ts';
import type { InvoiceType } from '../../../domain/evidence/invoice/invoice-type.ts';
import type { FileReference, Material } from '../../../domain/evidence/materials/material.ts';
import type { WordMark } from '../../../domain/evidence/marks/word-mark.ts';
import type { CheckStatus } from '../../../domain/evidence/reading/reading-check.ts';
import type { ReadPlace } from '../../../domain/evidence/reading/read-place.ts';
import type { Editability } from '../../../domain/evidence/materials/editability.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Loading } from '../../shared/load-state.ts';
import type { Pause } from '../shared/upload-task.ts';
import type { FieldKind } from '../shared/field-kinds.ts';
import type { ReadingRound } from './views/reading-round.ts';
import type { FileChoice } from '../../viewer/shared/file-choice.ts';
import type { SaveState } from './editing/save-state.ts';
import type { SheetResultView } from './views/sheet-result-view.ts';
import type { ItemFields } from '../shared/item-fields.ts';
import type { ShownValue } from '../shared/shown-value.ts';
import type { UnfinishedView } from './views/unfinished-view.ts';
import type { SizeLimit } from '../shared/size-limits.ts';
import type { TaskView } from '../shared/task-view.ts';

export interface FieldView {
  readonly id: keyof ItemFields;
  readonly kind: FieldKind;
  readonly label: Message;
  readonly value: string;
  readonly shown: ShownValue;
  readonly required: boolean;
  readonly problem: Message | undefined;
  /** The selectable types of an invoice; empty for any other field. */
  readonly types: readonly InvoiceType[];
  /** The contract number without its forbidden characters, as an offer. */
  readonly offer: string | undefined;
  /** The contract number with its removed separators; empty if there were none. */
  readonly asWritten: string;
  /** Whether the value comes from a replaced file and was not compared with the new one. */
  readonly toCompare: boolean;
  /** The place where the value was read, or the value that was read instead. */
  readonly read: ReadView | undefined;
}

/** The place of a read value on the page, with the number of its doubt if it has one. */
export interface FieldPlace extends ReadPlace {
  /** The id of the field, or of a doubt without a field. */
  readonly id: string;
  readonly number: number | undefined;
}

/** The value that was read for a field: the same value with its source, or another value, which may be taken. */
export interface ReadView {
  readonly source: Message;
  /** The value in the file, if it differs; undefined if it is the same. */
  readonly instead: { readonly value: string; readonly shown: ShownValue } | undefined;
  /** Why it should be checked. */
  readonly doubt: Message | undefined;
}

/** Another document with the same invoice. */
export interface DuplicateInvoice {
  readonly documentId: string;
  readonly name: string;
  readonly material: string;
  /** Its position among the documents of its material, from 1. */
  readonly row: number;
}

/** A fact that was read from the file, with a doubt if there is one. */
export interface ReadNote {
  readonly words: Message;
  readonly doubt: Message | undefined;
  /** Its place on the page; undefined if unknown. */
  readonly place?: ReadPlace | undefined;
}

/** Something to check before a document is confirmed. */
export interface DoubtView {
  /** The number beside the form and on the page, from 1. */
  readonly number: number;
  /** Undefined for a fact without a field, for example who issued the document. */
  readonly field: keyof ItemFields | undefined;
  /** The key of its place on the page. */
  readonly lightId: string;
  readonly words: Message;
  /** The subject of the doubt, if it has no field. */
  readonly about?: Message;
  /** The place of a doubt without a field; undefined if unknown. */
  readonly place?: ReadPlace | undefined;
  /** The value that one press puts into the field. */
  readonly offer: { readonly value: string; readonly shown: ShownValue } | undefined;
}

/** Filters of a material's documents, once some of them are read. */
export const checkTabs = ['all', 'to-check', 'confirmable', 'reading', 'checked'] as const;
export type CheckTab = (typeof checkTabs)[number];

/** The state of the check of a material's documents. */
export interface CheckView {
  readonly tab: CheckTab;
  readonly counts: Readonly<Record<CheckTab, number>>;
  /** The documents that the tab shows, and the open one. */
  readonly shownIds: readonly string[];
  /** The documents that passed their checks, so that they can be confirmed together. */
  readonly confirmableIds: readonly string[];
}

/** A difference between two users' values. */
export interface Difference {
  readonly label: Message;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
}

/** A finding about the whole file, from its pages: it holds several invoices, or looks like another paper. */
export interface PaperView {
  readonly kind: 'several' | 'misplaced';
  /** The text of the row. */
  readonly badge: Message;
  readonly words: Message;
  /** The invoices with their pages. */
  readonly lines: readonly Message[];
  /** Why the portal offers nothing. */
  readonly why: Message | undefined;
  /** Divides the file, or moves it. */
  readonly press: Message | undefined;
  /** Leaves it where it is. */
  readonly keep: Message | undefined;
  readonly isBusy: boolean;
}

export interface ItemView {
  readonly documentId: string;
  readonly title: string;
  readonly files: readonly FileReference[];
  readonly fields: readonly FieldView[];
  readonly open: Editability;
  readonly mayAppend: boolean;
  readonly state: 'complete' | 'incomplete' | 'repeated' | 'to-compare' | 'returned' | 'passed' | 'replaced' | 'locked';
  /** Empty required fields. */
  readonly missing: readonly Message[];
  readonly twins: readonly DuplicateInvoice[];
  /** The state of its reading, or that it is being requested; undefined if nothing is read. */
  readonly reading: 'asked' | 'under-way' | 'read' | 'not-readable' | undefined;
  readonly paper: PaperView | undefined;
  /** How many more readings may be requested, not counting a running one; undefined if none is offered. */
  readonly againLeft: number | undefined;
  /** Read facts beyond the fields that should be checked: the parties, and whether the invoice reverses another. */
  readonly readNotes: readonly ReadNote[];
  /** The number of another package of the company that contains the invoice; undefined if none is known. */
  readonly usedIn: string | undefined;
  /** The saved invoice number by which its journey is found; empty for other documents. */
  readonly journeyNumber: string;
  /** The mark of its invoice in the tax register. */
  readonly mark: InvoiceMark | undefined;
  /**
   * False if its amount counts elsewhere, in that package or in an earlier document, or not at all, because the invoice
   * is reversed or void.
   */
  readonly counts: boolean;
  /** The state of its check; undefined if nothing was read. */
  readonly check: CheckStatus | undefined;
  readonly doubts: readonly DoubtView[];
  /** The places of the read fields on the first file, as far as they are known. */
  readonly places: readonly FieldPlace[];
  /** The sources of the reading; empty if nothing was read. */
  readonly sources: readonly Message[];
  readonly reason: string;
  readonly correction: DocumentCorrectionView | undefined;
  readonly save: SaveState;
  /** The other user's changes, during a conflict. */
  readonly differences: readonly Difference[];
}

/** A document or material, and its field, to be filled in or corrected. */
export interface CorrectionPlace {
  readonly item: string;
  readonly field: string | null;
}

/** A category without the values that are being typed and sent. */
export interface MaterialFrame {
  readonly stage: UploadStage;
  readonly materialId: string;
  readonly name: string;
  readonly required: boolean;
  /** Codes that this portal does not know. */
  readonly unrecognised: readonly string[];
  readonly limits: Material['limits'];
  /** Whether invoices may be imported from sheets. */
  readonly takesSheets: boolean;
  /** The largest first. */
  readonly sizes: readonly SizeLimit[];
  /** How many more items it accepts; undefined for any number. */
  readonly room: number | undefined;
  /** The kind of earlier documents that may be chosen for it. */
  readonly earlier: 'invoices' | 'contracts' | undefined;
  readonly templates: readonly FileReference[];
  /** Whether the templates are edited before they are signed. */
  readonly templatesEdited: boolean;
  readonly examples: readonly FileReference[];
  readonly adding: Editability;
  readonly returnedReason: string;
  /** Whether anything was given since the return. */
  readonly isAnswered: boolean;
  /** The documents that may be changed. */
  readonly openIds: readonly string[];
  readonly itemIds: readonly string[];
}

export interface MaterialView extends MaterialFrame {
  readonly items: readonly ItemView[];
  readonly tasks: readonly TaskView[];
}

export interface StageView {
  readonly stage: UploadStage;
  /** How many documents were given, and the least number needed. */
  readonly given: number;
  readonly needed: number;
  /** Counts of the given documents: those to complete or correct, those to check, and those that are being read. */
  readonly toMend: number;
  readonly toCheck: number;
  readonly reading: number;
  /** How many files are being uploaded. */
  readonly sending: number;
  /** `to-check`: everything was given, and some of it must be checked. */
  readonly state: 'optional' | 'empty' | 'partial' | 'to-check' | 'complete';
  readonly attention: boolean;
}

export interface TotalsView {
  readonly invoices: string;
  readonly contracts: string;
  readonly financing: string;
  /** How much of the financing amount the invoices cover, from 0 to 1. */
  readonly share: number;
  readonly invoicesBelow: boolean;
}

export type SavedView =
  | { readonly kind: 'nothing' | 'saving' | 'kept-here' | 'not-saved' }
  | { readonly kind: 'saved'; readonly at: number };

/** The page without what changes with each key. */
export interface PageFrame {
  readonly packageId: string;
  /** Page to which the work leads back; empty for none. */
  readonly origin: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly editable: boolean;
  /** Empty if the data is abnormal (document 2, section 8). */
  readonly steps: readonly UploadStage[];
  readonly stage: UploadStage | undefined;
  /** The materials of the shown stage. */
  readonly materialIds: readonly string[];
  /** The materials that accept pasted files. */
  readonly pasteInto: readonly string[];
  /** Uploads of any stage that ended when the portal was closed. */
  readonly unarrived: readonly Pick<
    UnfinishedView,
    'id' | 'name' | 'materialName' | 'materialId' | 'documentId' | 'stage'
  >[];
}

/** Documents that are being removed. */
export interface RemovalView {
  /** The material in which several documents are being selected. */
  readonly pickingFrom: string | undefined;
  readonly picked: ReadonlySet<string>;
  /** How many of the selected documents still exist. */
  readonly pickedCount: number;
  /** The documents that are being removed at present. */
  readonly leaving: ReadonlySet<string>;
  /** The documents that the user is asked to remove, until the answer. */
  readonly toConfirm: readonly { readonly documentId: string; readonly fileNames: readonly string[] }[];
  /** Where to continue after the removal: in the same material, at a document if one is left. */
  readonly next: { readonly materialId: string; readonly documentId: string | undefined } | undefined;
}

/** The outcome of a file that has just arrived, for screen readers. */
export interface Arrival {
  readonly name: string;
  readonly trouble: Message | undefined;
}

/** The typed values of a document that a colleague removed. */
export interface RemovedView {
  readonly documentId: string;
  readonly materialId: string;
  readonly title: string;
  readonly material: string;
  /** Who removed it; empty if the log does not say. */
  readonly by: string;
  readonly typed: readonly { readonly label: Message; readonly value: ShownValue }[];
  readonly mayAdd: boolean;
}

/** A mark as the page shows it. */
export interface MarkView extends WordMark {
  /** The number on the page and in the list, from 1 in each file. */
  readonly number: number;
  /** Whether the user's verdict could not be stored. */
  readonly failed: boolean;
}

/** The shown file, with the files beside it in the order of the page. */
export interface Preview {
  readonly fileId: string;
  /** Whether the user opened it; otherwise it is shown only if there is room beside the form. */
  readonly asked: boolean;
  readonly files: readonly FileReference[];
  /** Files of any stage that may be compared with it. */
  readonly companions: readonly FileReference[];
}

/** A sheet that is being imported, with its sent bytes; all are sent once the platform reads it. */
export interface SheetProgress {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

/** The import of invoices from sheets. */
export interface SheetsView {
  /** The category of the import; undefined while the dialog is closed. */
  readonly materialId: string | undefined;
  readonly underWay: SheetProgress | undefined;
  /** The results of the last import, one for each sheet. */
  readonly results: readonly SheetResultView[];
  readonly templateBusy: boolean;
  /** Why the template could not be loaded. */
  readonly templateFailed: Message | undefined;
}

/** The whole content of the page. */
export interface MaterialsView {
  readonly frame: PageFrame;
  /** The place where work continues for a user who opened the page without a place in the address. */
  readonly resume: CorrectionPlace | undefined;
  readonly stages: readonly StageView[];
  /** The materials of the shown stage, with their documents. */
  readonly materials: readonly MaterialView[];
  readonly totals: TotalsView;
  readonly sheets: SheetsView;
  /** Words in the package's files that the platform marked. */
  readonly marks: readonly MarkView[];
  marksOf(files: readonly FileReference[]): readonly MarkView[];
  readonly saved: SavedView;
  readonly uploading: boolean;
  /** Why uploads are paused, if there are any. */
  readonly pause: Pause | undefined;
  /** How many files are uploaded in parallel. */
  readonly parallel: number;
  readonly arrival: Arrival | undefined;
  readonly removal: RemovalView;
  /** Documents that colleagues removed while the user typed in them. */
  readonly removed: readonly RemovedView[];
  readonly preview: Preview | undefined;
  /** The choice of the shown file, for the viewer. */
  readonly previewState: FileChoice;
  material(materialId: string): MaterialFrame | undefined;
  item(documentId: string): ItemView | undefined;
  isUnfolded(documentId: string): boolean;
  /** The selected document of the shown stage, in row, form and viewer, with its material. */
  readonly openItem: { readonly documentId: string; readonly materialId: string } | undefined;
  /** The state of the check of a material's documents; undefined if none is read. */
  checkOf(materialId: string): CheckView | undefined;
  /** How many other documents of the same material wait for the user, not for a reading. */
  waitingBeside(documentId: string): number;
  /** Whether there is another document to continue with, even one that is being read. */
  hasNextBeside(documentId: string): boolean;
  /** The uploads of new documents of a material, or those for one document. */
  tasks(materialId: string, documentId?: string): readonly TaskView[];
  /** The unfinished uploads of new documents of a material, or those for one document. */
  unfinishedUploads(materialId: string, documentId?: string): readonly UnfinishedView[];
  /** The progress of the reading of a material's documents; undefined if none is being read. */
  readingOf(materialId: string): { readonly done: number; readonly total: number } | undefined;
  /** How many of its documents could not be read and may be read again, and the progress of the last joint reading. */
  rereadingOf(materialId: string): { readonly count: number; readonly round: ReadingRound | undefined };
  /** How many new documents of a material are being uploaded. */
  filesUnderWay(materialId: string): number;
}

export type MaterialsViewModel = Loading<MaterialsView>;
