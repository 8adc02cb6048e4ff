import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReadingWire } from '../../../src/contract/documented/evidence/recognition.ts';
import { invoiceValues, orderAt, qrValues } from '../recognition/made/made-orders.ts';
import { ofdFile } from '../recognition/made/made-ofd.ts';
import { ownPdf } from '../recognition/made/made-pdf.ts';
import { digitalXml } from '../recognition/made/made-xml.ts';
import { calls, type Browser } from './browser.ts';
import { sendFile, sha256 } from './declared-upload.ts';
import { portalUnderTest, type PortalUnderTest } from './portal-under-test.ts';
import { patientReader } from '../recognition/made/patient-reader.ts';

const identify = '/api/web/corp/mps/v1/certificate/ocr/identify/task/async/submit';
const create = '/api/web/corp/v1/certificate/doc/file/create';
let portal: PortalUnderTest;
let clerk: Browser;
let player: Browser;
let docDatumId: string;
let place: string;

beforeAll(async () => {
  portal = await portalUnderTest({ reader: patientReader() });
  [clerk, player] = [portal.browser(), portal.browser()];
  await clerk.signIn('zhousiyuan');
  const { records } = (
    await clerk.post(calls.page, { docType: 'CREDIT', page: 1, pageSize: 20, docDatumStates: ['PREPARE'] })
  ).data as { readonly records: readonly { readonly docDatumId: string }[] };
  docDatumId = records[0]?.docDatumId ?? '';
  const materials = (await clerk.get(`${calls.materials}?docDatumId=${docDatumId}`)).data as readonly {
    readonly docMaterialId: string;
    readonly docFileType: string;
  }[];
  place = materials.find((each) => each.docFileType === 'BUSI_INVOICE')?.docMaterialId ?? '';
});
afterAll(async () => portal.close());

async function uploaded(name: string, bytes: Uint8Array): Promise<string> {
  const file = Buffer.from(bytes);
  const query = new URLSearchParams({
    localFileName: name,
    size: String(file.length),
    sha256: sha256(file),
    docMaterialId: place,
    uploadId: name.replace('.', '-'),
  });
  const { fileName } = (await clerk.get(`${calls.policy}?${query}`)).data as { readonly fileName: string };
  const { pkFile } = (await sendFile(clerk, fileName, file)).data as { readonly pkFile: string };
  expect(
    await clerk.post(create, { docMaterialId: place, docFileType: 'BUSI_INVOICE', invoiceFile: pkFile }),
  ).toMatchObject({ code: '0' });
  return pkFile;
}

async function tasksOf(...pkFiles: readonly string[]): Promise<readonly ReadingWire[]> {
  const { data } = await clerk.post(identify, { docDatumId, pkFiles: pkFiles.join(',') });
  return (data as { readonly tasks: readonly ReadingWire[] }).tasks;
}
const statesOf = async (...pkFiles: readonly string[]) =>
  (await tasksOf(...pkFiles)).map(({ taskStatus }) => taskStatus);
const valuesOf = (task: ReadingWire | undefined) =>
  Object.fromEntries((task?.fields ?? []).map(({ fieldName, value }) => [fieldName, value]));

describe('uploaded invoices', () => {
  it('are read soon after they arrive: XML, OFD and PDF', async () => {
    const [first, second, third] = [
      orderAt(0, 'E_SPECIAL_VAT_ELEC'),
      orderAt(1, 'E_GENERAL_VAT_ELEC'),
      orderAt(2, 'SPECIAL_VAT'),
    ];
    const files = [
      await uploaded('one.xml', new TextEncoder().encode(digitalXml(first))),
      await uploaded(
        'two.ofd',
        ofdFile(digitalXml(second), { place: 'Doc_0/Attachs/original_invoice.xml', named: 'original_invoice.xml' }),
      ),
      await uploaded('three.pdf', await ownPdf(third)),
    ];
    await expect.poll(async () => statesOf(...files), { interval: 200 }).toEqual(['COMPLETE', 'COMPLETE', 'COMPLETE']);
    const [xml, ofd, pdf] = await tasksOf(...files);
    expect(valuesOf(xml)).toEqual({ ...invoiceValues(first), colour: 'blue' });
    expect(valuesOf(ofd)).toEqual({ ...invoiceValues(second), colour: 'blue' });
    expect(valuesOf(pdf)).toMatchObject({ ...qrValues(third), total: third.total, sellerName: third.seller.name });
    expect([xml, ofd, pdf].map((task) => [task?.readable, task?.documentKind, task?.missing])).toEqual(
      Array.from({ length: 3 }, () => [true, 'INVOICE', []]),
    );
    expect(await player.get('/sandbox/v1/effects')).toMatchObject({
      status: 200,
      data: { submissions: 0, byType: { BUSI_INVOICE: { kept: 0, corrected: 0, typed: 0 } } },
    });
    expect(await player.get('/sandbox/v1/jobs')).toMatchObject({
      status: 200,
      data: expect.arrayContaining([{ name: 'reading', waiting: 0, running: 0, failed: 0 }]),
    });
  });

  it('in XML have the type of XML, and are refused with active content', async () => {
    const file = Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>');
    const query = new URLSearchParams({
      localFileName: 'a.xml',
      size: String(file.length),
      sha256: sha256(file),
      docMaterialId: place,
      uploadId: 'bomb',
    });
    const { fileName } = (await clerk.get(`${calls.policy}?${query}`)).data as { readonly fileName: string };
    expect(await sendFile(clerk, fileName, file)).toMatchObject({ code: 'FILE_ACTIVE', data: { what: 'bomb' } });
  });

  it('wait while the sandbox holds the reading', async () => {
    expect(await player.post('/sandbox/v1/faults', { recognition: 'off' })).toMatchObject({
      data: { objectStore: 'none', recognition: 'off' },
    });
    const file = await uploaded('held.xml', new TextEncoder().encode(digitalXml(orderAt(3, 'E_SPECIAL_VAT_ELEC'))));
    expect(await statesOf(file)).toEqual(['WAITING']);
    expect(await player.get('/sandbox/v1/faults')).toMatchObject({ data: { recognition: 'off' } });
    for (const wrong of [{ recognition: 'half' }, { recognition: null }, {}])
      expect(await player.post('/sandbox/v1/faults', wrong)).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    await player.post('/sandbox/v1/faults', { recognition: 'on' });
    await expect.poll(async () => statesOf(file), { interval: 100 }).toEqual(['COMPLETE']);
    expect(portal.logged.filter((line) => line.includes('put aside'))).toEqual([]);
  });
});
