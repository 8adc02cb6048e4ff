import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { opticalSource, seenPages } from './optical-source.ts';
import { paddleEyes, type TextEyes } from './optical/text-eyes.ts';
import { linesOf } from './page-lines.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

let opened: Promise<TextEyes> | undefined;
const eyes = async (): Promise<TextEyes> => (opened ??= paddleEyes());
const optical = opticalSource(eyes);

answerQuestions({
  answer: async ({ path, source, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> =>
    source === 'lines'
      ? linesOf(async () => seenPages(await readFile(path), limits, await eyes()))
      : answerOf(optical, await readFile(path), kind, limits),
});
