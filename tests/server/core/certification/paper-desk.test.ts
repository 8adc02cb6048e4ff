import { expect, it } from 'vitest';
import { pdfBytes } from '../../../../features/support/files.ts';
import { contentOf } from '../../../../server/core/byte-stream.ts';
import type { PaperReader } from '../../../../server/core/certification/paper-reader.ts';
import { sha256Hex } from '../../../../server/core/secrets.ts';
import type { ReadableSlot } from '../../../../src/domain/certification/shared/paper-reading.ts';
import { Asker } from '../../../builders/asker.ts';
import { demoBackEnd } from '../../../builders/desks.ts';

const bytes = pdfBytes(300);

/** A user with a paper of the company, on a back end with this paper reader. */
async function withPaper(account: string, papers: PaperReader, place = 'real-name') {
  const backEnd = await demoBackEnd(undefined, undefined, { papers });
  const asker = new Asker(backEnd);
  await asker.signIn(account);
  const { data } = await asker.ask('uploadPolicy', {
    localFileName: '证照.pdf',
    size: bytes.length,
    sha256: await sha256Hex(bytes),
    docMaterialId: place,
    uploadId: 'U1',
  });
  const { fileName } = data as { readonly fileName: string };
  const { envelope } = await backEnd.receiveFile(fileName, contentOf(bytes, 'application/pdf').bytes, {
    sessionToken: asker.token,
    locale: 'en',
    source: '192.0.2.1',
    host: '',
    traceId: 't',
    idempotencyKey: undefined,
  });
  const { pkFile } = envelope.data as { readonly pkFile: string };
  const read = async (slot: ReadableSlot, file = pkFile) => {
    const answer = await asker.ask('readRealNamePaper', { slot, pkFile: file });
    return answer.code === '0' ? answer.data : answer.code;
  };
  return { backEnd, asker, read, pkFile };
}

const card = ['姓名 叶守山', '公民身份号码 530199198003141026'];
const said = {
  outcome: 'read',
  facts: [
    { field: 'legalName', value: '叶守山' },
    { field: 'legalIdNumber', value: '530199198003141026' },
  ],
};

it('reads the text of a paper, and recognises its picture only when there is no text', async () => {
  const ways: string[] = [];
  const { read } = await withPaper('yezhiqiu', {
    lines: async (_bytes, way) => (ways.push(way), way === 'text' ? card : []),
  });
  expect(await read('LEGAL_PERSON')).toEqual(said);
  expect(ways).toEqual(['text']);
  const seen = await withPaper('yezhiqiu', { lines: async (_bytes, way) => (way === 'sight' ? card : ['页眉']) });
  expect(await seen.read('LEGAL_PERSON')).toEqual(said);
});

it.each<[string, readonly (readonly string[] | undefined)[], string]>([
  ['there is nothing in it', [[], []], 'nothing'],
  ['one way alone could look', [[], undefined], 'nothing'],
  ['nobody could look', [undefined, undefined], 'unread'],
])('answers that %s', async (_what, answers, outcome) => {
  const left = [...answers];
  const { read } = await withPaper('yezhiqiu', { lines: async () => left.shift() });
  expect(await read('SOCIAL_CREDIT_FILE')).toEqual({ outcome, facts: [] });
});

it('reads nothing for another company, for a reader, or for a file that is no paper', async () => {
  const { backEnd, read, pkFile } = await withPaper('yezhiqiu', { lines: async () => card });
  expect(await read('LEGAL_PERSON', '__proto__')).toBe('NOT_FOUND');
  expect(await read('LEGAL_PERSON', 'F-none')).toBe('NOT_FOUND');
  for (const account of ['zhousiyuan', 'jiangtingxue']) {
    const other = new Asker(backEnd);
    await other.signIn(account);
    expect((await other.ask('readRealNamePaper', { slot: 'LEGAL_PERSON', pkFile })).code).toBe('NOT_FOUND');
  }
  expect((await new Asker(backEnd).ask('readRealNamePaper', { slot: 'LEGAL_PERSON', pkFile })).code).not.toBe('0');
});

it('refuses a slot whose papers have no readable fields', async () => {
  const { asker, pkFile } = await withPaper('yezhiqiu', { lines: async () => card });
  expect((await asker.ask('readRealNamePaper', { slot: 'CA_AUTH_FILE' as ReadableSlot, pkFile })).code).toBe(
    'REQUEST_INVALID',
  );
});
