import { expect, it } from 'vitest';
import { kindsRead } from '../../../server/recognition/kinds-read.ts';
import { processSources } from '../../../server/recognition/sources.ts';

it('what a server knows of the sources is what they read, in the same order', () => {
  expect(processSources.map(({ source, fileKinds, documentKinds }) => ({ source, fileKinds, documentKinds }))).toEqual(
    Object.values(kindsRead),
  );
});
