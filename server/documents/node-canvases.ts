import type { Canvas } from '@napi-rs/canvas';
import type { Canvases } from './canvases.ts';

/** The server's canvas library, loaded with the first picture: most processes never draw one. */
export const nodeCanvases: Canvases = {
  addFont: async (family, file) => {
    const { GlobalFonts } = await import('@napi-rs/canvas');
    if (!GlobalFonts.has(family) && GlobalFonts.register(Buffer.from(file), family) === null)
      throw new TypeError(`No font can be read in the file of ${family}`);
  },
  make: async (width, height) => {
    const { createCanvas } = await import('@napi-rs/canvas');
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    const inks = new Map<string, CanvasPattern>();
    return {
      context,
      // This library draws small dark letters a fifth thinner, as for a bright screen, but not those filled with a
      // pattern.
      ink: (colour) => {
        const ink = inks.get(colour) ?? context.createPattern(dot(createCanvas(1, 1), colour), 'repeat');
        inks.set(colour, ink);
        return ink;
      },
      blur: (radius) => {
        context.filter = `blur(${radius}px)`;
        context.drawImage(canvas, 0, 0);
        context.filter = 'none';
      },
      png: async () => canvas.encode('png'),
    };
  },
};

function dot(canvas: Canvas, colour: string): Canvas {
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  return canvas;
}
