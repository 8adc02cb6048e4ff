import { expect, it } from 'vitest';
import { guidanceWays } from '../../server/core/home/guidance-ways.ts';
import { areas } from '../../src/composition/areas/areas.ts';
import { isPlannedPath, plannedPaths } from '../../src/domain/catalogue/planned-paths.ts';
import { pageAt } from '../../src/views/pages/page.ts';

const pages = areas.flatMap((area) => area.pages);

it('the table of planned pages names no page that is built', () => {
  expect([...plannedPaths].filter((path) => pageAt(pages, path, ''))).toEqual([]);
  expect(plannedPaths.size).toBeGreaterThan(75);
});

it('each path of the guidance is built or planned', () => {
  const paths = Object.values(guidanceWays).flatMap((steps) => steps.map(([, path]) => path));
  expect(paths.filter((path) => !pageAt(pages, path, '') && !isPlannedPath(path))).toEqual([]);
});
