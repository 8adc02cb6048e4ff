import { haveSameFiles } from '../../../../domain/evidence/materials/correction.ts';
import { itemProblems, type ItemProblem } from '../../../../domain/evidence/materials/item-problems.ts';
import { documentNumber } from '../../../../domain/evidence/materials/document-content.ts';
import {
  isFromSheet,
  itemTitle,
  type Material,
  type MaterialItem,
} from '../../../../domain/evidence/materials/material.ts';
import {
  itemEditability,
  type Editability,
  type EditabilityContext,
} from '../../../../domain/evidence/materials/editability.ts';
import { readableReason } from '../../../../domain/platform/reason-separators.ts';
import type { PageConfig } from '../../../../domain/platform/page-config.ts';
import { selectableInvoiceTypes } from '../../../../domain/evidence/invoice/invoice-type.ts';
import { withoutSeparators } from '../../../../domain/text/without-separators.ts';
import type { FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { lastResultOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import { isExcludedFromTotals } from '../../../../domain/evidence/materials/submit-check.ts';
import type { InvoiceMark } from '../../../../domain/evidence/reuse/invoice-mark.ts';
import type { PlainDate } from '../../../../domain/calendar/plain-date.ts';
import { message } from '../../../../words/catalogue.ts';
import { problemWords } from '../../shared/problem-words.ts';
import { itemFieldsOf } from '../../shared/field-kinds.ts';
import type { ItemEditor } from '../editing/item-editor.ts';
import { toContent, fieldsOf, type ItemFields } from '../../shared/item-fields.ts';
import type { Difference, FieldView, ItemView, PaperView, DuplicateInvoice } from '../materials-view-model.ts';
import type { SaveState } from '../editing/save-state.ts';
import { checkStatusOf } from '../../../../domain/evidence/reading/reading-check.ts';
import { doubtViews, sourcesOf } from './doubt-views.ts';
import { clarityNotes, placeViews, readingState, readNotes, readViews } from './reading-views.ts';
import { documentCorrectionView } from '../../shared/document-correction-view.ts';
import { shownValue, type ShownValue } from '../../shared/shown-value.ts';

/** A platform's terms for materials. */
export type MaterialTerms = Pick<PageConfig, 'digitalGeneralInvoice' | 'reasonSeparators'>;

export interface ItemSources {
  readonly item: MaterialItem;
  readonly material: Material;
  readonly editor: ItemEditor | undefined;
  readonly context: EditabilityContext;
  readonly today: PlainDate;
  /** Whether a problem of a field may be shown by now. */
  readonly mayShow: (field: keyof ItemFields, empty: boolean) => boolean;
  /** Other documents of the package with the same invoice. */
  readonly twins: readonly DuplicateInvoice[];
  /** Fields whose values come from a replaced file. */
  readonly toCompare: readonly (keyof ItemFields)[];
  readonly terms: MaterialTerms;
  /** The reading of its file; undefined if it is not read. */
  readonly reading: FileReading | undefined;
  /** Whether it is still unknown if it is read. */
  readonly isReadingUnknown: boolean;
  /** The package that already contains the invoice. */
  readonly usedIn: string | undefined;
  /** The mark of the invoice in the tax register. */
  readonly mark: InvoiceMark | undefined;
  /** Whether an earlier document of the package has the same invoice. */
  readonly isRepeat: boolean;
  /** Whether a user has confirmed its values. */
  readonly hasConfirmation: (item: MaterialItem, fields: ItemFields) => boolean;
  /** The clarity of its picture, if it was checked. */
  readonly clarity: FileClarity | undefined;
  /** The finding about the whole file, if the user has to decide on it. */
  readonly paper: PaperView | undefined;
}

type FieldSources = Pick<ItemSources, 'item' | 'editor' | 'mayShow' | 'twins' | 'toCompare' | 'terms' | 'reading'>;

function fieldViews(
  { item, editor, mayShow, twins, toCompare, terms, reading }: FieldSources,
  fields: ItemFields,
  problems: readonly ItemProblem[],
): readonly FieldView[] {
  const [twin] = twins;
  const read = readViews(reading, item, fields);
  return itemFieldsOf(item, fields).map(({ id, kind, label, required, problemField }) => {
    const value = fields[id];
    const problem = problems.find((each) => each.field === problemField);
    const bare = withoutSeparators(value);
    // If a value cannot be saved, that message comes first. The contract number's own rule has a shorter message for
    // the same problem.
    const withheld = problem?.because === 'contract-number-format' ? undefined : editor?.withheld.get(id);
    const wrong =
      withheld ??
      (problem ? problemWords(problem) : twin && id === 'number' ? message('materials.same-invoice', twin) : undefined);
    return {
      id,
      kind,
      label: message(label),
      value,
      shown: shownValue({ id, kind }, value),
      required,
      // Problems are not shown before the user could correct them.
      problem: wrong && mayShow(id, value === '') ? wrong : undefined,
      types: kind === 'invoice-type' ? selectableInvoiceTypes(terms.digitalGeneralInvoice, value) : [],
      offer: problem?.because === 'contract-number-format' && bare !== '' ? bare : undefined,
      toCompare: toCompare.includes(id),
      asWritten: id === 'contractNumber' ? fields.contractAsWritten : '',
      read: read.get(id),
    };
  });
}

const fileNames = ({ files }: MaterialItem): ShownValue => ({
  kind: 'text',
  text: files.map((file) => file.name).join(' '),
});

function differencesOf(
  item: MaterialItem,
  mine: ItemFields,
  theirs: MaterialItem,
  contested: readonly (keyof ItemFields)[],
): readonly Difference[] {
  const other = fieldsOf(theirs);
  const fields = itemFieldsOf(theirs, other).flatMap(({ id, kind, label }): Difference[] =>
    !contested.includes(id)
      ? []
      : [
          {
            label: message(label),
            mine: shownValue({ id, kind }, mine[id]),
            theirs: shownValue({ id, kind }, other[id]),
          },
        ],
  );
  return haveSameFiles(item, theirs)
    ? fields
    : [{ label: message('materials.file'), mine: fileNames(item), theirs: fileNames(theirs) }, ...fields];
}

function stateOf(
  item: MaterialItem,
  open: Editability,
  complete: boolean,
  repeated: boolean,
  toCompare: boolean,
): ItemView['state'] {
  // All fields are filled in, and yet the document cannot stay beside the other.
  if (complete && repeated && open.open) return 'repeated';
  if (complete && toCompare) return 'to-compare';
  if (item.replaced || (item.changedSinceReturn && open.open && open.because !== 'being-assembled'))
    return complete ? 'replaced' : 'incomplete';
  if (item.result === 'NOPASS') return 'returned';
  if (item.result === 'PASS') return 'passed';
  if (!open.open) return 'locked';
  return complete ? 'complete' : 'incomplete';
}

/** The view of one document, shown and filled in. */
export function itemView({
  item,
  material,
  editor,
  context,
  today,
  mayShow,
  twins,
  toCompare,
  terms,
  reading,
  isReadingUnknown,
  clarity,
  usedIn,
  mark,
  isRepeat,
  hasConfirmation,
  paper,
}: ItemSources): ItemView {
  const open = itemEditability(item, material, context);
  const fields = editor?.fields ?? fieldsOf(item);
  const problems = itemProblems({ files: item.files, content: toContent(item, fields) }, today);
  const save: SaveState = editor?.save ?? { kind: 'saved' };
  const shown = fieldViews({ item, editor, mayShow, twins, toCompare, terms, reading }, fields, problems);
  const complete = problems.length === 0 && save.kind !== 'withheld';
  const isConfirmed = hasConfirmation(item, fields);
  // A confirmed document is not questioned again until a value changes.
  const isDecided = isConfirmed && complete && toCompare.length === 0;
  const notes = open.open ? readNotes(reading).map((note) => (isDecided ? { ...note, doubt: undefined } : note)) : [];
  const doubts = open.open && !isDecided ? doubtViews({ item, fields, views: shown, notes, reading }) : [];
  return {
    check: open.open
      ? checkStatusOf({
          reading,
          toMend: item.result === 'NOPASS' && !item.changedSinceReturn && item.replaced === undefined,
          complete: complete && twins.length === 0 && toCompare.length === 0,
          asRead: usedIn === undefined && mark === undefined && shown.every(({ read }) => read?.instead === undefined),
          confirmed: isConfirmed,
        })
      : undefined,
    doubts,
    places: placeViews(reading, doubts),
    sources:
      item.origin === 'trade'
        ? [message('reuse.from-trade')]
        : isFromSheet(item)
          ? [message('sheets.source')]
          : sourcesOf(reading),
    usedIn,
    journeyNumber: item.documentType === 'BUSI_INVOICE' ? documentNumber(item.content) : '',
    mark,
    counts: !isExcludedFromTotals({ usedIn, mark }) && !isRepeat,
    documentId: item.documentId,
    title: itemTitle(item),
    files: item.files,
    fields: shown,
    open,
    twins,
    reading: isReadingUnknown && open.open && !complete ? 'asked' : readingState(reading),
    // Reading again would find the same invoices.
    againLeft: open.open && paper?.kind !== 'several' ? lastResultOf(reading)?.againLeft : undefined,
    paper: open.open ? paper : undefined,
    readNotes: open.open
      ? [
          ...clarityNotes(clarity, item.content.kind),
          ...(isFromSheet(item) ? [{ words: message('sheets.no-picture'), doubt: undefined }] : []),
          ...notes,
        ]
      : [],
    mayAppend: open.open && item.documentType === 'BUSI_CONTRACT' && item.files.length < material.limits.maximumFiles,
    state: stateOf(item, open, complete, twins.length > 0, toCompare.length > 0),
    missing: open.open ? shown.filter((field) => field.required && field.value === '').map((field) => field.label) : [],
    reason:
      item.result === 'NOPASS' || item.changedSinceReturn ? readableReason(item.reason, terms.reasonSeparators) : '',
    correction: documentCorrectionView(item),
    save,
    differences: save.kind === 'refused' && save.theirs ? differencesOf(item, fields, save.theirs, save.contested) : [],
  };
}
