import { describe, expect, it } from 'vitest';
import { pngBytes } from '../../features/support/pictures.ts';
import type { LocalFile } from '../../src/application/ports/uploads/document-vault.ts';
import { signIn, type Desks } from '../builders/desks.ts';
import { kindOf } from './fault-kind.ts';

const feedback = { personName: '周思远', mobilePhone: '', opinionContent: '列表很快' };
const picture = (name: string): LocalFile => ({ name, size: pngBytes.length, bytes: async () => pngBytes });

/** Contract of the feedback desk, for every transport. Each test has its own back end. */
export function feedbackDeskContract(
  name: string,
  open: () => Promise<{ readonly device: () => Desks; readonly close: () => Promise<void> }>,
): void {
  async function as(userName: string, work: (desks: Desks, device: () => Desks) => Promise<void>): Promise<void> {
    const { device, close } = await open();
    try {
      const desks = device();
      await signIn(desks, userName);
      await work(desks, device);
    } finally {
      await close();
    }
  }
  const sent = async (desks: Desks, fileName: string, uploadId: string) =>
    desks.vault.upload({
      file: picture(fileName),
      materialId: undefined,
      uploadId,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });

  describe(name, () => {
    it('accepts feedback once under a key, and gives it a ticket number', async () =>
      as('zhousiyuan', async ({ feedback: desk }) => {
        const first = await desk.sendFeedback(feedback, [], 'key-1');
        expect(first).toMatch(/^FB\d{8}-0001$/);
        expect(await desk.sendFeedback(feedback, [], 'key-1')).toBe(first);
        expect(await desk.sendFeedback(feedback, [], 'key-2')).toMatch(/-0002$/);
      }));

    it('accepts pictures, also from a director, and refuses files that are no pictures', async () =>
      as('guyunzhou', async (desks) => {
        const upload = await sent(desks, '截图.png', 'picture-1');
        expect(upload.arrived).toBe(true);
        expect(
          await desks.feedback.sendFeedback(
            { ...feedback, mobilePhone: ' 13800000000 ' },
            upload.arrived ? [upload.fileId] : [],
            'key-1',
          ),
        ).toMatch(/^FB/);
        expect(await sent(desks, '截图.pdf', 'picture-2')).toMatchObject({
          arrived: false,
          because: 'extension-not-allowed',
        });
        expect(await sent(desks, '截图.jpg', 'picture-3')).toMatchObject({ arrived: false, because: 'wrong-content' });
      }));

    it('refuses invalid feedback', async () =>
      as('zhousiyuan', async ({ feedback: desk }) => {
        expect(await kindOf(desk.sendFeedback({ ...feedback, opinionContent: ' ' }, [], 'key-1'))).toBe('refused');
        expect(await kindOf(desk.sendFeedback({ ...feedback, mobilePhone: '19000000000' }, [], 'key-2'))).toBe(
          'refused',
        );
        expect(await kindOf(desk.sendFeedback(feedback, ['PK-NONE'], 'key-3'))).toBe('refused');
      }));

    it('keeps the answer of the satisfaction survey', async () =>
      as('guyunzhou', async ({ feedback: desk }) => {
        expect(desk.asksSatisfaction).toBe(true);
        expect(await desk.surveyOfToday()).toBeUndefined();
        await desk.answerSurvey(4, ' 不错 ');
        expect(await desk.surveyOfToday()).toEqual({ score: 4, comment: '不错' });
        await desk.answerSurvey(5, '');
        expect(await desk.surveyOfToday()).toEqual({ score: 5, comment: '' });
      }));
  });
}
