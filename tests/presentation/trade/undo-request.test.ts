import { beforeEach, describe, expect, it } from 'vitest';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import type { TradeFormSaved, TradeOutcome } from '../../../src/application/ports/trade/trade-desk.ts';
import { UndoRequest } from '../../../src/presentation/trade/shared/undo-request.ts';
import { idleTradeDesk, waitingIssue } from '../../builders/trade-application.ts';

const undone = { act: 'transfer-recall', holdingId: 'H-1', companyName: '苏州澄叶', amount: { fen: 100n } } as const;

let saved: TradeFormSaved[];
let went: string[];
let reloaded: number;
let outcome: TradeOutcome | PortFault;
let request: UndoRequest;

beforeEach(() => {
  [saved, went, reloaded] = [[], [], 0];
  outcome = { done: true, application: { ...waitingIssue, id: 'TA-9' } };
  request = new UndoRequest({
    kind: 'credit',
    desk: {
      ...idleTradeDesk,
      save: async (form) => {
        saved.push(form);
        if (outcome instanceof PortFault) throw outcome;
        return outcome;
      },
    },
    session: { faultSeen: () => undefined } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: () => undefined } as never,
    applicationPath: (id) => `/approval?id=${id}`,
    reload: async () => void (reloaded += 1),
  });
});

describe('a request to undo', () => {
  it('is submitted about the holding, with its reason, and leads to the application', async () => {
    request.pressed(undone);
    request.purposeTyped('付错了');
    await request.confirmed();
    expect(saved).toMatchObject([
      { act: 'transfer-recall', submits: true, form: { holdingId: 'H-1', purpose: '付错了', amount: '' } },
    ]);
    expect([went, request.asked]).toEqual([['/approval?id=TA-9'], undefined]);
  });

  it('is submitted once, however often it is pressed', async () => {
    request.pressed(undone);
    await Promise.all([request.confirmed(), request.confirmed()]);
    expect(saved).toHaveLength(1);
  });

  it('tells a refusal in its dialog, and loads the page again', async () => {
    outcome = { done: false, because: 'state' };
    request.pressed(undone);
    await request.confirmed();
    expect([request.asked, request.trouble !== undefined, reloaded, went]).toEqual([undone, true, 1, []]);
  });

  it('keeps the dialog where the answer is lost', async () => {
    outcome = new PortFault('offline');
    request.pressed(undone);
    await request.confirmed();
    expect([request.asked, request.trouble !== undefined, request.busy]).toEqual([undone, true, false]);
  });

  it('begins again with each press, and sends nothing without one', async () => {
    request.pressed(undone);
    request.purposeTyped('x');
    request.pressed({ ...undone, holdingId: 'H-2' });
    expect(request.purpose).toBe('');
    request.dialogClosed();
    await request.confirmed();
    expect(saved).toEqual([]);
  });
});
