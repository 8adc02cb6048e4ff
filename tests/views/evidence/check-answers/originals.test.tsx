import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeAutoObservable } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnswerItemView } from '../../../../src/presentation/evidence/check-answers/check-answers-view-model.ts';
import type {
  OriginalInvoices,
  OriginalView,
} from '../../../../src/presentation/evidence/check-answers/original-invoices.ts';
import { AnswerItem } from '../../../../src/views/evidence/check-answers/AnswerItem.tsx';
import { OriginalsDialog } from '../../../../src/views/evidence/check-answers/OriginalsDialog.tsx';
import { message } from '../../../../src/words/catalogue.ts';
import { show } from '../../design/show.tsx';

afterEach(cleanup);

const first: OriginalView = {
  documentId: 'I1',
  name: '01287734',
  number: '',
  code: '',
  numberProblem: undefined,
  codeProblem: undefined,
};

function asks(wish: Partial<OriginalInvoices>): OriginalInvoices & { readonly typed: ReturnType<typeof vi.fn> } {
  const originals = makeAutoObservable(
    {
      isOpen: true,
      demanded: false,
      failed: false,
      single: undefined,
      views: [first],
      typed: vi.fn(),
      originalsConfirmed: vi.fn(async () => undefined),
      originalsDropped: vi.fn(),
      ...wish,
    },
    {},
    { deep: false },
  );
  show(<OriginalsDialog originals={originals as unknown as OriginalInvoices} />);
  return originals as unknown as OriginalInvoices & { readonly typed: ReturnType<typeof vi.fn> };
}

const dialog = async () => within(await screen.findByRole('alertdialog', { hidden: true }));

describe('the dialog for original invoices', () => {
  it('asks for each original by its invoice number, with the reason', async () => {
    const originals = asks({ views: [first, { ...first, documentId: 'I2', name: 'b.pdf' }] });
    const box = await dialog();
    expect(
      box.getAllByRole('group', { hidden: true }).map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['发票 01287734', '发票 b.pdf']);
    expect(box.getByText('资金方要求：红字发票、替换过的发票须注明原发票')).toBeTruthy();
    const [number, code] = within(box.getAllByRole('group', { hidden: true })[1]!).getAllByRole<HTMLInputElement>(
      'textbox',
      { hidden: true },
    );
    await userEvent.type(number!, '7');
    await userEvent.type(code!, '3');
    expect(originals.typed.mock.calls).toEqual([
      ['I2', { number: '7' }],
      ['I2', { code: '3' }],
    ]);
  });

  it('shows the error at its field', async () => {
    asks({
      views: [
        {
          ...first,
          number: '0128',
          numberProblem: 'check.original-number-format',
          codeProblem: 'check.original-code-format',
        },
      ],
    });
    const box = await dialog();
    expect(
      [box.getByText('应为 8 位或 20 位数字'), box.getByText('8 位号码填 10 或 12 位代码，20 位号码不填代码')].map(
        (each) => each.closest('.fui-Field')?.querySelector('label')?.textContent?.replace('*', ''),
      ),
    ).toEqual(['原发票号码', '原发票代码']);
    expect(box.getAllByRole('textbox', { hidden: true }).map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
  });

  it('submits when all are given, and can be cancelled', async () => {
    const originals = asks({});
    const box = await dialog();
    await userEvent.click(box.getByRole('button', { name: '保存并提交', hidden: true }));
    expect(originals.originalsConfirmed).toHaveBeenCalledOnce();
    await userEvent.click(box.getByRole('button', { name: '取消', hidden: true }));
    expect(originals.originalsDropped).toHaveBeenCalledOnce();
  });

  it('for a single invoice saves it, and submits nothing', async () => {
    asks({ single: 'I1', views: [{ ...first, number: '01287700', code: '033992400111' }] });
    const box = await dialog();
    expect([
      box.queryByRole('button', { name: '保存并提交', hidden: true }),
      box.getByRole('button', { name: '保存', hidden: true }) !== null,
    ]).toEqual([null, true]);
    expect(box.getAllByRole<HTMLInputElement>('textbox', { hidden: true }).map(({ value }) => value)).toEqual([
      '01287700',
      '033992400111',
    ]);
  });

  it.each([
    ['demanded', '平台核对：下列发票还没有注明原发票，资料包没有提交。'],
    ['failed', '没有保存成功，填写的内容还在，请再试一次'],
  ] as const)('reads out the result at once (%s)', async (what, words) => {
    asks({ [what]: true });
    const box = await dialog();
    expect(box.getByText(words).closest('[role=alert]')).not.toBeNull();
    cleanup();
    asks({});
    expect((await dialog()).queryByText(words)).toBeNull();
  });

  it('is absent when nothing is asked', async () => {
    asks({ isOpen: false });
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  });
});

describe('an invoice on the check page', () => {
  const item: AnswerItemView = {
    documentId: 'I1',
    title: 'red.pdf',
    note: undefined,
    files: [],
    correction: undefined,
    changedSinceReturn: false,
    original: undefined,
    beingRead: false,
    mark: undefined,
    path: undefined,
    answers: [
      { label: message('materials.original-code'), value: { kind: 'text', text: '033992400111' } },
      { label: message('materials.original-number'), value: { kind: 'text', text: '01287700' } },
    ],
  };
  const drawn = (wish: Partial<AnswerItemView>) => {
    const pressed = vi.fn();
    show(
      <ul>
        <AnswerItem
          item={{ ...item, ...wish }}
          changeable={false}
          onLooked={() => undefined}
          onExpected={() => undefined}
          onOriginal={pressed}
        />
      </ul>,
    );
    return pressed;
  };

  it('shows its original, which can be changed', async () => {
    const pressed = drawn({ original: 'change' });
    expect(
      [
        screen.getByText('原发票号码'),
        screen.getByText('01287700'),
        screen.getByText('原发票代码'),
        screen.getByText('033992400111'),
      ].every(Boolean),
    ).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '修改 red.pdf 的原发票' }));
    expect(pressed.mock.calls).toEqual([['I1']]);
  });

  it('marked red by the register offers its original, without a hint about the paper', async () => {
    const pressed = drawn({ original: 'name', answers: [], mark: 'RED' });
    await userEvent.click(screen.getByRole('button', { name: '填写 red.pdf 的原发票' }));
    expect([pressed.mock.calls, screen.queryByText(/票面读作红字/)]).toEqual([[['I1']], null]);
  });

  it('whose paper only reads red shows a hint', () => {
    drawn({ original: 'hinted', answers: [] });
    expect(
      [
        screen.getByText(/票面读作红字，税务登记没有标红/),
        screen.getByRole('button', { name: '填写 red.pdf 的原发票' }),
      ].every(Boolean),
    ).toBe(true);
  });

  it('without a demand offers nothing, and shows that it is being read', () => {
    drawn({ beingRead: true, answers: [] });
    expect([screen.queryAllByRole('button').length, screen.getByText('正在识别') !== null]).toEqual([0, true]);
  });
});
