import { calls } from '../server/core/desks.ts';
import { describe, expect, it } from 'vitest';
import { contentTypeOf } from '../server/core/evidence/arrived-file.ts';
import { acceptedLocale } from '../server/http/accepted-locale.ts';
import { statusOf } from '../server/http/envelope-reply.ts';
import { CookieRoleMemory } from '../src/adapters/cookie/cookie-role-memory.ts';
import { WireClient } from '../src/adapters/wire/wire-client.ts';
import { WireDocumentVault } from '../src/adapters/wire/uploads/wire-document-vault.ts';
import { WirePackageDesk } from '../src/adapters/wire/evidence/wire-package-desk.ts';
import type { RawAnswer } from '../src/contract/transport.ts';
import { invoiceTypeOf } from '../src/domain/evidence/invoice/invoice-type.ts';
import { isOpenBook } from '../src/domain/evidence/shared/book-policies.ts';
import { displayStateOf } from '../src/domain/evidence/materials/package-state.ts';
import { roleKind } from '../src/domain/identity/role.ts';
import { limitsOf } from '../src/domain/evidence/upload/document-limits.ts';
import { fileRefusal } from '../src/domain/uploads/file-limits.ts';
import { isCandidateSort } from '../src/presentation/evidence/choose-candidates/candidate-order.ts';
import { businessTypeName } from '../src/presentation/evidence/shared/business-type-words.ts';
import { placeFromAddress, firstPlace } from '../src/presentation/evidence/shared/list-address.ts';
import { message } from '../src/words/catalogue.ts';
import { chooseLocale } from '../src/words/locale.ts';
import { memoryStorage } from '../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../features/support/manual-clock.ts';
import { inheritedNames } from './builders/absurd-values.ts';
import { nothingInParts } from './builders/part-sending.ts';

/** A client for which every request is refused with one code. */
function refusedWith(code: string): WireClient {
  const raw: RawAnswer = { status: 200, body: { code, message: 'no' }, traceId: undefined };
  return new WireClient({
    exchange: async () => raw,
    sendFile: async () => raw,
    pictureAddress: async () => '',
    offers: () => false,
  });
}

describe.each(inheritedNames)('a key from outside that every object has, %s', (name) => {
  it('is no language, no document type, no state and no kind of trade', () => {
    expect(acceptedLocale(`${name}, en;q=0.1`)).toBe('en');
    expect(chooseLocale([name])).toBe('zh-CN');
    expect([
      isOpenBook(name),
      isCandidateSort(name),
      invoiceTypeOf(name),
      displayStateOf(name),
      roleKind(name),
    ]).toEqual([false, false, undefined, 'unrecognised', 'none']);
    expect(businessTypeName(name)).toEqual(message('packages.business-other', { code: name }));
  });

  it('is no extension of a file', () => {
    expect(fileRefusal({ name: `x.${name}`, size: 1 }, limitsOf.OTHER)?.because).toBe('extension-not-allowed');
    expect(contentTypeOf(`x.${name}`)).toBe('application/octet-stream');
  });

  it('is a refusal like any other where a back end gives it as its code', async () => {
    expect(statusOf(name)).toBe(200);
    await expect(refusedWith(name).send(calls.holidays, { region: 'R_156' })).rejects.toMatchObject({
      kind: 'refused',
      detail: { code: name },
    });
    const vault = new WireDocumentVault(refusedWith(name), async () => undefined, new ManualClock(0), nothingInParts);
    const order = {
      materialId: 'DM1',
      uploadId: 'U1',
      file: { name: 'a.pdf', size: 1, bytes: async () => new Uint8Array(1) },
      onProgress: () => undefined,
      signal: new AbortController().signal,
    };
    expect(await vault.upload(order)).toEqual({ arrived: false, because: 'no-upload-form', message: 'no' });
  });

  it('is no reason why a package was not made', async () => {
    const refused: RawAnswer = { status: 200, body: { code: name, message: 'no' }, traceId: undefined };
    const given: RawAnswer = {
      status: 200,
      body: { code: '0', data: { fkStdSnapshotVersionEffect: 'S' } },
      traceId: undefined,
    };
    const client = new WireClient({
      exchange: async ({ path }) => (path.endsWith('/create') ? refused : given),
      sendFile: async () => refused,
      pictureAddress: async () => '',
      offers: () => false,
    });
    const order = {
      shelf: { book: 'credit', side: 'finance' },
      ids: ['K1'],
      funderId: 'F1',
      coreEnterpriseId: 'C1',
    } as const;
    await expect(new WirePackageDesk(client).create(order, 'key')).rejects.toMatchObject({
      kind: 'refused',
      detail: { code: name },
    });
  });

  it('leads nowhere in an address', () => {
    expect(
      placeFromAddress(`?states=${name}&sort=${name}&pageSize=${name}&page=${name}&from=${name}&min=${name}`),
    ).toEqual(firstPlace);
  });
});

it('a damaged role cookie is ignored', () => {
  for (const broken of ['%E0%A4%A', '%c0', '<script>'])
    expect(
      new CookieRoleMemory(
        { read: () => `currentRole3=${broken}`, write: () => undefined, secure: false },
        memoryStorage(),
      ).recall(),
    ).toBeUndefined();
});

it('an address that asks for days and amounts that there are none of asks for none', () => {
  expect(placeFromAddress('?from=0000-00-00&to=9999-12-31&min=-1&max=99999999999.99&page=1e300').filter).toEqual(
    firstPlace.filter,
  );
});
