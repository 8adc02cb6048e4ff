import { common } from './common.ts';
import { dialogs } from './dialogs.ts';
import { signIn } from './entry/sign-in.ts';
import { formats } from './formats.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell/shell.ts';
import { upload } from './upload.ts';

/** What is said wherever one is, and before anything else has arrived. */
export const base = { ...common, ...dialogs, ...signIn, ...formats, ...refusals, ...shell, ...upload };
