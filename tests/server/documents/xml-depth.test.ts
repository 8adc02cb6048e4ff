import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { XmlDepth } from '../../../server/documents/xml-depth.ts';

const depthOf = (...pieces: readonly string[]): number => {
  const depth = new XmlDepth();
  for (const piece of pieces) depth.take(piece);
  return depth.deepest;
};

describe('the depth of an XML text', () => {
  it.each([
    ['', 0],
    ['no element', 0],
    ['<a/>', 0],
    ['<a></a><b></b>', 1],
    ['<a><b></b><c><d x="1"/></c></a>', 2],
    ['<?xml version="1.0"?><!-- note --><a></a>', 1],
    ['<a><a><a>', 3],
    ['</a></a><b>', 1],
  ])('of %s is %d', (text, depth) => {
    expect(depthOf(text)).toBe(depth);
  });

  it('is the same however the text is cut into pieces', () => {
    const text = '<?xml?><a><b c="d"><e/></b><f><g></g></f></a>';
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 6 }), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), text.length];
        const pieces = places.slice(1).map((end, at) => text.slice(places[at], end));
        expect(depthOf(...pieces)).toBe(3);
      }),
    );
  });
});
