import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';

import type { ContextSwitcher } from '../../../src/presentation/shell/context-switch/context-switcher.ts';
import { ProductsMenu } from '../../../src/views/shell/ProductsMenu.tsx';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const draw = (switcher: object | undefined, hasOpen: boolean): void => {
  show(
    <MemoryRouter>
      <ProductsMenu switcher={switcher as ContextSwitcher | undefined} hasOpen={hasOpen} />
    </MemoryRouter>,
  );
};
const one = {
  products: [
    {
      product: 'CREDIT',
      title: '应收账款债权',
      path: '/credit',
      nickname: { zh: '', en: '' },
      intro: { zh: '', en: '' },
    },
  ],
};

describe('the products entry of the bar', () => {
  it.each([
    ['is kept by what nobody hears of, where there are probably some', undefined, true, [true, 0]],
    ['holds nothing before they are known, where the menus have none', undefined, false, [false, 0]],
    ['has the button once they are known', one, true, [true, 1]],
    ['is gone where none is open', { products: [] }, true, [false, 0]],
  ] as const)('%s', (_what, switcher, hasOpen, expected) => {
    draw(switcher, hasOpen);
    expect([screen.queryByText('产品') !== null, screen.queryAllByRole('button').length]).toEqual(expected);
  });
});
