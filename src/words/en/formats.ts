import type { formats as words } from '../zh-CN/formats.ts';

export const formats: typeof words = {
  'formats.list-separator': ', ',
  'formats.clause-separator': ' · ',
  'formats.sentence-separator': ' ',
};
