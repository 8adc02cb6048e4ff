import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { PayeeSearch } from '../../../src/presentation/trade/shared/payee-search.ts';
import { PayeeField } from '../../../src/views/trade/shared/PayeeField.tsx';
import { useWords } from '../../../src/words/use-words.ts';
import { show } from '../design/show.tsx';

const search = { typed: '', chosen: undefined, found: undefined, failed: false, gap: undefined } as PayeeSearch;

function Payee() {
  return <PayeeField id="payee" label={useWords().say('trade.payee')} search={search} onChosen={() => undefined} />;
}

afterEach(cleanup);

describe('the field of a payee', () => {
  it.each([
    ['zh-CN', '展开列表：收款方'],
    ['en', 'Open the list: Payee'],
  ] as const)('is in %s alone, with the button that opens its list', (locale, expected) => {
    show(<Payee />, locale);
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe(expected);
    expect(screen.getByRole('button').getAttribute('aria-labelledby')).toBeNull();
  });

  it('shows what is found also for text that is pasted', async () => {
    const party = { companyId: 'C-1', name: '宁波砚舟精密铸造有限公司', uscc: '91330299MA5JMH9238' };
    const pasted: string[] = [];
    const found = { ...search, found: [party], keywordTyped: (text: string) => void pasted.push(text) };
    show(<PayeeField id="payee" label="收款方" search={found as never} onChosen={() => undefined} />);
    expect(screen.queryByRole('option')).toBeNull();
    await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: party.uscc } }));
    expect(pasted).toEqual([party.uscc]);
    expect(screen.getByRole('option').textContent).toContain(party.name);
  });
});
