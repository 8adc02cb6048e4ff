import { expect, it } from 'vitest';
import { across, along, axesAt } from '../../../../src/domain/evidence/shared/turned-axes.ts';

it.each([
  [0, 3, 4, 3, 4],
  [90, 3, 4, 4, -3],
  [180, 3, 4, -3, -4],
  [-90, 3, 4, -4, 3],
  [45, 1, 1, Math.SQRT2, 0],
  [30, 2, 0, Math.sqrt(3), -1],
])('along axes turned by %d° the point (%d, %d) is at (%d, %d), and back again', (degrees, x, y, right, down) => {
  const angle = (degrees * Math.PI) / 180;
  const turned = [along(axesAt(angle), x, y), across(axesAt(angle), x, y)] as const;
  expect(turned).toEqual([expect.closeTo(right, 10), expect.closeTo(down, 10)]);
  expect([along(axesAt(-angle), ...turned), across(axesAt(-angle), ...turned)]).toEqual([
    expect.closeTo(x, 10),
    expect.closeTo(y, 10),
  ]);
});
