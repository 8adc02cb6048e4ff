import { neutralPageConfig, type PageConfig } from '../../src/domain/platform/page-config.ts';

/** The configuration of a platform with the most common functions. */
export const huiyu: PageConfig = {
  ...neutralPageConfig,
  name: '汇屿供应链金融',
  nameEn: 'Huiyu Supply Chain Finance',
  hotline: '40000-95533',
};
