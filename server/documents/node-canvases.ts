import type { Canvases } from './canvases.ts';

/** The server's canvas, loaded with the first picture: most processes never draw one. */
export const nodeCanvases: Canvases = {
  addFont: async (family, file) => {
    const { GlobalFonts } = await import('@napi-rs/canvas');
    if (!GlobalFonts.has(family) && GlobalFonts.register(Buffer.from(file), family) === null) throw new TypeError(`No font can be read in the file of ${family}`);
  },
  make: async (width, height) => {
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    return {
      context,
      blur: (radius) => {
        context.filter = `blur(${radius}px)`;
        context.drawImage(canvas, 0, 0);
        context.filter = 'none';
      },
      png: async () => canvas.encode('png'),
    };
  },
};
