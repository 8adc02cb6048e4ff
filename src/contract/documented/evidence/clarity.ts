import * as v from 'valibot';
import type { FileClarity } from '../../../domain/uploads/picture-clarity.ts';
import { clarityFlaws, clarityTimeoutMs } from '../../../domain/uploads/picture-clarity.ts';
import { defineCall } from '../../call.ts';
import { identifier, list, maybe, text } from '../../fields.ts';

/** Clarity of one file. The documents name the calls and none of their fields. */
export const clarityWire = v.object({
  pkFile: v.string(),
  taskStatus: v.string(),
  /** Once the check is complete: whether the file is clear; absent where unknown. */
  clear: v.nullish(v.boolean()),
  /** Flaws, the most serious first: blurred, too-dark, too-pale, too-small, askew. */
  flaws: v.nullish(v.array(v.string())),
});
export type ClarityWire = v.InferInput<typeof clarityWire>;

/**
 * Names under which the switches of machine functions are queried. The documents name the call, but none of its names.
 */
export const aiControlNames = { clarity: 'INVOICE_CLARITY', reading: 'OCR_IDENTIFY', marks: 'WORD_MARK' } as const;
export type AiControl = keyof typeof aiControlNames;

const files = v.object({ docDatumId: identifier, pkFiles: list });
const source = 'document 2, section 7';

export const clarityCalls = {
  /** Requests clarity checks of a package's pictures. Each task has the id of its file. */
  claritySubmit: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/voucher/ocr/check/clarity/task/async/submit',
    source,
    caller: 'signed-in',
    changes: true,
    timeoutMs: clarityTimeoutMs,
    request: files,
    answer: v.object({ taskIds: v.nullish(v.array(v.string())) }),
  }),
  /** Progress of the checks: WAITING, RUNNING, COMPLETE. */
  clarityResult: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/voucher/ocr/check/clarity/task/async/result',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: clarityTimeoutMs,
    request: v.object({ docDatumId: identifier, taskIds: list }),
    answer: v.object({ tasks: v.nullish(v.array(clarityWire)) }),
  }),
  /** Known clarity of files. */
  filesClarity: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/mps/v1/certificate/doc/ai/query/files/clarity',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: clarityTimeoutMs,
    request: files,
    answer: v.object({ files: v.nullish(v.array(clarityWire)) }),
  }),
  /** Known clarity of one file. */
  detectClarity: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/mps/v1/certificate/doc/ai/detect/file/clarity',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: clarityTimeoutMs,
    request: v.object({ docDatumId: identifier, pkFile: identifier }),
    answer: clarityWire,
  }),
  /** Switches of recognition by name; "1" means on. Unknown names are left out. */
  aiControls: defineCall({
    base: 'web',
    method: 'POST',
    path: '/biz/mps/v1/aiStd/control/queryByNameList',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: clarityTimeoutMs,
    request: v.object({ nameList: list }),
    answer: v.array(v.object({ name: v.string(), status: v.string() })),
  }),
  /** Whether unclear pictures are flagged for a standard: status 1 (document 2, section 9). */
  claritySwitch: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/ai/switch/getCoreSwitchByDocStdSnapshotId',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: clarityTimeoutMs,
    request: v.object({ docStdSnapshotId: maybe(text(64)) }),
    answer: v.object({ status: v.nullish(v.number()) }),
  }),
};

const states = { waiting: 'WAITING', running: 'RUNNING' } as const;

/** The reverse of `clarityFromWire`. */
export function clarityToWire(pkFile: string, clarity: FileClarity): ClarityWire {
  if (clarity.state === 'waiting' || clarity.state === 'running') return { pkFile, taskStatus: states[clarity.state] };
  if (clarity.state === 'clear') return { pkFile, taskStatus: 'COMPLETE', clear: true };
  return clarity.state === 'unclear'
    ? { pkFile, taskStatus: 'COMPLETE', clear: false, flaws: [...clarity.flaws] }
    : { pkFile, taskStatus: 'COMPLETE' };
}

/** Clarity of a file, parsed from the wire. Unknown flaws are left out; invalid data count as not measured. */
export function clarityFromWire({ taskStatus, clear, flaws }: ClarityWire): FileClarity {
  if (taskStatus === 'WAITING') return { state: 'waiting' };
  if (taskStatus === 'RUNNING') return { state: 'running' };
  if (taskStatus !== 'COMPLETE' || typeof clear !== 'boolean') return { state: 'unmeasured' };
  return clear ? { state: 'clear' } : { state: 'unclear', flaws: clarityFlaws.filter((flaw) => flaws?.includes(flaw)) };
}
