import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { standardKey } from '../../src/sandbox/standards/standards-presenter.ts';
import { consoleUnderTest, settled } from './fake-sandbox.ts';

const standard = (number: string, docType: string, core: string, ...names: readonly string[]) => ({
  fkStdSnapshotVersionEffect: number,
  docType,
  docScene: null,
  core,
  funder: '长屿银行股份有限公司',
  categories: names.map((name) => ({ name, required: true })),
});

async function opened() {
  const {
    parts: { standards, notes },
    sandbox,
  } = consoleUnderTest();
  sandbox.asked = [
    standard('S1', 'CREDIT', '', '贸易合同', '发票'),
    standard('S2', 'CREDIT', '岚川装备', '贸易合同'),
    standard('S3', 'EST', '', '采购订单'),
  ];
  standards.opened();
  await settled();
  const told = () =>
    standards.standards.map(
      ({ core, categories }) =>
        `${core}:${categories.map(({ name, required }) => `${name}${required ? '!' : ''}`).join(',')}`,
    );
  const of = (number: string) => {
    const found = standards.standards.find((each) => each.fkStdSnapshotVersionEffect.startsWith(number));
    if (!found) throw new Error(`There is no ${number}`);
    return found;
  };
  return { standards, notes, sandbox, told, of };
}

describe('the register of standards', () => {
  it('shows the standards of each funder, one book at a time', async () => {
    const { standards, told } = await opened();
    expect(told()).toEqual([':贸易合同!,发票!', '岚川装备:贸易合同!']);
    standards.bookChosen('est');
    expect(told()).toEqual([':采购订单!']);
    standards.bookChosen('nothing');
    expect(standards.book).toBe('est');
  });

  it('has one ask no more for something, or otherwise, and the others stay', async () => {
    const { standards, notes, told, of } = await opened();
    await standards.removePressed(of('S1'), '发票');
    await standards.requiredPressed(of('S1'), '贸易合同', false);
    expect(told()).toEqual([':贸易合同', '岚川装备:贸易合同!']);
    expect(notes.notes.map(({ title }) => title.key)).toEqual([
      'sandbox-standards.now-removed',
      'sandbox-standards.now-optional',
    ]);
  });

  it('makes two changes that are pressed at once one after the other', async () => {
    const { standards, told, of, notes } = await opened();
    await Promise.all([
      standards.removePressed(of('S1'), '发票'),
      standards.requiredPressed(of('S1'), '贸易合同', false),
    ]);
    expect(told()[0]).toBe(':贸易合同');
    expect(notes.notes.map(({ tone }) => tone)).toEqual(['ok', 'ok']);
  });

  it('has the chosen one ask for something else, and stays with it for the next', async () => {
    const { standards, told, of } = await opened();
    standards.typed({ of: standardKey(of('S2')), name: ' 质检报告 ', required: false });
    await standards.addPressed();
    standards.typed({ name: '装箱单' });
    await standards.addPressed();
    expect(told()).toEqual([':贸易合同!,发票!', '岚川装备:贸易合同!,质检报告,装箱单!']);
    expect([standards.form.name, standards.problem]).toEqual(['', undefined]);
  });

  it('asks by the first one of a book until another is chosen', async () => {
    const { standards, told, of } = await opened();
    standards.typed({ of: standardKey(of('S2')), name: '质检报告' });
    standards.bookChosen('est');
    await standards.addPressed();
    expect(told()).toEqual([':采购订单!,质检报告!']);
  });

  it.each([
    ['nothing', ' ', 'sandbox-standards.name-missing'],
    ['a name with a sign that nobody sees', '质检\u200B报告', 'sandbox-standards.name-unseen'],
    ['what it asks for already', '发票', 'sandbox-standards.name-there'],
  ])('asks for %s not, and says why from the first try on', async (_what, name, why) => {
    const { standards, told, sandbox } = await opened();
    standards.typed({ name });
    expect(standards.problem).toBeUndefined();
    await standards.addPressed();
    expect(standards.problem).toBe(why);
    expect(sandbox.asked.map((each) => each.fkStdSnapshotVersionEffect)).toEqual(['S1', 'S2', 'S3']);
    expect(told().length).toBe(2);
  });

  it('shows the present values once another person was faster, and keeps the typed values', async () => {
    const { standards, notes, sandbox, told } = await opened();
    sandbox.asked = [standard('S9', 'CREDIT', '', '贸易合同')];
    standards.typed({ name: '质检报告' });
    await standards.addPressed();
    expect(notes.notes).toMatchObject([
      { tone: 'bad', title: { key: 'sandbox-standards.not-changed' }, failure: { code: 'STANDARD_CHANGED' } },
    ]);
    expect(told()).toEqual([':贸易合同!']);
    expect(standards.form.name).toBe('质检报告');
  });

  it('keeps what is shown while the server does not answer a change, and says what failed', async () => {
    const { standards, notes, sandbox, told, of } = await opened();
    sandbox.refusal = new PortFault('offline');
    await standards.removePressed(of('S1'), '发票');
    expect(notes.notes).toMatchObject([{ tone: 'bad', title: { key: 'sandbox-standards.not-changed' } }]);
    expect(told().length).toBe(2);
    await standards.load();
    expect(standards.content).toMatchObject({ kind: 'failed' });
    sandbox.refusal = undefined;
    await standards.load();
    expect(told().length).toBe(2);
  });
});
