import { describe, expect, it } from 'vitest';
import type { TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import type { HeldInstrument } from '../../../src/domain/trade/shared/held-instrument.ts';
import { Acceptance } from '../../../src/presentation/trade/shared/acceptance.ts';
import { waitingIssue } from '../../builders/trade-application.ts';
import { sentHolding } from '../../builders/trade-figures.ts';

const [first, second, third] = ['H-1', 'H-2', 'H-3'].map((holdingId) => ({ ...sentHolding, holdingId })) as [
  HeldInstrument,
  HeldInstrument,
  HeldInstrument,
];
const idsOf = (rows: readonly HeldInstrument[]) => rows.map(({ holdingId }) => holdingId);

function acceptanceOf(listed: readonly HeldInstrument[], outcome?: TradeOutcome) {
  const saved: string[] = [];
  const sent: string[] = [];
  let rows = listed;
  let address = '';
  const acceptance: Acceptance = new Acceptance({
    desk: {
      save: async ({ act, form: { holdingId } }) => {
        saved.push(`${act} ${holdingId}`);
        return outcome ?? { done: true, application: waitingIssue };
      },
    },
    session: { faultSeen: () => undefined } as never,
    toasts: { show: () => undefined } as never,
    rows: () => acceptance.withHandled(rows),
    asked: () => address,
    goTo: (holdingId) => {
      address = holdingId;
      sent.push(holdingId);
    },
    // Like the server: a handled row is no longer listed.
    reload: async () => void (rows = rows.filter((row) => acceptance.resultOf(row) === undefined)),
  });
  return { acceptance, saved, sent, shown: () => idsOf(acceptance.withHandled(rows)) };
}

describe('acceptances beside a list', () => {
  it('go on to the next amount that waits, then to skipped ones, and keep handled ones in their place', async () => {
    const taken = { ...third, holdingId: 'H-9', openApplications: [{ id: 'TA', number: '', act: undefined }] };
    const { acceptance, saved, shown } = acceptanceOf([first, second, taken, third]);
    acceptance.acceptancePressed(second);
    await acceptance.acceptanceConfirmed(true);
    expect([acceptance.accepting?.holdingId, shown()]).toEqual(['H-3', ['H-1', 'H-2', 'H-9', 'H-3']]);
    acceptance.refusalPressed(third);
    acceptance.reasonChosen('amount');
    await acceptance.refusalConfirmed();
    expect([acceptance.accepting?.holdingId, acceptance.refusing]).toEqual(['H-1', undefined]);
    await acceptance.acceptanceConfirmed(true);
    expect([acceptance.accepting, shown()]).toEqual([undefined, ['H-1', 'H-2', 'H-9', 'H-3']]);
    expect(saved).toEqual(['accept H-2', 'refuse H-3', 'accept H-1']);
    expect(acceptance.resultOf(third)?.act).toBe('refuse');
  });

  it('are sent once, however often they are pressed, and a refusal only with its reason', async () => {
    const { acceptance, saved } = acceptanceOf([first, second]);
    acceptance.acceptancePressed(first);
    await Promise.all([acceptance.acceptanceConfirmed(), acceptance.acceptanceConfirmed()]);
    acceptance.refusalPressed(second);
    await acceptance.refusalConfirmed();
    expect([saved, acceptance.showsMissing]).toEqual([['accept H-1'], true]);
    acceptance.reasonChosen('amount');
    await Promise.all([acceptance.refusalConfirmed(), acceptance.refusalConfirmed()]);
    expect(saved).toEqual(['accept H-1', 'refuse H-2']);
  });

  it('stay at an amount whose acceptance was refused, with why', async () => {
    const { acceptance } = acceptanceOf([first, second], { done: false, because: 'changed' });
    acceptance.acceptancePressed(first);
    await acceptance.acceptanceConfirmed(true);
    expect([acceptance.accepting, acceptance.trouble?.key, acceptance.handled]).toEqual([
      first,
      'trade.refused-changed',
      [],
    ]);
  });

  it('follow the address: a waiting amount opens, and any other is reported as missing', () => {
    const taken = { ...second, openApplications: [{ id: 'TA', number: '', act: undefined }] };
    const { acceptance } = acceptanceOf([first, taken]);
    const stands = () => [acceptance.accepting?.holdingId, acceptance.isMissing];
    acceptance.named('H-1');
    expect(stands()).toEqual(['H-1', false]);
    for (const id of ['H-2', 'H-9', '__proto__']) {
      acceptance.named(id);
      expect(stands()).toEqual([undefined, true]);
    }
    acceptance.closed();
    expect(stands()).toEqual([undefined, false]);
    acceptance.named('');
    expect(stands()).toEqual([undefined, false]);
  });

  it('tell the address which amount is asked about next', async () => {
    const { acceptance, sent } = acceptanceOf([first, second]);
    acceptance.named('H-1');
    await acceptance.acceptanceConfirmed(true);
    await acceptance.acceptanceConfirmed(true);
    expect(sent).toEqual(['H-2', '']);
    acceptance.named('H-1');
    expect(acceptance.isMissing).toBe(true);
  });

  it('keep the amount open while its refusal is given up', () => {
    const { acceptance } = acceptanceOf([first]);
    acceptance.acceptancePressed(first);
    acceptance.refusalPressed(first);
    acceptance.closed();
    expect([acceptance.accepting, acceptance.refusing]).toEqual([first, undefined]);
    acceptance.closed();
    expect(acceptance.accepting).toBeUndefined();
  });

  it('forget handled amounts when the list shows something else', async () => {
    const { acceptance, shown } = acceptanceOf([first, second]);
    acceptance.acceptancePressed(first);
    await acceptance.acceptanceConfirmed();
    expect([acceptance.accepting, shown()]).toEqual([undefined, ['H-1', 'H-2']]);
    acceptance.cleared();
    expect(shown()).toEqual(['H-2']);
  });
});
