import { createCanvas, loadImage } from '@napi-rs/canvas';
import { beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../server/recognition/document-source.ts';
import type { RecognisedLine } from '../../../server/recognition/optical/text-recogniser.ts';
import { opticalSource } from '../../../server/recognition/optical-source.ts';
import { pdfTextSource } from '../../../server/recognition/pdf-text-source.ts';
import { placeAround, placeOfEnd } from '../../../server/recognition/read-places.ts';
import { qrSource } from '../../../server/recognition/qr-source.ts';
import { companies } from '../../../server/seed/parties/companies.ts';
import type { ReadPlace } from '../../../src/domain/evidence/reading/read-place.ts';
import { contractAt, orderAt } from './made/made-orders.ts';
import { ownPdf, picture } from './made/made-pdf.ts';

const order = orderAt(0, 'E_SPECIAL_VAT_ELEC', { seller: companies.yanzhou, buyer: companies.qiheng });
const middle = ({ area: { left, top, width, height } }: ReadPlace) => ({ x: left + width / 2, y: top + height / 2 });

describe('the place of a read field', () => {
  let pdf: Uint8Array;
  beforeAll(async () => {
    pdf = await ownPdf(order);
  });

  it('is where the text of a PDF is: the number at the top, the sums in a row, the total below', async () => {
    const found = new Map(
      (await pdfTextSource.read(pdf, 'invoice', defaultLimits))?.map(({ field, place }) => [field, place]),
    );
    const of = (field: Parameters<typeof found.get>[0]) => {
      const place = found.get(field);
      if (!place) throw new Error(`Nobody knows where ${field} stands`);
      return middle(place);
    };
    expect([...found.values()].every((place) => place?.page === 1)).toBe(true);
    expect(of('number').y).toBeLessThan(of('tax').y);
    expect(of('amountExcludingTax').y).toBeCloseTo(of('tax').y, 2);
    expect(of('amountExcludingTax').x).toBeLessThan(of('tax').x);
    expect(of('total').y).toBeGreaterThan(of('tax').y);
  });

  it('in a contract is in its head, and the amount’s is in the text', async () => {
    const found = await pdfTextSource.read(await ownPdf(contractAt(0)), 'contract', defaultLimits);
    const placeOf = (field: string) => found?.find((each) => each.field === field)?.place;
    const [number, amount] = [placeOf('number'), placeOf('amount')];
    expect(number && amount && number.area.top < amount.area.top).toBe(true);
  });

  it('from a QR code is the code, also when the picture’s orientation turns it', async () => {
    const png = await picture(order);
    const upright = (await qrSource.read(png, 'invoice', defaultLimits))?.[0]?.place;
    const sides = upright?.area;
    expect(upright?.page).toBe(1);
    expect(sides && sides.width > 0.03 && sides.width < 0.4 && sides.left < 0.5).toBe(true);
    const turned = (await qrSource.read(await onItsSide(png), 'invoice', defaultLimits))?.[0]?.place?.area;
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(turned?.[side]).toBeCloseTo(sides?.[side] ?? Number.NaN, 2);
  });

  it('from a recognised line is the frame around it at any angle', async () => {
    const lines: readonly RecognisedLine[] = [
      {
        text: '发票号码：26992000000001280371',
        confidence: 1,
        box: { x: 100, y: 50, length: 80, height: 10, angle: 0 },
      },
    ];
    const source = opticalSource(async () => ({ lines: async () => lines }));
    const [fieldReading] =
      (await source.read(await createCanvas(200, 100).encode('png'), 'invoice', defaultLimits)) ?? [];
    expect([
      fieldReading?.place?.page,
      fieldReading?.place?.area.top.toFixed(6),
      fieldReading?.place?.area.height.toFixed(6),
    ]).toEqual([1, '0.450000', '0.100000']);
    // The number without its label.
    expect(fieldReading?.place?.area.left).toBeGreaterThan(0.3);
    expect((fieldReading?.place?.area.left ?? 0) + (fieldReading?.place?.area.width ?? 0)).toBeCloseTo(0.7, 5);
  });
});

it('covers two places only when they are on the same page', () => {
  const at = (page: number, left: number): ReadPlace => ({ page, area: { left, top: 0.1, width: 0.2, height: 0.1 } });
  expect(placeAround(at(1, 0), at(1, 0.5))?.area.width).toBeCloseTo(0.7, 9);
  expect([placeAround(at(1, 0), at(2, 0)), placeAround(undefined, at(1, 0))]).toEqual([undefined, undefined]);
});

it('of the end of a text is that part, and otherwise the whole place', () => {
  const place: ReadPlace = { page: 1, area: { left: 0.2, top: 0, width: 0.4, height: 0.1 } };
  const { left = 0, width = 0, ...rest } = placeOfEnd(place, '号码1234', '1234')?.area ?? {};
  expect([left.toFixed(9), width.toFixed(9), rest]).toEqual(['0.400000000', '0.200000000', { top: 0, height: 0.1 }]);
  expect([
    placeOfEnd(place, '号码1234', '99'),
    placeOfEnd(place, '号码', ''),
    placeOfEnd(undefined, '号码', '码'),
  ]).toEqual([place, place, undefined]);
});

/** The same picture as a telephone stores it in portrait orientation: rotated, with an orientation tag. */
async function onItsSide(png: Uint8Array): Promise<Uint8Array> {
  const image = await loadImage(Buffer.from(png));
  const canvas = createCanvas(image.height, image.width);
  const context = canvas.getContext('2d');
  context.rotate(-Math.PI / 2);
  context.drawImage(image, -image.width, 0);
  const jpeg = await canvas.encode('jpeg', 95);
  const exif = [
    0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0,
    0, 0,
  ];
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1, 0, exif.length + 2, ...exif]), jpeg.subarray(2)]);
}
