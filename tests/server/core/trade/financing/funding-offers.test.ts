import { describe, expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../../builders/asker.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { emptyForm, removeTrade } from '../../../../builders/trading.ts';

it('offers leave out what the company’s own application takes of a limit, never that of another company', async () => {
  const store = new MemoryStore();
  const backEnd = await demoBackEnd(store);
  await removeTrade(store);
  const world = new FinancingWorld(store, { now: () => shanghaiInstant('2026-11-27', 14) });
  const one = await world.held('500000.00', '2027-03-31');
  const applied = await world.apply([{ holdingId: one.id, amount: '500000.00' }], 'FP-CHANGYU-3');
  const zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
  const ask = { instrumentKind: 'credit', holdings: [{ holdingId: one.id, amount: '500000.00' }] };
  const leftOf = ({ data }: { readonly data?: unknown }) =>
    (data as { offers: { programmeId: string; limitLeft: string }[] }).offers.find(
      ({ programmeId }) => programmeId === 'FP-CHANGYU-3',
    )?.limitLeft;
  expect(leftOf(await zhou.ask('tradeFundingOffers', ask))).toBe('360000.00');
  expect(leftOf(await zhou.ask('tradeFundingOffers', { ...ask, applicationId: applied.id }))).toBe('860000.00');
  await store.transaction(async ({ tradeApplications }) =>
    tradeApplications.save({ ...applied, companyId: 'C-CHENGYE', form: { ...emptyForm } }),
  );
  const refused = await zhou.ask('tradeFundingOffers', { ...ask, applicationId: applied.id });
  expect(refused.code).toBe('NOT_FOUND');
});

describe('the evidence of a credit, as an offer tells it', () => {
  it.each([
    ['no package', undefined, 'none', false],
    ['a package that is not submitted', 'PREPARE', 'unsubmitted', true],
    ['a package that the platform reviews', 'UN_AUDIT', 'under-way', false],
    ['a package that the platform has audited', 'AUDITED', 'ready', false],
  ] as const)('is %s', async (_what, state, materials, isNamed) => {
    const store = new MemoryStore();
    const backEnd = await demoBackEnd(store);
    await removeTrade(store);
    const world = new FinancingWorld(store, { now: () => shanghaiInstant('2026-11-27', 14) });
    const { id } = await world.held('360000.00', '2027-03-31');
    const programme = (
      await store.transaction(async ({ fundingProgrammes }) => fundingProgrammes.ofKind('credit'))
    ).find((each) => each.startsOn === 'AUDITED');
    if (state) await world.withEvidence([id], programme?.funderId ?? '', state);
    const zhou = new Asker(backEnd);
    await zhou.signIn('zhousiyuan');
    const ask = { instrumentKind: 'credit', holdings: [{ holdingId: id, amount: '360000.00' }] };
    type Told = { readonly programmeId: string; readonly materials: string; readonly unsubmittedPackageId?: string };
    const { offers } = await zhou.given<{ readonly offers: readonly Told[] }>('tradeFundingOffers', ask);
    expect(offers.find(({ programmeId }) => programmeId === programme?.id)).toMatchObject({
      materials,
      unsubmittedPackageId: isNamed ? `DD-${id}` : undefined,
    });
  });
});
