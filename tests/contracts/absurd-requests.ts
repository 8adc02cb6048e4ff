import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../server/core/store.ts';
import type { Call } from '../../src/contract/call.ts';
import { calls } from '../../server/core/desks.ts';
import type { CallName } from '../../src/contract/calls.ts';
import { absurdValues } from '../builders/absurd-values.ts';
import { Asker } from '../builders/asker.ts';
import { sampledCalls } from '../builders/call-areas.ts';
import { demoBackEnd } from '../builders/desks.ts';
import { isAudit, thinned } from '../support/audit.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Valid requests, so that one absurd field is the only error. */
async function sensible(clerk: Asker): Promise<Fields> {
  const { records } = await clerk.given<{ records: { docDatumId: string; dataVersion: number }[] }>('packagePage', {
    docType: 'CREDIT',
    docDatumStates: ['AUDIT_REJECT'],
    page: 1,
    pageSize: 20,
  });
  const [{ docDatumId, dataVersion } = { docDatumId: '', dataVersion: 0 }] = records;
  const [material] = await clerk.given<
    { docMaterialId: string; docFileType: string; docFiles: { docFileId: string; files: { pkFile: string }[] }[] }[]
  >('materialList', { docDatumId });
  const item = material?.docFiles[0];
  const { picAuthToken } = await new Asker(clerk.backEnd).given<{ picAuthToken: string }>('loginSession');
  const { keyId } = await clerk.given<{ keyId: string }>('passwordKey');
  return {
    docDatumId,
    dataVersion,
    docMaterialId: material?.docMaterialId,
    docFileType: material?.docFileType,
    docFileId: item?.docFileId,
    docFileIds: [item?.docFileId],
    picAuthToken,
    keyId,
    userName: 'nobody',
    password: 'AAAA',
    token: 'none',
    platformUrl: 'http://127.0.0.1',
    region: 'R_156',
    docType: 'CREDIT',
    page: 1,
    pageSize: 5,
    taskSegment: 'CORP',
    fkCorpCore: 'C-QIHENG',
    fkFinance: 'F-CHANGYU',
    fkCredit: ['none'],
    localFileName: 'a.pdf',
    size: 5,
    sha256: 'a'.repeat(64),
    uploadId: 'U1',
    ids: ['none'],
    id: 'none',
    pkFiles: ['none'],
    reason: 'R',
    businessNumberIds: ['none'],
    fkFile: 'none',
  };
}

const entriesOf = (schema: v.GenericSchema): Record<string, v.GenericSchema> | undefined => {
  if ('wrapped' in schema) return entriesOf(schema.wrapped as v.GenericSchema);
  return 'entries' in schema ? (schema.entries as Record<string, v.GenericSchema>) : undefined;
};

/** Every request of a call with one absurd field, including nested fields. */
function absurdRequests(schema: v.GenericSchema, base: Fields): readonly (readonly [string, unknown])[] {
  const entries = entriesOf(schema) ?? {};
  const known = Object.fromEntries(
    Object.entries(entries).flatMap(([name, field]) => (field.type === 'optional' ? [] : [[name, base[name]]])),
  );
  return Object.entries(entries).flatMap(([name, field]) => {
    const within = absurdRequests(field, {}).map(
      ([inner, value]) => [`${name}.${inner}`, { ...known, [name]: value }] as const,
    );
    return [...absurdValues.map((value) => [name, { ...known, [name]: value }] as const), ...within];
  });
}

const names = Object.keys(calls) as CallName[];

/** The requests for a call: all in the audit; otherwise each field gets some kinds of invalid value. */
const requestsOf = (call: CallName, base: Fields): readonly (readonly [string, unknown])[] =>
  thinned(absurdRequests((calls[call] as Call).request, base), 5, names.indexOf(call));

/**
 * Contract of every call for invalid values: a refusal by name, with any store. A request with the wrong shape is
 * refused before it reaches a store, so one store is enough for it. Outside the audit, the same applies to most calls.
 */
export function absurdRequestsContract(
  name: string,
  makeStore: () => Promise<{ readonly store: Store; close(): Promise<void> }>,
  which: 'all' | 'of the right shape' = 'all',
): void {
  describe(`absurd requests to a back end on ${name}`, () => {
    let under: Awaited<ReturnType<typeof makeStore>>;
    let clerk: Asker;
    let base: Fields;

    beforeAll(async () => {
      under = await makeStore();
      clerk = new Asker(await demoBackEnd(under.store));
      await clerk.signIn('heqinghe');
      base = await sensible(clerk);
    });
    afterAll(async () => under.close());

    it('cover every kind of value in every field of every call', () => {
      const fieldsOf = (rows: readonly (readonly [string, unknown])[]) => new Set(rows.map(([field]) => field));
      const met = new Set<unknown>();
      for (const call of names) {
        const [some, all] = [requestsOf(call, base), absurdRequests((calls[call] as Call).request, base)];
        expect(fieldsOf(some), call).toEqual(fieldsOf(all));
        expect(Math.abs(some.length - all.length / (isAudit ? 1 : 5)), call).toBeLessThan(1);
        for (const [field, request] of some) met.add((request as Fields)[field]);
      }
      expect(absurdValues.filter((value) => !met.has(value))).toEqual([]);
    });

    it.each(which === 'all' ? names : sampledCalls(names))('are answered or refused by name by %s', async (call) => {
      const { token } = clerk;
      const faults: unknown[] = [];
      const { request: schema } = calls[call] as Call;
      const requests = which === 'all' ? requestsOf(call, base) : absurdRequests(schema, base);
      for (const [field, request] of requests) {
        if (which === 'of the right shape' && !v.is(schema, request)) continue;
        clerk.token = token;
        const code = await clerk.ask(call, request).then(
          (answer) => answer.code,
          (fault: unknown) => String(fault),
        );
        if (!/^(0|[A-Z]+(_[A-Z]+)*)$/.test(String(code)) || code === 'SERVER_FAULT')
          faults.push([field, JSON.stringify(request).slice(0, 200), code]);
      }
      clerk.token = token;
      expect(faults).toEqual([]);
      expect((await clerk.ask('security')).code).toBe('0');
    });

    it('are refused with the name of the invalid field', async () => {
      const asked = async (more: object) =>
        clerk.ask('packagePage', { docType: 'CREDIT', page: 1, pageSize: 20, ...more });
      for (const [field, value] of [
        ['page', -1],
        ['page', 0],
        ['page', 1e300],
        ['page', 1.5],
        ['pageSize', 0],
        ['pageSize', -1],
        ['pageSize', 1e9],
        ['createDateFrom', '275760-09-13'],
        ['createDateFrom', '0000-00-00'],
        ['createDateTo', '2026-02-30'],
        ['createDateTo', '9999-12-31'],
        ['amountFrom', '-0.01'],
        ['amountTo', '99999999999.99'],
        ['keyword', '\u0000'],
        ['keyword', '\uD800'],
        ['keyword', 'x'.repeat(1_000_000)],
      ] as const) {
        expect(await asked({ [field]: value }), `${field} ${value}`).toMatchObject({
          code: 'REQUEST_INVALID',
          data: { field },
        });
      }
      expect(
        await asked({
          createDateFrom: '1900-01-01',
          createDateTo: '2999-12-31',
          amountFrom: '0',
          amountTo: '99999999999.98',
        }),
      ).toMatchObject({ code: '0' });
    });
  });
}
