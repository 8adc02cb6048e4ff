import { maskedMobile } from '../../../src/domain/account/shared/masked.ts';
import { usualPostChoices } from '../../../src/domain/messages/shared/message-posts.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';

/** What one has chosen to be told by text as well (checklist F-176). */
export function postDesk({ store, texts }: Pick<Parts, 'store' | 'texts'>): Desk<'messagePosts' | 'messagePostsChosen'> {
  return {
    messagePosts: async (_request, context) => {
      const { user } = callerOf(context);
      const { modes, hour, quietNights } = (await store.transaction(async ({ postChoices }) => postChoices.find(user.userId))) ?? usualPostChoices;
      return { mobile: texts ? maskedMobile(user.mobile) : '', modes, hour, quietNights };
    },

    messagePostsChosen: async (choices, context) => {
      const { user } = callerOf(context);
      if (!texts || user.mobile === '') throw new Refusal('NOT_FOUND');
      await store.transaction(async ({ postChoices }) => postChoices.save({ ...choices, userId: user.userId, locale: context.locale }));
      return null;
    },
  };
}
