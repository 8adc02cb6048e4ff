import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { opticalFieldReadings, recognisePages } from './optical-source.ts';
import { loadTextRecogniser, type TextRecogniser } from './optical/text-recogniser.ts';
import { linesOf } from './page-lines.ts';
import { paperOfPages } from './pdf-paper.ts';
import type { ReadingAnswer, ReadingQuestion } from './reading-question.ts';

let loaded: Promise<TextRecogniser> | undefined;
const textRecogniser = async (): Promise<TextRecogniser> => (loaded ??= loadTextRecogniser());

answerQuestions({
  answer: async ({ path, source, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> => {
    const pages = async () => recognisePages(await readFile(path), limits, await textRecogniser());
    if (source === 'lines') return linesOf(pages);
    try {
      const seen = await pages();
      const fields = opticalFieldReadings(seen, kind);
      const found = await paperOfPages(await readFile(path), seen, limits);
      const paper = found.invoices.length > 0 || found.looksLike ? { paper: found } : {};
      return fields === undefined ? { outcome: 'nothing', ...paper } : { outcome: 'read', fields, ...paper };
    } catch {
      return { outcome: 'failed' };
    }
  },
});
