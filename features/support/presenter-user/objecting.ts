import type { ObjectionPresenter } from '../../../src/presentation/notices/objection/objection-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Objecting } from '../abilities/objecting.ts';
import { pdfBytes } from '../files.ts';
import { until } from '../until.ts';
import { say, type OpenPortal } from './open-portal.ts';

export function objecting(portal: OpenPortal): Objecting {
  async function open(): Promise<ObjectionPresenter> {
    const page = portal.presenters.objection();
    page.opened();
    await until('the objections are shown', () => page.objections !== undefined);
    return page;
  }

  return {
    objectToStanding: async (statement, proofs) => {
      const page = await open();
      const bytes = pdfBytes(300);
      page.statementTyped(statement);
      page.filesGiven(proofs.map((name) => ({ name, size: bytes.length, bytes: async () => bytes })));
      await until('the proof has arrived', () => !page.isUploading);
      await page.sendPressed();
      const told =
        page.statementError ??
        page.trouble ??
        (page.receipt && message('notices.objection-sent', { number: page.receipt.receiptNumber }));
      return told === undefined ? '' : say(told);
    },
    standingTold: async () => {
      const { standing } = await open();
      return standing === undefined ? '' : say(standing);
    },
    objections: async () =>
      (await open()).objections?.map(
        ({ state, proofs }) =>
          `${say(message(`notices.objection-${state}`))}${proofs.length > 0 ? ` with ${proofs.map(({ name }) => name).join(', ')}` : ''}`,
      ) ?? [],
  };
}
