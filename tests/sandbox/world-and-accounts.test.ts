import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import type { DemoAccount } from '../../src/sandbox/api/sandbox-answers.ts';
import { arrivingBooks } from '../../src/sandbox/world/world-presenter.ts';
import { consoleUnderTest, hour, morning, settled } from './fake-sandbox.ts';

const operator = { pkRole: 'ROLE_CORP_OPERATOR', roleName: '经办人' };
const clerk: DemoAccount = {
  userName: 'heqinghe',
  personName: '何青禾',
  company: '苏州澄叶电子材料有限公司',
  roles: [operator],
  password: 'Huiyu#2026',
  shows: '',
};

describe('the clock', () => {
  it('goes forward by a span, to a time, and back to real time', async () => {
    const {
      parts: { world, notes },
      sandbox,
    } = consoleUnderTest();
    world.opened();
    await settled();
    expect(world.ahead).toEqual({ kind: 'ready', value: 0 });
    await world.forwardPressed(6 * hour);
    expect(world.ahead).toEqual({ kind: 'ready', value: 6 * hour });
    world.dateChosen('2026-12-24');
    world.timeTyped('9:30');
    await world.movePressed();
    expect(new Date(sandbox.now).toISOString()).toBe('2026-12-24T01:30:00.000Z');
    await world.realTimePressed();
    expect(sandbox.now).toBe(morning);
    expect(notes.notes.at(-1)).toMatchObject({
      tone: 'ok',
      title: { key: 'sandbox.clock-moved', values: { now: '2026-11-21 09:00:00' } },
    });
  });

  it.each([
    ['', '09:00', 'sandbox.date-missing', undefined],
    ['2026-12-24', '25:00', undefined, 'sandbox.time-wrong'],
    ['2026-11-21', '08:59', 'sandbox.date-past', undefined],
    ['2101-01-01', '09:00', 'sandbox.date-far', undefined],
  ])('does not go to %s %s', async (date, time, dateError, timeError) => {
    const {
      parts: { world },
      sandbox,
    } = consoleUnderTest();
    world.opened();
    await settled();
    world.dateChosen(date);
    world.timeTyped(time);
    await world.movePressed();
    expect(world).toMatchObject({ dateError, timeError });
    expect(sandbox.now).toBe(morning);
  });

  it('says when it did not move', async () => {
    const {
      parts: { world, notes },
      sandbox,
    } = consoleUnderTest();
    sandbox.refusal = new PortFault('offline');
    await world.forwardPressed(hour);
    expect(notes.notes).toMatchObject([
      { tone: 'bad', title: { key: 'sandbox.clock-failed' }, failure: { kind: 'offline' } },
    ]);
  });
});

describe('a business that comes about elsewhere', () => {
  it('is of the chosen product, and is shown with its package', async () => {
    const {
      parts: { world, notes },
      sandbox,
    } = consoleUnderTest();
    expect(arrivingBooks).toEqual(['labourer', 'extoc', 'pond', 'guarantee', 'bab']);
    world.arrivalChosen('guarantee');
    world.arrivalChosen('credit');
    await world.arrivalPressed();
    world.arrivalChosen('labourer');
    await world.arrivalPressed();
    expect(sandbox.arrivals).toEqual([{ docType: 'GUARANTEE' }, { docType: 'LABOURER_RIGHTS' }]);
    expect(notes.notes).toMatchObject([
      { tone: 'ok', title: { key: 'sandbox.arrived', values: { number: 'DD1', clerk: '周思远' } } },
      { tone: 'ok' },
    ]);
  });

  it('is said not to have come about where the server refuses', async () => {
    const {
      parts: { world, notes },
      sandbox,
    } = consoleUnderTest();
    sandbox.refusal = new PortFault('offline');
    await world.arrivalPressed();
    expect([notes.notes, sandbox.arrivals]).toMatchObject([
      [{ tone: 'bad', title: { key: 'sandbox.arrival-failed' } }],
      [],
    ]);
  });
});

describe('a reset', () => {
  it('is asked first, and takes the verdicts of the old world with it', async () => {
    const {
      parts: { world },
      sandbox,
      storage,
    } = consoleUnderTest();
    storage.setItem('sandbox-verdicts DD1', '{}');
    storage.setItem('theme', 'dark');
    world.resetPressed();
    expect(world.isResetAsked).toBe(true);
    expect(sandbox.resets).toBe(0);
    await world.resetConfirmed();
    expect(world.isResetAsked).toBe(false);
    expect(sandbox.resets).toBe(1);
    expect([...storage.kept.keys()]).toEqual(['theme']);
  });
});

describe('the accounts', () => {
  it('are found by name, account and company', async () => {
    const {
      parts: { accounts },
      sandbox,
    } = consoleUnderTest();
    sandbox.people = [
      clerk,
      { ...clerk, userName: 'weichangge', personName: '魏长歌', company: '青岛汐澜橡塑制品有限公司' },
    ];
    accounts.opened();
    await settled();
    const found = (search: string): readonly string[] => {
      accounts.searchTyped(search);
      return accounts.viewModel.kind === 'ready' ? accounts.viewModel.value.accounts.map((each) => each.userName) : [];
    };
    expect(found(' 汐澜 ')).toEqual(['weichangge']);
    expect(found('HEQ')).toEqual(['heqinghe']);
    expect(found('何')).toEqual(['heqinghe']);
    expect(found('')).toHaveLength(2);
  });

  it('sign in under a role and open the portal in a tab, or say where it is', async () => {
    const {
      parts: { accounts, notes },
      sandbox,
      door,
    } = consoleUnderTest();
    await accounts.signInPressed(clerk, operator);
    expect(sandbox.signIns).toEqual(['heqinghe ROLE_CORP_OPERATOR']);
    expect(door).toMatchObject({ roles: ['ROLE_CORP_OPERATOR'], opened: ['/cv3/'] });
    expect(accounts.blockedAddress).toBeUndefined();
    door.opens = false;
    await accounts.signInPressed(clerk, operator);
    expect(accounts.blockedAddress).toBe('/cv3/');
    sandbox.refusal = new PortFault('refused', { code: 'COMPANY_DEREGISTERED', serverMessage: '企业已注销' });
    await accounts.signInPressed(clerk, operator);
    expect(notes.notes.at(-1)).toMatchObject({ tone: 'bad', failure: { serverMessage: '企业已注销' } });
    expect(door.opened).toHaveLength(2);
  });
});
