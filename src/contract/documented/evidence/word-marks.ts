import * as v from 'valibot';
import type { WordMark } from '../../../domain/evidence/marks/word-mark.ts';
import { isOnPage } from '../../../domain/viewer/shared/page-area.ts';
import { defineCall, optionalTimeoutMs } from '../../call.ts';
import { identifier, nothing } from '../../fields.ts';

/**
 * Words that the platform marked by machine. The documents name the calls and none of their fields; places are shares
 * of the page's width and height.
 */
export const wordMarkWire = v.object({
  id: v.string(),
  pkFile: v.string(),
  pageNo: v.number(),
  left: v.number(),
  top: v.number(),
  width: v.number(),
  height: v.number(),
  word: v.string(),
  remark: v.nullish(v.string()),
  /** RIGHT or WRONG; absent before a verdict. */
  result: v.nullish(v.string()),
});
export type WordMarkWire = v.InferInput<typeof wordMarkWire>;

const verdicts = ['RIGHT', 'WRONG'] as const;
const source = 'document 2, section 7';

export const wordMarkCalls = {
  wordMarks: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/intelligent/word/mark/list',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: v.object({ docDatumId: identifier }),
    answer: v.object({ marks: v.nullish(v.array(wordMarkWire)) }),
  }),
  /** Verdict on a mark; the last one counts. */
  wordMarkResult: defineCall({
    base: 'web',
    method: 'POST',
    path: '/corp/v1/intelligent/word/mark/result/save',
    source,
    caller: 'signed-in',
    changes: true,
    request: v.object({ docDatumId: identifier, id: identifier, result: v.picklist(verdicts) }),
    answer: wordMarkWire,
  }),
  /** Whether marks are shown: status 1 (document 2, section 9). */
  markSwitch: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/ai/switch/getCoreCorpMarkSwitch',
    source,
    caller: 'signed-in',
    changes: false,
    timeoutMs: optionalTimeoutMs,
    request: nothing,
    answer: v.object({ status: v.nullish(v.number()) }),
  }),
};

/** The reverse of `wordMarkFromWire`. */
export function wordMarkToWire({ id, fileId: pkFile, page, area, words, remark, verdict }: WordMark): WordMarkWire {
  return {
    id,
    pkFile,
    pageNo: page,
    ...area,
    word: words,
    remark,
    ...(verdict === undefined ? {} : { result: verdict === 'right' ? 'RIGHT' : 'WRONG' }),
  };
}

/** Parses a mark; undefined for a mark outside any page. */
export function wordMarkFromWire({
  id,
  pkFile,
  pageNo,
  left,
  top,
  width,
  height,
  word,
  remark,
  result,
}: v.InferOutput<typeof wordMarkWire>): WordMark | undefined {
  const area = { left, top, width, height };
  if (!Number.isInteger(pageNo) || pageNo < 1 || !isOnPage(area)) return undefined;
  return {
    id,
    fileId: pkFile,
    page: pageNo,
    area,
    words: word,
    remark: remark ?? '',
    verdict: result === 'RIGHT' ? 'right' : result === 'WRONG' ? 'wrong' : undefined,
  };
}
