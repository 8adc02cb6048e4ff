import type { PageAppearance, PageSize } from '../../application/ports/viewer/shared/document-reader.ts';

/** Some phones draw nothing above this number of pixels. */
const largestCanvas = 16_000_000;

/**
 * Sets a canvas to the pixels that a page needs, up to a maximum, and rotates it. Afterwards drawing uses the CSS
 * pixels of the upright page at full size.
 */
export function prepareCanvas(
  canvas: HTMLCanvasElement,
  size: PageSize,
  { scale, rotation, density }: PageAppearance,
): { readonly context: CanvasRenderingContext2D; readonly pixels: number } {
  const wanted = size.width * size.height * (scale * density) ** 2;
  const pixels = scale * density * (wanted <= largestCanvas ? 1 : Math.sqrt(largestCanvas / wanted));
  const [width, height] = [Math.max(1, Math.round(size.width * pixels)), Math.max(1, Math.round(size.height * pixels))];
  const upright = rotation % 180 === 0;
  canvas.width = upright ? width : height;
  canvas.height = upright ? height : width;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((rotation * Math.PI) / 180);
  context.translate(-width / 2, -height / 2);
  context.scale(pixels, pixels);
  return { context, pixels };
}
