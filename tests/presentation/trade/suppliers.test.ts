import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../features/support/manual-clock.ts';
import { until } from '../../../features/support/until.ts';
import type {
  RecommendationOutcome,
  SupplierDesk,
  SupplierRecommendation,
} from '../../../src/application/ports/trade/supplier-desk.ts';
import type { TypedRecommendation } from '../../../src/domain/trade/suppliers/recommendation.ts';
import { SuppliersPresenter } from '../../../src/presentation/trade/suppliers/suppliers-presenter.ts';
import { money } from '../../../src/domain/money/money.ts';
import type { Supplier } from '../../../src/domain/trade/suppliers/supplier.ts';

const yanzhou: Supplier = {
  companyId: 'C-1',
  name: '宁波砚舟',
  uscc: 'U-1',
  bar: undefined,
  issued: { count: 2, amount: money('300.00') },
  open: money('100.00'),
  lastMonth: '2026-11',
};

const recommendation: SupplierRecommendation = {
  id: 'SR-1',
  name: '绍兴青禾包装有限公司',
  uscc: '91330602MA2D9K4T77',
  contactName: '叶青禾',
  mobile: '138****1299',
  reason: '',
  state: 'proposed',
  makerName: '骆秋白',
  proposedAt: 0,
  deciderName: '',
  decidedAt: undefined,
  isTextSent: false,
  progress: undefined,
  mayAnswer: ['confirm', 'decline'],
};
const right: TypedRecommendation = {
  name: recommendation.name,
  uscc: recommendation.uscc,
  contactName: '叶青禾',
  mobile: '13800001299',
  reason: '',
};

let mayRecommend: boolean;
let rows: readonly SupplierRecommendation[];
let outcome: RecommendationOutcome;
let sent: unknown[];
let went: string[];
let told: string[];
beforeEach(() => {
  [mayRecommend, rows, sent, went, told] = [true, [recommendation], [], [], []];
  outcome = { done: true, now: recommendation };
});

function page(issue = '/issue'): SuppliersPresenter {
  const desk: SupplierDesk = {
    suppliers: async (asked) => {
      sent.push(asked);
      return { count: 41, open: money('100.00'), unnamed: money('0.00'), funders: money('0.00'), rows: [yanzhou] };
    },
    recommendations: async () => ({ rows, isMore: false, mayRecommend }),
    recommend: async (_kind, typed) => {
      sent.push(typed);
      return outcome;
    },
    answer: async (id, answer) => {
      sent.push([id, answer]);
      return outcome;
    },
  };
  return new SuppliersPresenter({
    kind: 'credit',
    desk,
    session: { faultSeen: () => undefined } as never,
    navigator: { goTo: (path: string) => void went.push(path) } as never,
    toasts: { show: (_tone: string, { key }: { key: string }) => void told.push(key) } as never,
    clock: new ManualClock(Date.parse('2026-11-27T02:00:00Z')),
    paths: { suppliers: '/suppliers', issue, instruments: '/instruments', financings: '' },
  });
}

describe('the page of suppliers', () => {
  it.each([true, false])('offers a recommendation to those who may make one: %s', async (may) => {
    mayRecommend = may;
    const presenter = page();
    expect(presenter.canRecommend).toBe(false);
    presenter.addressChanged('');
    await until('the recommendations are shown', () => presenter.recommended.value !== undefined);
    expect(presenter.canRecommend).toBe(may);
  });

  it('shows the page that its address names, and leads to what is between a supplier and the company', async () => {
    const presenter = page();
    presenter.addressChanged('?q=%E7%A0%9A&page=2');
    await until('the suppliers are shown', () => presenter.content.value !== undefined);
    expect(sent).toEqual([{ kind: 'credit', keyword: '砚', page: 2, pageSize: 20 }]);
    expect([presenter.pages, presenter.year]).toEqual([3, '2026']);
    expect(presenter.issuePath(yanzhou)).toBe('/issue?payee=U-1');
    expect(presenter.issuePath({ ...yanzhou, bar: 'not-opened' })).toBeUndefined();
    expect(page('').issuePath(yanzhou)).toBeUndefined();
    expect(presenter.instrumentsPath(yanzhou)).toBe(`/instruments?q=${encodeURIComponent('宁波砚舟')}`);
    expect(presenter.financingsPath(yanzhou)).toBeUndefined();
    presenter.pageChosen(3);
    expect(went).toEqual(['/suppliers?q=%E7%A0%9A&page=3']);
  });

  it('tells apart what waits, what is invited, and what has ended', async () => {
    rows = [
      recommendation,
      { ...recommendation, id: 'SR-2', state: 'confirmed', progress: 'not-certified' },
      { ...recommendation, id: 'SR-3', state: 'confirmed', progress: 'ready' },
      { ...recommendation, id: 'SR-4', state: 'declined' },
      { ...recommendation, id: 'SR-5', state: undefined },
    ];
    const presenter = page();
    presenter.addressChanged('');
    await until('the recommendations are shown', () => presenter.recommended.value !== undefined);
    const ids = (some: readonly SupplierRecommendation[]) => some.map(({ id }) => id);
    expect([ids(presenter.open), ids(presenter.invited), ids(presenter.ended)]).toEqual([
      ['SR-1'],
      ['SR-2'],
      ['SR-3', 'SR-4', 'SR-5'],
    ]);
  });

  it('sends a recommendation once all of it is right', async () => {
    const presenter = page();
    presenter.recommendPressed();
    await presenter.submitPressed();
    expect(Object.keys(presenter.form.errors)).toEqual(['name', 'uscc', 'contactName', 'mobile']);
    expect(sent).toEqual([]);
    presenter.form.change(right, 'name', 'uscc', 'contactName', 'mobile');
    await presenter.submitPressed();
    expect([sent, told, presenter.form.isOpen]).toEqual([[right], ['suppliers.recommended'], false]);
  });

  it('keeps the form where the recommendation is refused, and says why', async () => {
    outcome = { done: false, because: 'can-be-paid' };
    const presenter = page();
    presenter.recommendPressed();
    presenter.form.change(right);
    await presenter.submitPressed();
    expect([presenter.form.isOpen, presenter.form.trouble?.key]).toEqual([true, 'suppliers.refused-can-be-paid']);
  });

  it('asks before an answer is sent', async () => {
    const presenter = page();
    presenter.answerPressed(recommendation, 'confirm');
    expect(sent).toEqual([]);
    await presenter.answerConfirmed();
    expect([sent, told, presenter.asked]).toEqual([[['SR-1', 'confirm']], ['suppliers.confirmed'], undefined]);
    await presenter.answerConfirmed();
    expect(sent).toHaveLength(1);
  });
});
