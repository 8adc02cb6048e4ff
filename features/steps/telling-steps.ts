import { strict as assert } from 'node:assert';
import { Then, When } from '@cucumber/cucumber';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

When(
  new RegExp(
    `^${person} writes the feedback "(.*)", with (?:no screenshots|the screenshots? "([^"]*)"(?: and "([^"]*)")?)$`,
  ),
  async function (this: ScenarioWorld, who: string, opinion: string, first: string | null, second: string | null) {
    await this.device(who).user.writeFeedback(opinion, {
      pictures: [first, second].filter((each) => typeof each === 'string'),
    });
  },
);

When(
  new RegExp(`^${person} writes the feedback "(.*)" with the mobile number "(.*)"$`),
  async function (this: ScenarioWorld, who: string, opinion: string, mobile: string) {
    await this.device(who).user.writeFeedback(opinion, { mobile });
  },
);

When(new RegExp(`^${person} submits the feedback$`), async function (this: ScenarioWorld, who: string) {
  await this.device(who).user.submitFeedback();
});

When(
  new RegExp(`^the connection is lost while ${person} submits the feedback$`),
  async function (this: ScenarioWorld, who: string) {
    const { user, weather } = this.device(who);
    weather.lost();
    await user.submitFeedback();
    weather.back();
  },
);

Then(
  new RegExp(`^${person} is given (a|no) ticket number$`),
  function (this: ScenarioWorld, who: string, given: string) {
    assert.equal(/^FB\d{8}-\d{4,}$/.test(this.device(who).user.ticket() ?? ''), given === 'a');
  },
);

Then(
  new RegExp(`^${person} is told of the feedback "(.*)"$`),
  function (this: ScenarioWorld, who: string, words: string) {
    assert.deepEqual(this.device(who).user.feedbackTold(), [words]);
  },
);

Then(/^the screenshot "(.*)" is refused: "(.*)"$/, function (this: ScenarioWorld, name: string, words: string) {
  assert.equal(this.device('Zhou Siyuan').user.pictureTold(name), words);
});

Then(
  new RegExp(`^the feedback of ${person} still says "(.*)"$`),
  async function (this: ScenarioWorld, who: string, words: string) {
    assert.equal(await this.device(who).user.keptFeedback(), words);
  },
);

Then(
  new RegExp(`^the feedback of ${person} would tell that the connection was lost$`),
  function (this: ScenarioWorld, who: string) {
    assert.deepEqual(
      this.device(who)
        .user.reportShown()
        .filter((line) => line.startsWith('! ')),
      ['! /user/v1/opinion/feedback offline'],
    );
  },
);

When(new RegExp(`^${person} leaves the last steps out of the feedback$`), function (this: ScenarioWorld, who: string) {
  this.device(who).user.leaveReportOut();
});

Then(
  new RegExp(`^the feedback of ${person} would tell nothing but what was written$`),
  function (this: ScenarioWorld, who: string) {
    assert.deepEqual(this.device(who).user.reportShown(), []);
  },
);

When(
  new RegExp(`^${person} rates the platform (\\d), adding "(.*)"$`),
  async function (this: ScenarioWorld, who: string, score: string, comment: string) {
    this.noted = (await this.device(who).user.rate(Number(score), comment)) ? 'thanked' : '';
  },
);

Then(
  new RegExp(`^${person} has rated the platform (\\d) today, adding "(.*)"$`),
  async function (this: ScenarioWorld, who: string, score: string, comment: string) {
    assert.equal(await this.device(who).user.ratedToday(), `${score} ${comment}`);
  },
);

Then(new RegExp(`^${person} has not rated the platform today$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.ratedToday(), '');
});

Then(new RegExp(`^${person} is thanked for it$`), function (this: ScenarioWorld, _who: string) {
  assert.equal(this.noted, 'thanked');
});
