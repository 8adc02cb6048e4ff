import { cleanup, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { ChainPanel } from '../../../src/views/trade/shared/ChainPanel.tsx';
import { show } from '../design/show.tsx';

const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollIntoView');
afterEach(() => {
  cleanup();
  if (own) Object.defineProperty(Element.prototype, 'scrollIntoView', own);
  else Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

describe('the chain of an instrument', () => {
  it('follows its loading also where a browser answers scrolling with a promise', async () => {
    const scrolls = { value: async () => Promise.resolve(), configurable: true };
    Object.defineProperty(Element.prototype, 'scrollIntoView', scrolls);
    const content = observable<{ current: object }>({ current: { kind: 'loading' } }, {}, { deep: false });
    show(<ChainPanel content={content as never} />);
    runInAction(() => {
      content.current = { kind: 'empty' };
    });
    expect(await screen.findByText('权利流转')).toBeDefined();
  });
});
