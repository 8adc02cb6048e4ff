const alignment = 4;

/**
 * Outline and location tables of a TrueType font, in the long form, with every outline beginning at a multiple of
 * four bytes. The subsetter copies outlines with their lengths and writes their places halved when the subset is
 * small: after an outline of odd length all later ones would be read from the wrong place and vanish.
 */
export function alignedGlyphs(outlines: Uint8Array, longLocations: Uint8Array): { readonly outlines: Uint8Array; readonly locations: Uint8Array } {
  const before = new DataView(longLocations.buffer, longLocations.byteOffset, longLocations.byteLength);
  const count = longLocations.byteLength / 4 - 1;
  const locations = new Uint8Array(longLocations.byteLength);
  const after = new DataView(locations.buffer);
  const aligned = new Uint8Array(outlines.byteLength + count * (alignment - 1));
  let position = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    const [start, end] = [before.getUint32(glyph * 4), before.getUint32(glyph * 4 + 4)];
    aligned.set(outlines.subarray(start, end), position);
    after.setUint32(glyph * 4, position);
    position += Math.ceil((end - start) / alignment) * alignment;
  }
  after.setUint32(count * 4, position);
  return { outlines: aligned.slice(0, position), locations };
}
