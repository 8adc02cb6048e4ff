import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { PDFDocument } from '@cantoo/pdf-lib';
import { defaultLimits } from '../../../../server/recognition/document-source.ts';
import { pagePixels } from '../../../../server/recognition/pictures.ts';
import type { Pixels } from '../../../../server/recognition/qr-reader.ts';
import { invoiceTypes, type InvoiceType } from '../../../../src/domain/evidence/invoice/invoice-type.ts';
import type { MadeDocument, Values } from './made-document.ts';
import {
  contractAt,
  contractValues,
  invoiceValues,
  orderAt,
  qrValues,
  type ContractOrder,
  type InvoiceOrder,
} from './made-orders.ts';
import { ownPdf } from './made-pdf.ts';

/** The way in which a page was photographed. All values are zero or omitted for a clean scan. */
export interface Shot {
  /** Rotation of the page in radians. */
  readonly turned?: number;
  /** The share by which the far side is shorter: perspective. */
  readonly aslant?: number;
  /** Pixels over which every point is spread: out of focus, or moved. */
  readonly blur?: number;
  /** The share of the light that a shadow takes from one corner. */
  readonly shadow?: number;
  /** The share of the light that is missing everywhere. */
  readonly dark?: number;
  /** Noise in grey levels of 255. */
  readonly noise?: number;
  /** Pixels of the longer side. */
  readonly side?: number;
}

/** Named ways of taking a page, from easy to hard. */
export const shots = {
  flat: { turned: 0.012, noise: 3, side: 2400 },
  aslant: { turned: 0.05, aslant: 0.16, noise: 4, side: 2800 },
  turned: { turned: -0.3, aslant: 0.05, noise: 4, side: 3000 },
  sideways: { turned: Math.PI / 2 + 0.04, aslant: 0.06, noise: 4, side: 2800 },
  shaded: { turned: 0.03, aslant: 0.08, shadow: 0.6, noise: 6, side: 2600 },
  blurred: { turned: -0.04, aslant: 0.06, blur: 2.2, noise: 4, side: 2400 },
  hard: { turned: 0.1, aslant: 0.14, blur: 1.6, shadow: 0.5, dark: 0.25, noise: 12, side: 1900 },
} as const satisfies Readonly<Record<string, Shot>>;

export type ShotName = keyof typeof shots;

interface Spot {
  readonly x: number;
  readonly y: number;
}

type Four = readonly [Spot, Spot, Spot, Spot];
type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** A repeatable sequence of numbers from 0 to 1 for a seed (mulberry32). */
function row(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The first page of a PDF, at 230 pixels an inch. */
export async function pageOf(pdf: Uint8Array): Promise<Pixels> {
  let first: Pixels | undefined;
  await pagePixels(
    pdf,
    defaultLimits,
    async (pixels) => {
      // Read once, because each access in the canvas library is expensive.
      first = { data: pixels.data, width: pixels.width, height: pixels.height };
      return 'enough';
    },
    3.2,
  );
  if (!first) throw new RangeError('No page to photograph');
  return first;
}

/** A photograph of a page on a desk, as a canvas; the same for the same seed. */
export function shotOf(
  page: Pixels,
  { turned = 0, aslant = 0, blur = 0, shadow = 0, dark = 0, noise = 0, side = 2400 }: Shot,
  seed: number,
): Canvas {
  const [cosine, sine] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
  const [wide, high] = [page.width * cosine + page.height * sine, page.width * sine + page.height * cosine];
  const scale = side / (Math.max(wide, high) * 1.08);
  const [width, height] = [Math.round(wide * scale * 1.08), Math.round(high * scale * 1.08)];
  const corner = (right: number, down: number): Spot => {
    const narrow = down < 0 ? 1 - aslant : 1;
    const [x, y] = [(right * narrow * page.width * scale) / 2, (down * page.height * scale * (1 - aslant / 2)) / 2];
    return {
      x: width / 2 + x * Math.cos(turned) - y * Math.sin(turned),
      y: height / 2 + x * Math.sin(turned) + y * Math.cos(turned),
    };
  };
  const to = seenFrom([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)], page);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const { data } = image;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const under = to[6] * (x + 0.5) + to[7] * (y + 0.5) + to[8];
      const left = (to[0] * (x + 0.5) + to[1] * (y + 0.5) + to[2]) / under;
      const top = (to[3] * (x + 0.5) + to[4] * (y + 0.5) + to[5]) / under;
      const isDesk = left < 0 || top < 0 || left >= page.width || top >= page.height;
      const at = (y * width + x) * 4;
      for (let colour = 0; colour < 3; colour += 1)
        data[at + colour] = isDesk ? 196 - colour * 13 : mixed(page, left, top, colour);
      data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return lit(canvas, { blur, shadow, dark, noise }, row(seed));
}

function lit(
  canvas: Canvas,
  { blur, shadow, dark, noise }: Required<Pick<Shot, 'blur' | 'shadow' | 'dark' | 'noise'>>,
  chance: () => number,
): Canvas {
  const { width, height } = canvas;
  const shot = createCanvas(width, height);
  const context = shot.getContext('2d');
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.drawImage(canvas, 0, 0);
  context.filter = 'none';
  const { data } = context.getImageData(0, 0, width, height);
  const image = context.createImageData(width, height);
  const to = image.data;
  for (let at = 0; at < data.length; at += 4) {
    const across = ((at / 4) % width) / width + Math.floor(at / 4 / width) / height;
    // A hand's shadow from one corner, with a soft edge.
    const shaded = shadow / (1 + Math.exp((across - 0.9) * 9));
    const light = (1 - dark) * (1 - shaded);
    const stray = (chance() + chance() - 1) * noise;
    for (let colour = 0; colour < 3; colour += 1) to[at + colour] = (data[at + colour] ?? 0) * light + stray;
    to[at + 3] = 255;
  }
  context.putImageData(image, 0, 0);
  return shot;
}

function mixed({ data, width, height }: Pixels, x: number, y: number, colour: number): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const first = Math.floor(left);
  const upper = Math.floor(top);
  const at = (upper * width + first) * 4 + colour;
  const below = at + width * 4;
  return (
    ((data[at] ?? 0) * (1 - left + first) + (data[at + 4] ?? 0) * (left - first)) * (1 - top + upper) +
    ((data[below] ?? 0) * (1 - left + first) + (data[below + 4] ?? 0) * (left - first)) * (top - upper)
  );
}

/**
 * Maps places of the photograph to places of the page, by the visible positions of the page's four corners: first from
 * the unit square to them (Heckbert), then back.
 */
function seenFrom([a, b, c, d]: Four, { width, height }: Pixels): Nine {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x];
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y];
  const [across, down] = [width, height];
  return [
    (m4 - m5 * h) * across,
    (m2 * h - m1) * across,
    (m1 * m5 - m2 * m4) * across,
    (m5 * g - m3) * down,
    (m0 - m2 * g) * down,
    (m2 * m3 - m0 * m5) * down,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3,
  ];
}

/** A photograph of a document's first page, as JPEG. */
export async function photographed(order: InvoiceOrder | ContractOrder, shot: Shot, seed: number): Promise<Uint8Array> {
  return shotOf(await pageOf(await ownPdf(order)), shot, seed).encode('jpeg', 80);
}

/** A PDF that contains only such a picture. */
export async function scanned(order: InvoiceOrder | ContractOrder, shot: Shot, seed: number): Promise<Uint8Array> {
  const canvas = shotOf(await pageOf(await ownPdf(order)), shot, seed);
  const pdf = await PDFDocument.create();
  const [width, height] = [(canvas.width * 72) / 200, (canvas.height * 72) / 200];
  pdf
    .addPage([width, height])
    .drawImage(await pdf.embedJpg(await canvas.encode('jpeg', 80)), { x: 0, y: 0, width, height });
  return pdf.save();
}

export interface MadePhoto extends MadeDocument {
  readonly shot: ShotName;
}

const named = Object.keys(shots) as readonly ShotName[];

// The form of a used vehicle has no amount without tax.
function seenValues(order: InvoiceOrder): Values {
  const { amountExcludingTax: _, tax: __, ...used } = invoiceValues(order);
  return order.invoiceType === 'USED_VEHICLE_VAT' ? used : invoiceValues(order);
}

/** One page, generated when it is needed, because sixty of them take much memory. */
export type PhotoPlan = () => Promise<MadePhoto>;

function ofInvoice(type: InvoiceType, shot: ShotName, index: number): PhotoPlan {
  return async () => {
    const order = orderAt(200 + index, type);
    const bytes =
      shot === 'flat' ? await scanned(order, shots[shot], index) : await photographed(order, shots[shot], index);
    return {
      name: `${shot} ${type}`,
      kind: 'invoice',
      shot,
      bytes,
      says: { 'qr-code': qrValues(order), optical: seenValues(order) },
    };
  };
}

function ofContract(shot: ShotName, index: number): PhotoPlan {
  return async () => {
    const order = contractAt(20 + index, { pages: 1 });
    const bytes =
      shot === 'flat' ? await scanned(order, shots[shot], index) : await photographed(order, shots[shot], index);
    return {
      name: `${shot} contract ${index}`,
      kind: 'contract',
      shot,
      bytes,
      says: { optical: contractValues(order) },
    };
  };
}

/** Seventy scans and photographs: every type of invoice and two contracts, taken in each of the ways. */
export const photoPlans: readonly PhotoPlan[] = named.flatMap((shot, at) => [
  ...invoiceTypes.map((type, index) => ofInvoice(type, shot, at * invoiceTypes.length + index)),
  ...[0, 1].map((index) => ofContract(shot, at * 2 + index)),
]);
