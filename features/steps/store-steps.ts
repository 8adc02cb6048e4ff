import { Given, When } from '@cucumber/cucumber';
import type { ObjectStoreTrouble } from '../../server/core/ports.ts';
import { until } from '../support/until.ts';
import type { ScenarioWorld } from '../support/world.ts';

const troubles: ReadonlyMap<string, ObjectStoreTrouble> = new Map([
  ['is away', 'away'],
  ['is full', 'full'],
  ['can only be read', 'read-only'],
  ['refuses every request', 'refused'],
  ['gives answers that make no sense', 'nonsense'],
]);

Given(
  /^the file store (is away|is full|can only be read|refuses every request|gives answers that make no sense)$/,
  function (this: ScenarioWorld, what: string) {
    this.stage.backstage.troubleStore(troubles.get(what));
  },
);

When('Zhou Siyuan drops an invoice that waits for the file store', async function (this: ScenarioWorld) {
  const { user, uploads } = this.device('Zhou Siyuan');
  await user.give('发票', [{ kind: 'pdf', name: 'A0.pdf', kilobytes: 20 }]);
  await until('the queue is paused', () => uploads().includes('paused'));
});

When('the file store is there again', async function (this: ScenarioWorld) {
  this.stage.backstage.troubleStore(undefined);
  this.stage.clock.advance(60_000);
  await this.device('Zhou Siyuan').user.settled();
});

When('the file store is there again, and Zhou Siyuan tries again', async function (this: ScenarioWorld) {
  this.stage.backstage.troubleStore(undefined);
  await this.device('Zhou Siyuan').user.lookAgain();
});
