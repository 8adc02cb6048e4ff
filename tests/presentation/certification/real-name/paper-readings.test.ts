import { beforeEach, describe, expect, it } from 'vitest';
import type { PaperOutcome } from '../../../../src/application/ports/certification/certification-desk.ts';
import type { PictureMeasure } from '../../../../src/domain/uploads/picture-clarity.ts';
import type { PaperFact } from '../../../../src/domain/certification/shared/paper-reading.ts';
import { PaperReadings } from '../../../../src/presentation/certification/real-name/paper-readings.ts';

const fact: PaperFact = { field: 'legalName', value: '叶守山' };
let answers: ({ readonly outcome: PaperOutcome; readonly facts: readonly PaperFact[] } | Error)[];
let asked: string[];
let measure: PictureMeasure | undefined;

function readings(isOffered = true): PaperReadings {
  return new PaperReadings({
    desk: {
      offers: { drafts: true, letters: true, readings: isOffered, numbers: false },
      read: async (slot, fileId) => {
        asked.push(`${slot} ${fileId}`);
        const answer = answers.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('no answer');
        return answer;
      },
    },
    measurer: { measure: async () => measure },
  });
}
const file = { name: '身份证.png', size: 1, bytes: async () => new Uint8Array(1) };

beforeEach(() => {
  [answers, asked, measure] = [[], [], undefined];
});

describe('reading papers as they come', () => {
  it('shows the stage of each reading, and keeps the read values', async () => {
    const read = readings();
    answers = [{ outcome: 'read', facts: [fact] }];
    const work = read.readArrived('LEGAL_PERSON', 'U1', 'F1');
    expect(read.stages.get('F1')).toBe('reading');
    await work;
    expect([read.stages.get('F1'), read.factsOf(['F1', 'F2'])]).toEqual(['read', [fact]]);
  });

  it('can be started again after a failure, which is not reported', async () => {
    const read = readings();
    answers = [new Error('away'), { outcome: 'nothing', facts: [] }];
    await read.readArrived('LEGAL_PERSON', 'U1', 'F1');
    expect(read.stages.get('F1')).toBe('unread');
    await read.read('LEGAL_PERSON', 'F1');
    expect([read.stages.get('F1'), asked.length]).toEqual(['nothing', 2]);
  });

  it('reads only supported papers, each once at a time, and stops when no reader is available', async () => {
    const read = readings();
    answers = [{ outcome: 'nobody', facts: [] }];
    await read.readArrived('CA_AUTH_FILE', 'U1', 'F1');
    await Promise.all([read.read('LEGAL_PERSON', 'F2'), read.read('LEGAL_PERSON', 'F2')]);
    await read.read('LEGAL_PERSON', 'F3');
    expect([asked, read.canRead('LEGAL_PERSON')]).toEqual([['LEGAL_PERSON F2'], false]);
  });

  it('requests nothing when the back end does not read', async () => {
    const read = readings(false);
    await read.readArrived('LEGAL_PERSON', 'U1', 'F1');
    expect([asked, read.stages.size]).toEqual([[], 0]);
  });

  it('reports the clarity of a picture before its upload ends, and afterwards by its file', async () => {
    const read = readings();
    measure = { width: 800, height: 600, smear: 4, light: 180, contrast: 0.8 };
    await read.measure('U1', file);
    expect(read.flaws.get('U1')).toEqual(['blurred', 'too-small']);
    answers = [{ outcome: 'nothing', facts: [] }];
    await read.readArrived('LEGAL_PERSON', 'U1', 'F1');
    expect(read.flaws.get('F1')).toEqual(['blurred', 'too-small']);
    await read.measure('U2', { ...file, bytes: async () => Promise.reject(new Error('gone')) });
    expect(read.flaws.has('U2')).toBe(false);
  });
});
