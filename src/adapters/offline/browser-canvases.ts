import type { Canvases } from '../../../server/documents/canvases.ts';

/** The browser's own canvas, which is on no page. */
export const browserCanvases: Canvases = {
  addFont: async (family, file) => {
    document.fonts.add(await new FontFace(family, file as Uint8Array<ArrayBuffer>).load());
  },
  make: async (width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('This browser gives no canvas to draw on');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    return {
      context,
      ink: (colour) => colour,
      blur: (radius) => {
        context.filter = `blur(${radius}px)`;
        context.drawImage(canvas, 0, 0);
        context.filter = 'none';
      },
      png: async () => new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()),
    };
  },
};
