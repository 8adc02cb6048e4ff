import { afterEach, describe, expect, it } from 'vitest';
import { wholeDrawing } from '../../../../src/views/trade/statistics/chart-picture.ts';

afterEach(() => document.body.replaceChildren());

function chart(): SVGSVGElement {
  document.body.innerHTML =
    '<svg viewBox="0 0 300 100"><g><rect class="bar" style="fill: rgb(1, 2, 3)" width="5" height="5"/><text>11月</text></g></svg>';
  const drawn = document.querySelector('svg');
  if (!drawn) throw new Error('No drawing');
  // jsdom does not support view boxes.
  Object.defineProperty(drawn, 'viewBox', { value: { baseVal: { width: 300, height: 100 } } });
  return drawn;
}

describe('a chart as a picture', () => {
  const picture = {
    title: '每月签发 & 兑付',
    note: '2026年11月',
    source: '启衡重工，单位：元',
    legend: [
      { name: '签发', colour: '#0a0' },
      { name: '融资', colour: '#00a' },
      { name: '兑付', colour: '#a00' },
    ],
  };

  it('carries its title, its note, its legend and the styles of the page', () => {
    const drawn = wholeDrawing(chart(), picture);
    expect([...drawn.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '每月签发 & 兑付',
      '2026年11月',
      '启衡重工，单位：元',
      '签发',
      '融资',
      '兑付',
      '11月',
    ]);
    const bar = drawn.querySelector('g rect');
    expect([bar?.getAttribute('fill'), bar?.getAttribute('class')]).toEqual(['rgb(1, 2, 3)', null]);
    expect(new XMLSerializer().serializeToString(drawn)).toContain('&amp;');
  });

  it('has room for a legend of several lines, in double size', () => {
    const [short, long] = [
      wholeDrawing(chart(), { ...picture, legend: [] }),
      wholeDrawing(chart(), { ...picture, legend: [...picture.legend, ...picture.legend] }),
    ].map((each) => Number(each.getAttribute('height')));
    expect((long ?? 0) - (short ?? 0)).toBe(3 * 22 * 2);
  });

  it('leaves the page as it is', () => {
    const page = chart();
    const before = page.outerHTML;
    wholeDrawing(page, picture);
    expect(page.outerHTML).toBe(before);
  });
});
