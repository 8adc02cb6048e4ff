import { describe, expect, it } from 'vitest';
import { PortFault } from '../../src/application/ports/port-fault.ts';
import { consoleUnderTest, morning, settled } from './fake-sandbox.ts';

async function opened() {
  const {
    parts: { invoices, notes },
    sandbox,
    whilePasses,
  } = consoleUnderTest();
  sandbox.registered = [
    { number: '01280424', code: '', state: 'RED', markedAt: morning },
    { number: '01280425', code: '033001', state: 'VOID', markedAt: morning },
  ];
  invoices.opened();
  await settled();
  const numbers = () =>
    invoices.content.kind === 'ready'
      ? invoices.content.value.invoices.map(({ number, state }) => `${number} ${state}`)
      : [];
  return { invoices, notes, sandbox, whilePasses, numbers };
}

describe('the tax register', () => {
  it('is shown, and searched after a pause in typing', async () => {
    const { invoices, numbers, whilePasses } = await opened();
    expect(numbers()).toEqual(['01280424 RED', '01280425 VOID']);
    invoices.searchTyped(' 0425 ');
    expect(numbers().length).toBe(2);
    whilePasses();
    await settled();
    expect(numbers()).toEqual(['01280425 VOID']);
  });

  it('takes another invoice, and has the form empty for the next', async () => {
    const { invoices, notes, numbers } = await opened();
    invoices.typed({ number: ' 26992000000000000001 ', code: '' });
    invoices.stateChosen('VOID');
    await invoices.setPressed();
    expect(numbers()[0]).toBe('26992000000000000001 VOID');
    expect(invoices.form).toEqual({ number: '', code: '', state: 'VOID' });
    expect(invoices.problems).toEqual({});
    expect(notes.notes).toMatchObject([
      { title: { key: 'sandbox-invoices.now-VOID', values: { number: '26992000000000000001' } } },
    ]);
  });

  it.each([
    ['no number', { number: ' ' }, ['number']],
    ['a number with a sign', { number: '0128-0424' }, ['number']],
    ['a code with a space', { number: '01280424', code: '03 30' }, ['code']],
  ])('accepts nothing with %s, and names the field', async (_what, typed, fields) => {
    const { invoices, numbers } = await opened();
    invoices.typed(typed);
    expect(invoices.problems).toEqual({});
    await invoices.setPressed();
    expect(Object.keys(invoices.problems)).toEqual(fields);
    expect(numbers().length).toBe(2);
  });

  it('changes the state of an invoice, and resets it', async () => {
    const { invoices, numbers } = await opened();
    const [first] = invoices.content.kind === 'ready' ? invoices.content.value.invoices : [];
    if (!first) throw new Error('Nothing is registered');
    await invoices.changed(first, 'VOID');
    expect(numbers()).toContain('01280424 VOID');
    await invoices.changed(first, 'NORMAL');
    expect(numbers()).toEqual(['01280425 VOID']);
  });

  it('keeps typed values without an answer, and says so', async () => {
    const { invoices, notes, sandbox } = await opened();
    invoices.typed({ number: '01280499' });
    sandbox.refusal = new PortFault('offline');
    await invoices.setPressed();
    expect(invoices.form.number).toBe('01280499');
    expect(notes.notes).toMatchObject([{ tone: 'bad', title: { key: 'sandbox-invoices.not-changed' } }]);
    await invoices.load();
    expect(invoices.content).toMatchObject({ kind: 'failed' });
    sandbox.refusal = undefined;
    await invoices.load();
    expect(invoices.content).toMatchObject({ kind: 'ready' });
  });
});
