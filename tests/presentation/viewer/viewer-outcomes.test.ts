import { expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { DocumentFault } from '../../../src/application/ports/viewer/shared/document-reader.ts';
import { withFaultReporting } from '../../../src/presentation/viewer/fault-reporting-addresses.ts';
import { previewOf } from '../../../src/presentation/viewer/preview-form.ts';
import { unreadOutcome, viewerOutcome } from '../../../src/presentation/viewer/viewer-outcomes.ts';
import { message } from '../../../src/words/catalogue.ts';
import { FakeAddresses } from './fake-documents.ts';

const absent = { kind: 'failed', because: 'viewer.not-available' };

it.each([
  [new PortFault('offline'), { kind: 'failed', because: 'viewer.offline' }],
  [new DocumentFault('encrypted'), { kind: 'cannot-preview', because: 'viewer.encrypted' }],
  [new PortFault('not-found'), absent],
  [
    new PortFault('refused', { code: 'E7', serverMessage: '文件已归档' }),
    { ...absent, serverWords: message('refusals.server-said', { words: '文件已归档' }) },
  ],
  [new TypeError('x'), absent],
])('%o is shown as %o', (error, outcome) => {
  expect(viewerOutcome(error)).toEqual(outcome);
});

it('a silent store is unavailable when the platform answers; otherwise the connection is lost', async () => {
  const silent = new DocumentFault('offline');
  expect(await unreadOutcome(silent, async () => 'address')).toEqual({ kind: 'failed', because: 'viewer.store-away' });
  expect(await unreadOutcome(silent, async () => Promise.reject(new PortFault('offline')))).toEqual({
    kind: 'failed',
    because: 'viewer.offline',
  });
  expect(await unreadOutcome(new DocumentFault('damaged'), async () => 'address')).toEqual({
    kind: 'cannot-preview',
    because: 'viewer.damaged',
  });
});

it.each([
  ['application/pdf', '', 'pdf'],
  [' Application/PDF ; charset=binary', '', 'pdf'],
  ['image/jpeg', '', 'picture'],
  ['image/jpg', '', 'picture'],
  ['image/png', '', 'picture'],
  ['image/gif', '', 'picture'],
  ['image/webp', '', 'picture'],
  ['image/tiff', 'a.png', undefined],
  ['text/xml', '', 'xml'],
  ['application/octet-stream', '清单.XLSX', 'workbook'],
  ['application/octet-stream', '压缩包.rar', undefined],
  ['', '说明.txt', 'text'],
  ['', '', undefined],
  ['text/html', 'a.txt', undefined],
])('a file of the type %j, called %j, is shown as %s', (mimeType, name, preview) => {
  expect(previewOf(mimeType, name)).toBe(preview);
});

it('a fault of an address is reported to the session', async () => {
  const [seen, addresses] = [[] as unknown[], new FakeAddresses()];
  const noticed = withFaultReporting(addresses, (thrown) => void seen.push(thrown));
  expect([await noticed.addressOf('a'), await noticed.downloadAddressOf('a'), seen]).toEqual([
    { url: 'store/a?1', mimeType: 'application/pdf', name: 'a.pdf' },
    'download/a',
    [],
  ]);
  addresses.refuses = true;
  await expect(noticed.addressOf('a')).rejects.toThrow('refused');
  await expect(noticed.downloadAddressOf('a')).rejects.toThrow('refused');
  expect(seen).toHaveLength(2);
});
