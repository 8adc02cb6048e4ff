import type { ReviewStage } from '../../domain/materials/package-machine.ts';
import type { QueuedFile, QueuedPackage } from '../api/sandbox-answers.ts';
import type { Shelf } from '../shared/package-shelf.ts';
import { sandboxMessage, type SandboxMessage } from '../words/sandbox-catalogue.ts';
import { waited } from '../words/waited.ts';
import { reviewMaterials, type ReviewLine, type ReviewMaterial } from './review-line.ts';
import type { Verdicts } from './verdict-drawer.ts';

export interface ReturnedLine {
  readonly line: ReviewLine;
  readonly reason: string;
}

export interface ReviewView {
  readonly reviewed: QueuedPackage;
  /** Whose turn it is; nobody's where it can only be looked at. */
  readonly stage: ReviewStage | undefined;
  readonly waited: SandboxMessage;
  readonly materials: readonly ReviewMaterial[];
  readonly files: readonly QueuedFile[];
  readonly verdicts: Verdicts;
  readonly fromFinal: boolean;
  readonly returned: readonly ReturnedLine[];
  readonly passed: number;
  readonly open: number;
  /** Why it cannot be passed, or returned, as it stands. */
  readonly passClosed: SandboxMessage | undefined;
  readonly returnClosed: SandboxMessage | undefined;
  /** Another package that waits, of the same stage where there is one. */
  readonly next: string | undefined;
}

/** Everything that waits for a verdict: every document, and required categories without one; others as a whole only when they have one. */
export function judgedLines(materials: readonly ReviewMaterial[], verdicts: Verdicts): readonly ReviewLine[] {
  return materials.flatMap(({ material, whole, lines }) => ((material.required && lines.length === 0) || verdicts.has(whole.key) ? [whole, ...lines] : lines));
}

/** What the final reviewer returned is where the first one begins. */
function objectedVerdicts(materials: readonly ReviewMaterial[]): Verdicts {
  const objected = materials.flatMap(({ whole, lines }) => [whole, ...lines]).filter(({ objection }) => objection !== '');
  return new Map(objected.map(({ key, objection }) => [key, { result: 'NOPASS', reason: objection }]));
}

/** @param judged what was judged in this browser; undefined before anything was */
export function reviewView(reviewed: QueuedPackage, { packages, now }: Shelf, judged: Verdicts | undefined): ReviewView {
  const stage = reviewed.reviewStage ?? undefined;
  const materials = reviewMaterials(reviewed);
  const verdicts = judged ?? objectedVerdicts(materials);
  const lines = judgedLines(materials, verdicts);
  const returned = lines.flatMap((line) => {
    const verdict = verdicts.get(line.key);
    return verdict?.result === 'NOPASS' ? [{ line, reason: verdict.reason.trim() }] : [];
  });
  const passed = lines.filter((line) => verdicts.get(line.key)?.result === 'PASS').length;
  const waiting = packages.filter((each) => each.reviewStage && each.docDatumId !== reviewed.docDatumId).toSorted((a, b) => b.stateSince - a.stateSince);
  return {
    reviewed, stage, materials, verdicts, returned, passed,
    waited: waited(reviewed.stateSince, now),
    files: materials.flatMap((material) => material.lines.flatMap((line) => [...line.files, ...line.filesBefore])),
    fromFinal: stage === 'first' && reviewed.objections.length > 0,
    open: lines.length - returned.length - passed,
    passClosed: closedFor(stage, returned.length === 0 ? undefined : sandboxMessage('sandbox.pass-has-returned', { items: returned.length })),
    returnClosed: closedFor(stage, returnTrouble(returned)),
    next: (waiting.find((each) => each.reviewStage === stage) ?? waiting[0])?.docDatumId,
  };
}

function closedFor(stage: ReviewStage | undefined, trouble: SandboxMessage | undefined): SandboxMessage | undefined {
  return stage === undefined ? sandboxMessage('sandbox.stage-closed') : trouble;
}

function returnTrouble(returned: readonly ReturnedLine[]): SandboxMessage | undefined {
  if (returned.length === 0) return sandboxMessage('sandbox.return-needs-item');
  const silent = returned.filter(({ reason }) => reason === '').length;
  return silent > 0 ? sandboxMessage('sandbox.return-needs-reason', { items: silent }) : undefined;
}
