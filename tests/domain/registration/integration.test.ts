import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StartStepStatus, StartStep } from '../../../src/domain/parties/start-list.ts';
import {
  nextOwnStep,
  integrationOutcome,
  integrationStepStatuses,
  canEnter,
  placeAfter,
  placeBefore,
  type IntegrationOutcome,
} from '../../../src/domain/registration/integration.ts';
import {
  integrationPath,
  integrationSteps,
  type IntegrationPlace,
  type IntegrationStep,
} from '../../../src/domain/registration/integration-places.ts';

type Told = 'done' | 'yours' | 'mend' | 'colleague' | 'platform';

const told: Readonly<Record<Told, Pick<StartStepStatus, 'state' | 'holder'>>> = {
  done: { state: 'done', holder: undefined },
  yours: { state: 'open', holder: 'you' },
  mend: { state: 'mend', holder: 'you' },
  colleague: { state: 'open', holder: 'colleague' },
  platform: { state: 'doing', holder: 'platform' },
};
const standing = (step: StartStep, as: Told): StartStepStatus => ({
  step,
  by: '',
  at: undefined,
  until: '',
  count: 0,
  after: undefined,
  ...told[as],
});
const list = (certification: Told, account: Told, invoicing: Told): readonly StartStepStatus[] => [
  standing('account', 'done'),
  standing('certification', certification),
  standing('certificate', 'yours'),
  standing('bank-account', account),
  standing('invoicing', invoicing),
];
const standings = (...all: [Told, Told, Told]) => integrationStepStatuses(list(...all));

describe('the steps after the registration of a company', () => {
  it('have the addresses of the documents', () => {
    expect(integrationSteps.map(integrationPath)).toEqual([
      '/register/integration/realname',
      '/register/integration/operator',
      '/register/integration/account',
      '/register/integration/invoice-info',
    ]);
    expect(integrationPath('success')).toBe('/register/integration/success');
  });

  it('take their state from the start list, or have none', () => {
    expect(standings('platform', 'yours', 'done').map(({ status: each }) => [each?.step, each?.state])).toEqual([
      ['certification', 'doing'],
      [undefined, undefined],
      ['bank-account', 'open'],
      ['invoicing', 'done'],
    ]);
    expect(integrationStepStatuses([]).map(({ status: each }) => each)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each<[string, [Told, Told, Told], IntegrationStep, IntegrationPlace]>([
    ['to adding a handler, which is optional', ['yours', 'yours', 'yours'], 'realname', 'operator'],
    ['to adding a handler when all other steps are done', ['yours', 'done', 'done'], 'realname', 'operator'],
    ['to the next step', ['yours', 'yours', 'yours'], 'operator', 'account'],
    ['past a step that is done', ['platform', 'done', 'yours'], 'operator', 'invoice-info'],
    ['past a step of a colleague', ['platform', 'colleague', 'yours'], 'operator', 'invoice-info'],
    ['past a step of the platform', ['yours', 'platform', 'mend'], 'operator', 'invoice-info'],
    ['to the end when no later step is the user’s own', ['yours', 'yours', 'yours'], 'invoice-info', 'success'],
    ['to the end when all other steps are done', ['yours', 'done', 'done'], 'operator', 'success'],
  ])('lead on %s', (_what, all, at, expected) => {
    expect(placeAfter(at, standings(...all))).toBe(expected);
  });

  it('lead forward and back one by one when their states are unknown', () => {
    const unknown = integrationStepStatuses([]);
    expect(integrationSteps.map((step) => placeAfter(step, unknown))).toEqual([
      'operator',
      'account',
      'invoice-info',
      'success',
    ]);
    expect(integrationSteps.map((step) => placeBefore(step, unknown))).toEqual([
      undefined,
      'realname',
      'operator',
      'account',
    ]);
  });

  it('do not lead back to a completed certification', () => {
    expect(placeBefore('operator', standings('done', 'yours', 'yours'))).toBeUndefined();
    expect(placeBefore('operator', standings('platform', 'yours', 'yours'))).toBe('realname');
    expect(placeBefore('account', standings('done', 'yours', 'yours'))).toBe('operator');
    expect(placeBefore('invoice-info', standings('done', 'done', 'yours'))).toBe('account');
    expect(standings('done', 'done', 'done').map(canEnter)).toEqual([false, true, true, true]);
  });

  it.each<[[Told, Told, Told], IntegrationOutcome, IntegrationStep | undefined]>([
    [['done', 'done', 'done'], 'done', undefined],
    [['done', 'yours', 'done'], 'yours', 'account'],
    [['yours', 'mend', 'done'], 'yours', 'account'],
    [['platform', 'colleague', 'yours'], 'yours', 'invoice-info'],
    [['platform', 'colleague', 'done'], 'others', undefined],
  ])('with %j end as: %s', (all, outcome, first) => {
    expect([integrationOutcome(standings(...all)), nextOwnStep(standings(...all))]).toEqual([outcome, first]);
  });

  it('end as unknown when their states are unknown', () => {
    expect([integrationOutcome(integrationStepStatuses([])), nextOwnStep(integrationStepStatuses([]))]).toEqual([
      'unknown',
      undefined,
    ]);
  });

  it('lead each user through the user’s own steps to the end', () => {
    const one = fc.constantFrom<Told>('done', 'yours', 'mend', 'colleague', 'platform');
    fc.assert(
      fc.property(one, one, one, (...all) => {
        const known = standings(...all);
        const gone: IntegrationPlace[] = [];
        for (let at: IntegrationPlace = 'realname'; at !== 'success'; gone.push(at)) at = placeAfter(at, known);
        const own = known
          .filter(({ step, status: each }) => step !== 'realname' && each?.holder === 'you')
          .map(({ step }) => step);
        expect(gone).toEqual(['operator', ...own, 'success']);
        expect(integrationOutcome(known) === 'yours').toBe(nextOwnStep(known) !== undefined);
      }),
    );
  });
});
