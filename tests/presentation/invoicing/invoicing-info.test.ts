import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import type {
  InvoicingDesk,
  KeptProfile,
  SaveOutcome,
} from '../../../src/application/ports/invoicing/invoicing-desk.ts';
import { PortFault } from '../../../src/application/ports/port-fault.ts';
import { InvoicingInfoPresenter } from '../../../src/presentation/invoicing/invoicing-info/invoicing-info-presenter.ts';
import { SessionStore } from '../../../src/presentation/identity/session-store.ts';
import { Toasts } from '../../../src/presentation/shared/toasts.ts';
import { word } from '../../../src/words/catalogue.ts';
import { zhCN } from '../../../features/support/every-word.ts';
import { never } from '../../builders/message-boxes.ts';
import { until } from '../../builders/office.ts';

let kept: KeptProfile;
let outcome: SaveOutcome | PortFault;
let saved: { readonly revision: number; readonly bankAccount: string; readonly title: string }[];
let drafts: Map<string, unknown>;
let toasts: Toasts;

const desk: InvoicingDesk = {
  profile: async () => kept,
  save: async ({ bankAccount, title }, revision) => {
    saved.push({ revision, bankAccount, title });
    if (outcome instanceof PortFault) throw outcome;
    if (outcome.saved) kept = { ...kept, profile: { ...kept.profile, title, bankAccount }, revision: revision + 1 };
    return outcome;
  },
};

async function opened(): Promise<InvoicingInfoPresenter> {
  const session = new SessionStore(
    { pageConfig: never },
    { current: never, switchRole: never, stay: never, signOut: async () => undefined },
  );
  toasts = new Toasts(new ManualClock(0));
  const presenter = new InvoicingInfoPresenter({
    desk,
    session,
    toasts,
    drafts: {
      read: (name) => drafts.get(name),
      write: (name, value) => void drafts.set(name, value),
      remove: (name) => void drafts.delete(name),
      removeAllOf: () => drafts.clear(),
    },
  });
  presenter.opened();
  await until(() => presenter.content.value !== undefined);
  return presenter;
}

beforeEach(() => {
  kept = {
    profile: {
      taxpayerType: 'GENERAL',
      title: '砚舟',
      registeredAddress: '工业大道 1 号',
      registeredPhone: '0574-88001000',
      bankName: '长屿银行',
      bankAccount: '62990100000001',
      invoiceType: 'QD_SPECIAL',
      email: 'a@example.com',
      mobile: '',
    },
    taxNumber: '91330299MA5JMH9238',
    taxNumberVerified: true,
    paperType: undefined,
    proposed: undefined,
    revision: 3,
    mayChange: true,
    changes: [{ at: 1, by: '李敏', fields: [] }],
  };
  [outcome, saved, drafts] = [{ saved: true }, [], new Map()];
});

describe('the invoicing information form', () => {
  it('shows the account number in groups of four, and saves it without blanks', async () => {
    const form = await opened();
    expect([form.values.bankAccount, form.isChanged, form.completeness]).toEqual([
      '6299 0100 0000 01',
      false,
      { given: 8, needed: 8 },
    ]);
    form.fieldTyped('bankAccount', '6299010000000299');
    form.fieldLeft('bankAccount');
    expect(form.values.bankAccount).toBe('6299 0100 0000 0299');
    await form.savePressed();
    expect(saved).toEqual([{ revision: 3, bankAccount: '6299010000000299', title: '砚舟' }]);
    expect([drafts.size, form.isChanged, toasts.notes.map(({ message }) => word(zhCN, message))]).toEqual([
      0,
      false,
      ['开票信息已保存'],
    ]);
    form.fieldTyped('title', '砚舟精密');
    await form.savePressed();
    expect(saved.at(-1)?.revision).toBe(4);
  });

  it('lists missing fields while it is filled in', async () => {
    const form = await opened();
    form.fieldTyped('title', ' ');
    form.fieldTyped('email', '');
    expect([form.missing, form.completeness]).toEqual([['title', 'email'], { given: 6, needed: 8 }]);
    form.fieldTyped('mobile', '14000001001');
    expect(form.missing).toEqual(['title']);
  });

  it('does not send invalid values, and shows the error at the field', async () => {
    const form = await opened();
    form.fieldTyped('email', 'nobody');
    form.fieldLeft('email');
    expect(form.errors.email && word(zhCN, form.errors.email)).toBe('请填写正确的邮箱地址');
    form.fieldTyped('email', 'nobody');
    expect(form.errors.email).toBeUndefined();
    await form.savePressed();
    expect([saved, form.attempt, Object.keys(form.errors)]).toEqual([[], 1, ['email']]);
  });

  it('restores its draft until it is saved or discarded', async () => {
    (await opened()).fieldTyped('title', '改了一半');
    const again = await opened();
    expect([again.values.title, again.isRestored, again.changedBy]).toEqual(['改了一半', true, undefined]);
    await again.discardPressed();
    expect([again.values.title, drafts.size, (await opened()).isRestored]).toEqual(['砚舟', 0, false]);
    const third = await opened();
    third.fieldTyped('title', '又改');
    third.fieldTyped('title', '砚舟');
    expect(drafts.size).toBe(0);
  });

  it('ignores an invalid draft', async () => {
    for (const nonsense of [null, 'x', { values: 3, revision: 1 }, { values: {}, revision: 'x' }]) {
      drafts.set('invoicing-info', nonsense);
      expect((await opened()).values.title).toBe('砚舟');
    }
    drafts.set('invoicing-info', { values: { title: 7, invoiceType: 'PAPER', email: 'b@example.com' }, revision: 3 });
    expect((await opened()).values).toMatchObject({ title: '', invoiceType: '', email: 'b@example.com' });
  });

  it('keeps or discards a draft, as the user decides, when a colleague saved meanwhile', async () => {
    const form = await opened();
    form.fieldTyped('title', '我的');
    outcome = { saved: false, because: 'changed-meanwhile', by: '李敏' };
    kept = { ...kept, revision: 4, profile: { ...kept.profile, title: '李敏的' } };
    await form.savePressed();
    expect([form.changedBy, form.values.title]).toEqual(['李敏', '我的']);
    await form.keepMinePressed();
    outcome = { saved: true };
    await form.savePressed();
    expect(saved.at(-1)).toMatchObject({ revision: 4, title: '我的' });
    form.fieldTyped('title', '还是我的');
    outcome = { saved: false, because: 'changed-meanwhile', by: '' };
    kept = { ...kept, revision: 9, profile: { ...kept.profile, title: '别人的' } };
    await form.savePressed();
    await form.discardPressed();
    expect([form.changedBy, form.values.title, form.isRestored]).toEqual([undefined, '别人的', false]);
  });

  it('reports at once that its draft began on an older version', async () => {
    (await opened()).fieldTyped('title', '旧草稿');
    kept = { ...kept, revision: 5 };
    expect((await opened()).changedBy).toBe('李敏');
  });

  it('shows a refusal at its field, and a failure', async () => {
    const form = await opened();
    form.fieldTyped('title', '甲');
    outcome = { saved: false, because: 'refused', field: 'title' };
    await form.savePressed();
    expect(Object.keys(form.errors)).toEqual(['title']);
    outcome = { saved: false, because: 'refused', field: undefined };
    await form.savePressed();
    expect(form.trouble && word(zhCN, form.trouble)).toBe('未被接受，请检查后重试');
    outcome = new PortFault('refused', { code: 'X', serverMessage: '系统忙' });
    await form.savePressed();
    expect([form.trouble && word(zhCN, form.trouble), form.values.title, drafts.size]).toEqual(['系统忙', '甲', 1]);
  });

  it('ignores the draft and saves nothing for a reader', async () => {
    drafts.set('invoicing-info', { values: { title: '草稿' }, revision: 3 });
    kept = { ...kept, mayChange: false };
    const form = await opened();
    await form.savePressed();
    expect([form.values.title, saved]).toEqual(['砚舟', []]);
  });
});
