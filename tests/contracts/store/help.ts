import * as records from './records/help.ts';
import { it, expect } from 'vitest';
import type { StoreSuite } from './store-suite.ts';

export function helpStoreContract({ doing, keeps }: StoreSuite): void {
  keeps(
    'feedback',
    (all) => all.feedback,
    (each) => each.id,
    [records.feedback, { ...records.feedback, id: 'FB-2', personName: '', mobilePhone: '', pkFiles: [] }],
    { content: '又想到一件事' },
  );

  keeps(
    'surveys',
    (all) => all.surveys,
    (each) => each.id,
    [{ id: 'U-1 2026-11-21', userId: 'U-1', score: 4, comment: '不错', at: 1_700_000_000_011 }],
    { score: 5, comment: '' },
  );

  keeps(
    'help opinions',
    (all) => all.helpOpinions,
    (each) => each.key,
    [{ key: 'U-1 returned', userId: 'U-1', helpId: 'returned', isHelpful: true, at: 1_700_000_000_011 }],
    { isHelpful: false },
  );

  keeps(
    'tours',
    (all) => all.tours,
    (each) => each.key,
    [{ key: 'P-1 home', personId: 'P-1', tour: 'home', at: 1_700_000_000_011 }],
    { at: 1_700_000_000_012 },
  );

  it('finds the latest feedback and surveys, up to a limit', async () => {
    const told = (id: string, at: number) => ({ id, userId: 'U-1', at });
    await doing(async ({ feedback, surveys }) => {
      await feedback.saveAll(
        [
          ['T-1', 10],
          ['T-3', 20],
          ['T-2', 20],
        ].map(([id, at]) => ({
          ...told(String(id), Number(at)),
          pkCorp: 'C-1',
          personName: '',
          mobilePhone: '',
          content: 'c',
          pkFiles: [],
        })),
      );
      await surveys.saveAll(
        [
          ['S-1', 30],
          ['S-2', 10],
        ].map(([id, at]) => ({ ...told(String(id), Number(at)), score: 5, comment: '' })),
      );
    });
    expect((await doing(async ({ feedback }) => feedback.latest(2))).map(({ id }) => id)).toEqual(['T-3', 'T-2']);
    expect((await doing(async ({ surveys }) => surveys.latest(9))).map(({ id }) => id)).toEqual(['S-1', 'S-2']);
  });
}
