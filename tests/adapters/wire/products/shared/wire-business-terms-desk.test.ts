import { describe, expect, it } from 'vitest';
import { WireBusinessTermsDesk } from '../../../../../src/adapters/wire/products/shared/wire-business-terms-desk.ts';
import { WireClient } from '../../../../../src/adapters/wire/wire-client.ts';
import type { RawAnswer } from '../../../../../src/contract/transport.ts';

async function termsOf(restricted: object | null | undefined) {
  const body = { code: '0', message: '', data: { products: [], restricted } };
  const raw: RawAnswer = { status: 200, body, traceId: undefined };
  const answered = async (): Promise<RawAnswer> => raw;
  const transport = { exchange: answered, sendFile: answered, pictureAddress: async () => '', offers: () => false };
  return new WireBusinessTermsDesk(new WireClient(transport)).terms();
}

const day = '2026-11-21';
const free = { violatingFrom: undefined, barredFrom: [], recalled: new Map(), objectors: [] };

describe('the bars of a company', () => {
  it.each([
    ['nothing where nothing is told', undefined, free],
    ['nothing where that is told as nothing', null, free],
    ['nothing where none of it is told', {}, free],
    ['its standing from a day', { violating: true, violatingFrom: day }, { ...free, violatingFrom: day }],
    ['its standing at once where no day is told', { violating: true }, { ...free, violatingFrom: '' }],
    ['no standing that is denied, though a day is told', { violating: false, violatingFrom: day }, free],
    ['no standing of which a day alone is told', { violatingFrom: day }, free],
    ['the known actions', { barred: ['transfer', 'fly', 'accept'] }, { ...free, barredFrom: ['accept', 'transfer'] }],
    ['whoever may object', { objectors: ['周思远'] }, { ...free, objectors: ['周思远'] }],
  ])('is %s', async (_what, restricted, expected) => {
    expect(await termsOf(restricted)).toEqual(expected);
  });
});
