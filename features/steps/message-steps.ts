import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import type { AlertMode } from '../../src/domain/messages/shared/message-alerts.ts';
import type { ToldMessage } from '../support/abilities/messaging.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '(\\w+ \\w+)';
const told = new WeakMap<ScenarioWorld, readonly ToldMessage[]>();

async function opened(world: ScenarioWorld, who: string, address?: string): Promise<void> {
  told.set(world, await world.device(who).user.openMessages(address));
}

/** The message with that title about the package of the scenario. */
const found = (world: ScenarioWorld, title: string): ToldMessage | undefined =>
  told.get(world)?.find((each) => each.title === title && each.content.includes(world.package));

Given(new RegExp(`^${person} has read all messages$`), async function (this: ScenarioWorld, who: string) {
  await opened(this, who);
  await this.device(who).user.markAllRead();
});

When(
  new RegExp(`^${person} opens the messages(?: at "(.*)")?$`),
  async function (this: ScenarioWorld, who: string, address: string | null) {
    await opened(this, who, address ?? undefined);
  },
);

When(
  new RegExp(`^${person} follows the message "(.*)"$`),
  async function (this: ScenarioWorld, who: string, title: string) {
    this.noted = await this.device(who).user.followMessage(title);
  },
);

When(new RegExp(`^${person} marks all messages as read$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.markAllRead();
});

Given(new RegExp(`^${person} has the portal open on some page$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.standBeforeBell();
});

Then(
  new RegExp(`^the bell tells ${person} by itself of (\\d+) new messages?$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    await this.device(who).user.bellTellsOf(Number(count));
  },
);

Then(
  new RegExp(`^${person} is signed out here without having done anything$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.signedOutByItself();
  },
);

Then(
  new RegExp(`^the bell of ${person} tells of (\\d+) new messages?$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    assert.equal(await this.device(who).user.newMessages(), Number(count));
  },
);

Then(
  new RegExp(`^${person} is told "(.*)", (to do|done) and (read|unread)$`),
  async function (this: ScenarioWorld, _who: string, title: string, doing: string, reading: string) {
    const message = found(this, title);
    assert.deepEqual(message && [message.isToDo, message.isRead], [doing === 'to do', reading === 'read']);
    this.noted = message?.content ?? '';
  },
);

Then(new RegExp(`^${person} is not told "(.*)"$`), function (this: ScenarioWorld, _who: string, title: string) {
  const about = told.get(this)?.filter((each) => each.content.includes(this.package));
  assert.deepEqual(
    about?.some((each) => each.title === title),
    false,
  );
});

Then(new RegExp(`^${person} is told nothing of the package$`), function (this: ScenarioWorld, _who: string) {
  assert.deepEqual(
    told.get(this)?.filter(({ content }) => content.includes(this.package)),
    [],
  );
});

Then('it says {string}', function (this: ScenarioWorld, words: string) {
  assert.ok(this.noted.includes(words), this.noted);
});

Then(/^the message leads to "(.*)"$/, function (this: ScenarioWorld, path: string) {
  assert.equal(this.noted, path);
});

Then('it leads to the package', function (this: ScenarioWorld) {
  assert.ok(this.noted.endsWith(`/detail?p=${this.package}`), this.noted);
});

Then(
  new RegExp(`^${person} has (\\d+) unread messages?$`),
  async function (this: ScenarioWorld, who: string, count: string) {
    assert.equal(await this.device(who).user.unreadMessages(), Number(count));
  },
);

Then(/^the message "(.*)" is (there|hidden)$/, function (this: ScenarioWorld, title: string, shown: string) {
  assert.equal(found(this, title) !== undefined, shown === 'there');
});

When(
  new RegExp(`^${person} wants what is to be done by text, (off|soon|daily)$`),
  async function (this: ScenarioWorld, who: string, mode: AlertMode) {
    await this.device(who).user.chooseAlert('text', 'todo', mode);
  },
);

Then(
  new RegExp(`^what is to be done comes to ${person}'s own number, (off|soon|daily)$`),
  async function (this: ScenarioWorld, who: string, mode: AlertMode) {
    const chosen = await this.device(who).user.alertChosen('text', 'todo');
    assert.equal(chosen.mode, mode);
    assert.match(chosen.to, /^1\d\d\*{4}\d{4}$/);
  },
);

When(
  new RegExp(`^${person} wants what is to be done by mail, (off|soon|daily)$`),
  async function (this: ScenarioWorld, who: string, mode: AlertMode) {
    await this.device(who).user.chooseAlert('mail', 'todo', mode);
  },
);

Then(
  new RegExp(`^no mail is offered to ${person} before an address is given$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.alertChosen('mail', 'todo'), { mode: 'off', to: '' });
  },
);

Then(
  new RegExp(`^what is to be done comes to ${person} by mail at "(.*)", (off|soon|daily)$`),
  async function (this: ScenarioWorld, who: string, to: string, mode: AlertMode) {
    assert.deepEqual(await this.device(who).user.alertChosen('mail', 'todo'), { mode, to });
  },
);

When(/^(\d+) minutes pass without anybody looking$/, async function (this: ScenarioWorld, minutes: string) {
  this.stage.clock.advance(Number(minutes) * 60_000);
  await this.stage.backstage.sendDue();
});

Then(
  /^"(.*)" has been mailed "(.*)", and a way to the package$/,
  async function (this: ScenarioWorld, address: string, words: string) {
    const [mail = ''] = await this.stage.backstage.mailedTo(address);
    assert.ok(mail.includes(words), mail);
    assert.ok(mail.includes(`/detail?p=${this.package}`), mail);
  },
);

Then(/^the mail to "(.*)" does not name "(.*)"$/, async function (this: ScenarioWorld, address: string, words: string) {
  const [mail] = await this.stage.backstage.mailedTo(address);
  assert.equal(mail?.includes(words), false);
});
