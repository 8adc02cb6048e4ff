import { entryArea, type EntryPresenters } from '../../presentation/entry/entry-presenters.ts';
import type { Area, Parts } from './area.ts';
import { entryTokens as t } from './entry-tokens.ts';

/** Behind the sign-in page, which stands outside the frame. */
export const entryParts: Parts = async () => (await import('./entry-parts.ts')).bindEntry;

/** Ways in. */
export const entry: Area<EntryPresenters> = { key: entryArea, pages: [], offered: (container) => ({ signIn: () => container.get(t.SignInPresenter), smsSignIn: async () => (await import('./entry-sms-parts.ts')).smsSignIn(container) }) };
