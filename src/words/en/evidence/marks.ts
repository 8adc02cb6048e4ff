import { plural } from '../../plural.ts';
import type { marks as words } from '../../zh-CN/evidence/marks.ts';

export const marks: typeof words = {
  'marks.title': ({ count }) => `${plural(count, 'place', 'places')} marked by the platform`,
  'marks.intro': 'Marks are hints only: you decide, and submission is not affected.',
  'marks.right': 'Mark is right',
  'marks.wrong': 'Mark is wrong',
  'marks.right-of': ({ number, words: marked }) => `Place ${number}, ${marked}: the mark is right`,
  'marks.wrong-of': ({ number, words: marked }) => `Place ${number}, ${marked}: the mark is wrong`,
  'marks.see-of': ({ number, words: marked }) => `Show place ${number}, ${marked}, on the paper`,
  'marks.judged-right': 'Judged: mark is right',
  'marks.judged-wrong': 'Judged: mark is wrong',
  'marks.not-saved': 'Not saved, please try again',
};
