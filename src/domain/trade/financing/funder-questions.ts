import { isBlank } from '../../text/unseen-sign.ts';

/** Number of questions that a funder asks at once, which are answered at once. */
export const mostQuestions = 20;
/** Characters of one question. */
export const longestQuestion = 200;

/** The questions in a text: one in each line that is not blank. */
export const questionsIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));

/** Why the questions in a text cannot be asked; undefined where they can. */
export function questionsBar(text: string): 'none' | 'too-many' | 'too-long' | undefined {
  const questions = questionsIn(text);
  if (questions.length === 0) return 'none';
  if (questions.length > mostQuestions) return 'too-many';
  return questions.some((question) => question.length > longestQuestion) ? 'too-long' : undefined;
}
