// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { takeSessionAbsence } from '../../../src/adapters/system/sent-without-session.ts';

afterEach(() => delete document.documentElement.dataset['session']);

it('the absent session is reported once, as a user may sign in on the page', () => {
  document.documentElement.dataset['session'] = 'none';
  expect([takeSessionAbsence(), takeSessionAbsence()]).toEqual([true, false]);
});

it.each([undefined, '', 'some'])('an absent session is not reported for the page value %j', (said) => {
  if (said !== undefined) document.documentElement.dataset['session'] = said;
  expect(takeSessionAbsence()).toBe(false);
});
