import { useCallback } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { ReviewLine } from './review-line.ts';

/** Longer numbers are told by their end, where those of one clerk differ. */
const longest = 12;
const told = 8;

/**
 * What a document is called on the desk: an invoice or a contract by its number; in the list a long number by its end
 * alone.
 */
export function useLineTitle(): (line: ReviewLine, inList?: boolean) => string {
  const { say } = useWords();
  return useCallback(
    ({ number: full, name, item }, inList = false) => {
      const number = inList && full.length > longest ? `…${full.slice(-told)}` : full;
      return number === ''
        ? name
        : say(item?.docFileType === 'BUSI_CONTRACT' ? 'detail.contract' : 'detail.invoice', { number });
    },
    [say],
  );
}
