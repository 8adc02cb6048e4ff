import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, expect, test } from 'vitest';
import type { Pixels } from '../../../server/recognition/qr-reader.ts';
import { flawsOf } from '../../../src/domain/uploads/picture-clarity.ts';
import { orderAt } from './made/made-orders.ts';
import { pageOf, scanned, type Shot, shotOf, shots } from './made/made-photos.ts';
import { ownPdf } from './made/made-pdf.ts';
import { patientReader } from './made/patient-reader.ts';

const reader = patientReader();
let page: Pixels;
let pdf: Uint8Array;
beforeAll(async () => {
  pdf = await ownPdf(orderAt(1, 'SPECIAL_VAT'));
  page = await pageOf(pdf);
});

const measured = async (shot: Shot) =>
  (await reader.readFieldReadings(await shotOf(page, shot, 1).encode('jpeg', 80), 'invoice')).measure;
const flat: Shot = { ...shots.flat, side: 1600 };

test.each<[string, Shot, readonly string[]]>([
  ['held well', flat, []],
  ['aslant and a little shaded', { ...shots.shaded, side: 1600 }, []],
  ['out of focus', { ...flat, blur: 4 }, ['blurred']],
  ['at night', { ...flat, dark: 0.85 }, ['too-dark']],
  ['under a hand', { ...flat, shadow: 0.92 }, ['too-dark']],
  ['from far away', { ...flat, side: 800 }, ['too-small']],
  ['held crookedly', { ...flat, turned: 0.19 }, ['askew']],
])('a photograph that was taken %s has its flaws', async (_, shot, flaws) => {
  const measure = await measured(shot);
  expect(measure && flawsOf(measure)).toEqual(flaws);
});

test('an overexposed photograph is too pale', async () => {
  const canvas = shotOf(page, flat, 1);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgba(255, 255, 255, 0.9)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { measure } = await reader.readFieldReadings(await canvas.encode('jpeg', 80), 'invoice');
  expect(measure && flawsOf(measure)).toEqual(['too-pale']);
});

test('a PDF without a picture, or a damaged file, is not measured', async () => {
  expect((await reader.readFieldReadings(pdf, 'invoice')).measure).toBeUndefined();
  const noise = Uint8Array.from([0xff, 0xd8, 0xff, ...Array.from({ length: 2_000 }, (_, index) => (index * 31) % 256)]);
  expect((await reader.readFieldReadings(noise, 'invoice')).measure).toBeUndefined();
});

test.each<[string, Shot, readonly string[]]>([
  ['straight', flat, []],
  ['askew and out of focus', { ...flat, turned: -0.2, blur: 5 }, ['blurred', 'askew']],
])('a scanned PDF is measured by its first page: %s', async (_, shot, flaws) => {
  const { measure } = await reader.readFieldReadings(await scanned(orderAt(1, 'SPECIAL_VAT'), shot, 1), 'contract');
  expect(measure && flawsOf(measure)).toEqual(flaws);
});

test('an empty sheet has no smear', async () => {
  const canvas = createCanvas(1200, 900);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1200, 900);
  expect((await reader.readFieldReadings(await canvas.encode('png'), 'invoice')).measure).toEqual({
    width: 1200,
    height: 900,
    smear: 0,
    light: 255,
    contrast: 0,
    angle: 0,
  });
});
