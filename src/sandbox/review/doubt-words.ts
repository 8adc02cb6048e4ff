import type { Doubt } from '../../domain/evidence/reading/read-document.ts';
import { message, type Message } from '../../words/catalogue.ts';

/**
 * The words for doubts. A doubt that follows from the rules of a field is missing here, because the comparison shows
 * it.
 */
const words: Readonly<Partial<Record<Doubt, Message>>> = {
  'sources-disagree': message('reading.doubt-sources'),
  unsure: message('reading.doubt-unsure'),
  'another-party': message('reading.doubt-party'),
  'parties-swapped': message('reading.doubt-swapped'),
  'same-party': message('reading.doubt-same-party'),
  'code-of-another-type': message('reading.doubt-code'),
  'not-a-credit-code': message('reading.doubt-tax-number'),
  'wrong-length': message('reading.doubt-length'),
  'odd-name': message('reading.doubt-name'),
  'number-format': message('reading.doubt-number'),
  'amounts-say-otherwise': message('reading.doubt-amounts'),
};

/** The first doubt for which there are words. */
export function doubtWords(doubts: readonly string[]): Message | undefined {
  return doubts.flatMap((doubt) => (Object.hasOwn(words, doubt) ? (words[doubt as Doubt] ?? []) : []))[0];
}
