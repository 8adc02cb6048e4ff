import { creditCalls } from './documented/credits.ts';
import { fileCalls } from './documented/files.ts';
import { materialCalls } from './documented/materials.ts';
import { packageCalls } from './documented/packages.ts';
import { platformCalls } from './documented/platform.ts';
import { signInCalls } from './documented/sign-in.ts';
import { extensionCalls } from './extensions/extension-calls.ts';

/** Every call that portal and back end share: the table from which routes, wire adapters and the API description are made. */
export const calls = { ...platformCalls, ...signInCalls, ...fileCalls, ...creditCalls, ...packageCalls, ...materialCalls, ...extensionCalls };

export type Calls = typeof calls;
export type CallName = keyof Calls;
