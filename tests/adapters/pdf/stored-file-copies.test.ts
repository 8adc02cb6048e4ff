import { describe, expect, test } from 'vitest';
import { givenFile } from '../../../features/support/files.ts';
import { StoredFileCopies } from '../../../src/adapters/pdf/stored-file-copies.ts';
import { asPortFault } from '../../../src/application/ports/port-fault.ts';

const addresses = {
  addressOf: async (fileId: string) => ({
    url: `https://files.example/${fileId}`,
    mimeType: 'application/pdf',
    name: '',
  }),
};
const copiesOver = (answer: () => Promise<Response>) => new StoredFileCopies(addresses, answer);

describe('copies of stored files', () => {
  test('are the whole file', async () => {
    const bytes = await givenFile('pdf of one invoice', 'a.pdf', 2).bytes();
    expect(await copiesOver(async () => new Response(bytes)).copy('F1')).toEqual(bytes);
  });

  test('can be divided', async () => {
    const bytes = await givenFile('pdf of 3 invoices', 'a.pdf', 2).bytes();
    const division = await copiesOver(async () => new Response(bytes)).divide('F1', [[{ page: 1 }], [{ page: 2 }]]);
    expect(division.divided && division.files.length).toBe(2);
  });

  test.each([
    ['is gone', async () => new Response(null, { status: 404 }), 'not-found'],
    ['cannot be reached', async () => Promise.reject(new TypeError('no network')), 'offline'],
  ])('fault where the file %s', async (_, answer, kind) => {
    const fault = await copiesOver(answer)
      .copy('F1')
      .catch((thrown: unknown) => asPortFault(thrown).kind);
    expect(fault).toBe(kind);
  });
});
