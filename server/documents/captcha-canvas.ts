import type { CaptchaPainter } from '../core/ports.ts';
import type { Canvases, DrawingCanvas } from './canvases.ts';

const width = 120;
const height = 40;
const family = 'CaptchaLetters';
const letterSize = 31;
/** The distance from a letter's centre of rotation down to its baseline. */
const baselineBelowCentre = 11;

/**
 * Paints captchas on a canvas. The font is loaded with the first captcha, and needs only Latin letters and digits.
 */
export class CaptchaCanvas implements CaptchaPainter {
  readonly #canvases: Canvases;
  readonly #font: () => Promise<Uint8Array>;
  #ready: Promise<void> | undefined;

  constructor(canvases: Canvases, font: () => Promise<Uint8Array>) {
    this.#canvases = canvases;
    this.#font = font;
  }

  /** Shears, turns, stretches and shifts each letter at random, and draws three faint lines across the picture. */
  async paint(letters: string): Promise<Uint8Array> {
    this.#ready ??= this.#font().then(async (file) => this.#canvases.addFont(family, file));
    await this.#ready;
    const canvas = await this.#canvases.make(width, height);
    for (let line = 0; line < 3; line += 1) drawLine(canvas);
    // The letters are drawn above the lines, so that no line covers a letter.
    for (const [place, letter] of [...letters].entries()) drawLetter(canvas, letter, place);
    return canvas.png();
  }
}

function drawLetter({ context }: DrawingCanvas, letter: string, place: number): void {
  const rotation = noise(0.36);
  const stretch = { across: 0.85 + noise(0.16), down: 1 + noise(0.16) };
  const shear = noise(0.4);
  const [x, y] = [20 + place * 27 + noise(6), height / 2 + noise(8)];
  context.setTransform(
    Math.cos(rotation) * stretch.across,
    Math.sin(rotation),
    shear - Math.sin(rotation),
    Math.cos(rotation) * stretch.down,
    x,
    y,
  );
  context.font = `${letterSize}px ${family}`;
  context.textAlign = 'center';
  context.fillStyle = 'rgb(40, 40, 40)';
  context.fillText(letter, 0, baselineBelowCentre);
  context.resetTransform();
}

function drawLine({ context }: DrawingCanvas): void {
  context.strokeStyle = 'rgb(120, 120, 120)';
  context.lineWidth = 1;
  context.beginPath();
  context.moveTo(0, height / 2 + noise(36));
  context.lineTo(width, height / 2 + noise(36));
  context.stroke();
}

/** A random number within half of the spread around zero. */
function noise(spread: number): number {
  return ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255 - 0.5) * spread;
}
