import { describe, expect, it } from 'vitest';
import { isPlannedPath } from '../../../src/domain/catalogue/planned-paths.ts';

describe('the table of planned pages', () => {
  it.each([
    '/receivable/chain/index/director',
    '/est/core/index/operator',
    '/letter-of-guarantee/chain/index/operator',
    '/edt/core/recommend-supplier',
    '/sccp/register/director',
    '/gpc/index/director',
    '/guarantee/projects',
    '/scg',
    '/dealer/index/operator',
  ])('%s is planned', (path) => {
    expect(isPlannedPath(path)).toBe(true);
  });

  it.each([
    '/nowhere',
    '/credit',
    '/credit/core',
    '/credit/core/issue/unknown',
    '/transfer-record',
    '/credit/core/index/operator',
    '/credit/chain/index/director',
    '/gpc/chain/index/operator',
    '/sccp/core/index/operator',
    '/edt/core/index/operator',
    '/my/nowhere',
    '/orders',
    '/constructor',
    '/constructor/chain/index/operator',
    '',
  ])('%s is unknown', (path) => {
    expect(isPlannedPath(path)).toBe(false);
  });
});
