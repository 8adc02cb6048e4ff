import { haveSameFiles } from '../../../../domain/evidence/materials/correction.ts';
import { itemProblems, type ItemProblem } from '../../../../domain/evidence/materials/item-problems.ts';
import { documentNumber } from '../../../../domain/evidence/materials/document-content.ts';
import {
  isFromSheet,
  itemTitle,
  type Material,
  type MaterialItem,
} from '../../../../domain/evidence/materials/material.ts';
import { itemOpenness, type Openness, type OpennessContext } from '../../../../domain/evidence/materials/openness.ts';
import { readableReason } from '../../../../domain/platform/reason-separators.ts';
import type { PageConfig } from '../../../../domain/platform/page-config.ts';
import { selectableInvoiceTypes } from '../../../../domain/evidence/invoice/invoice-type.ts';
import { withoutSeparators } from '../../../../domain/evidence/trade-contract/contract-number.ts';
import type { FileClarity } from '../../../../domain/uploads/picture-clarity.ts';
import { lastResultOf, type FileReading } from '../../../../domain/evidence/reading/file-reading.ts';
import { isExcludedFromTotals } from '../../../../domain/evidence/materials/submit-check.ts';
import type { InvoiceMark } from '../../../../domain/evidence/reuse/invoice-mark.ts';
import type { PlainDate } from '../../../../domain/calendar/plain-date.ts';
import { message } from '../../../../words/catalogue.ts';
import { problemWords } from '../../shared/problem-words.ts';
import { itemFieldsOf } from '../../shared/field-kinds.ts';
import type { ItemEditor } from '../editing/item-editor.ts';
import { typedContent, fieldsOf, type ItemFields } from '../../shared/item-fields.ts';
import type { Difference, FieldView, ItemView, Twin } from '../materials-view-model.ts';
import type { SaveState } from '../editing/save-state.ts';
import { checkStatusOf } from '../../../../domain/evidence/reading/look-over.ts';
import { doubtViews, sourcesOf } from './doubt-views.ts';
import { clarityNotes, placeViews, readingState, readNotes, readViews } from './reading-views.ts';
import { mendingView } from '../../shared/mending-view.ts';
import { shownValue, type ShownValue } from '../../shared/shown-value.ts';

/** What a platform decides about its materials. */
export type MaterialTerms = Pick<PageConfig, 'digitalGeneralInvoice' | 'reasonSeparators'>;

export interface ItemSources {
  readonly item: MaterialItem;
  readonly material: Material;
  readonly editor: ItemEditor | undefined;
  readonly context: OpennessContext;
  readonly today: PlainDate;
  /** Whether something wrong with a field may be said by now. */
  readonly mayTell: (field: keyof ItemFields, empty: boolean) => boolean;
  /** Where the same invoice stands in the package once more. */
  readonly twins: readonly Twin[];
  /** What still says what the file before said. */
  readonly toCompare: readonly (keyof ItemFields)[];
  readonly terms: MaterialTerms;
  /** What the back end reads of its file; undefined where it does not. */
  readonly reading: FileReading | undefined;
  /** Whether it is still being found out if it is read. */
  readonly asked: boolean;
  /** The package that has the invoice before this one. */
  readonly usedIn: string | undefined;
  /** What the tax register says against the invoice. */
  readonly mark: InvoiceMark | undefined;
  /** The same invoice stands in the package before it. */
  readonly isRepeat: boolean;
  /** Whether somebody has confirmed that it says what stands there. */
  readonly confirmed: (item: MaterialItem, fields: ItemFields) => boolean;
  /** How clear its picture is, where anybody looks. */
  readonly clarity: FileClarity | undefined;
}

type FieldSources = Pick<ItemSources, 'item' | 'editor' | 'mayTell' | 'twins' | 'toCompare' | 'terms' | 'reading'>;

function fieldViews(
  { item, editor, mayTell, twins, toCompare, terms, reading }: FieldSources,
  fields: ItemFields,
  problems: readonly ItemProblem[],
): readonly FieldView[] {
  const [twin] = twins;
  const read = readViews(reading, item, fields);
  return itemFieldsOf(item, fields).map(({ id, kind, label, required, problemField }) => {
    const value = fields[id];
    const problem = problems.find((each) => each.field === problemField);
    const bare = withoutSeparators(value);
    // What cannot be taken as it is says so first; the contract number's own rule says the same in fewer words.
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
      // Nothing is scolded before its time.
      problem: wrong && mayTell(id, value === '') ? wrong : undefined,
      types: kind === 'invoice-type' ? selectableInvoiceTypes(terms.digitalGeneralInvoice, value) : [],
      offer: problem?.because === 'contract-number-format' && bare !== '' ? bare : undefined,
      toCompare: toCompare.includes(id),
      asWritten: id === 'contractNumber' ? fields.contractAsWritten : '',
      read: read.get(id),
    };
  });
}

const names = ({ files }: MaterialItem): ShownValue => ({
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
    : [{ label: message('materials.file'), mine: names(item), theirs: names(theirs) }, ...fields];
}

function stateOf(
  item: MaterialItem,
  open: Openness,
  complete: boolean,
  repeated: boolean,
  toCompare: boolean,
): ItemView['state'] {
  // Nothing is left to be filled in, and yet it cannot stand beside the other.
  if (complete && repeated && open.open) return 'repeated';
  if (complete && toCompare) return 'to-compare';
  if (item.replaced || (item.changedSinceReturn && open.open && open.because !== 'being-assembled'))
    return complete ? 'replaced' : 'incomplete';
  if (item.result === 'NOPASS') return 'returned';
  if (item.result === 'PASS') return 'passed';
  if (!open.open) return 'locked';
  return complete ? 'complete' : 'incomplete';
}

/** One document as it is shown and filled in. */
export function itemView({
  item,
  material,
  editor,
  context,
  today,
  mayTell,
  twins,
  toCompare,
  terms,
  reading,
  asked,
  clarity,
  usedIn,
  mark,
  isRepeat,
  confirmed,
}: ItemSources): ItemView {
  const open = itemOpenness(item, material, context);
  const fields = editor?.fields ?? fieldsOf(item);
  const problems = itemProblems({ files: item.files, content: typedContent(item, fields) }, today);
  const save: SaveState = editor?.save ?? { kind: 'saved' };
  const shown = fieldViews({ item, editor, mayTell, twins, toCompare, terms, reading }, fields, problems);
  const complete = problems.length === 0 && save.kind !== 'withheld';
  const isConfirmed = confirmed(item, fields);
  // Who has said that it says what stands there is not asked again, until something else stands there.
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
    reading: asked && open.open && !complete ? 'asked' : readingState(reading),
    againLeft: open.open ? lastResultOf(reading)?.againLeft : undefined,
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
    mending: mendingView(item),
    save,
    differences: save.kind === 'refused' && save.theirs ? differencesOf(item, fields, save.theirs, save.contested) : [],
  };
}
