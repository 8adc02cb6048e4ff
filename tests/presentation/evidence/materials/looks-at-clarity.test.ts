import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type { ClarityDesk } from '../../../../src/application/ports/evidence/clarity-desk.ts';
import type { Material, MaterialItem } from '../../../../src/domain/evidence/materials/material.ts';
import { editabilityContext } from '../../../../src/domain/evidence/materials/editability.ts';
import type { FileClarity } from '../../../../src/domain/uploads/picture-clarity.ts';
import { PackageClarity } from '../../../../src/presentation/evidence/materials/facts/package-clarity.ts';
import { PackageFacts } from '../../../../src/presentation/evidence/materials/state/package-facts.ts';
import { evidencePackage } from '../../../builders/evidence-package.ts';
import { invoiceItem, invoices } from '../../../builders/materials.ts';

const patience = 3_000;
const pause = 500;
const unclear: FileClarity = { state: 'unclear', flaws: ['blurred'] };
const pictured = (fileId: string, name = `${fileId}.jpg`): MaterialItem =>
  invoiceItem(fileId, '1.00', { files: [{ fileId, name, size: 10, mimeType: '' }] });

let clock: ManualClock;
/** Requests to the desk, in their order. */
let asked: string[];
let looks: Map<string, FileClarity>;
let materials: readonly Material[];
let editable: boolean;
let change: Partial<ClarityDesk>;
let clarity: PackageClarity;
let facts: PackageFacts;

beforeEach(() => {
  clock = new ManualClock(1_000_000);
  [asked, looks, editable, change] = [[], new Map(), true, {}];
  materials = [invoices([pictured('A')])];
  const noted = <Answer>(name: string, fileIds: readonly string[], answer: Answer): Answer => {
    asked.push(`${name} ${fileIds.join(',')}`);
    return answer;
  };
  const desk: ClarityDesk = {
    flagsUnclear: async (standard, signal) =>
      change.flagsUnclear ? change.flagsUnclear(standard, signal) : noted('flagged', [standard], true),
    knownClarity: async (packageId, fileIds, signal) =>
      change.knownClarity
        ? change.knownClarity(packageId, fileIds, signal)
        : noted('known', fileIds, new Map<string, FileClarity>()),
    submit: async (packageId, fileIds, signal) =>
      change.submit ? change.submit(packageId, fileIds, signal) : noted('submit', fileIds, undefined),
    clarity: async (packageId, fileIds, signal) =>
      change.clarity
        ? change.clarity(packageId, fileIds, signal)
        : noted('clarity', fileIds, new Map([...looks].filter(([fileId]) => fileIds.includes(fileId)))),
  };
  const evidence = evidencePackage({ standardVersion: 'STD-7' });
  facts = new PackageFacts();
  const state = {
    packageId: 'DD1',
    evidence,
    facts,
    get mayEdit() {
      return editable;
    },
    get materials() {
      return materials;
    },
    get context() {
      return editabilityContext(evidence, materials);
    },
  };
  clarity = new PackageClarity(state, { clarity: desk, clock });
});

/** Waits until only the clock can cause further changes. */
const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};
const passes = async (milliseconds: number): Promise<void> => {
  clock.advance(milliseconds);
  await quiet();
};
const opened = async (): Promise<void> => {
  clarity.load();
  await quiet();
};
const of = (fileId: string, name?: string) => facts.clarityOf(pictured(fileId, name));

describe('the clarity check of a picture', () => {
  it('is requested once by its standard, and polled until it ends', async () => {
    looks.set('A', { state: 'waiting' });
    await opened();
    expect(asked).toEqual(['flagged STD-7', 'known A', 'submit A', 'clarity A']);
    looks.set('A', { state: 'running' });
    await passes(pause);
    looks.set('A', unclear);
    await passes(pause);
    expect([asked.slice(4), of('A'), of('A', 'A.pdf'), clock.isAwaited(60_000)]).toEqual([
      ['clarity A', 'clarity A'],
      unclear,
      unclear,
      false,
    ]);
  });

  it('is not requested by a reader, for a closed document, for another file type, or for nothing', async () => {
    editable = false;
    await opened();
    editable = true;
    materials = [invoices([pictured('A', 'A.xlsx')])];
    await opened();
    materials = [];
    await opened();
    expect([asked, clock.isAwaited(60_000)]).toEqual([[], false]);
  });

  it('that cannot be measured is not repeated', async () => {
    await opened();
    expect([of('A'), clock.isAwaited(60_000)]).toEqual([{ state: 'unmeasured' }, false]);
    await opened();
    expect(asked).toHaveLength(4);
  });

  it('is requested only for pictures without an earlier result', async () => {
    change.knownClarity = async () => new Map([['A', unclear]]);
    await opened();
    expect([asked, of('A')]).toEqual([['flagged STD-7'], unclear]);
    materials = [invoices([pictured('A'), pictured('B')])];
    looks.set('B', { state: 'clear' });
    await opened();
    expect([asked.slice(1), of('B')]).toEqual([['flagged STD-7', 'submit B', 'clarity B'], { state: 'clear' }]);
  });

  it('is requested for fifty files at a time', async () => {
    materials = [invoices(Array.from({ length: 51 }, (_, index) => pictured(`P${index}`)))];
    for (let index = 0; index < 51; index += 1) looks.set(`P${index}`, { state: 'clear' });
    await opened();
    expect(asked.find((each) => each.startsWith('submit'))?.split(',')).toHaveLength(50);
    expect(of('P50')).toBeUndefined();
    await passes(pause);
    expect([asked.slice(4), of('P50')]).toEqual([
      ['flagged STD-7', 'known P50', 'submit P50', 'clarity P50'],
      { state: 'clear' },
    ]);
  });
});

describe('a slow clarity check', () => {
  it('times out after three seconds and no sooner', async () => {
    looks.set('A', { state: 'running' });
    await opened();
    for (let passed = pause; passed < patience; passed += pause) {
      await passes(pause);
      expect([passed, of('A')]).toEqual([passed, undefined]);
    }
    await passes(pause);
    expect([of('A'), of('A', 'A.pdf'), clock.isAwaited(60_000)]).toEqual([{ state: 'timed-out' }, undefined, false]);
  });

  it('times out from its first request, even after an interruption', async () => {
    looks.set('A', { state: 'running' });
    const { promise, resolve } = Promise.withResolvers<ReadonlyMap<string, FileClarity>>();
    change.knownClarity = async () => promise;
    await opened();
    await passes(2_000);
    delete change.knownClarity;
    await opened();
    resolve(new Map());
    await passes(pause);
    expect(of('A')).toBeUndefined();
    await passes(pause);
    expect(of('A')).toEqual({ state: 'timed-out' });
  });

  it('starts again with its full time when the page is reopened; known results stay', async () => {
    materials = [invoices([pictured('A'), pictured('B')])];
    looks.set('A', { state: 'running' }).set('B', unclear);
    await opened();
    await passes(patience);
    await passes(pause);
    expect([of('A'), of('B')]).toEqual([{ state: 'timed-out' }, unclear]);
    const before = asked.length;
    await opened();
    expect([asked.slice(before), of('A')]).toEqual([['flagged STD-7', 'known A', 'submit A', 'clarity A'], undefined]);
    await passes(patience - pause);
    expect(of('A')).toBeUndefined();
  });
});

describe('an interrupted clarity check', () => {
  it('is not requested again during its request, and is polled once', async () => {
    looks.set('A', { state: 'running' });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    change.submit = async () => promise;
    await opened();
    delete change.submit;
    await opened();
    resolve(undefined);
    await quiet();
    expect(asked).toEqual(['flagged STD-7', 'known A', 'clarity A']);
  });

  it('after leaving shows nothing, whether answered or failed', async () => {
    for (const ends of ['answered', 'failed'] as const) {
      const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, FileClarity>>();
      change.clarity = async () => promise;
      await opened();
      clarity.left();
      if (ends === 'answered') resolve(new Map([['A', unclear]]));
      else reject(new Error('down'));
      await quiet();
      expect([ends, of('A'), clock.isAwaited(60_000)]).toEqual([ends, undefined, false]);
    }
  });

  it('is not polled after leaving, and polled once after the return', async () => {
    looks.set('A', { state: 'running' });
    await opened();
    await opened();
    const before = asked.length;
    await passes(pause);
    expect(asked.length - before).toBe(1);
    clarity.left();
    await passes(patience);
    expect(asked.length - before).toBe(1);
  });
});

it.each(['flagsUnclear', 'submit', 'clarity'] as const)(
  'a failure of %s flags nothing, and polling ends',
  async (step) => {
    change[step] = async () => Promise.reject(new Error('down'));
    await opened();
    expect([of('A'), of('A', 'A.pdf'), clock.isAwaited(60_000)]).toEqual([{ state: 'timed-out' }, undefined, false]);
  },
);

it('a picture is checked when the earlier result cannot be loaded', async () => {
  change.knownClarity = async () => Promise.reject(new Error('down'));
  looks.set('A', unclear);
  await opened();
  expect([asked, of('A')]).toEqual([['flagged STD-7', 'submit A', 'clarity A'], unclear]);
});

it('nothing is requested when the standard flags nothing', async () => {
  change.flagsUnclear = async () => false;
  await opened();
  await opened();
  expect([asked, of('A')]).toEqual([[], { state: 'unmeasured' }]);
});
