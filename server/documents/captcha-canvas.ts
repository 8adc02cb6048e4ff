import type { CaptchaPainter } from '../core/ports.ts';
import type { Canvases, DrawingCanvas } from './canvases.ts';

const width = 120;
const height = 40;
const family = 'CaptchaLetters';
const letterSize = 31;
/** The distance from a letter's centre of rotation down to its baseline. */
const feet = 11;

/**
 * Paints captchas on a canvas in a font that is asked for with the first of them; Latin letters and digits are enough.
 */
export class CaptchaCanvas implements CaptchaPainter {
  readonly #canvases: Canvases;
  readonly #font: () => Promise<Uint8Array>;
  #ready: Promise<void> | undefined;

  constructor(canvases: Canvases, font: () => Promise<Uint8Array>) {
    this.#canvases = canvases;
    this.#font = font;
  }

  /** Each letter leans, turns, stretches and shifts by chance, and three faint lines cross the picture. */
  async paint(letters: string): Promise<Uint8Array> {
    this.#ready ??= this.#font().then(async (file) => this.#canvases.addFont(family, file));
    await this.#ready;
    const canvas = await this.#canvases.make(width, height);
    for (let line = 0; line < 3; line += 1) drawLine(canvas);
    // Above the lines, so that none of them takes anything from a letter.
    for (const [place, letter] of [...letters].entries()) drawLetter(canvas, letter, place);
    return canvas.png();
  }
}

function drawLetter({ context }: DrawingCanvas, letter: string, place: number): void {
  const turn = noise(0.36);
  const stretch = { across: 0.85 + noise(0.16), down: 1 + noise(0.16) };
  const lean = noise(0.4);
  const [x, y] = [20 + place * 27 + noise(6), height / 2 + noise(8)];
  context.setTransform(
    Math.cos(turn) * stretch.across,
    Math.sin(turn),
    lean - Math.sin(turn),
    Math.cos(turn) * stretch.down,
    x,
    y,
  );
  context.font = `${letterSize}px ${family}`;
  context.textAlign = 'center';
  context.fillStyle = 'rgb(40, 40, 40)';
  context.fillText(letter, 0, feet);
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

/** A random number between minus and plus half of the spread. */
function noise(spread: number): number {
  return ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 255 - 0.5) * spread;
}
