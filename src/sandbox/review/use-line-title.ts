import { useCallback } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { ReviewLine } from './review-line.ts';

/** A longer number is shortened to its last digits, because the numbers of one company differ there. */
const maxShownCharacters = 12;
const shownEnd = 8;

/** The title of a document: an invoice or a contract by its number, which the list shortens. */
export function useLineTitle(): (line: ReviewLine, inList?: boolean) => string {
  const { say } = useWords();
  return useCallback(
    ({ number: full, name, item }, inList = false) => {
      const number = inList && full.length > maxShownCharacters ? `…${full.slice(-shownEnd)}` : full;
      return number === ''
        ? name
        : say(item?.docFileType === 'BUSI_CONTRACT' ? 'detail.contract' : 'detail.invoice', { number });
    },
    [say],
  );
}
