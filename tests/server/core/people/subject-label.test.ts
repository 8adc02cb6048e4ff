import { expect, it } from 'vitest';
import { subjectLabel } from '../../../../server/core/people/subject-label.ts';

it.each([
  ['authorisation', '方知雨 (代工事业部)'],
  ['authorisation-end', '方知雨 (代工事业部)'],
  ['delegation', '方知雨 (for 工事业部)'],
] as const)('the subject of a proposal is written in the language of the reader: %s', (kind, english) => {
  expect([
    subjectLabel(kind, '方知雨（代工事业部）', 'en'),
    subjectLabel(kind, '方知雨（代工事业部）', 'zh-CN'),
  ]).toEqual([english, '方知雨（代工事业部）']);
});
