import type { deregistered as words } from '../../zh-CN/entry/deregistered.ts';

export const deregistered: typeof words = {
  'deregistered.text':
    'The company has been deregistered, so sign-in is restricted. Please contact customer service with any questions.',
};
