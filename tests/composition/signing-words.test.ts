import { describe, expect, it } from 'vitest';
import { trade } from '../../src/composition/areas/trade/area.ts';
import { workAreas } from '../../src/domain/trade/shared/work-areas.ts';
import { signingWords } from '../../src/words/areas/agreements.ts';
import { waysInWords } from '../../src/words/areas/entry.ts';

/** Pages on which decisions are signed, alone or several together. */
const signed = workAreas.flatMap(({ pages }) =>
  pages.filter(({ kind }) => kind === 'approval' || kind === 'to-do').map(({ path }) => path),
);

describe('a page on which decisions are signed', () => {
  it.each(signed)('%s fetches the words of signing', (path) => {
    const page = trade.pages.find((each) => each.path === path);
    expect(page?.words).toContain(signingWords);
    expect(page?.words).toContain(waysInWords);
  });
});
