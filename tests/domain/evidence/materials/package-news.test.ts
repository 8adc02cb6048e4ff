import { expect, it } from 'vitest';
import { newsOf, mattersSettledBy } from '../../../../src/domain/evidence/materials/package-news.ts';
import { packageActions, type LoggedAction } from '../../../../src/domain/evidence/materials/progress.ts';

/** The recipients of each step, and what it asks of them; no other step has recipients. */
const told: readonly (readonly [LoggedAction, string, string, string | undefined])[] = [
  ['submitted', 'review', 'makers', undefined],
  ['withdrawn', 'review', 'makers', undefined],
  ['returned', 'review', 'makers', 'package'],
  ['first-passed', 'review', 'readers', undefined],
  ['final-passed', 'review', 'readers', undefined],
  ['platform-corrected', 'review', 'makers', undefined],
  ['platform-left', 'review', 'makers', undefined],
  ['change-granted', 'review', 'makers', 'package'],
  ['change-refused', 'review', 'makers', undefined],
  ['removal-approved', 'review', 'makers', undefined],
  ['removal-refused', 'review', 'makers', undefined],
  ['overdue-returned', 'review', 'makers', 'letter'],
  ['overdue-taken', 'review', 'makers', undefined],
  ['funded', 'funds', 'readers', undefined],
  ['repaid', 'funds', 'readers', undefined],
  ['declined', 'funds', 'readers', undefined],
  ['cancelled', 'system', 'readers', undefined],
  ['lapsed', 'system', 'makers', undefined],
];

it.each(packageActions)('of %s hears who has to', (action) => {
  const [, category, to, asks] = told.find(([each]) => each === action) ?? [];
  expect(newsOf(action)).toEqual(category && { category, to, ...(asks === undefined ? {} : { asks }) });
});

it.each(packageActions)('%s settles only the messages that it answers', (action) => {
  const ofPackage = [
    'submitted',
    'returned',
    'discarded',
    'platform-corrects',
    'platform-corrected',
    'platform-left',
    'change-granted',
    'cancelled',
    'declined',
    'lapsed',
  ];
  const ofLetter = ['overdue-given', 'overdue-returned', 'overdue-taken', 'repaid'];
  expect(mattersSettledBy(action)).toEqual([
    ...(ofPackage.includes(action) ? ['package'] : []),
    ...(ofLetter.includes(action) ? ['letter'] : []),
  ]);
});

it('a message that asks again settles the former one', () => {
  for (const [action, , , asks] of told) if (asks !== undefined) expect(mattersSettledBy(action)).toContain(asks);
});
