import type { ReviewStage } from '../../domain/evidence/materials/package-machine.ts';
import type { QueuedFile, QueuedMaterial, QueuedPackage } from '../api/sandbox-answers.ts';
import type { Actor } from '../shared/actors.ts';
import type { Shelf } from '../shared/package-shelf.ts';
import { tabOf, waitingIn, type QueueTab } from '../shared/queue-tabs.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { waitingTime } from '../words/waited.ts';
import { reviewMaterials, type ReviewLine, type ReviewMaterial } from './review-line.ts';
import { turnOf, type Turn } from './turn.ts';
import type { Verdicts } from './verdict-storage.ts';

export interface ReturnedLine {
  readonly line: ReviewLine;
  readonly reason: string;
}

/**
 * A group of documents: those to review first, those of a category, or those that keep the mark of an earlier round.
 */
export interface LineGroup {
  readonly key: string;
  /** Undefined for the groups `first` and `kept`. */
  readonly material: QueuedMaterial | undefined;
  readonly lines: readonly ReviewLine[];
}

export interface ReviewView {
  readonly reviewed: QueuedPackage;
  /** The review stage of the package; undefined when it can only be viewed. */
  readonly stage: ReviewStage | undefined;
  /** Whether the played role may review it, or why not. */
  readonly turn: Turn;
  /** The review stage if the played role may review it. */
  readonly judging: ReviewStage | undefined;
  readonly tab: QueueTab;
  readonly waited: SandboxMessage;
  readonly materials: readonly ReviewMaterial[];
  /**
   * The documents to review first, and why: they changed since the return, were objected to, or the platform must
   * correct them.
   */
  readonly first:
    | { readonly because: 'changed' | 'objected' | 'to-correct'; readonly lines: readonly ReviewLine[] }
    | undefined;
  readonly files: readonly QueuedFile[];
  readonly verdicts: Verdicts;
  /** In the order of the list. */
  readonly groups: readonly LineGroup[];
  readonly fromFinal: boolean;
  readonly returned: readonly ReturnedLine[];
  readonly passed: number;
  /** The number of documents that keep the mark of an earlier round. */
  readonly kept: number;
  readonly unmarked: readonly ReviewLine[];
  /** The reasons why the package cannot be passed or returned now. */
  readonly passRefusal: SandboxMessage | undefined;
  readonly returnRefusal: SandboxMessage | undefined;
  /** The package that has waited longest in the same queue, without this one and those that others have taken up. */
  readonly next: string | undefined;
}

/**
 * All lines that need a verdict: every document, and required categories without documents. Other categories count as a
 * whole only if they have a verdict.
 */
export function linesWithVerdicts(materials: readonly ReviewMaterial[], verdicts: Verdicts): readonly ReviewLine[] {
  return materials.flatMap(({ material, whole, lines }) =>
    (material.required && lines.length === 0) || verdicts.has(whole.key) ? [whole, ...lines] : lines,
  );
}

/** The first reviewer starts from the final reviewer's objections. */
function verdictsOfObjections(materials: readonly ReviewMaterial[]): Verdicts {
  const objected = materials
    .flatMap(({ whole, lines }) => [whole, ...lines])
    .filter(({ objection }) => objection !== '');
  return new Map(objected.map(({ key, objection }) => [key, { result: 'NOPASS', reason: objection }]));
}

/**
 * The documents to review first, then those of each category, then those that need no mark. A category as a whole is
 * listed if it is empty or has a remark.
 */
function groupsOf(
  materials: readonly ReviewMaterial[],
  first: ReviewView['first'],
  verdicts: Verdicts,
): readonly LineGroup[] {
  const [ahead, kept]: [readonly ReviewLine[], ReviewLine[]] = [first?.lines ?? [], []];
  const byMaterial = materials.map(({ material, whole, lines }): LineGroup => {
    const here = lines.filter((line) => !ahead.includes(line));
    kept.push(...here.filter((line) => line.kept));
    const isWhole = lines.length === 0 || whole.objection !== '' || material.reason !== '' || verdicts.has(whole.key);
    return {
      key: material.docMaterialId,
      material,
      lines: [...(isWhole ? [whole] : []), ...here.filter((line) => !line.kept)],
    };
  });
  const groups = [
    { key: 'first', material: undefined, lines: ahead },
    ...byMaterial,
    { key: 'kept', material: undefined, lines: kept },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function firstOf({ state, reviewStage }: QueuedPackage, lines: readonly ReviewLine[]): ReviewView['first'] {
  const because =
    state === 'BIZ_MODIFY' ? 'to-correct' : lines.some(({ objection }) => objection !== '') ? 'objected' : 'changed';
  const isFirst = ({ item, objection }: ReviewLine): boolean =>
    because === 'to-correct'
      ? item?.result === 'NOPASS'
      : because === 'objected'
        ? objection !== ''
        : item?.changedSinceReturn === true;
  const found = reviewStage || because === 'to-correct' ? lines.filter(isFirst) : [];
  return found.length === 0 ? undefined : { because, lines: found };
}

/** @param judged the verdicts given in this browser; undefined before the first one */
export function reviewView(
  reviewed: QueuedPackage,
  { packages, now }: Shelf,
  judged: Verdicts | undefined,
  actor: Actor,
): ReviewView {
  const stage = reviewed.reviewStage ?? undefined;
  const turn = turnOf(reviewed, actor);
  const judging = turn === 'mine' ? stage : undefined;
  const materials = reviewMaterials(reviewed);
  const verdicts = judged ?? verdictsOfObjections(materials);
  const lines = linesWithVerdicts(materials, verdicts);
  const returned = lines.flatMap((line) => {
    const verdict = verdicts.get(line.key);
    return verdict?.result === 'NOPASS' ? [{ line, reason: verdict.reason.trim() }] : [];
  });
  const unmarked = lines.filter((line) => !line.kept && !verdicts.has(line.key));
  const every = materials.flatMap((material) => material.lines);
  const first = firstOf(reviewed, every);
  const tab = tabOf(reviewed);
  const free = waitingIn(tab, packages).filter(
    (each) =>
      each.docDatumId !== reviewed.docDatumId && ['mine', 'nobody', 'not-a-reviewer'].includes(turnOf(each, actor)),
  );
  return {
    reviewed,
    stage,
    turn,
    judging,
    tab,
    materials,
    verdicts,
    returned,
    unmarked,
    passed: lines.filter((line) => verdicts.get(line.key)?.result === 'PASS').length,
    kept: lines.filter((line) => line.kept && !verdicts.has(line.key)).length,
    waited: waitingTime(reviewed.stateSince, now),
    first,
    files: [...(first?.lines ?? []), ...every.filter((line) => !first?.lines.includes(line))].flatMap((line) => [
      ...line.files,
      ...line.filesBefore,
    ]),
    groups: groupsOf(materials, first, verdicts),
    fromFinal: stage === 'first' && reviewed.objections.length > 0,
    passRefusal: refusalOf(judging, passTrouble(returned.length, unmarked.length)),
    returnRefusal: refusalOf(judging, returnTrouble(returned)),
    next: free[0]?.docDatumId,
  };
}

function refusalOf(judging: ReviewStage | undefined, trouble: SandboxMessage | undefined): SandboxMessage | undefined {
  return judging === undefined ? sandboxMessage('sandbox.stage-closed') : trouble;
}

function passTrouble(returned: number, unmarked: number): SandboxMessage | undefined {
  if (returned > 0) return sandboxMessage('sandbox.pass-has-returned', { items: returned });
  return unmarked > 0 ? sandboxMessage('sandbox-actions.pass-needs-marks', { items: unmarked }) : undefined;
}

function returnTrouble(returned: readonly ReturnedLine[]): SandboxMessage | undefined {
  if (returned.length === 0) return sandboxMessage('sandbox.return-needs-item');
  const silent = returned.filter(({ reason }) => reason === '').length;
  return silent > 0 ? sandboxMessage('sandbox.return-needs-reason', { items: silent }) : undefined;
}
