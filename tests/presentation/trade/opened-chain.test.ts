import { describe, expect, it } from 'vitest';
import { OpenedChain } from '../../../src/presentation/trade/shared/opened-chain.ts';
import { until } from '../../builders/office.ts';

function chain() {
  const asked: string[] = [];
  const replaced: string[] = [];
  const opened = new OpenedChain({
    book: {
      instrument: async (id: string) => {
        asked.push(id);
        return { id } as never;
      },
    },
    session: { faultSeen: () => undefined } as never,
    navigator: { replaceWith: (path) => void replaced.push(path) },
  });
  return { opened, asked, replaced };
}

describe('the chain of title that is open below a list', () => {
  it.each([
    ['?open=I-1', 'I-1'],
    ['?q=RX&open=I-1&page=2', 'I-1'],
    ['', undefined],
    ['?open=', undefined],
    ['?open=../x', undefined],
    [`?open=${'I'.repeat(65)}`, undefined],
  ])('at %j is that of %s', async (search, id) => {
    const { opened, asked } = chain();
    opened.addressChanged(search);
    expect(opened.id).toBe(id);
    if (id !== undefined) await until(() => opened.detail.value !== undefined);
    expect(asked).toEqual(id === undefined ? [] : [id]);
  });

  it('is kept in the address beside the rest of it, and taken out again', async () => {
    const { opened, replaced, asked } = chain();
    opened.pressed('I-1', '/held?q=RX');
    opened.addressChanged('?q=RX&open=I-1');
    await until(() => opened.detail.value !== undefined);
    opened.addressChanged('?q=RX&open=I-1');
    opened.pressed('I-2', '/held');
    opened.pressed('I-1', '/held?q=RX');
    opened.addressChanged('?q=RX');
    expect(replaced).toEqual(['/held?q=RX&open=I-1', '/held?open=I-2', '/held?q=RX']);
    expect(asked).toEqual(['I-1']);
    expect([opened.id, opened.detail.value]).toEqual([undefined, undefined]);
  });
});
