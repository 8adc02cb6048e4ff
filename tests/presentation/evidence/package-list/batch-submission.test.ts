import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../../features/support/assemblies/portal-container.ts';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import { LocalDrafts } from '../../../../src/adapters/storage/local-drafts.ts';
import type { InvoiceUse } from '../../../../src/application/ports/evidence/invoice-uses.ts';
import type { Conflict, PackageSubmission } from '../../../../src/application/ports/evidence/package-submission.ts';
import type { ReadingDesk } from '../../../../src/application/ports/evidence/reading-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import type { EvidencePackage } from '../../../../src/domain/evidence/materials/evidence-package.ts';
import type { Material } from '../../../../src/domain/evidence/materials/material.ts';
import type { FileReading } from '../../../../src/domain/evidence/reading/file-reading.ts';
import type { BusinessAction } from '../../../../src/domain/parties/business-restriction.ts';
import type { RecalledAgreement } from '../../../../src/domain/agreements/agreement-recall.ts';
import type { ProductCode } from '../../../../src/domain/catalogue/product-code.ts';
import { money } from '../../../../src/domain/money/money.ts';
import { BatchSubmission } from '../../../../src/presentation/evidence/package-list/batch-submission.ts';
import { SessionStore } from '../../../../src/presentation/identity/session-store.ts';
import type { UploadTask } from '../../../../src/presentation/evidence/shared/upload-task.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';
import { contractItem, contracts, invoiceItem, invoices, item, material } from '../../../builders/materials.ts';
import { never, zhou } from '../../../builders/message-boxes.ts';

const file = (fileId: string) => ({ fileId, name: `${fileId}.pdf`, size: 10, mimeType: 'application/pdf' });
const enough = [
  invoices([invoiceItem('I1', '200.00', { files: [file('I1')] })]),
  contracts([contractItem('C1', '200.00', { files: [file('C1')] })]),
];
const unread: FileReading = { state: 'not-readable' };

let session: SessionStore;
let drafts: LocalDrafts;
let evidence: EvidencePackage;
let materials: readonly Material[];
let uses: ReadonlyMap<string, InvoiceUse>;
let submission: Partial<PackageSubmission>;
let readings: Partial<ReadingDesk>;
let uploads: readonly UploadTask[];
let recalled: ReadonlyMap<ProductCode, RecalledAgreement>;
let violatingFrom: string | undefined;
let barredFrom: readonly BusinessAction[];
/** The submissions, the requested readings, and the callbacks about readings. */
let confirmed: string[];
let askedFiles: (readonly string[])[];
let told: unknown[];
let batch: BatchSubmission;

beforeEach(async () => {
  session = new SessionStore(
    { pageConfig: never },
    { current: async () => zhou, switchRole: never, stay: never, signOut: async () => undefined },
  );
  await session.load();
  drafts = new LocalDrafts(memoryStorage(), () => 'U1');
  recalled = new Map();
  [violatingFrom, barredFrom] = [undefined, []];
  [evidence, materials, uses, submission, readings, uploads, confirmed, askedFiles, told] = [
    evidencePackage(),
    enough,
    new Map(),
    {},
    {},
    [],
    [],
    [],
    [],
  ];
});

const offered = (): PackageSubmission => ({
  isNeeded: async () => true,
  missingParts: async () => [],
  reopen: never,
  claim: never,
  discard: never,
  withdraw: never,
  offersWithdrawal: false,
  offersDiscard: false,
  confirm: async ({ packageId }) => {
    confirmed.push(packageId);
    return { done: true, dataVersion: 2 };
  },
  ...submission,
});

/** The dialog for the submission of these packages. */
function opened(...numbers: readonly string[]): BatchSubmission {
  batch = new BatchSubmission({
    session,
    drafts,
    clock: new ManualClock(Date.parse('2026-11-21T09:00:00+08:00')),
    identifiers: { next: () => 'KEY' },
    submission: offered(),
    businessTerms: { terms: async () => ({ violatingFrom, barredFrom, recalled, objectors: [] }) },
    packages: { find: async (packageId: string) => ({ ...evidence, packageId }) } as never,
    materials: { materials: async () => materials } as never,
    uses: { ofPackage: async () => uses },
    queue: { of: () => uploads } as never,
    readings: {
      isReadingOffered: never,
      readAgain: never,
      readings: async (packageId, fileIds) => {
        askedFiles.push(fileIds);
        return readings.readings
          ? readings.readings(packageId, fileIds)
          : new Map(fileIds.map((fileId) => [fileId, unread]));
      },
      tellEffect: async (packageId, effects) => {
        told.push([packageId, [...effects.keys()].toSorted()]);
        await readings.tellEffect?.(packageId, effects);
      },
    },
  });
  batch.opened(numbers.map((packageId) => ({ packageId, payerName: '启衡', totalAmount: money('1.00') })));
  return batch;
}

/** Submits packages, and returns the result of each. */
async function handedIn(...numbers: readonly string[]): Promise<readonly (readonly [string, string])[]> {
  await opened(...numbers).submitConfirmed();
  return batch.lines.map(({ state, words }) => [state, words.key]);
}

const quiet = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const underWay: Pick<UploadTask, 'state'> = { state: { kind: 'paused', because: 'offline' } };
const over: Pick<UploadTask, 'state'> = { state: { kind: 'arrived' } };
const compared = { fileIds: ['ANOTHER'], fields: [] };

describe('packages submitted together', () => {
  it.each<[string, RecalledAgreement, string]>([
    ['was withdrawn', { kind: 'withdrawn', at: 1 }, 'lists.result-agreement-withdrawn'],
    ['is overdue to be signed', { kind: 'to-sign', deadline: 1 }, 'lists.result-agreement-to-sign'],
  ])('are left out in advance with a message when an agreement %s', async (_what, standing, words) => {
    recalled = new Map([['CREDIT', standing]]);
    evidence = { ...evidence, submittedAt: undefined };
    const going = opened('DD1');
    await quiet();
    expect([going.stage, going.lines.map((line) => [line.state, line.words.key, line.restriction])]).toEqual([
      'asked',
      [['refused', words, { product: 'CREDIT', because: standing, objectors: [] }]],
    ]);
    await going.submitConfirmed();
    expect([going.stage, going.processed, confirmed]).toEqual(['over', 1, []]);
  });

  it.each<[string, () => void, string]>([
    ['is a violating member', () => void (violatingFrom = '2026-11-21'), 'lists.result-violating'],
    ['is barred from financing', () => void (barredFrom = ['finance']), 'lists.result-barred'],
  ])('are left out in advance with a message when the company %s', async (_what, restrict, words) => {
    restrict();
    evidence = { ...evidence, submittedAt: undefined };
    const going = opened('DD1');
    await quiet();
    expect(going.lines.map((line) => [line.state, line.words.key])).toEqual([['refused', words]]);
    await going.submitConfirmed();
    expect(confirmed).toEqual([]);
  });

  it('ignore a violation that begins tomorrow', async () => {
    violatingFrom = '2026-11-22';
    evidence = { ...evidence, submittedAt: undefined };
    const going = opened('DD1');
    await quiet();
    expect(going.lines.map(({ state }) => state)).toEqual(['waiting']);
  });

  it('ignore an agreement when they were submitted before', async () => {
    recalled = new Map([['CREDIT', { kind: 'withdrawn', at: 1 }]]);
    evidence = { ...evidence, submittedAt: 1 };
    const going = opened('DD1');
    await quiet();
    expect(going.lines.map(({ state }) => state)).toEqual(['waiting']);
  });

  it('are submitted one after the other, with their progress', async () => {
    const going = opened('DD1', 'DD2');
    const seen: unknown[] = [];
    submission.isNeeded = async () => {
      seen.push([batch.stage, batch.processed, batch.done, batch.lines.map(({ state }) => state)]);
      return true;
    };
    expect([going.stage, going.lines.map(({ amount, state, words }) => [amount, state, words.key])]).toEqual([
      'asked',
      [
        ['1.00', 'waiting', 'lists.result-waiting'],
        ['1.00', 'waiting', 'lists.result-waiting'],
      ],
    ]);
    await opened('DD1', 'DD2').submitConfirmed();
    expect(seen).toEqual([
      ['running', 0, 0, ['running', 'waiting']],
      ['running', 1, 1, ['done', 'running']],
    ]);
    expect([batch.stage, batch.processed, batch.done, confirmed]).toEqual(['over', 2, 2, ['DD1', 'DD2']]);
  });

  it('are submitted once when pressed repeatedly', async () => {
    const going = opened('DD1');
    await Promise.all([going.submitConfirmed(), going.submitConfirmed()]);
    await going.submitConfirmed();
    expect(confirmed).toEqual(['DD1']);
  });

  it('stop after the running one when the user stops or leaves', async () => {
    submission.confirm = async ({ packageId }) => {
      confirmed.push(packageId);
      batch.stopPressed();
      return { done: true, dataVersion: 2 };
    };
    expect(await handedIn('DD1', 'DD2')).toEqual([
      ['done', 'lists.result-done'],
      ['refused', 'lists.result-stopped'],
    ]);
    submission.confirm = async () => {
      await session.signOut();
      return { done: true, dataVersion: 2 };
    };
    expect(await handedIn('DD3', 'DD4')).toEqual([
      ['done', 'lists.result-done'],
      ['refused', 'lists.result-stopped'],
    ]);
    expect(batch.processed).toBe(2);
  });

  it('are not submitted when the session ends during the check', async () => {
    submission.isNeeded = async () => {
      await session.signOut();
      return true;
    };
    expect([await handedIn('DD1'), confirmed]).toEqual([[['refused', 'lists.result-colleague']], []]);
  });

  it.each<[string, () => void, string]>([
    ['is wanted no more', () => (submission.isNeeded = async () => false), 'lists.result-not-needed'],
    ['a colleague has', () => (evidence = evidencePackage({ handlerId: 'U2' })), 'lists.result-colleague'],
    ['lacks something', () => (materials = [...enough, material({ required: true })]), 'lists.result-incomplete'],
    [
      'asks for something that nobody here knows',
      () => (materials = [...enough, material({ required: false, unrecognised: ['STRANGE'] })]),
      'lists.result-incomplete',
    ],
    ['is still being uploaded to', () => (uploads = [underWay as UploadTask]), 'lists.result-uploading'],
    ['has values under another file', () => drafts.write('compared:C1', compared), 'lists.result-compare'],
    [
      'has an invoice that is void',
      () => (uses = new Map([['I1', { code: '', number: '', usedIn: undefined, mark: 'VOID' }]])),
      'lists.result-marked',
    ],
    [
      'has an invoice that another has',
      () => (uses = new Map([['I1', { code: '', number: '', usedIn: 'DD9' }]])),
      'lists.result-used',
    ],
    [
      'has contracts that come to too little',
      () => (materials = [invoices([invoiceItem('I1', '200.00')]), contracts([contractItem('C1', '1.00')])]),
      'lists.result-contracts',
    ],
    [
      'the back end misses something in',
      () => (submission.missingParts = async () => [{ materialId: 'M', documentId: undefined, message: '' }]),
      'lists.result-incomplete',
    ],
  ])('leave out one that %s, and say so', async (_what, happens, words) => {
    happens();
    expect([await handedIn('DD1'), confirmed]).toEqual([[['refused', words]], []]);
  });

  it('are not held back by a tip, an optional material, or a finished upload', async () => {
    materials = [
      invoices([invoiceItem('I1', '1.00')]),
      contracts([contractItem('C1', '200.00')]),
      material({ required: false }),
    ];
    uploads = [over as UploadTask];
    expect(await handedIn('DD1')).toEqual([['done', 'lists.result-done']]);
  });

  it.each<[Conflict, string]>([
    [{ because: 'package-moved', by: '李敏' }, 'lists.result-moved'],
    [{ because: 'items-unseen', changed: [], by: [] }, 'lists.result-unseen'],
    [{ because: 'standard-changed' }, 'lists.result-standard'],
    [{ because: 'incomplete', count: 2 }, 'lists.result-incomplete'],
    [{ because: 'originals-missing', documents: ['I1'] }, 'lists.result-incomplete'],
    [{ because: 'unknown' }, 'lists.result-unknown'],
    [{ because: 'not-in-this-state' }, 'lists.result-state'],
  ])('show why one was refused: $because', async (conflict, words) => {
    submission.confirm = async () => ({ done: false, ...conflict });
    expect([await handedIn('DD1'), batch.done, batch.processed]).toEqual([[['refused', words]], 0, 1]);
  });

  it('continue after a failed one, and notice an ended session', async () => {
    submission.isNeeded = async (packageId) => (packageId === 'DD1' ? Promise.reject(new PortFault('offline')) : true);
    expect(await handedIn('DD1', 'DD2')).toEqual([
      ['refused', 'refusals.network'],
      ['done', 'lists.result-done'],
    ]);
    submission.isNeeded = async () => Promise.reject(new PortFault('not-signed-in'));
    await handedIn('DD1');
    expect(session.state.kind).toBe('signed-out');
  });

  it('forget the comparisons of submitted ones only', async () => {
    const here = { fileIds: ['C1'], fields: ['contractNumber', 'contractAmount'] };
    drafts.write('compared:C1', here);
    submission.confirm = async () => ({ done: false, because: 'unknown' });
    await handedIn('DD1');
    expect(drafts.read('compared:C1')).toEqual(here);
    delete submission.confirm;
    expect(await handedIn('DD1')).toEqual([['done', 'lists.result-done']]);
    expect(drafts.read('compared:C1')).toBeUndefined();
  });
});

describe('the reading effect of packages submitted together', () => {
  it('is sent for each accepted one, and for no other', async () => {
    submission.confirm = async ({ packageId }) =>
      packageId === 'DD1' ? { done: true, dataVersion: 2 } : { done: false, because: 'unknown' };
    await handedIn('DD1', 'DD2');
    expect(told).toEqual([['DD1', ['BUSI_CONTRACT', 'BUSI_INVOICE']]]);
  });

  it('is not sent when there is nothing to report', async () => {
    materials = [material({ items: [item()] })];
    expect([await handedIn('DD1'), askedFiles, told]).toEqual([[['done', 'lists.result-done']], [], []]);
  });

  it('is requested for fifty files at a time', async () => {
    materials = [
      invoices(
        Array.from({ length: 101 }, (_, index) => invoiceItem(`I${index}`, '10.00', { files: [file(`P${index}`)] })),
      ),
    ];
    await handedIn('DD1');
    expect(askedFiles.map(({ length }) => length)).toEqual([50, 50, 1]);
  });

  it('stops no submission when it cannot be loaded; an ended session is noticed', async () => {
    readings.readings = async () => Promise.reject(new PortFault('offline'));
    expect([await handedIn('DD1'), told]).toEqual([[['done', 'lists.result-done']], []]);
    readings.readings = async () => Promise.reject(new PortFault('not-signed-in'));
    await handedIn('DD1');
    expect(session.state.kind).toBe('signed-out');
  });

  it('is not awaited, and its failure is silent except for an ended session', async () => {
    const { promise, reject } = Promise.withResolvers<undefined>();
    readings.tellEffect = async () => promise;
    expect(await handedIn('DD1')).toEqual([['done', 'lists.result-done']]);
    reject(new PortFault('not-signed-in'));
    await quiet();
    expect([batch.stage, batch.done, session.state.kind]).toEqual(['over', 1, 'signed-out']);
  });
});
