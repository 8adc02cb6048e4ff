import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { answerQuestions } from '../documents/answer-questions.ts';
import { opticalSource } from './optical-source.ts';
import { paddleEyes, type TextEyes } from './optical/text-eyes.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';

// Seconds of both processors for a page: everything that somebody waits for comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let opened: Promise<TextEyes> | undefined;
const source = opticalSource(async () => (opened ??= paddleEyes()));

answerQuestions({ answer: async ({ path, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> => answerOf(source, await readFile(path), kind, limits) });
