import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SubmittedPresenter } from '../../../../src/presentation/evidence/submitted/submitted-presenter.ts';
import { choiceAddress } from '../../../../src/presentation/evidence/shared/candidate-selection.ts';
import { newPackage, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const complete = 'DD20261119-0031';
const base = '/credit/finance-data';
const find = '/corp/mps/v1/certificate/doc/datum/find';

let office: Office;
let zhou: Seat;

async function looksAt(packageId: string): Promise<SubmittedPresenter> {
  const page = zhou.presenters.submitted('credit');
  page.opened(packageId);
  await until(() => page.content.kind !== 'loading');
  return page;
}
async function handsIn(): Promise<void> {
  const check = zhou.presenters.checkAnswers('credit');
  check.opened(complete);
  await until(() => check.content.kind === 'ready');
  check.submitPressed();
  await until(() => !check.submitting);
  check.left();
}

beforeEach(async () => {
  office = await openOffice();
  zhou = await office.seat('zhousiyuan');
});
afterEach(() => office.close());

describe('a submitted package', () => {
  it('is shown with its amount, its holder and its deadline', async () => {
    await handsIn();
    const page = await looksAt(complete);
    expect(page.content).toMatchObject({
      kind: 'ready',
      value: {
        submitted: true,
        expectedMissing: false,
        expected: { day: '2026-11-24' },
        evidence: { packageId: complete },
      },
    });
    expect(page.amount).toMatch(/^\d+\.\d\d$/u);
    expect(page.standing.length).toBeGreaterThan(0);
  });

  it('is shown without an expected day when that cannot be loaded', async () => {
    await handsIn();
    zhou.weather.refuse('/corp/mps/v1/certificate/doc/datum/cal-audit-time', '不可用');
    expect((await looksAt(complete)).content).toMatchObject({
      value: { submitted: true, expectedMissing: true, expected: undefined },
    });
  });

  it('links to the list, and to its progress', async () => {
    const page = await looksAt(complete);
    page.listPressed();
    expect(zhou.place()).toBe(`${base}/index/finance`);
    page.progressPressed();
    expect(zhou.place()).toBe(`${base}/detail?p=${complete}`);
  });
});

describe('the way back to a financing', () => {
  it('is offered for a package that was made for one', async () => {
    const origin = '/credit/chain/finance/query?id=FN-1';
    const all = zhou.presenters.chooseCandidates('credit');
    all.opened();
    await until(() => all.viewModel.rows.kind === 'ready');
    const choice = zhou.presenters.chooseCandidates('credit');
    const { id } = all.all.find(({ number }) => number === 'RX6101-2026-00871') ?? { id: '' };
    choice.opened(choiceAddress('', { ids: [id], origin }));
    await until(() => choice.viewModel.rows.kind === 'ready');
    await choice.nextPressed();
    const made = new URLSearchParams(zhou.place().split('?')[1]).get('p') ?? '';
    expect((await looksAt(made)).origin).toBe(origin);
  });

  it('is not offered for any other package', async () => {
    expect((await looksAt(await newPackage(zhou))).origin).toBe('');
  });
});

describe('a package that was not submitted', () => {
  it('is shown as such to a user with the address, and links back to its materials', async () => {
    const page = await looksAt(complete);
    expect(page.content).toMatchObject({ value: { submitted: false } });
    page.continuePressed();
    expect(zhou.place()).toBe(`${base}/upload/default?p=${complete}`);
  });

  it('includes one under correction, though it was submitted before', async () => {
    expect((await looksAt('DD20261118-0038')).content).toMatchObject({ value: { submitted: false } });
  });
});

it('a page that cannot be loaded shows why, without content, and can be loaded again', async () => {
  zhou.weather.refuse(find, '系统维护中');
  const page = await looksAt(complete);
  expect([page.content.kind, page.amount, page.standing]).toEqual(['failed', '', []]);
  zhou.weather.answerItself(find);
  page.retryPressed();
  expect(page.content.kind).toBe('loading');
  await until(() => page.content.kind === 'ready');
});
