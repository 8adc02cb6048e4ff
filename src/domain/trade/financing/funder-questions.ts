import { isBlank } from '../../text/invisible-characters.ts';

/** Maximum number of questions that a funder asks at once. They are answered together. */
export const maxQuestions = 20;
/** Maximum length of a question, in characters. */
export const maxQuestionCharacters = 200;

/** Splits a text into questions: one per non-blank line. */
export const questionsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

/** Why the questions in a text cannot be asked; undefined where they can. */
export function questionsBar(text: string): 'none' | 'too-many' | 'too-long' | undefined {
  const questions = questionsIn(text);
  if (questions.length === 0) return 'none';
  if (questions.length > maxQuestions) return 'too-many';
  return questions.some((question) => question.length > maxQuestionCharacters) ? 'too-long' : undefined;
}
