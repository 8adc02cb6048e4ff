import { visibleText } from '../../text/invisible-characters.ts';

/** Normalised name for comparing people: case, width, spaces and invisible characters are ignored. */
const nameKey = (name: string): string => visibleText(name.normalize('NFKC')).replaceAll(/\s+/gu, '').toLowerCase();

/** Whether two officers of the platform are different people, because nobody may approve their own proposal. */
export const areTwoOfficers = (maker: string, checker: string): boolean =>
  nameKey(maker) !== '' && nameKey(checker) !== '' && nameKey(maker) !== nameKey(checker);
