import { expect, it } from 'vitest';
import { platforms } from '../../../server/seed/shell/platforms.ts';

it('the help centre is hidden on the guarantee variant alone (F-079)', () => {
  const without = platforms.filter(({ config }) => config.helpCentreHidden);
  expect(without.map(({ host }) => host)).toEqual(['anheng.localhost']);
});
