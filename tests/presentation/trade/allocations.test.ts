import { beforeEach, describe, expect, it } from 'vitest';
import type { AllocationBook, AllocationOutcome } from '../../../src/application/ports/trade/allocation-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { HeldInstrument } from '../../../src/domain/trade/shared/held-instrument.ts';
import { Allocations } from '../../../src/presentation/trade/holdings/allocations.ts';
import { sentHolding } from '../../builders/trade-figures.ts';

const organisation = (id: string, depth = 0, isActive = true) => ({
  id,
  code: id,
  name: `机构${id}`,
  depth,
  isActive,
  held: { count: 0, total: money('0.00') },
});
const free: HeldInstrument = {
  ...sentHolding,
  allocation: { organisationId: '', organisationName: '', version: 4 },
};
const allocated: HeldInstrument = {
  ...sentHolding,
  allocation: { organisationId: '1', organisationName: '机构1', version: 5 },
};

let book: AllocationBook;
let outcome: AllocationOutcome | PortFault;
let asked: unknown[];
let shown: string[];
let reloads: number;
let page: Allocations;

beforeEach(async () => {
  [asked, shown, reloads] = [[], [], 0];
  outcome = { done: true };
  book = {
    organisations: [organisation('1'), organisation('11', 1), organisation('2', 0, false)],
    mayAllocate: true,
  };
  const answer = async (...given: unknown[]): Promise<AllocationOutcome> => {
    asked.push(given);
    if (outcome instanceof PortFault) throw outcome;
    return outcome;
  };
  page = new Allocations({
    desk: { book: async () => book, allocate: answer, handBack: answer },
    session: { faultSeen: () => undefined } as never,
    toasts: { show: (tone: string, { key }: { key: string }) => void shown.push(`${tone} ${key}`) } as never,
    reload: async () => void (reloads += 1),
  });
  await page.load();
});

describe('the organisations', () => {
  it('are listed in the order of the tree, and the active ones can be chosen', () => {
    const ids = (all: Allocations['organisations']) => all.map((each) => [each.id, each.depth]);
    expect(ids(page.organisations)).toEqual([
      ['1', 0],
      ['11', 1],
      ['2', 0],
    ]);
    expect(ids(page.choices)).toEqual([
      ['1', 0],
      ['11', 1],
    ]);
    expect(page.isShown).toBe(true);
  });

  it('are not shown where there are none', async () => {
    book = { organisations: [], mayAllocate: false };
    await page.load();
    expect([page.isShown, page.mayAllocate]).toEqual([false, false]);
  });
});

describe('a holding', () => {
  it('is allocated as it was read, and the list is read again', async () => {
    page.allocationPressed(free);
    page.organisationChosen('11');
    await page.confirmed();
    expect(asked).toEqual([[{ holdingId: free.holdingId, version: 4 }, '11']]);
    expect([page.asked, shown, reloads]).toEqual([undefined, ['ok trade.allocation-done'], 1]);
  });

  it('is allocated to an organisation that was chosen, and begins without that of another', async () => {
    page.allocationPressed(free);
    page.organisationChosen('1');
    page.dialogClosed();
    page.allocationPressed(free);
    await page.confirmed();
    expect([asked, page.isOrganisationMissing]).toEqual([[], true]);
  });

  it('is handed back', async () => {
    page.returnPressed(allocated);
    await page.confirmed();
    expect(asked).toEqual([[{ holdingId: allocated.holdingId, version: 5 }]]);
    expect(shown).toEqual(['ok trade.allocation-returned']);
  });

  it('is changed once, however often that is pressed', async () => {
    page.returnPressed(allocated);
    await Promise.all([page.confirmed(), page.confirmed()]);
    expect(asked).toHaveLength(1);
  });

  it('that a colleague has changed stays unchanged, shows the reason, and the list is read again', async () => {
    outcome = { done: false, because: 'changed' };
    page.returnPressed(allocated);
    await page.confirmed();
    expect(page.trouble).toMatchObject({ key: 'trade.allocation-refused', values: { because: 'changed' } });
    expect([page.asked !== undefined, shown, reloads]).toEqual([true, [], 1]);
  });

  it('whose change fails can be tried again', async () => {
    outcome = new PortFault('offline', { call: 'handBackCredit' });
    page.returnPressed(allocated);
    await page.confirmed();
    expect([page.trouble !== undefined, page.busy]).toEqual([true, false]);
    outcome = { done: true };
    await page.confirmed();
    expect(page.asked).toBeUndefined();
  });
});
