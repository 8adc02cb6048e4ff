import { readFile } from 'node:fs/promises';
import { answerQuestions } from '../documents/answer-questions.ts';
import { fileKindOf } from './file-kind.ts';
import { linesOf } from './page-lines.ts';
import { paperAnswer } from './pdf-paper.ts';
import { pdfRuns } from './pdf-text-source.ts';
import { pictureMeasure } from '../../src/domain/evidence/shared/picture-measure.ts';
import { imagePixels, pagePixels, sizeOf } from './pictures.ts';
import type { ReadingLimits } from './document-source.ts';
import { answerOf, type ReadingAnswer, type ReadingQuestion } from './reading-question.ts';
import { processSources } from './sources.ts';

answerQuestions({ answer: answerTo });

async function answerTo({ path, source, kind, limits }: ReadingQuestion): Promise<ReadingAnswer> {
  if (source === 'clarity') return measureClarity(await readFile(path), limits);
  // Only PDFs have text; pictures fail here.
  if (source === 'lines') return linesOf(async () => pdfRuns(await readFile(path), limits));
  if (source === 'paper') return paperAnswer(await readFile(path), limits);
  const named = processSources.find((each) => each.source === source);
  return named === undefined ? { outcome: 'failed' } : answerOf(named, await readFile(path), kind, limits);
}

/** Longer side in pixels: letters of an invoice have twenty pixels, and noise no longer counts as edges. */
const measuredSide = 1_600;

async function measureClarity(bytes: Uint8Array, limits: ReadingLimits): Promise<ReadingAnswer> {
  try {
    const kind = fileKindOf(bytes);
    if (kind === 'pdf') return await measureScan(bytes, limits);
    if (kind !== 'jpeg' && kind !== 'png') return { outcome: 'nothing' };
    const [pixels, size] = [
      await imagePixels(bytes, kind, { ...limits, searchedSide: measuredSide }),
      sizeOf(bytes, kind),
    ];
    return pixels && size ? { outcome: 'measured', measure: pictureMeasure(pixels, size) } : { outcome: 'nothing' };
  } catch {
    return { outcome: 'failed' };
  }
}

/**
 * Measures the first page of a scanned PDF at the size at which pictures are measured; the scan's own resolution is not
 * considered. `nothing` for a PDF with text.
 */
async function measureScan(bytes: Uint8Array, limits: ReadingLimits): Promise<ReadingAnswer> {
  const pages = await pdfRuns(bytes.slice(), limits);
  if (pages.some((runs) => runs.length > 0)) return { outcome: 'nothing' };
  let answer: ReadingAnswer = { outcome: 'nothing' };
  await pagePixels(
    bytes,
    { ...limits, searchedSide: measuredSide },
    async (pixels) => {
      answer = { outcome: 'measured', measure: pictureMeasure(pixels, pixels) };
      return 'enough';
    },
    Infinity,
  );
  return answer;
}
