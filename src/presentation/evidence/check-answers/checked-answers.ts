import type { Conflict, MissingPart } from '../../../application/ports/evidence/package-submission.ts';
import type { ExpectedDay } from '../../../domain/calendar/working-days.ts';
import { heldView, type HeldView } from '../shared/held-view.ts';
import type { PackageRestriction } from '../../../domain/evidence/materials/package-restriction.ts';
import { itemsWithUnrelatedChanges } from '../../../domain/evidence/materials/mending.ts';
import { opennessContext } from '../../../domain/evidence/materials/openness.ts';
import type { displayStateOf } from '../../../domain/evidence/materials/package-state.ts';
import type { ReasonSeparators } from '../../../domain/platform/reason-separators.ts';
import type { MaterialItem } from '../../../domain/evidence/materials/material.ts';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { unclearNotes } from '../shared/unclear-notes.ts';
import type { SubmitCheck } from '../../../domain/evidence/materials/submit-check.ts';
import { message, type Message } from '../../../words/catalogue.ts';
import type { Placed } from '../shared/placed.ts';
import type { Failure } from '../../shared/failure.ts';
import type { Loading } from '../../shared/loading.ts';
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

/** `not-checked`: the back end could not be asked whether it would take the package, and nothing was submitted. */
export type CheckTrouble =
  | Conflict
  | { readonly because: 'not-checked'; readonly failure: Failure }
  | { readonly because: 'failed'; readonly failure: Failure };

export interface CheckAnswersViewModel {
  readonly content: Loading<CheckedPackage>;
  readonly check: SubmitCheck;
  readonly state: ReturnType<typeof displayStateOf>;
  /** Files that are still on their way. */
  readonly underWay: number;
  /** Names of files that were given and did not arrive. */
  readonly missed: readonly string[];
  readonly maySubmit: boolean;
  /** A question that must be answered with yes before submitting (document 1, section 5). */
  readonly warningsAsked: boolean;
  readonly submitting: boolean;
  /** A colleague has changed something since; what is shown is what one has seen. */
  readonly outdated: boolean;
  readonly trouble: CheckTrouble | undefined;
  readonly shown: ShownAnswers | undefined;
}

export interface ShownAnswers {
  readonly facts: PackageFacts;
  readonly blockers: readonly BlockerView[];
  /** Why it cannot be said that everything is in place. */
  readonly doubts: readonly Message[];
  readonly tips: readonly Message[];
  /** What is asked about before submitting. */
  readonly questions: readonly Message[];
  readonly stages: readonly AnswerStageView[];
  readonly expected: ExpectedDay | undefined;
  readonly expectedMissing: boolean;
  /** Who has it, and until when, where it cannot be submitted here. */
  readonly standing: readonly Message[];
  readonly stateCode: string;
  /** Which agreement keeps it from being handed in, why, and where to go. */
  readonly held: HeldView | undefined;
  /** What machines read and nobody confirmed; said, and no bar. */
  readonly unconfirmed: UnconfirmedView;
  /** Documents whose picture is not clear, with what to do about it; said, and no bar. */
  readonly unclear: readonly (LinkedDocument & { readonly words: Message; readonly advice: Message | undefined })[];
  /** Documents that were changed without what their reasons are about; said, and no bar. */
  readonly beside: readonly LinkedDocument[];
  /** What is being read just now. */
  readonly beingRead: readonly LinkedDocument[];
  /** Nothing keeps it from being submitted but what is being read, or on its way. */
  readonly waitsForReading: boolean;
  /** Neither state nor role keep it from being submitted. */
  readonly editable: boolean;
}

/** What was found in a package beside what it holds. */
export interface AnswerFindings {
  readonly check: SubmitCheck;
  /** Documents whose file was replaced, and whose values nobody has compared with it. */
  readonly toCompare: readonly Placed[];
  readonly missing: readonly MissingPart[];
  readonly unconfirmed: UnconfirmedView;
  readonly clarity: (item: MaterialItem) => FileClarity | undefined;
  readonly beingRead: readonly Placed[];
  readonly sending: ComingAnswers['sending'];
  readonly originals: ReadonlyMap<string, OriginalAction>;
  readonly standing: readonly Message[];
  readonly held: PackageRestriction | undefined;
  readonly who: { readonly isMain?: boolean | undefined } | undefined;
  readonly editable: boolean;
  readonly separators: ReasonSeparators;
}

function unclearView(
  placed: Placed,
  clarity: FileClarity | undefined,
  evidence: CheckedPackage['evidence'],
): ShownAnswers['unclear'] {
  return unclearNotes(clarity, placed.item.content.kind).map(({ words, doubt }) => ({
    ...linkedDocument(placed, evidence),
    words,
    advice: doubt,
  }));
}

/** The page, in words and ways. */
export function shownAnswers(
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
    held,
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
    held: editable && held ? heldView(held, who) : undefined,
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
    stages: answerStages(evidence, opennessContext(evidence, materials), uses, coming, originals),
  };
}
