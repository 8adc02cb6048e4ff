import { use } from 'react';
import { createPortal } from 'react-dom';

import type { Message } from '../../../words/catalogue.ts';
import { useWords } from '../../../words/use-words.ts';
import { MessagePlace } from './message-place.ts';

export interface SignInMessageProps {
  readonly notice: { readonly tone: 'bad' | 'warn' | 'info'; readonly message: Message } | undefined;
}

/** The result of the last action. It replaces the note below the form, so that no button moves. */
export function SignInMessage({ notice }: SignInMessageProps) {
  const { say } = useWords();
  const place = use(MessagePlace);
  if (notice === undefined || place === null) return null;
  const shownMessage = (
    <p className={`si-message si-message-${notice.tone}`} role={notice.tone === 'info' ? 'status' : 'alert'}>
      {say(notice.message)}
    </p>
  );
  return place === undefined ? shownMessage : createPortal(shownMessage, place);
}
