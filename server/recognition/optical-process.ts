import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { opticalSource, recognisePages } from './optical-source.ts';
import { loadTextRecogniser, type TextRecogniser } from './optical/text-eyes.ts';
import { linesOf } from './page-lines.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

let loaded: Promise<TextRecogniser> | undefined;
const textRecogniser = async (): Promise<TextRecogniser> => (loaded ??= loadTextRecogniser());
const optical = opticalSource(textRecogniser);

answerQuestions({
  answer: async ({ path, source, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> =>
    source === 'lines'
      ? linesOf(async () => recognisePages(await readFile(path), limits, await textRecogniser()))
      : answerOf(optical, await readFile(path), kind, limits),
});
