import { expect, it } from 'vitest';
import { shanghaiInstant } from '../../../../../src/domain/calendar/plain-date.ts';
import { MemoryStore } from '../../../../../server/storage/memory/memory-store.ts';
import { Asker } from '../../../../builders/asker.ts';
import { demoBackEnd } from '../../../../builders/desks.ts';
import { FinancingWorld } from '../../../../builders/financing.ts';
import { removeTrade } from '../../../../builders/trading.ts';

it('a supplier answers until the last day, though the clock has not ended the financing yet', async () => {
  const store = new MemoryStore();
  let now = shanghaiInstant('2026-11-27', 14);
  const backEnd = await demoBackEnd(store, undefined, { clock: { now: () => now, realTime: () => Date.now() } });
  await removeTrade(store);
  const world = new FinancingWorld(store, { now: () => now });
  const one = await world.held('500000.00', '2027-03-31');
  await world.withEvidence([one.id], 'F-CHANGYU', 'AUDITED');
  const { id } = await world.approve([{ holdingId: one.id, amount: '500000.00' }], 'FP-CHANGYU-1');
  const asked = await world.decideAsFunder(id, 'ask', '交货地点？');
  const answer = {
    financingId: id,
    version: asked.version,
    answers: asked.questions.map(({ id: questionId }) => ({ questionId, answer: '宁波' })),
  };
  const zhou = new Asker(backEnd);
  await zhou.signIn('zhousiyuan');
  now = shanghaiInstant('2026-12-12', 1);
  expect(asked.endsOn).toBe('2026-12-11');
  expect((await zhou.ask('answerTradeFinancing', answer)).code).toBe('FINANCING_STATE');
  now = shanghaiInstant('2026-12-11', 23);
  expect(await zhou.ask('answerTradeFinancing', answer)).toMatchObject({
    code: '0',
    data: { state: 'FUNDER_REVIEW' },
  });
});
