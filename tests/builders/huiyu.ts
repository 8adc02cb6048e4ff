import { neutralPageConfig, type PageConfig } from '../../src/domain/platform/page-config.ts';

/** A platform with what most have. */
export const huiyu: PageConfig = {
  ...neutralPageConfig,
  name: '汇屿供应链金融',
  nameEn: 'Huiyu Supply Chain Finance',
  hotline: '40000-95533',
};
