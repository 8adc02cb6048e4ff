import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { opticalSource } from './optical-source.ts';
import { paddleEyes, type TextEyes } from './optical/text-eyes.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

let opened: Promise<TextEyes> | undefined;
const source = opticalSource(async () => (opened ??= paddleEyes()));

answerQuestions({ answer: async ({ path, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> => answerOf(source, await readFile(path), kind, limits) });
