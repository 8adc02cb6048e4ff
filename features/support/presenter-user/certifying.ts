import { requiredTextFields, personalFields } from '../../../src/domain/certification/shared/certification-form.ts';
import type { FormDoubt } from '../../../src/domain/certification/shared/form-doubts.ts';
import { reasonLines } from '../../../src/domain/certification/shared/slot-review.ts';
import type { CertificationPresenter } from '../../../src/presentation/certification/real-name/certification-presenter.ts';
import { message } from '../../../src/words/catalogue.ts';
import type { Certifying } from '../abilities/certifying.ts';
import { pdfBytes } from '../files.ts';
import { picture } from '../pictures.ts';
import { until } from '../until.ts';
import { opened, say, type OpenPortal } from './open-portal.ts';
import { newestNote, noteSince } from './notes-since.ts';

const doubtful = (doubt: FormDoubt): string =>
  doubt.kind === 'ended'
    ? `${doubt.field} ended ${doubt.days} days ago`
    : `${doubt.field} ${doubt.written} ${doubt.kind} ${doubt.read}`;

export function certifying(portal: OpenPortal): Certifying {
  let page: CertificationPresenter | undefined;
  let papers = 0;
  const form = (): CertificationPresenter => opened(page, 'The certification');

  /** The message of the page after an action. */
  async function told(work: () => Promise<void>): Promise<string> {
    const { toasts } = portal.presenters;
    const before = newestNote(toasts);
    await work();
    const { trouble, saving } = form();
    if (saving.changedBy !== undefined) return `changed by ${saving.changedBy}`;
    const words = trouble ?? saving.trouble ?? noteSince(toasts, before)?.message;
    return words === undefined ? '' : say(words);
  }

  return {
    openCertification: async () => {
      page?.left();
      const next = (page = portal.presenters.certification());
      next.opened();
      await until('the certification is shown', () => next.content.value !== undefined);
    },
    beginChangingCertification: async () => form().changePressed(),
    chooseForCertification: async (field, yes) => form().choiceChanged(field, yes),
    fillForCertification: async (field, value) => form().textTyped(field, value),
    givePaper: async (slot) => {
      papers += 1;
      const bytes = pdfBytes(300 + papers);
      form().filesGiven(slot, [{ name: `${slot}-${papers}.pdf`, size: bytes.length, bytes: async () => bytes }]);
      await until(
        'the paper has arrived',
        () =>
          !form().files.isUploading &&
          form()
            .files.of(slot)
            .some(({ fileId }) => fileId !== undefined),
      );
    },
    givePaperWith: async (slot, what) => {
      papers += 1;
      const isPicture = typeof what === 'string';
      const bytes = isPicture
        ? picture(what)
        : Uint8Array.from([...pdfBytes(300 + papers), ...new TextEncoder().encode(`%PAPER ${what.join('|')}\n`)]);
      form().filesGiven(slot, [
        { name: `${slot}-${papers}.${isPicture ? 'png' : 'pdf'}`, size: bytes.length, bytes: async () => bytes },
      ]);
      const { readings, files } = form();
      await until('the paper has been read', () => {
        const fileId = files.of(slot).at(-1)?.fileId;
        const stage = fileId === undefined ? undefined : readings.stages.get(fileId);
        return stage !== undefined && stage !== 'reading';
      });
    },
    paperSays: async (slot) =>
      form()
        .proposals.of(slot)
        .map((read) => `${read.field} ${read.value} ${form().proposals.isKept(slot, read) ? 'kept' : read.status}`),
    paperFlaws: async (slot) =>
      form()
        .files.of(slot)
        .flatMap(({ id, fileId }) => form().readings.flaws.get(fileId ?? id) ?? []),
    fillFromPaper: async (slot) => form().proposals.fillPressed(slot),
    settlePaper: async (slot, field, takes) =>
      takes ? form().proposals.takePressed(slot, field) : form().proposals.keepPressed(slot, field),
    saveCertification: async () => told(async () => form().savePressed()),
    keepOwnCertification: async () => told(async () => form().minePressed()),
    handInCertification: async () => {
      await until('what was given is read', () => !form().readings.isReading);
      return told(async () => form().handInPressed());
    },
    askedBeforeHandIn: async () => (form().doubtsToConfirm ?? []).map(doubtful),
    answerBeforeHandIn: async (how) =>
      told(async () => (how === 'go back' ? form().goBackPressed() : form().handInAllTheSamePressed())),
    certificationDoubts: async () => form().doubts.map(doubtful),
    takeBackCertification: async () => told(async () => form().revokePressed()),
    certificationStage: async () => form().stage,
    mayWriteCertification: async () => form().mayWrite,
    isAsRegistered: async (field) => form().isAsRegistered(field),
    certificationField: async (field) => form().form[field],
    certificationWaits: async () => form().stage === 'reviewing' && !form().isTakenUp,
    certificationEntered: async () => {
      const { form: entered, papers: given } = opened(form().entered, 'What was entered');
      const seen = requiredTextFields(entered).filter((field) => form().seesPapers || !personalFields.has(field));
      return {
        texts: Object.fromEntries(seen.map((field) => [field, entered[field]])),
        files: given.flatMap(({ files }) => files).length,
      };
    },
    missingForCertification: async () =>
      form().missing.map((each) =>
        each.kind === 'slot'
          ? say(message(`certification.missing-slot-${each.slot}`))
          : say(message(`certification.field-${each.field}`)),
      ),
    returnedPapers: async () =>
      form().returned.map(
        (slot) =>
          `${say(message(`certification.slot-${slot}`))}: ${reasonLines(form().slotState(slot).reason).join(' / ')}`,
      ),
    papersAsked: async () => form().slots,
    papersOpen: async () => (form().mayWrite ? (form().stage === 'returned' ? form().returned : form().slots) : []),
    certificationExpected: async () => form().content.value?.expected?.day ?? '',
    letterName: async (slot) => (await form().letterPressed(slot))?.name ?? '',
  };
}
