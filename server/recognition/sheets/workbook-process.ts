import { readFile } from 'node:fs/promises';
import type { WorkbookRead } from '../../core/workbook-reader.ts';
import { answerQuestions } from '../../documents/answer-questions.ts';
import { workbookSheets } from './workbook-sheets.ts';

answerQuestions({ answer: async (path: string): Promise<WorkbookRead> => workbookSheets(await readFile(path)) });
