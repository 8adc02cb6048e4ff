import { plural } from '../plural.ts';
import type { dialogs as words } from '../zh-CN/dialogs.ts';

export const dialogs: typeof words = {
  'dialogs.success': 'Done',
  'dialogs.warning': 'Please note',
  'dialogs.error': 'Something went wrong',
  'dialogs.confirm': 'Please confirm',
  'dialogs.info': 'Message',
  'dialogs.ok': 'Got it',
  'dialogs.code': ({ code }) => `Error code: ${code}`,
  'dialogs.countdown': ({ seconds }) => `Continues in ${plural(seconds, 'second', 'seconds')}`,
  'dialogs.countdown-wait': ({ seconds }) =>
    `Please read first; you can confirm in ${plural(seconds, 'second', 'seconds')}`,
  'dialogs.countdown-paused': ({ seconds }) => `Paused, ${plural(seconds, 'second', 'seconds')} left`,
  'dialogs.countdown-pause': 'Pause',
  'dialogs.countdown-resume': 'Resume',
};
