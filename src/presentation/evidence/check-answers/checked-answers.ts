import type { Conflict, MissingPart } from '../../../application/ports/evidence/package-submission.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import { restrictionView, type RestrictionView } from '../shared/restriction-view.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import { itemsWithUnrelatedChanges } from '../../../domain/evidence/materials/document-correction.ts';
import { editabilityContext } from '../../../domain/evidence/materials/editability.ts';
import type { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import type { ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { unclearNotes } from '../shared/unclear-notes.ts';
import type { SubmitCheck } from '../../../domain/evidence/materials/submit-check.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { ItemWithMaterial } from '../shared/item-with-material.ts';
import type { Failure } from '../../shared/failure.ts';
import type { Loading } from '../../shared/load-state.ts';
import { blockerViews } from './blocker-views.ts';
import {
  answerStages,
  doubtWords,
  packageFacts,
  tipWords,
  warningWords,
  type AnswerStageView,
  type BlockerView,
  type ComingAnswers,
  type PackageFacts,
} from './check-answers-view-model.ts';
import type { OriginalAction } from './original-invoices.ts';
import type { CheckedPackage } from './checked-package.ts';
import { linkedDocument, type LinkedDocument, type UnconfirmedView } from './unconfirmed-views.ts';

/** `not-checked`: the back end could not be asked whether it accepts the package, and nothing was submitted. */
export type CheckTrouble =
  | Conflict
  | { readonly because: 'not-checked'; readonly failure: Failure }
  | { readonly because: 'failed'; readonly failure: Failure };

export interface CheckAnswersViewModel {
  readonly content: Loading<CheckedPackage>;
  readonly check: SubmitCheck;
  readonly state: ReturnType<typeof displayStateOf>;
  /** How many files are being uploaded. */
  readonly underWay: number;
  /** Names of files whose upload failed. */
  readonly missed: readonly string[];
  readonly maySubmit: boolean;
  /** Whether the user is asked to confirm the warnings before submitting (document 1, section 5). */
  readonly warningsAsked: boolean;
  readonly submitting: boolean;
  /** Whether a colleague has changed something since; the page still shows the previous state. */
  readonly outdated: boolean;
  readonly trouble: CheckTrouble | undefined;
  readonly shown: ShownAnswers | undefined;
}

export interface ShownAnswers {
  readonly facts: PackageFacts;
  readonly blockers: readonly BlockerView[];
  /** Why the package cannot be called complete. */
  readonly doubts: readonly Message[];
  readonly tips: readonly Message[];
  /** The questions to confirm before submitting. */
  readonly questions: readonly Message[];
  readonly stages: readonly AnswerStageView[];
  readonly expected: ExpectedDay | undefined;
  readonly expectedMissing: boolean;
  /** The holder and the deadline, if the package cannot be submitted here. */
  readonly standing: readonly Message[];
  readonly stateCode: string;
  /** The restriction that prevents the submission, with its reason and remedy. */
  readonly restriction: RestrictionView | undefined;
  /** Documents that were read and not confirmed; they do not prevent the submission. */
  readonly unconfirmed: UnconfirmedView;
  /** Documents with an unclear picture, and what to do about it; they do not prevent the submission. */
  readonly unclear: readonly (LinkedDocument & { readonly words: Message; readonly advice: Message | undefined })[];
  /** Documents that were changed in other fields than their reasons name; they do not prevent the submission. */
  readonly beside: readonly LinkedDocument[];
  /** Documents that are being read. */
  readonly beingRead: readonly LinkedDocument[];
  /** Whether only running readings and uploads prevent the submission. */
  readonly waitsForReading: boolean;
  /** Whether state and role allow the submission. */
  readonly editable: boolean;
}

/** The findings about a package, besides its content. */
export interface AnswerFindings {
  readonly check: SubmitCheck;
  /** Documents with a replaced file, if their values were not compared with the new file. */
  readonly toCompare: readonly ItemWithMaterial[];
  readonly missing: readonly MissingPart[];
  readonly unconfirmed: UnconfirmedView;
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
  readonly beingRead: readonly ItemWithMaterial[];
  readonly sending: ComingAnswers['sending'];
  readonly originals: ReadonlyMap<string, OriginalAction>;
  readonly standing: readonly Message[];
  readonly restriction: PackageRestriction | undefined;
  readonly who: { readonly isMain?: boolean | undefined } | undefined;
  readonly editable: boolean;
  readonly separators: ReasonSeparators;
}

function unclearView(
  placed: ItemWithMaterial,
  clarity: FileClarity | undefined,
  evidence: CheckedPackage['evidence'],
): ShownAnswers['unclear'] {
  return unclearNotes(clarity, placed.item.content.kind).map(({ words, doubt }) => ({
    ...linkedDocument(placed, evidence),
    words,
    advice: doubt,
  }));
}

/** The view of the page. */
export function answersView(
  { evidence, materials, expected, expectedMissing, uses, needed }: CheckedPackage,
  {
    check,
    toCompare,
    missing,
    unconfirmed,
    clarity,
    beingRead,
    sending,
    originals,
    standing,
    restriction,
    who,
    editable,
    separators,
  }: AnswerFindings,
): ShownAnswers {
  const coming: ComingAnswers = { sending, beingRead: new Set(beingRead.map(({ item }) => item.documentId)) };
  const blockers = blockerViews(
    { blockers: check.blockers, toCompare, missing, separators, coming },
    evidence,
    materials,
  );
  return {
    facts: packageFacts(evidence),
    expected,
    expectedMissing,
    standing,
    stateCode: evidence.state,
    editable,
    restriction: editable && restriction ? restrictionView(restriction, who) : undefined,
    blockers,
    unconfirmed,
    beside: materials.flatMap((material) =>
      itemsWithUnrelatedChanges([material]).map((item) => linkedDocument({ item, material }, evidence)),
    ),
    unclear: materials.flatMap((material) =>
      material.items.flatMap((item) => unclearView({ item, material }, clarity(item), evidence)),
    ),
    beingRead: beingRead.map((placed) => linkedDocument(placed, evidence)),
    waitsForReading: blockers.length === 0 && check.blockers.length > 0,
    doubts: [...(needed ? [] : [message('check.not-needed')]), ...check.doubts.map(doubtWords)],
    tips: check.warnings.map((warning) => tipWords(warning, materials, coming)),
    questions: check.warnings.filter((warning) => warning.asks).map(warningWords),
    stages: answerStages(evidence, editabilityContext(evidence, materials), uses, coming, originals),
  };
}
