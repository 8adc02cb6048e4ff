import { act, cleanup, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { afterEach, expect, it } from 'vitest';
import { ViewerPresenter } from '../../../src/presentation/viewer/shared/viewer-presenter.ts';
import { DocumentViewer } from '../../../src/views/viewer/DocumentViewer.tsx';
import { DocumentStrip } from '../../../src/views/viewer/shared/DocumentStrip.tsx';
import { FakeAddresses, FakeContents, FakeReader } from '../../presentation/viewer/fake-documents.ts';
import { show } from '../design/show.tsx';

afterEach(cleanup);

const files = [
  { fileId: 'one', name: '1.pdf' },
  { fileId: 'two', name: '2.pdf' },
];

it.each([
  ['pane', DocumentViewer],
  ['strip', DocumentStrip],
] as const)('a loading file has a blank page with its name in the %s, and the next one another', (_place, Shown) => {
  const addresses = new FakeAddresses();
  addresses.hold();
  const presenter = new ViewerPresenter({ addresses, documents: new FakeReader(), contents: new FakeContents() });
  const fileId = observable.box('one');
  const unfollow = presenter.follow({
    get shown() {
      return { fileId: fileId.get(), files, companions: files };
    },
    isUploading: false,
    fileChosen: (chosen) => fileId.set(chosen),
  });
  show(<Shown presenter={presenter} />);
  expect(screen.getAllByText('正在打开：1.pdf').length).toBeGreaterThan(0);
  act(() => runInAction(() => fileId.set('two')));
  expect(screen.queryByText('正在打开：1.pdf')).toBeNull();
  expect(screen.getAllByText('正在打开：2.pdf').length).toBeGreaterThan(0);
  unfollow();
});
