import type { protocols as words } from '../../zh-CN/notices/protocols.ts';
import { englishMoment } from '../../format.ts';
import { plural } from '../../plural.ts';

export const protocols: typeof words = {
  'protocols.title': 'My agreements',
  'protocols.facts':
    'Agreements you signed for your company, and those it signed to open products: version, signatory, time and full text.',
  'protocols.list': 'Signed agreements',
  'protocols.none': 'Nothing has been signed yet',
  'protocols.none-means':
    'The registration agreement and the privacy policy, and what is signed when a product is opened, can be viewed and downloaded here.',
  'protocols.documented':
    'The platform provides no record of signed agreements. For a copy, please contact customer service.',
  'protocols.gather': 'Export all agreements',
  'protocols.gathering': 'Your agreements are being exported. Find them under Downloads',
  'protocols.unseen': ({ count }: { count: number }) =>
    `${count} ${count === 1 ? 'export is' : 'exports are'} ready: go to Downloads`,
  'protocols.state-in-force': 'In force',
  'protocols.state-signed-again': 'Signed again',
  'protocols.signed-again': ({ at }) => `The signature of ${englishMoment(at)} (Beijing time) replaced it.`,
  'protocols.state-replaced': 'Superseded',
  'protocols.state-to-sign': 'New version to be signed',
  'protocols.state-newer': 'A newer version exists',
  'protocols.state-withdrawn': 'Withdrawn',
  'protocols.state-sign-again': 'To be signed again',
  'protocols.withdrawn': ({ at }) =>
    `The platform withdrew it on ${englishMoment(at)} (Beijing time): no new packages of this product can be submitted; those already submitted proceed as usual.`,
  'protocols.sign-again': ({ at }) =>
    `The platform published it again. Please sign it by ${englishMoment(at)} (Beijing time); after that no new packages of this product can be submitted.`,
  'protocols.sign-again-past': ({ at }) =>
    `It is overdue: it was to be signed again by ${englishMoment(at)} (Beijing time). Until it is signed no new packages of this product can be submitted; those already submitted proceed as usual.`,
  'protocols.see-product': 'See the product',
  'protocols.replaced': ({ version }) => `You have signed version ${version} since.`,
  'protocols.newer': ({ version }) =>
    `Version ${version} of this agreement has been published; the version your company signed continues to apply.`,
  'protocols.to-sign': ({ version, at }) =>
    `Version ${version} is to be signed: you will be asked the next time you sign in. If you object, tell us before ${englishMoment(at)} (Beijing time); after that, by the agreement, it counts as accepted, and your signature is still needed to go on.`,
  'protocols.to-sign-past': ({ version, at }) =>
    `Version ${version} is to be signed: you will be asked the next time you sign in. The time to object ended on ${englishMoment(at)} (Beijing time).`,
  'protocols.signed-own': ({ at }) => `signed by you on ${englishMoment(at)} (Beijing time)`,
  'protocols.signed-by': ({ name, at }) => `signed by ${name} on ${englishMoment(at)} (Beijing time)`,
  'protocols.certificate': ({ kind, holder, issuer, serial }) =>
    `Signed by ${kind === 'hard' ? 'UKey' : 'cloud'} certificate: ${holder}, ${issuer}, serial number ${serial}`,
  'protocols.hash': 'SHA-256',
  'protocols.hash-copy': ({ title }) => `Copy the SHA-256 of ${title}`,
  'protocols.read-of': ({ title, version }) => `${title}, version ${version}, read it`,
  'protocols.download': 'Download PDF',
  'protocols.download-of': ({ title, version }) => `Download PDF: ${title}, version ${version}`,
  'protocols.back': 'Back to my agreements',
  'protocols.print': 'Print',
  'protocols.compare': 'Compare with the previous version',
  'protocols.whole': 'Show the whole text',
  'protocols.compared': ({ from, to }) => `What changed from version ${from} to ${to}`,
  'protocols.compared-count': ({ added, removed }) =>
    `${plural(added, 'paragraph', 'paragraphs')} added, ${removed} removed`,
  'protocols.line': ({ kind }) => ({ same: '', removed: 'Removed: ', added: 'Added: ' })[kind],
  'protocols.only-this': 'No earlier version is kept, so there is nothing to compare with.',
  'protocols.binding': 'The Chinese text prevails; it is shown here as signed.',
  'protocols.gone': 'There is no such agreement',
  'protocols.gone-means': 'It may belong to another company. Go back to the list and choose again.',
};
