import { act, cleanup, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import { ChainPanel } from '../../../src/views/trade/shared/ChainPanel.tsx';
import { show } from '../design/show.tsx';

const { scrollIntoView } = Element.prototype;
afterEach(() => {
  cleanup();
  Element.prototype.scrollIntoView = scrollIntoView;
});

describe('the chain of an instrument', () => {
  it('follows its loading also where a browser answers scrolling with a promise', () => {
    Element.prototype.scrollIntoView = (async () => undefined) as never;
    const content = observable({ current: { kind: 'loading' } as object }, {}, { deep: false });
    show(<ChainPanel content={content as never} />);
    const failure = { what: { key: 'failures.offline' }, advice: undefined };
    act(() => runInAction(() => (content.current = { kind: 'empty', failure })));
    expect(screen.getByText('权利流转')).toBeDefined();
  });
});
