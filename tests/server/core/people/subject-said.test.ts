import { expect, it } from 'vitest';
import { subjectSaid } from '../../../../server/core/people/subject-said.ts';

it.each([
  ['authorisation', '方知雨 (代工事业部)'],
  ['authorisation-end', '方知雨 (代工事业部)'],
  ['delegation', '方知雨 (for 工事业部)'],
] as const)('what a proposal is about is read in the language around it: %s', (kind, english) => {
  expect([subjectSaid(kind, '方知雨（代工事业部）', 'en'), subjectSaid(kind, '方知雨（代工事业部）', 'zh-CN')]).toEqual(
    [english, '方知雨（代工事业部）'],
  );
});
