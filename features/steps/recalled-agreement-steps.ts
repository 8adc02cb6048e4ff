import { strict as assert } from 'node:assert';
import { Given, Then, When } from '@cucumber/cucumber';
import { isProduct, type ProductCode } from '../../src/domain/catalogue/product-code.ts';
import type { ScenarioWorld } from '../support/world.ts';

const person = '([A-Z][a-z]+ [A-Z][a-z]+)';

function productCalled(code: string): ProductCode {
  assert.ok(isProduct(code), `${code} is no product`);
  return code;
}

Given(/^the platform has withdrawn the agreement of "(\w+)"$/, async function (this: ScenarioWorld, product: string) {
  await this.stage.backstage.agreementRecalled(productCalled(product), 'withdraw');
});

Given(
  /^the platform has published the agreement of "(\w+)" again$/,
  async function (this: ScenarioWorld, product: string) {
    await this.stage.backstage.agreementRecalled(productCalled(product), 'publish-anew');
  },
);

When(/^the platform lets the agreement of "(\w+)" hold again$/, async function (this: ScenarioWorld, product: string) {
  await this.stage.backstage.agreementRecalled(productCalled(product), 'restore');
});

Then(
  new RegExp(`^${person} is told that the agreement of "(\\w+)" (was withdrawn|is to be signed again)$`),
  async function (this: ScenarioWorld, who: string, product: string, what: string) {
    assert.equal(
      await this.device(who).user.submitTrouble(),
      `${what === 'was withdrawn' ? 'agreement-withdrawn' : 'agreement-to-sign'}: ${product}`,
    );
  },
);

When(new RegExp(`^${person} signs its agreement again$`), async function (this: ScenarioWorld, who: string) {
  this.noted = await this.device(who).user.signAnew();
});

Then(
  new RegExp(`^the product is open to ${person}, and its agreement was withdrawn$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(
      [(await this.device(who).user.productStanding()).state, await this.device(who).user.productAgreement()],
      ['opened', 'withdrawn'],
    );
  },
);

Then(
  new RegExp(`^the messages tell ${person} "([^"]*)"$`),
  async function (this: ScenarioWorld, who: string, title: string) {
    const titles = (await this.device(who).user.openMessages()).map((each) => each.title);
    assert.ok(titles.includes(title), titles.join('; '));
  },
);

When(
  new RegExp(`^${person} looks for businesses of a new package$`),
  async function (this: ScenarioWorld, who: string) {
    await this.device(who).user.openChoice();
  },
);

Then(new RegExp(`^nothing keeps new packages of ${person} back$`), async function (this: ScenarioWorld, who: string) {
  assert.equal(await this.device(who).user.heldBackBy(), '');
});

Then(
  new RegExp(`^new packages of ${person} are kept back by the "(withdrawn|to-sign)" agreement of "(\\w+)"$`),
  async function (this: ScenarioWorld, who: string, kind: string, product: string) {
    assert.equal(await this.device(who).user.heldBackBy(), `${kind} ${product}`);
  },
);

const everywhere = (turn: string) => ({ product: turn, home: turn, agreements: turn });

Then(
  new RegExp(`^everything asks ${person} to sign its agreement again$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.signersTold(), everywhere('own'));
  },
);

Then(
  new RegExp(`^everything leaves signing its agreement again to "(.+)" for ${person}$`),
  async function (this: ScenarioWorld, signer: string, who: string) {
    assert.deepEqual(await this.device(who).user.signersTold(), everywhere(signer));
  },
);

Then(
  new RegExp(`^everything sends ${person} for a certificate before its agreement is signed again$`),
  async function (this: ScenarioWorld, who: string) {
    assert.deepEqual(await this.device(who).user.signersTold(), everywhere('certificate'));
  },
);
