import { createHash } from 'node:crypto';
import { AsyncCallScope } from '../../../../server/ground/async-call-scope.ts';
import { createBackEnd, type BackEnd } from '../../../../server/core/back-end.ts';
import { streamOf, wholeOf } from '../../../../server/core/byte-stream.ts';
import type { CallerFacts } from '../../../../server/core/context.ts';
import type { Parts } from '../../../../server/core/parts.ts';
import type { ArrivedContent, FileInspector, Inspection, ObjectStore } from '../../../../server/core/ports.ts';
import type { FileRecord } from '../../../../server/core/records/evidence.ts';
import { openSession } from '../../../../server/core/identity/sessions.ts';
import type { Store } from '../../../../server/core/store.ts';
import { LightArchiveOpener } from '../../../../server/documents/light-archive-opener.ts';
import { LightFileInspector } from '../../../../server/documents/light-file-inspector.ts';
import { nodeCaptchas } from '../../../../server/documents/node-captchas.ts';
import { fileWriterOver } from '../../../../server/wording/gathering.ts';
import { MemorySpool } from '../../../../server/storage/objects/memory-spool.ts';
import { InProcessJobs } from '../../../../server/jobs/in-process-jobs.ts';
import { LightFileReader } from '../../../../server/recognition/light-file-reader.ts';
import { fillWithDemoWorld } from '../../../../features/support/demo-world.ts';
import { MemoryStore } from '../../../../server/storage/memory/memory-store.ts';
import type { UploadForm } from '../../../../src/contract/documented/files.ts';
import type { CallName } from '../../../../src/contract/calls.ts';
import type { RoleCode } from '../../../../src/domain/identity/role.ts';
import { extensions } from '../../../../src/contract/call.ts';

export const good = new TextEncoder().encode('%PDF-1.4\n1 0 obj<</Type/Pages/Count 1>>endobj\ntrailer<<>>\n%%EOF');
/** The same number of bytes, but not the declared ones. */
export const bad = good.map((byte, index) => (index === 12 ? byte + 1 : byte));
export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const plainPasswords = {
  hash: async (password: string) => `plain:${password}`,
  verify: async (password: string, hash: string) => hash === `plain:${password}`,
};

/** All bytes but the last are sent at once, and the last when it is released. */
export function heldBack(bytes: Uint8Array): {
  readonly stream: AsyncGenerator<Uint8Array>;
  readonly begun: Promise<void>;
  readonly release: () => void;
} {
  const [begun, last] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  async function* held(): AsyncGenerator<Uint8Array> {
    yield bytes.subarray(0, -1);
    begun.resolve();
    await last.promise;
    yield bytes.subarray(-1);
  }
  return { stream: held(), begun: begun.promise, release: last.resolve };
}

/** Bytes that must not be read. */
export const unasked: AsyncIterable<Uint8Array> = {
  [Symbol.asyncIterator]: () => {
    throw new Error('Somebody has read them');
  },
};

/** Inspects at once until it is held; each held inspection is released by the test. */
export class HeldInspector implements FileInspector {
  readonly held: (() => void)[] = [];
  holds = false;
  readonly #inner = new LightFileInspector();

  async inspect(content: ArrivedContent): Promise<Inspection> {
    const inspection = await this.#inner.inspect(content);
    if (!this.holds) return inspection;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.push(resolve);
    await promise;
    return inspection;
  }
}

export interface World {
  readonly store: Store;
  readonly parts: Parts;
  readonly backEnd: BackEnd;
  readonly docMaterialId: string;
  readonly docDatumId: string;
  readonly faults: readonly unknown[];
  /** Another server with the same records and objects. */
  beside(parts: Partial<Parts>): BackEnd;
  /** A signed-in user, at a host. */
  asking(userName: string, role?: RoleCode, host?: string): Promise<CallerFacts>;
  file(uploadId: string): Promise<FileRecord | undefined>;
}

/** The reference back end with the demo world, and with a package that is being assembled. */
export async function uploadingWorld(objects: ObjectStore, own: Partial<Parts> = {}): Promise<World> {
  const clock = own.clock ?? { now: () => Date.now(), realTime: () => Date.now() };
  const store = await fillWithDemoWorld(own.store ?? new MemoryStore(), clock, plainPasswords);
  const faults: unknown[] = [];
  const parts: Parts = {
    fileWriter: fileWriterOver(new MemorySpool()),
    jobs: new InProcessJobs((fault) => void faults.push(fault)),
    reader: new LightFileReader(),
    workbenchUrl: 'https://workbench.example/entry',
    store,
    scope: new AsyncCallScope(),
    objects,
    clock,
    secret: 'of the tests',
    passwords: plainPasswords,
    inspector: new LightFileInspector(),
    archives: new LightArchiveOpener(),
    captchas: nodeCaptchas,
    extensions,
    documents: { make: async () => ({ bytes: good, mimeType: 'application/pdf' }) },
    report: (fault) => void faults.push(fault),
    ...own,
  };
  const [first] = (await store.transaction(async (transaction) => transaction.packages.inStates(['PREPARE']))).filter(
    (each) => each.pkCorp === 'C-YANZHOU' && each.book === 'credit',
  );
  const materials = await store.transaction(async (transaction) =>
    transaction.materials.ofPackage(first?.docDatumId ?? ''),
  );
  return {
    store,
    parts,
    backEnd: createBackEnd(parts),
    faults,
    docDatumId: first?.docDatumId ?? '',
    docMaterialId: materials.find((each) => each.category.docFileType === 'BUSI_CONTRACT')?.docMaterialId ?? '',
    beside: (other) => createBackEnd({ ...parts, ...other }),
    asking: async (userName, role = 'ROLE_CORP_OPERATOR', host = '') => {
      const user = await store.transaction(async (transaction) => transaction.users.byName(userName));
      const { token, session } = await openSession(clock.realTime(), { userId: user?.userId, role, host });
      await store.transaction(async (transaction) => {
        if (user) await transaction.users.save({ ...user, roles: [...new Set([...user.roles, role])] });
        await transaction.sessions.save(session);
      });
      return { sessionToken: token, locale: 'en', source: 'tests', traceId: 't', idempotencyKey: undefined, host: '' };
    },
    file: async (uploadId) => {
      const user = await store.transaction(async (transaction) => transaction.users.byName('zhousiyuan'));
      return store.transaction(async (transaction) => transaction.files.byUploadId(user?.userId ?? '', uploadId));
    },
  };
}

export async function asked(
  { backEnd }: Pick<World, 'backEnd'>,
  name: CallName,
  request: unknown,
  asking: CallerFacts,
): Promise<Said> {
  const { envelope } = await backEnd.answer(name, request, asking);
  return { code: String(envelope.code), data: envelope.data };
}

/** A contract of ours that has arrived. Returns its number. */
export async function arrivedFile(
  world: World,
  asking: CallerFacts,
  uploadId: string,
  docMaterialId = world.docMaterialId,
  bytes = good,
): Promise<string> {
  const { form } = await policyFor({ ...world, docMaterialId }, asking, uploadId, {
    size: bytes.length,
    sha256: sha256(bytes),
  });
  const { data } = await sent(world, asking, form.fileName, streamOf(bytes));
  return (data as { readonly pkFile: string }).pkFile;
}

/** A call's answer: its code, and its data. */
export interface Said {
  readonly code: string;
  readonly data: unknown;
}

export async function policyFor(
  { backEnd, docMaterialId }: Pick<World, 'backEnd' | 'docMaterialId'>,
  asking: CallerFacts,
  uploadId: string,
  wish: Readonly<Record<string, unknown>> = {},
): Promise<Said & { readonly form: UploadForm }> {
  const request = {
    localFileName: '合同.pdf',
    size: good.length,
    sha256: sha256(good),
    docMaterialId,
    uploadId,
    ...wish,
  };
  const { envelope } = await backEnd.answer('uploadPolicy', request, asking);
  return { code: String(envelope.code), data: envelope.data, form: envelope.data as UploadForm };
}

export async function sent(
  { backEnd }: Pick<World, 'backEnd'>,
  asking: CallerFacts,
  fileName: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Said> {
  const { envelope } = await backEnd.receiveFile(fileName, bytes, asking);
  return { code: String(envelope.code), data: envelope.data };
}

/** Sends the store's callback of a form. */
export async function told(backEnd: BackEnd, form: UploadForm): Promise<Said> {
  const callback = JSON.parse(Buffer.from(form.callback ?? '', 'base64').toString('utf8')) as {
    readonly callbackBody: string;
  };
  const token = /"token":"([^"]*)"/.exec(callback.callbackBody)?.[1] ?? '';
  const { envelope } = await backEnd.fileArrived(
    { objectKey: form.key ?? '', token },
    { sessionToken: undefined, locale: 'en', source: 'store', traceId: 't', idempotencyKey: undefined, host: '' },
  );
  return { code: String(envelope.code), data: envelope.data };
}

/** The digest of the stored upload, read back from the store. */
export async function keptDigest(world: World, uploadId: string): Promise<string> {
  const file = await world.file(uploadId);
  const bytes = file?.state === 'stored' ? await world.parts.objects.get(file.objectKey) : undefined;
  return sha256(await wholeOf(bytes ?? streamOf(new Uint8Array())));
}
