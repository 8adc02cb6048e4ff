import type { standards as words } from '../../zh-CN/evidence/standards.ts';
import { usualName } from '../usual-names.ts';

export const standards: typeof words = {
  'standards.list': 'Download list of documents',
  'standards.template': 'Template',
  'standards.template-of': ({ name }) => `Download template: ${usualName(name)}`,
  'standards.filled': 'Filled-in template',
  'standards.filled-of': ({ name, file }) =>
    `Download the template with this package’s data filled in: ${usualName(name)} (${file})`,
  'standards.edited':
    'The template is a Word document that you may edit; once it is signed and sealed, please upload it as a PDF or picture',
  'standards.failed': ({ phone }) => `Download failed, call customer service ${phone} to get the materials list`,
  'standards.switched-off': 'No list of documents is provided for this product at present.',
  'standards.funder-not-open':
    'This funder does not take this core enterprise’s business; no list of documents is provided.',
  'standards.product-not-open': 'This kind of asset is not open yet; no list of documents is provided.',
  'standards.no-limit':
    'This funder has no limit for this core enterprise and product; no list of documents is provided.',
  'standards.limit-used-up':
    'This funder’s limit for this core enterprise is used up; no list of documents is provided.',
  'standards.not-provided': 'The platform does not provide this list of documents at present.',
  'standards.not-published': 'The funder has not published this list of documents yet.',
  'standards.log-taken': 'New list of documents adopted',
  'standards.news': ({ count }) =>
    `The funder has changed its list of documents: ${count === 1 ? 'one thing differs' : `${count} things differ`} from this package.`,
  'standards.news-kept': ({ count }) =>
    `The funder has changed its list of documents in ${count === 1 ? 'one point' : `${count} points`}; this package keeps its original list.`,
  'standards.news-look': 'See what changed',
  'standards.news-title': 'The list of documents has changed',
  'standards.news-body': 'You can switch to the new list, or keep the old one. Everything uploaded is kept.',
  'standards.news-body-kept':
    'Under the funder’s rule, existing packages keep their list. These changes apply to new packages only.',
  'standards.news-take': 'Switch to the new list',
  'standards.news-later': 'Later',
  'standards.news-keep': 'Keep the old list, do not remind me again',
  'standards.news-noted': 'Got it, do not remind me again',
  'standards.added-required': 'new, required',
  'standards.added-optional': 'new, optional',
  'standards.removed': 'no longer needed',
  'standards.aspect-name': 'has another name',
  'standards.aspect-stage': 'moved to another step',
  'standards.aspect-required': 'required now',
  'standards.aspect-optional': 'optional now',
  'standards.aspect-count': 'another number of documents',
  'standards.aspect-files': 'other files are taken',
  'standards.taken': 'The new list now applies. Please add what it requires.',
  'standards.not-taken': 'The new list was not adopted: the package’s state or the funder’s rule has changed.',
};
