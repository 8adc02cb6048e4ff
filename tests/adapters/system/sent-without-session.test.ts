// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { takeSessionAbsence } from '../../../src/adapters/system/sent-without-session.ts';

afterEach(() => delete document.documentElement.dataset['session']);

it('is told once: somebody may sign in on the page', () => {
  document.documentElement.dataset['session'] = 'none';
  expect([takeSessionAbsence(), takeSessionAbsence()]).toEqual([true, false]);
});

it.each([undefined, '', 'some'])('is not told of a page that says %j of it', (said) => {
  if (said !== undefined) document.documentElement.dataset['session'] = said;
  expect(takeSessionAbsence()).toBe(false);
});
