import { expect, it } from 'vitest';
import type { PackageFilter } from '../../../../src/application/ports/evidence/package-list.ts';
import { placeFromAddress } from '../../../../src/presentation/evidence/shared/list-address.ts';
import {
  PackageOverview,
  type PackageOverviewParts,
} from '../../../../src/presentation/evidence/shared/package-overview.ts';

async function seenBy(role: string) {
  const [counted, listed]: [PackageFilter[], PackageFilter[]] = [[], []];
  // Only the ports that an overview uses.
  const parts = {
    figures: {
      of: async (_side: string, filters: readonly PackageFilter[]) => (
        counted.push(...filters),
        filters.map((_filter, index) => ({ count: index + 1, totalAmount: undefined, oldestSince: undefined }))
      ),
    },
    list: { page: async ({ filter }: { filter: PackageFilter }) => (listed.push(filter), { rows: [], count: 0 }) },
    session: { who: { userId: 'U-1', role: { code: role } }, faultSeen: () => undefined },
    standings: { today: '2026-11-23', refresh: async () => undefined },
  } as unknown as PackageOverviewParts;
  const overview = new PackageOverview(parts);
  await overview.opened();
  return { overview, counted, listed, figures: overview.figures.kind === 'ready' ? overview.figures.value : [] };
}

it.each([
  ['ROLE_CORP_OPERATOR', true],
  ['ROLE_CORE_OPERATOR', true],
  ['ROLE_CORP_DIRECTOR', false],
])('each figure of %s links to the list with the filter that it counts', async (role, waits) => {
  const { overview, counted, figures } = await seenBy(role);
  expect(figures).toHaveLength(4);
  for (const [index, { count, path }] of [...figures, overview.all].entries()) {
    const place = placeFromAddress(path.slice(path.indexOf('?')));
    expect([count, place.filter.states]).toEqual([index + 1, counted[index]?.states]);
    expect([place.waiting, counted[index]?.waitingFor]).toEqual(
      index < figures.length && waits ? [true, 'U-1'] : [false, ''],
    );
  }
});

it('the overview lists exactly the counted packages: waiting ones first, or the newest for a reader', async () => {
  const { listed, overview } = await seenBy('ROLE_CORP_OPERATOR');
  const { states } = placeFromAddress(overview.all.path.slice(overview.all.path.indexOf('?'))).filter;
  expect(listed.map(({ waitingFor, states: shown }) => [waitingFor, shown])).toEqual([
    ['U-1', states],
    ['', states],
  ]);
  expect((await seenBy('ROLE_CORP_DIRECTOR')).listed.map(({ waitingFor }) => waitingFor)).toEqual(['']);
});
