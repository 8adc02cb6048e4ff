import * as v from 'valibot';
import { defineCall } from '../../call.ts';
import { identifier, maybe, text } from '../../fields.ts';

/** One question. Its answer is plain text with marks (`helpBlocks`); unknown marks are left out. */
export const helpWire = v.object({
  id: v.string(),
  title: v.nullish(v.string()),
  category: v.nullish(v.string()),
  content: v.nullish(v.string()),
  /** Numbers of questions; an addition. */
  related: v.nullish(v.array(v.string())),
  /** Other words that people use for the subject; an addition. */
  keywords: v.nullish(v.array(v.string())),
});
export type HelpWire = v.InferOutput<typeof helpWire>;

export const helpCalls = {
  /**
   * Questions of a page by its path below the portal's base, the most important first; without a path, all questions.
   * In the caller's language.
   */
  helps: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/helps',
    source: 'checklist N-16, F-077, F-078',
    caller: 'signed-in',
    changes: false,
    request: v.object({ route: maybe(text(300)) }),
    answer: v.array(helpWire),
  }),
  help: defineCall({
    base: 'web',
    method: 'GET',
    path: '/corp/v1/helps/{id}',
    source: 'checklist N-16',
    caller: 'signed-in',
    changes: false,
    request: v.object({ id: identifier }),
    answer: helpWire,
  }),
};
