import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { largestEntered } from '../../../src/views/design/fields/amount-text.ts';
import { AmountField } from '../../../src/views/design/fields/AmountField.tsx';
import { DateField } from '../../../src/views/design/fields/DateField.tsx';
import { ErrorSummary } from '../../../src/views/design/fields/ErrorSummary.tsx';
import { FileDrop } from '../../../src/views/design/fields/FileDrop.tsx';
import { FilterBar } from '../../../src/views/design/filters/FilterBar.tsx';
import { SelectField } from '../../../src/views/design/fields/SelectField.tsx';
import { TextField } from '../../../src/views/design/fields/TextField.tsx';
import type { DateRange } from '../../../src/views/design/filters/date-range.ts';
import { show } from './show.tsx';

afterEach(cleanup);

describe('a select field', () => {
  it('is never wider than its container, however long a choice is', () => {
    show(
      <SelectField
        label="发票类型"
        value=""
        choices={[{ value: 'E', label: 'Electronic general VAT invoice' }]}
        onChanged={() => undefined}
      />,
    );
    const list = screen.getByLabelText('发票类型');
    for (let box: Element | null = list; box !== null && box.querySelector('label') === null; box = box.parentElement)
      expect(Number.parseFloat(getComputedStyle(box).minWidth)).toBe(0);
    expect(getComputedStyle(list)).toMatchObject({ maxWidth: '100%', textOverflow: 'ellipsis' });
    expect(getComputedStyle(list.parentElement!.parentElement!).gridTemplateColumns).toBe('minmax(0px, 1fr)');
  });
});

function Day({ told }: { readonly told: string[] }) {
  const [date, setDate] = useState('');
  return (
    <DateField
      label="开票日期"
      value={date}
      onChanged={(value) => {
        told.push(value);
        setDate(value);
      }}
    />
  );
}

describe('a date field', () => {
  it('accepts a date in invoice notation, and shows the plain form on leaving', async () => {
    const told: string[] = [];
    show(<Day told={told} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('开票日期');
    await user.click(field);
    await user.paste('2026年9月17日');
    expect(told.at(-1)).toBe('2026-09-17');
    await user.tab();
    expect(field.value).toBe('2026-09-17');
  });

  it('keeps invalid text visible, shows the error on leaving, and reports no date', async () => {
    const told: string[] = [];
    show(<Day told={told} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('开票日期');
    await user.type(field, '20260230');
    expect(screen.queryByText('请填写日期，例如 2026-09-17')).toBeNull();
    await user.tab();
    expect(field.value).toBe('20260230');
    expect(screen.getByText('请填写日期，例如 2026-09-17')).toBeTruthy();
    expect(told.every((date) => date === '')).toBe(true);
  });

  it('reads two leading digits as a year in Chinese, and asks for the year in English', async () => {
    const told: string[] = [];
    const { unmount } = show(<Day told={told} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('开票日期'), '26/11/10');
    await user.tab();
    expect(screen.getByLabelText<HTMLInputElement>('开票日期').value).toBe('2026-11-10');
    unmount();
    told.length = 0;
    show(<Day told={told} />, 'en');
    await user.type(screen.getByLabelText('开票日期'), '10/11/26');
    await user.tab();
    expect(
      screen.getByText('It is not clear which is the year: please write it first and in full, such as 2026-09-17'),
    ).toBeTruthy();
    expect(told.every((date) => date === '')).toBe(true);
  });
});

function Amount({ told, ...limit }: { readonly told: string[]; readonly largest?: string }) {
  const [yuan, setYuan] = useState('');
  return (
    <AmountField
      label="合同金额"
      value={yuan}
      {...limit}
      onChanged={(value) => {
        told.push(value);
        setYuan(value);
      }}
    />
  );
}

describe('an amount field', () => {
  it('selects all on focus, so that typing replaces the amount', async () => {
    show(<Amount told={[]} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('合同金额');
    await user.type(field, '22816.66');
    await user.tab();
    expect(field.value).toBe('22,816.66');
    await user.tab({ shift: true });
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, '22816.66'.length]);
    await user.keyboard('5');
    expect(field.value).toBe('5');
  });

  it('drops meaningless characters, and groups digits on leaving', async () => {
    const told: string[] = [];
    show(<Amount told={told} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('合同金额');
    await user.click(field);
    await user.paste('RMB 1234.56元');
    expect(field.value).toBe('1234.56');
    await user.tab();
    expect(field.value).toBe('1,234.56');
    expect(told.at(-1)).toBe('1234.56');
  });

  it.each([
    ['1,000.555', '1000.55', '1,000.55'],
    ['-5', '5', '5.00'],
    ['900000,50', '90000050', '90,000,050.00'],
  ])('strips %s to %s at once, so that it shows what counts (F-164)', async (text, stripped, grouped) => {
    const told: string[] = [];
    show(<Amount told={told} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('合同金额');
    await user.click(field);
    await user.paste(text);
    expect(field.value).toBe(stripped);
    await user.tab();
    expect(field.value).toBe(grouped);
    expect(told).toEqual([grouped.replaceAll(',', '')]);
    expect(field.getAttribute('aria-invalid')).toBe(null);
  });

  it('reports an amount above the largest as such, so that a saved amount is not taken as emptied', async () => {
    const told: string[] = [];
    show(
      <AmountField
        label="合同金额"
        value="100.00"
        onChanged={(yuan) => told.push(`amount ${yuan}`)}
        onUnreadable={(text) => told.push(`text ${text}`)}
      />,
    );
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('合同金额'));
    await user.paste('¥99999999999999.99');
    expect(told).toEqual(['text 99999999999999.99']);
    expect(screen.queryByText(/不能超过/u)).toBeNull();
    await user.tab();
    expect(screen.getByText(/不能超过/u)).toBeTruthy();
  });

  it('understands 万', async () => {
    const told: string[] = [];
    show(<Amount told={told} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('合同金额');
    await user.type(field, '90万');
    await user.tab();
    expect(field.value).toBe('900,000.00');
    expect(told.at(-1)).toBe('900000.00');
  });

  it.each([
    [{}, '99999999999999.99', '不能超过 ¥99,999,999,999,999.98'],
    [{ largest: largestEntered }, '99999999999.99', '不能超过 ¥99,999,999,999.98'],
  ])('with %j refuses %s as too large, and keeps it visible', async (limit, text, why) => {
    const told: string[] = [];
    show(<Amount told={told} {...limit} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText<HTMLInputElement>('合同金额');
    await user.click(field);
    await user.paste(text);
    await user.tab();
    expect(field.value).toBe(text);
    expect(screen.getByText(why)).toBeTruthy();
    expect(told).toEqual(['']);
  });
});

const formAfter = (attempt: number) => (
  <>
    <ErrorSummary attempt={attempt} errors={[{ fieldId: 'number', text: '此处不能为空' }]} />
    <TextField id="number" label="合同编号" value="" error="此处不能为空" onChanged={() => undefined} />
  </>
);

describe('an error summary', () => {
  it('takes the focus after a refused attempt, and links to each field', async () => {
    const { again } = show(formAfter(0));
    expect(document.activeElement).toBe(document.body);
    again(formAfter(1));
    expect(document.activeElement?.textContent).toContain('有 1 处需要修改');
    await userEvent.click(screen.getByRole('link', { name: '此处不能为空' }));
    const field = screen.getByLabelText('合同编号');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  it('lists two errors of one field, and only what is left when one is gone', () => {
    const [payee, limit] = ['请选择收款方', '超过签发额度'].map((text) => ({ fieldId: 'payee', text }));
    const amount = { fieldId: 'amount', text: '请填写金额' };
    const { again } = show(<ErrorSummary errors={[payee!, limit!, amount]} />);
    const listed = (): readonly string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(listed()).toEqual(['请选择收款方', '超过签发额度', '请填写金额']);
    again(<ErrorSummary errors={[amount]} />);
    expect(listed()).toEqual(['请填写金额']);
  });
});

describe('a place for files', () => {
  it('shows types and limits first, passes chosen files on, and accepts the same file twice', async () => {
    const came: string[][] = [];
    show(
      <FileDrop
        label="发票"
        types={['jpg', 'pdf']}
        maxBytes={5120 * 1024}
        maxFiles={20}
        parallel={5}
        onFiles={(files) => came.push(files.map(({ name }) => name))}
      />,
    );
    expect(screen.getByText(/jpg、pdf，每个不超过 5 MB · 最多 20 个/)).toBeTruthy();
    cleanup();
    show(
      <FileDrop
        label="发票"
        types={['jpg', 'pdf', 'xml']}
        maxBytes={20480 * 1024}
        smaller={[{ extensions: ['jpg', 'xml'], bytes: 5120 * 1024 }]}
        onFiles={() => undefined}
      />,
    );
    expect(screen.getByText('pdf，每个不超过 20 MB · jpg、xml，每个不超过 5 MB')).toBeTruthy();
    cleanup();
    show(
      <FileDrop
        label="发票"
        types={['jpg', 'pdf']}
        maxBytes={5120 * 1024}
        maxFiles={20}
        parallel={5}
        onFiles={(files) => came.push(files.map(({ name }) => name))}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('发票', { selector: 'input' });
    const file = new File(['1'], '发票.pdf', { type: 'application/pdf' });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(input, file);
    await user.upload(input, [file, new File(['2'], '表.xlsx')]);
    expect(came).toEqual([['发票.pdf'], ['发票.pdf', '表.xlsx']]);
  });

  it.each([
    ['a picture of the screen, in a field', 'field', 'image.png', '', 1],
    ['a copied file with its name beside it, in a field', 'field', '合同.png', '合同.png', 1],
    ['cells of a sheet with their picture, in a field', 'field', 'image.png', '1\t2', 0],
    ['the same, in no field', 'page', 'image.png', '1\t2', 1],
    ['nothing but text', 'field', '', '文字', 0],
  ] as const)('accepts pasted content: %s', (_what, place, name, text, count) => {
    const came: File[] = [];
    show(
      <>
        <textarea aria-label="意见" />
        <FileDrop label="截图" types={['png']} maxBytes={1024} onFiles={(files) => came.push(...files)} />
      </>,
    );
    fireEvent.paste(place === 'field' ? screen.getByLabelText('意见') : document.body, {
      clipboardData: { files: name === '' ? [] : [new File(['1'], name)], getData: () => text },
    });
    expect(came).toHaveLength(count);
  });

  it('ignores a paste behind an open dialog', () => {
    const came: string[] = [];
    show(
      <>
        <FileDrop label="合同" types={['png']} maxBytes={1024} onFiles={() => came.push('behind')} />
        <div role="dialog" aria-modal="true">
          <textarea aria-label="意见" />
          <FileDrop label="截图" types={['png']} maxBytes={1024} onFiles={() => came.push('in it')} />
        </div>
      </>,
    );
    fireEvent.paste(screen.getByLabelText('意见'), {
      clipboardData: { files: [new File(['1'], 'image.png')], getData: () => '' },
    });
    expect(came).toEqual(['in it']);
  });

  it.each([
    ['nothing can be added', { unavailable: '已满 20 个' }, 0, 0],
    ['several such places stand on one page', { pasteHere: true }, 0, 1],
    ['nothing speaks against it', {}, 1, 1],
  ] as const)('accepts pasted and dropped files when %s', (_what, more, pasted, dropped) => {
    const came: string[] = [];
    show(
      <FileDrop
        label="截图"
        types={['png']}
        maxBytes={1024}
        {...more}
        onFiles={(files) => came.push(...files.map(({ name }) => name))}
      />,
    );
    const files = [new File(['1'], 'image.png')];
    const isLeft = fireEvent.paste(document.body, { clipboardData: { files, getData: () => '' } });
    expect([came.length, isLeft]).toEqual([pasted, pasted === 0]);
    const zone = screen.getByRole('button').closest('div')?.parentElement ?? document.body;
    fireEvent.drop(zone, { dataTransfer: { files: [], items: [] } });
    expect(came.length).toBe(pasted);
    fireEvent.drop(zone, { dataTransfer: { files, items: [{ kind: 'file' }] } });
    expect(came.length - pasted).toBe(dropped);
  });

  it('receives pasted files in the focused part of the page when there are several', () => {
    const came: string[] = [];
    const part = (name: string) => (
      <section key={name} aria-label={name} tabIndex={-1}>
        <input aria-label={`${name}号码`} />
        <FileDrop label={name} types={['png']} maxBytes={1024} pasteHere onFiles={() => came.push(name)} />
      </section>
    );
    show(<>{['执照', '身份证'].map(part)}</>);
    const pasted = { clipboardData: { files: [new File(['1'], 'image.png')], getData: () => '' } };
    fireEvent.paste(document.body, pasted);
    expect(came).toEqual([]);
    fireEvent.paste(screen.getByRole('region', { name: '身份证' }), pasted);
    fireEvent.paste(screen.getByLabelText('执照号码'), pasted);
    expect(came).toEqual(['身份证', '执照']);
  });

  it('offers the camera of a device that has one', () => {
    const came: string[] = [];
    show(
      <FileDrop
        label="执照"
        types={['png', 'jpg']}
        maxBytes={1024}
        camera
        onFiles={(files) => came.push(...files.map(({ name }) => name))}
      />,
    );
    const lens = screen.getByLabelText('拍照 执照', { selector: 'input' });
    expect([lens.getAttribute('capture'), lens.getAttribute('accept')]).toEqual([
      'environment',
      'image/jpeg,image/png',
    ]);
    fireEvent.change(lens, { target: { files: [new File(['1'], 'photo.jpg')] } });
    expect(came).toEqual(['photo.jpg']);
  });

  it('receives files in the topmost dialog', () => {
    const came: string[] = [];
    const dialog = (name: string) => (
      <div key={name} role="dialog" aria-modal="true">
        <FileDrop label={name} types={['png']} maxBytes={1024} onFiles={() => came.push(name)} />
      </div>
    );
    show(<>{['first', 'last'].map(dialog)}</>);
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['1'], 'image.png')], getData: () => '' } });
    expect(came).toEqual(['last']);
  });

  it('ignores a paste without a file, anywhere', () => {
    let calls = 0;
    show(
      <FileDrop
        label="截图"
        types={['png']}
        maxBytes={1024}
        onFiles={() => {
          calls += 1;
        }}
      />,
    );
    expect([fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => '文字' } }), calls]).toEqual([
      true,
      0,
    ]);
  });

  it('receives no files after it is removed', () => {
    let came = 0;
    const { again } = show(
      <FileDrop
        label="截图"
        types={['png']}
        maxBytes={1024}
        onFiles={() => {
          came += 1;
        }}
      />,
    );
    again(<p>已上传</p>);
    fireEvent.paste(document.body, { clipboardData: { files: [new File(['1'], 'image.png')], getData: () => '' } });
    expect(came).toBe(0);
  });
});

describe('a filter bar', () => {
  it('opens a date range, offers recent days, and returns the focus on Escape', async () => {
    const chosen: DateRange[] = [];
    let cleared = 0;
    show(
      <FilterBar
        filters={[
          {
            kind: 'dates',
            id: 'created',
            label: '创建日期',
            today: '2026-11-21',
            value: { from: '2026-11-15', to: '2026-11-21' },
            onChanged: (range) => chosen.push(range),
          },
          {
            kind: 'select',
            id: 'funder',
            label: '资金方',
            value: '',
            choices: [{ value: '1', label: '长屿银行' }],
            onChanged: () => undefined,
          },
        ]}
        onCleared={() => {
          cleared += 1;
        }}
      />,
    );
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: '创建日期 近 7 天' });
    await user.click(button);
    await user.click(screen.getByRole('button', { name: '近 30 天' }));
    expect(chosen).toEqual([{ from: '2026-10-23', to: '2026-11-21' }]);
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(cleared).toBe(1);
  });

  it.each([
    ['offers its filters behind a button', 1],
    ['offers the search alone where it has no filters', 0],
  ])('on a phone %s', (_what, count) => {
    const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal('matchMedia', () => media);
    const funder = {
      kind: 'select',
      id: 'funder',
      label: '资金方',
      value: '',
      choices: [],
      onChanged: () => undefined,
    } as const;
    show(
      <FilterBar
        search={{ label: '企业名称', value: '', onChanged: () => undefined }}
        filters={Array.from({ length: count }, () => funder)}
        onCleared={() => undefined}
      />,
    );
    expect(screen.getByRole('searchbox', { name: '企业名称' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(count);
    vi.unstubAllGlobals();
  });
});
