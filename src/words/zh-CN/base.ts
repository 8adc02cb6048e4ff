import { common } from './common.ts';
import { dialogs } from './dialogs.ts';
import { signIn } from './entry/sign-in.ts';
import { formats } from './formats.ts';
import { refusals } from './refusals.ts';
import { shell } from './shell/shell.ts';
import { upload } from './upload.ts';

/** Texts that any page may use, also before other words are loaded. */
export const base = { ...common, ...dialogs, ...signIn, ...formats, ...refusals, ...shell, ...upload };
