import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readingEffects } from '../../../../server/core/evidence/reading-effects.ts';
import { readingToWire } from '../../../../src/contract/documented/evidence/reading-mapping.ts';
import { recognitionCalls } from '../../../../src/contract/documented/evidence/recognition.ts';
import { fieldsOf } from '../../../../src/presentation/evidence/shared/item-fields.ts';
import { readDocumentFrom } from '../../../../src/domain/evidence/reading/read-document-from.ts';
import type { FieldReading } from '../../../../src/domain/evidence/reading/read-document.ts';
import type { CheckAnswersPresenter } from '../../../../src/presentation/evidence/check-answers/check-answers-presenter.ts';
import { openMaterials, openOffice, until, type Office, type Seat } from '../../../builders/office.ts';

const complete = 'DD20261119-0031';

describe('the report of the reading effect', () => {
  let office: Office;
  let zhou: Seat;
  let check: CheckAnswersPresenter;

  beforeEach(async () => {
    office = await openOffice();
    zhou = await office.seat('zhousiyuan');
    const first = (await openMaterials(zhou, complete)).materials
      .flatMap(({ items }) => items)
      .find(({ content }) => content.kind === 'invoice');
    const fields = first && fieldsOf(first);
    // Only the first invoice has a reading: its present number, and another date.
    const fieldReadings = [
      { field: 'number', value: fields?.number ?? '' },
      { field: 'date', value: '2020-01-01' },
    ].map((each) => ({ ...each, source: 'pdf-text', sure: true }) as FieldReading);
    const document = readDocumentFrom('invoice', fieldReadings, {
      today: '2026-11-21',
      parties: { sellers: [], buyers: [] },
    });
    zhou.weather.answerInstead(recognitionCalls.identifySubmit.path, (request) => ({
      status: 200,
      traceId: undefined,
      body: {
        code: '0',
        message: '',
        data: {
          tasks: (request as { readonly pkFiles: string }).pkFiles
            .split(',')
            .map((fileId) =>
              readingToWire(
                fileId,
                fileId === first?.files[0]?.fileId ? { state: 'read', document } : { state: 'not-readable' },
              ),
            ),
        },
      },
    }));
    check = zhou.presenters.checkAnswers('credit');
    check.opened(complete);
    await until(() => check.viewModel.maySubmit && (check.viewModel.shown?.unconfirmed.doubtful.length ?? 0) > 0);
  });
  afterEach(() => office.close());

  const submit = async (): Promise<void> => {
    check.submitPressed();
    if (check.warningsAsked) await check.questionConfirmed();
    await expect.poll(() => zhou.place().includes('/upload/success') || check.trouble !== undefined).toBe(true);
  };
  const sums = async () => office.store.transaction(readingEffects);

  it('counts the kept, corrected and typed values of the submission', async () => {
    await submit();
    await expect.poll(async () => (await sums()).submissions).toBe(1);
    expect((await sums()).byType.BUSI_INVOICE).toMatchObject({ kept: 1, corrected: 1 });
    expect((await sums()).byType.BUSI_INVOICE.typed).toBeGreaterThan(2);
  });

  it('does not stop the submission when it fails', async () => {
    zhou.weather.refuse(recognitionCalls.readingEffect.path, '系统维护中');
    await submit();
    expect([zhou.place(), check.trouble]).toEqual([expect.stringContaining('/upload/success'), undefined]);
    expect((await sums()).submissions).toBe(0);
  });

  it('is not sent when the submission fails', async () => {
    zhou.weather.refuse('/corp/mps/v1/certificate/doc/datum/confirm', '系统维护中');
    await submit();
    expect([check.trouble?.because, (await sums()).submissions]).toEqual(['failed', 0]);
  });
});
