import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';
import { processSources } from './sources.ts';

answerQuestions({ answer: answerTo });

async function answerTo({ path, source, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> {
  const named = processSources.find((each) => each.source === source);
  return named === undefined ? { outcome: 'failed' } : answerOf(named, await readFile(path), kind, limits);
}
