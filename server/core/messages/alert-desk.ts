import { maskMail, maskMobile } from '../../../src/domain/identity/masked.ts';
import { defaultAlertChoices, isAnyPosted } from '../../../src/domain/messages/shared/message-alerts.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { rememberLanguage } from '../identity/account-language.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';

/** A user's choice of messages that they also get by text and mail (checklist F-176). */
export function alertDesk({
  store,
  texts,
  mail,
}: Pick<Parts, 'store' | 'texts' | 'mail'>): Desk<'messageAlerts' | 'chooseMessageAlerts'> {
  return {
    messageAlerts: async (_request, context) => {
      const { user } = callerOf(context);
      const { kept, own } = await store.transaction(async ({ alertChoices, mailAddresses }) => ({
        kept: await alertChoices.find(user.userId),
        own: await mailAddresses.find(user.userId),
      }));
      const { modes, mails, hour, quietNights } =
        kept ??
        defaultAlertChoices({
          hasMail: mail !== undefined && own !== undefined,
          hasNumber: texts !== undefined && user.mobile !== '',
        });
      return {
        mobile: texts ? maskMobile(user.mobile) : '',
        mail: mail && own ? maskMail(own.address) : '',
        sendsMail: mail !== undefined,
        modes,
        mails,
        hour,
        quietNights,
      };
    },

    chooseMessageAlerts: async (choices, context) => {
      const { user } = callerOf(context);
      const canText = texts !== undefined && user.mobile !== '';
      await store.transaction(async (transaction) => {
        const { alertChoices, mailAddresses } = transaction;
        // If the user ends the address meanwhile, that prevails.
        const canMail = mail !== undefined && (await mailAddresses.lock(user.userId)) !== undefined;
        if (!canText && !canMail) throw new Refusal('NOT_FOUND');
        if (!canText && isAnyPosted(choices.modes)) throw new Refusal('REQUEST_INVALID', { field: 'modes' });
        if (!canMail && isAnyPosted(choices.mails)) throw new Refusal('REQUEST_INVALID', { field: 'mails' });
        await alertChoices.save({ ...choices, userId: user.userId, locale: context.locale });
        await rememberLanguage(transaction, user.userId, context.locale);
      });
      return null;
    },
  };
}
