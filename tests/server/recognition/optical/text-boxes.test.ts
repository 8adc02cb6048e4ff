import { expect, test } from 'vitest';
import { textBoxes, type TextLikelihood } from '../../../../server/recognition/optical/text-boxes.ts';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly height: number;
  readonly angle: number;
  readonly likelihood?: number;
}

/** A picture in which only these bars are likely text. */
function likely(bars: readonly Bar[], width = 400, height = 300): TextLikelihood {
  const data = new Float32Array(width * height);
  for (const { x, y, length, height: high, angle, likelihood = 0.9 } of bars) {
    const reach = Math.ceil(Math.hypot(length, high) / 2);
    for (let at = 0; at < (2 * reach + 1) ** 2; at += 1) {
      const [column, line] = [
        Math.floor(x) - reach + (at % (2 * reach + 1)),
        Math.floor(y) - reach + Math.floor(at / (2 * reach + 1)),
      ];
      const [right, down] = [column + 0.5 - x, line + 0.5 - y];
      const [along, across] = [
        right * Math.cos(angle) + down * Math.sin(angle),
        down * Math.cos(angle) - right * Math.sin(angle),
      ];
      if (Math.abs(along) <= length / 2 && Math.abs(across) <= high / 2) data[line * width + column] = likelihood;
    }
  }
  return { data, width, height };
}

test.each([0, 0.2, -0.35, 1.2])(
  'a line at the angle %s has a box at its place, a little larger than the line',
  (angle) => {
    const [box, ...others] = textBoxes(likely([{ x: 200, y: 150, length: 180, height: 12, angle }]));
    expect(others).toEqual([]);
    expect(box?.angle).toBeCloseTo(angle, 1);
    expect([box?.x, box?.y]).toEqual([expect.closeTo(200, -1), expect.closeTo(150, -1)]);
    expect(box?.length).toBeGreaterThan(185);
    expect(box?.length).toBeLessThan(215);
    expect(box?.height).toBeGreaterThan(20);
    expect(box?.height).toBeLessThan(36);
  },
);

test('a single character has the angle of the lines around it', () => {
  const boxes = textBoxes(
    likely([
      { x: 200, y: 80, length: 200, height: 12, angle: 0.3 },
      { x: 200, y: 220, length: 12, height: 12, angle: 0.3 },
    ]),
  );
  expect(boxes.map(({ angle }) => angle)).toEqual([expect.closeTo(0.3, 1), expect.closeTo(0.3, 1)]);
});

test('an unlikely or tiny area is no line', () => {
  expect(
    textBoxes(
      likely([
        { x: 100, y: 80, length: 120, height: 10, angle: 0, likelihood: 0.4 },
        { x: 300, y: 200, length: 2, height: 2, angle: 0 },
      ]),
    ),
  ).toEqual([]);
  expect(textBoxes({ data: new Float32Array(0), width: 0, height: 0 })).toEqual([]);
});

test('a picture with many areas has boxes for the largest, up to a limit', () => {
  const bars = Array.from({ length: 900 }, (_, index) => ({
    x: (index % 30) * 20 + 8,
    y: Math.floor(index / 30) * 20 + 8,
    length: index === 450 ? 14 : 10,
    height: 5,
    angle: 0,
  }));
  const boxes = textBoxes(likely(bars, 620, 620));
  expect(boxes).toHaveLength(600);
  expect(boxes[0]).toMatchObject({ x: expect.closeTo(8, 0) as number, y: expect.closeTo(308, 0) as number });
});
