import type { ServerLocale } from '../server-locale.ts';
import type { Transaction } from '../store.ts';

/** Records the language in which the owner of an account has just signed in, or chosen what is sent to them. */
export async function rememberLanguage(transaction: Transaction, userId: string, locale: ServerLocale): Promise<void> {
  if ((await transaction.accountLanguages.find(userId))?.locale !== locale)
    await transaction.accountLanguages.save({ userId, locale });
}

/**
 * Language of unrequested messages to the owner of an account: the one in which the account was last used, or in which
 * its owner has chosen messages; Chinese where neither is known. It is never the language of the user who caused the
 * message.
 */
export async function ownLanguage(transaction: Transaction, userId: string): Promise<ServerLocale> {
  return (
    (await transaction.accountLanguages.find(userId))?.locale ??
    (await transaction.alertChoices.find(userId))?.locale ??
    'zh-CN'
  );
}
