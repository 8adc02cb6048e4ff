import type { standards as words } from '../../zh-CN/evidence/standards.ts';
import { usualName } from '../usual-names.ts';

export const standards: typeof words = {
  'standards.list': 'Download list of documents',
  'standards.template': 'Template',
  'standards.template-of': ({ name }) => `Download template: ${usualName(name)}`,
  'standards.filled': 'Filled-in template',
  'standards.filled-of': ({ name, file }) => `Download the template with this package’s data filled in: ${usualName(name)} (${file})`,
  'standards.failed': ({ phone }) => `Download failed, call customer service ${phone} to get the materials list`,
  'standards.switched-off': 'No list of documents is provided for this product at present.',
  'standards.funder-not-open': 'This funder does not take this core enterprise’s business; no list of documents is provided.',
  'standards.product-not-open': 'This kind of asset is not open yet; no list of documents is provided.',
  'standards.no-limit': 'This funder has no limit for this core enterprise and product; no list of documents is provided.',
  'standards.limit-used-up': 'This funder’s limit for this core enterprise is used up; no list of documents is provided.',
  'standards.not-provided': 'The platform does not provide this list of documents at present.',
  'standards.not-published': 'The funder has not published this list of documents yet.',
};
