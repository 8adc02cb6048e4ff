import type { MendingView } from '../shared/mending-view.ts';
import type { InvoiceType } from '../../../domain/evidence/invoice/invoice-type.ts';
import type { FileReference, Material } from '../../../domain/evidence/materials/material.ts';
import type { WordMark } from '../../../domain/evidence/marks/word-mark.ts';
import type { CheckStatus } from '../../../domain/evidence/reading/look-over.ts';
import type { ReadPlace } from '../../../domain/evidence/reading/read-place.ts';
import type { Openness } from '../../../domain/evidence/materials/openness.ts';
import type { DisplayState } from '../../../domain/evidence/materials/package-state.ts';
import type { InvoiceMark } from '../../../domain/evidence/reuse/invoice-mark.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import type { Message } from '../../../words/catalogue.ts';
import type { Loading } from '../../shared/loading.ts';
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
  /** The types of an invoice that may be chosen; none of any other field. */
  readonly types: readonly InvoiceType[];
  /** The contract number without what it may not contain, to be offered. */
  readonly offer: string | undefined;
  /** The contract number with the separators that were removed from it; empty where there were none. */
  readonly asWritten: string;
  /** It says what the file before said, and nobody has compared it with the file that is there now. */
  readonly toCompare: boolean;
  /** Where what it says was read, or what was read instead. */
  readonly read: ReadView | undefined;
}

/** Where something was read on the paper, with the number of its doubt where it has one. */
export interface FieldPlace extends ReadPlace {
  /** That of the field, or of the doubt about what stands in none. */
  readonly id: string;
  readonly number: number | undefined;
}

/** What was read for a field: the same as it says, with where it was read; or something else, which may be taken. */
export interface ReadView {
  readonly source: Message;
  /** What the paper says instead; undefined where it says the same. */
  readonly instead: { readonly value: string; readonly shown: ShownValue } | undefined;
  /** Why it should be looked at. */
  readonly doubt: Message | undefined;
}

/** Another document that is the same invoice. */
export interface Twin {
  readonly documentId: string;
  readonly name: string;
  readonly material: string;
  /** Its place among the documents of its material, counted from 1. */
  readonly row: number;
}

/** Something that was read off the paper, and whether anything speaks against it. */
export interface ReadNote {
  readonly words: Message;
  readonly doubt: Message | undefined;
  /** Where on the paper it stands; undefined where nobody knows. */
  readonly place?: ReadPlace | undefined;
}

/** Something that is to be looked at before a document is confirmed. */
export interface DoubtView {
  /** The same on the form, and on the paper where it is known where it stands; from 1. */
  readonly number: number;
  /** Undefined for what stands in no field, such as who issued it. */
  readonly field: keyof ItemFields | undefined;
  /** The key of its place on the document. */
  readonly lightId: string;
  readonly words: Message;
  /** What it is about, where no field says it. */
  readonly about?: Message;
  /** Where that stands on the paper; undefined where nobody knows, and of a field, whose place is known by itself. */
  readonly place?: ReadPlace | undefined;
  /** What may take the field's place, by one press. */
  readonly offer: { readonly value: string; readonly shown: ShownValue } | undefined;
}

/** The ways of looking at a material's documents, once some of them are read. */
export const checkTabs = ['all', 'to-check', 'confirmable', 'reading', 'checked'] as const;
export type CheckTab = (typeof checkTabs)[number];

/** How far the documents of a material have come past the eyes of whoever checks them. */
export interface CheckView {
  readonly tab: CheckTab;
  readonly counts: Readonly<Record<CheckTab, number>>;
  /** Those that the tab shows, and the one that stands open. */
  readonly shownIds: readonly string[];
  /** Those that are confirmed together: whose checks all hold. */
  readonly confirmableIds: readonly string[];
}

/** What two people made of the same thing. */
export interface Difference {
  readonly label: Message;
  readonly mine: ShownValue;
  readonly theirs: ShownValue;
}

export interface ItemView {
  readonly documentId: string;
  readonly title: string;
  readonly files: readonly FileReference[];
  readonly fields: readonly FieldView[];
  readonly open: Openness;
  readonly mayAppend: boolean;
  readonly state: 'complete' | 'incomplete' | 'repeated' | 'to-compare' | 'returned' | 'passed' | 'replaced' | 'locked';
  /** What is still to be filled in. */
  readonly missing: readonly Message[];
  readonly twins: readonly Twin[];
  /** How its reading stands, or that this is being found out; undefined where nothing is read of it. */
  readonly reading: 'asked' | 'under-way' | 'read' | 'not-readable' | undefined;
  /**
   * How many times it may still be read once more, or might before it was last asked for; undefined where that is not
   * offered.
   */
  readonly againLeft: number | undefined;
  /** What was read and should be looked at beyond the fields: who stands on it, and whether it takes another back. */
  readonly readNotes: readonly ReadNote[];
  /**
   * The number of another package of the company that has the invoice before this one; undefined where none is known.
   */
  readonly usedIn: string | undefined;
  /** The saved invoice number by which its trail is found; empty for other documents. */
  readonly journeyNumber: string;
  /** What the tax register says against its invoice. */
  readonly mark: InvoiceMark | undefined;
  /**
   * False where what it says counts elsewhere, in that package or in a document before it, or nowhere, as it is red or
   * void.
   */
  readonly counts: boolean;
  /** How it stands on its way past the clerk's eyes; undefined where nothing was read of it. */
  readonly check: CheckStatus | undefined;
  readonly doubts: readonly DoubtView[];
  /** Where on the paper of its first file fields were read; none of what has no known place. */
  readonly places: readonly FieldPlace[];
  /** Where it was read; none where nothing was. */
  readonly sources: readonly Message[];
  readonly reason: string;
  readonly mending: MendingView | undefined;
  readonly save: SaveState;
  /** What somebody else has changed, while a conflict waits to be settled. */
  readonly differences: readonly Difference[];
}

/** A document or material, and the field of it, that is to be filled in or mended. */
export interface MendPlace {
  readonly item: string;
  readonly field: string | null;
}

/** A category apart from what is being typed and sent in it. */
export interface MaterialFrame {
  readonly stage: UploadStage;
  readonly materialId: string;
  readonly name: string;
  readonly required: boolean;
  /** Codes that this portal does not know. */
  readonly unrecognised: readonly string[];
  readonly limits: Material['limits'];
  /** Invoices may come in sheets, many at once. */
  readonly takesSheets: boolean;
  /** The largest first. */
  readonly sizes: readonly SizeLimit[];
  /** How many items may still come; undefined for any number. */
  readonly room: number | undefined;
  /** What of it the company may have given before, to be chosen again. */
  readonly earlier: 'invoices' | 'contracts' | undefined;
  readonly templates: readonly FileReference[];
  /** They are edited before they are signed. */
  readonly templatesEdited: boolean;
  readonly examples: readonly FileReference[];
  readonly adding: Openness;
  readonly returnedReason: string;
  /** Something was given since it was returned. */
  readonly answered: boolean;
  /** What was given and may be changed. */
  readonly openIds: readonly string[];
  readonly itemIds: readonly string[];
}

export interface MaterialView extends MaterialFrame {
  readonly items: readonly ItemView[];
  readonly tasks: readonly TaskView[];
}

export interface StageView {
  readonly stage: UploadStage;
  /** How many documents were given, and how many are needed at least. */
  readonly given: number;
  readonly needed: number;
  /**
   * Counts of the given documents: those to complete or correct, those to check, and those that machines are reading.
   */
  readonly toMend: number;
  readonly toCheck: number;
  readonly reading: number;
  /** Files that are on their way. */
  readonly sending: number;
  /** `to-check`: everything is there, and somebody has to look at some of it. */
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

/** The page apart from what changes with every key. */
export interface PageFrame {
  readonly packageId: string;
  readonly state: DisplayState;
  readonly stateCode: string;
  readonly editable: boolean;
  /** None: the data is abnormal (document 2, section 8). */
  readonly steps: readonly UploadStage[];
  readonly stage: UploadStage | undefined;
  /** Those of the stage shown. */
  readonly materialIds: readonly string[];
  /** Those that take what is pasted. */
  readonly pasteInto: readonly string[];
  /** Files that were on their way when the portal was closed, in whichever stage. */
  readonly unarrived: readonly Pick<
    UnfinishedView,
    'id' | 'name' | 'materialName' | 'materialId' | 'documentId' | 'stage'
  >[];
}

/** Documents on their way out of the package. */
export interface RemovalView {
  /** The material of which several are being picked. */
  readonly pickingFrom: string | undefined;
  readonly picked: ReadonlySet<string>;
  /** Those of the picked that are still there. */
  readonly pickedCount: number;
  /** What is being removed just now. */
  readonly leaving: ReadonlySet<string>;
  /** Those whose removal waits for a yes. */
  readonly asked: readonly { readonly documentId: string; readonly fileNames: readonly string[] }[];
  /** Where one goes on once those are gone: in the same material, and to a document where one is left. */
  readonly next: { readonly materialId: string; readonly documentId: string | undefined } | undefined;
}

/** The outcome of a file that has just arrived, for screen readers. */
export interface Arrival {
  readonly name: string;
  readonly trouble: Message | undefined;
}

/** What somebody typed in a document that a colleague removed. */
export interface RemovedView {
  readonly documentId: string;
  readonly materialId: string;
  readonly title: string;
  readonly material: string;
  /** Who removed it; empty where the log does not say. */
  readonly by: string;
  readonly typed: readonly { readonly label: Message; readonly value: ShownValue }[];
  readonly mayAdd: boolean;
}

/** Sheets of invoices that are being imported. */
/** A mark as the page shows it. */
export interface MarkView extends WordMark {
  /** The same on the paper and in the list; from 1 on each file. */
  readonly number: number;
  /** What was said of it could not be kept. */
  readonly failed: boolean;
}

/** A file that is looked at, with those beside it, in the order of the page. */
export interface Preview {
  readonly fileId: string;
  /** The user wants to see it; otherwise it only shows where there is room beside the form. */
  readonly asked: boolean;
  readonly files: readonly FileReference[];
  /** What may be laid beside it, of whatever stage. */
  readonly companions: readonly FileReference[];
}

/** A sheet on its way: how much of it has been sent, in bytes; all of it, once the platform reads it. */
export interface SheetUnderWay {
  readonly name: string;
  readonly sent: number;
  readonly size: number;
}

/** Invoices that come in sheets. */
export interface SheetsView {
  /** The category that they are for; undefined while nobody imports any. */
  readonly materialId: string | undefined;
  readonly underWay: SheetUnderWay | undefined;
  /** The result of the last import. */
  readonly result: SheetResultView | undefined;
  readonly templateBusy: boolean;
  /** Why the template could not be had. */
  readonly templateFailed: Message | undefined;
}

/** Everything that the page shows. */
export interface MaterialsView {
  readonly frame: PageFrame;
  /** Where work goes on for somebody who came without naming a place. */
  readonly resume: MendPlace | undefined;
  readonly stages: readonly StageView[];
  /** Those of the stage that is shown, whole. */
  readonly materials: readonly MaterialView[];
  readonly totals: TotalsView;
  readonly sheets: SheetsView;
  /** Words on the package's papers that the platform's machine marked. */
  readonly marks: readonly MarkView[];
  marksOf(files: readonly FileReference[]): readonly MarkView[];
  readonly saved: SavedView;
  readonly uploading: boolean;
  /** Why no file goes on, where some are on their way. */
  readonly pause: Pause | undefined;
  /** How many files travel at once. */
  readonly parallel: number;
  readonly arrival: Arrival | undefined;
  readonly removal: RemovalView;
  /** What colleagues removed while one typed in it. */
  readonly removed: readonly RemovedView[];
  readonly preview: Preview | undefined;
  /** The same for the viewer, which may ask for another file. */
  readonly paper: FileChoice;
  material(materialId: string): MaterialFrame | undefined;
  item(documentId: string): ItemView | undefined;
  isUnfolded(documentId: string): boolean;
  /** The selected document of the stage that is shown, in row, form and viewer, and the material that it lies in. */
  readonly openItem: { readonly documentId: string; readonly materialId: string } | undefined;
  /** How far the documents of a material have been checked; undefined where nothing of it is read. */
  checkOf(materialId: string): CheckView | undefined;
  /** How many other documents of the same material wait for somebody; none of those that machines are at. */
  waitingBeside(documentId: string): number;
  /** Whether there is another to go on to, be it one that machines are at. */
  goesOnBeside(documentId: string): boolean;
  /** Files on their way into new documents of a material, or into one document. */
  tasks(materialId: string, documentId?: string): readonly TaskView[];
  /** What was cut off by a closed portal: of new documents, or of one. */
  unfinished(materialId: string, documentId?: string): readonly UnfinishedView[];
  /** How far the reading of a material's documents has come; undefined where nothing is being read. */
  readingOf(materialId: string): { readonly done: number; readonly total: number } | undefined;
  /**
   * How many of its documents nothing could be read of that may be read once more together, and what came of those that
   * were.
   */
  againOf(materialId: string): { readonly count: number; readonly round: ReadingRound | undefined };
  /** How many new documents of a material are on their way. */
  filesUnderWay(materialId: string): number;
}

export type MaterialsViewModel = Loading<MaterialsView>;
