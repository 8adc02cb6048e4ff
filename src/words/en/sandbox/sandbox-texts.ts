import type { sandboxTexts as words } from '../../zh-CN/sandbox/sandbox-texts.ts';

export const sandboxTexts: typeof words = {
  'sandbox-texts.nav': 'Messages',
  'sandbox-texts.title': 'Text messages',
  'sandbox-texts.facts': 'What would have gone to telephones: codes are read here. There is no such page in production.',
  'sandbox-texts.sent': 'Sent',
  'sandbox-texts.none': 'Nothing has been sent yet',
  'sandbox-texts.none-means': 'It appears here once somebody asks for a code on the sign-in page.',
  'sandbox-texts.at': 'Sent at',
  'sandbox-texts.mobile': 'Number',
  'sandbox-texts.text': 'Message',
};
