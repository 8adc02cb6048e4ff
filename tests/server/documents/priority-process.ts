import { getPriority } from 'node:os';
import { answerQuestions } from '../../../server/documents/answer-questions.ts';

answerQuestions({ answer: async () => getPriority() });
