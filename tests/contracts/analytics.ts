import { expect, it } from 'vitest';
import type { Analytics } from '../../src/application/ports/shell/analytics.ts';

/** Contract of an analytics adapter, which receives the account that is at work. */
export function analyticsContract(name: string, open: () => Analytics): void {
  it(`${name} accepts an account with or without a known person, also repeatedly`, async () => {
    const analytics = open();
    for (const personId of ['P-1', undefined, 'P-1'])
      expect(await analytics.identify({ userId: 'U-1', personId })).toBeUndefined();
  });
}
