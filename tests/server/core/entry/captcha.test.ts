import { expect, it } from 'vitest';
import { drawCaptcha } from '../../../../server/core/entry/captcha.ts';

it('a captcha has four letters that are hard to confuse with one another', () => {
  const all = Array.from({ length: 60 }, drawCaptcha);
  for (const each of all) expect(each).toMatch(/^[ACDEFHJKLMNPRTUVWXY34679]{4}$/u);
  expect(new Set(all.join('')).size).toBeGreaterThan(12);
});
