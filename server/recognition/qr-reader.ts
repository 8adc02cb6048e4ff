import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { PageArea } from '../../src/domain/viewer/shared/page-area.ts';
import { frameAround, shareOf } from './read-places.ts';

/** A picture as rows of pixels: red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

let ready: Promise<unknown> | undefined;

/** The text of a QR code, and its area as shares of the picture. */
export interface QrText {
  readonly text: string;
  readonly area: PageArea;
}

/** The texts of the QR codes in a picture, in any orientation. */
export async function qrTexts({ data, width, height }: Pixels): Promise<readonly QrText[]> {
  ready ??= prepareReader();
  await ready;
  const found = await readBarcodes(
    { data: Uint8ClampedArray.from(data), width, height, colorSpace: 'srgb' },
    { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 8 },
  );
  return found.map(({ text, position: { topLeft, topRight, bottomLeft, bottomRight } }) => ({
    text,
    area: shareOf(frameAround([topLeft, topRight, bottomLeft, bottomRight]), width, height),
  }));
}

/** Loads the library's WebAssembly from its package: by default the library fetches it from the network. */
async function prepareReader(): Promise<unknown> {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  return prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(file).buffer }, fireImmediately: true });
}
