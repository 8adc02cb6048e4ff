import type { PlatformRecord } from '../../../../server/core/records/shell.ts';

export const platform: PlatformRecord = {
  host: 'lanchuan.localhost',
  config: { platformName: '澜川', isRT: true, avalableProduct: ['CREDIT'], slogan: null },
};
