import { expect, it } from 'vitest';
import { kindsRead } from '../../../server/recognition/kinds-read.ts';
import { processSources } from '../../../server/recognition/sources.ts';

it('the server’s list of sources and their file kinds matches the sources', () => {
  expect(processSources.map(({ source, fileKinds, documentKinds }) => ({ source, fileKinds, documentKinds }))).toEqual(
    Object.values(kindsRead),
  );
});
