import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { opticalProcesses, OpticalReader } from '../../../server/recognition/optical-reader.ts';
import { picture as scene } from '../../../features/support/pictures.ts';
import { ScenarioEyes, scannedNumber } from '../../../features/support/scenario-readers.ts';
import { opticalReaderContract } from '../../contracts/optical-reader.ts';
import { inAudit, isAudit } from '../../support/audit.ts';
import { seenMisses } from './made/held-against.ts';
import { contractAt, contractValues, invoiceValues, orderAt } from './made/made-orders.ts';
import { photographed, scanned, shots, type Shot } from './made/made-photos.ts';
import { ownPdf } from './made/made-pdf.ts';
import { patientReader } from './made/patient-reader.ts';

// A busy machine may need the whole time of the test.
const reader = new OpticalReader({ processes: opticalProcesses(200_000) });
/** The smallest picture with readable text, because the time depends on the pixels. */
const smallScan: Shot = { ...shots.flat, side: 1600 };
const seenInvoice = orderAt(6, 'E_SPECIAL_VAT_ELEC');
opticalReaderContract('OpticalReader', {
  isSlow: true,
  make: () => reader,
  scan: async () => ({
    bytes: await photographed(seenInvoice, isAudit ? shots.aslant : smallScan, 1),
    number: invoiceValues(seenInvoice).number ?? '',
  }),
  blank: async () => createCanvas(600, 400).encode('png'),
});
opticalReaderContract('ScenarioEyes', {
  make: () => new ScenarioEyes(),
  scan: async () => ({ bytes: scene('scan'), number: scannedNumber }),
  blank: async () => scene('blank'),
});

const patience = { timeout: 240_000 };

inAudit(
  'a photograph of an invoice, seen from one side, is read; only what a rule confirms is sure',
  patience,
  async () => {
    const order = orderAt(6, 'E_SPECIAL_VAT_ELEC');
    const said = await reader.readFieldReadings(await photographed(order, shots.aslant, 1), 'invoice');
    if (said.outcome !== 'read') throw new Error(said.outcome);
    expect(seenMisses(said.fieldReadings, invoiceValues(order))).toEqual([]);
    expect(new Set(said.fieldReadings.map(({ source }) => source))).toEqual(new Set(['optical']));
    expect(
      said.fieldReadings
        .filter(({ sure }) => sure)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['amountExcludingTax', 'buyerTaxNumber', 'sellerTaxNumber', 'tax', 'total']);
  },
);

inAudit('a scanned contract is read from the picture on its page', patience, async () => {
  const order = contractAt(1, { pages: 1 });
  const said = await reader.readFieldReadings(await scanned(order, shots.flat, 2), 'contract');
  if (said.outcome !== 'read') throw new Error(said.outcome);
  expect(seenMisses(said.fieldReadings, contractValues(order))).toEqual([]);
  expect(said.fieldReadings.filter(({ sure }) => sure).map(({ field }) => field)).toEqual(['amount']);
});

test('a picture without text, or a damaged one, has no fields', patience, async () => {
  const empty = await createCanvas(600, 400).encode('png');
  expect(await reader.readFieldReadings(empty, 'invoice')).toEqual({ outcome: 'nothing-found' });
  expect(await reader.readFieldReadings(empty.subarray(0, 60), 'invoice')).toEqual({ outcome: 'nothing-found' });
  expect(await reader.readFieldReadings(new TextEncoder().encode('<?xml version="1.0"?><a/>'), 'invoice')).toEqual({
    outcome: 'unknown-kind',
  });
});

test('a process that died makes only its own file unreadable', async () => {
  const fallen = new OpticalReader({ processes: { ask: async () => undefined } });
  expect(await fallen.readFieldReadings(await createCanvas(10, 10).encode('png'), 'contract')).toEqual({
    outcome: 'unreadable',
  });
});

test('pictures and PDFs without text are worth recognising', patience, async () => {
  const plain = patientReader();
  const order = orderAt(7, 'E_GENERAL_VAT_ELEC');
  const pictured = async (bytes: Uint8Array, kind: 'invoice' | 'contract') =>
    (await plain.readFieldReadings(bytes, kind)).needsRecognition;
  expect(await pictured(await createCanvas(60, 40).encode('png'), 'contract')).toBe(true);
  expect(await pictured(await scanned(order, { side: 1200 }, 3), 'invoice')).toBe(true);
  expect(await pictured(await ownPdf(order), 'invoice')).toBe(false);
});
