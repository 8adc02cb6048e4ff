import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../features/support/manual-clock.ts';
import type {
  CertificationDesk,
  CertificationEntry,
  SaveOutcome,
} from '../../../../src/application/ports/certification/certification-desk.ts';
import { PortFault } from '../../../../src/application/ports/port-fault.ts';
import { emptyForm } from '../../../../src/domain/certification/shared/certification-form.ts';
import { FormAutosave, autosavePauseMs } from '../../../../src/presentation/certification/real-name/form-autosave.ts';
import {
  authorizedPath,
  IntegrationGate,
} from '../../../../src/presentation/certification/real-name/integration-gate.ts';
import { message } from '../../../../src/words/catalogue.ts';

let saves: {
  readonly entry: CertificationEntry;
  readonly revision: number | undefined;
  readonly answer: PromiseWithResolvers<SaveOutcome>;
}[];
let legalName: string;
let clock: ManualClock;
let faults: unknown[];
let saving: FormAutosave;

function setUpSaving(drafts = true): void {
  const save: CertificationDesk['save'] = async (entry, revision) => {
    const answer = Promise.withResolvers<SaveOutcome>();
    saves.push({ entry, revision, answer });
    return answer.promise;
  };
  const desk = { save, offers: { drafts, letters: false } } as unknown as CertificationDesk;
  saving = new FormAutosave({
    desk,
    clock,
    session: { faultSeen: (thrown) => void faults.push(thrown) },
    entry: () => ({ form: { ...emptyForm, legalName }, files: new Map() }),
  });
  saving.reset(4, undefined);
}

/** Waits until every given answer has been processed. */
const arrived = async (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function typed(value: string): void {
  legalName = value;
  saving.saveLater();
}

const names = (): readonly (readonly [number | undefined, string])[] =>
  saves.map(({ revision, entry }) => [revision, entry.form.legalName]);

beforeEach(() => {
  [saves, legalName, clock, faults] = [[], '', new ManualClock(0), []];
  setUpSaving();
});

describe('the certification form', () => {
  it('is saved automatically, a while after the last change', async () => {
    typed('石');
    clock.advance(autosavePauseMs - 1);
    typed('石清越');
    clock.advance(autosavePauseMs - 1);
    await arrived();
    expect(saves).toEqual([]);
    clock.advance(1);
    await arrived();
    expect([names(), saving.state]).toEqual([[[4, '石清越']], 'saving']);
    saves[0]?.answer.resolve({ done: true, revision: 5, at: 7 });
    await arrived();
    expect([saving.state, saving.revision, saving.savedAt, saving.isUnsaved]).toEqual(['quiet', 5, 7, false]);
  });

  it('is not saved when nothing differs, or when the back end keeps no draft', async () => {
    await saving.saveNow();
    typed('石');
    typed('');
    clock.advance(autosavePauseMs);
    await arrived();
    setUpSaving(false);
    typed('石');
    clock.advance(autosavePauseMs);
    await saving.saveNow();
    expect(saves).toEqual([]);
  });

  it('is saved by one request at a time, each on the previous revision; later typing stays unsaved', async () => {
    typed('石');
    void saving.saveNow();
    await arrived();
    typed('石清越');
    void saving.saveNow();
    await arrived();
    expect(names()).toEqual([[4, '石']]);
    saves[0]?.answer.resolve({ done: true, revision: 5, at: 7 });
    await arrived();
    expect([names(), saving.isUnsaved]).toEqual([
      [
        [4, '石'],
        [5, '石清越'],
      ],
      true,
    ]);
    saves[1]?.answer.resolve({ done: true, revision: 6, at: 8 });
    await arrived();
    expect([saving.revision, saving.isUnsaved]).toEqual([6, false]);
  });

  it('is unsaved when something was typed during the save', async () => {
    typed('石');
    void saving.saveNow();
    await arrived();
    legalName = '石清越';
    saves[0]?.answer.resolve({ done: true, revision: 5, at: 7 });
    await arrived();
    expect(saving.isUnsaved).toBe(true);
  });

  it('is never saved over a colleague’s version until the user keeps the own one', async () => {
    typed('石');
    void saving.saveNow();
    await arrived();
    saves[0]?.answer.resolve({ done: false, because: 'changed-meanwhile', by: '李敏' });
    await arrived();
    expect([saving.changedBy, saving.state]).toEqual(['李敏', 'failed']);
    typed('石清越');
    expect(clock.isAwaited(600_000)).toBe(false);
    await saving.saveNow();
    expect(saves).toHaveLength(1);
    saving.resolveWithMine(9);
    clock.advance(autosavePauseMs);
    await arrived();
    expect([names()[1], saving.changedBy]).toEqual([[9, '石清越'], undefined]);
  });

  it('stays unsaved, and shows why, when the save failed', async () => {
    typed('石');
    void saving.saveNow();
    await arrived();
    saves[0]?.answer.reject(new PortFault('offline'));
    await arrived();
    expect([saving.state, saving.trouble, saving.isUnsaved, faults.length]).toEqual([
      'failed',
      message('refusals.network'),
      true,
      1,
    ]);
    void saving.saveNow();
    await arrived();
    saves[1]?.answer.resolve({ done: false, because: 'not-now' });
    await arrived();
    expect([names()[1], saving.trouble]).toEqual([[4, '石'], message('certification.not-now')]);
  });

  it('is not saved automatically after saving was stopped', () => {
    typed('石');
    saving.stop();
    expect(clock.isAwaited(600_000)).toBe(false);
  });
});

describe('the certification step of the registration', () => {
  function gate(told: () => Promise<unknown>): { readonly gate: IntegrationGate; readonly places: string[] } {
    const places: string[] = [];
    const navigator = {
      goTo: () => undefined,
      replaceWith: (path: string) => void places.push(path),
      current: () => '/',
    };
    return {
      places,
      gate: new IntegrationGate({ desk: { current: told } as unknown as CertificationDesk, navigator }),
    };
  }

  it.each([
    ['AUTH', false, [authorizedPath]],
    ['UNAUTH', true, []],
    ['VERIFYING', true, []],
  ] as const)('redirects a certified company, and opens for others: %s', async (state, isOpen, places) => {
    const stood = gate(async () => ({ place: { state, node: '' } }));
    await stood.gate.opened();
    expect([stood.gate.isOpen, stood.places]).toEqual([isOpen, places]);
  });

  it('opens when the state cannot be loaded, so that the form shows why', async () => {
    const stood = gate(async () => Promise.reject(new PortFault('offline')));
    await stood.gate.opened();
    expect([stood.gate.isOpen, stood.places]).toEqual([true, []]);
  });

  it('does not redirect after the page is left', async () => {
    const stood = gate(async () => ({ place: { state: 'AUTH', node: '' } }));
    const opening = stood.gate.opened();
    stood.gate.left();
    await opening;
    expect([stood.gate.isOpen, stood.places]).toEqual([false, []]);
  });
});
