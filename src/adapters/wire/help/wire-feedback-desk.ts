import type { FeedbackDesk } from '../../../application/ports/help/feedback-desk.ts';
import { feedbackCalls } from '../../../contract/documented/help/feedback.ts';
import { surveyExtensions } from '../../../contract/extensions/help/survey-extensions.ts';
import type { Feedback } from '../../../domain/help/shared/feedback.ts';
import type { GivenSurvey, SurveyScore } from '../../../domain/help/shared/survey.ts';
import type { WireClient } from '../wire-client.ts';

export class WireFeedbackDesk implements FeedbackDesk {
  private readonly client: WireClient;

  constructor(client: WireClient) {
    this.client = client;
  }

  get asksSatisfaction(): boolean {
    return this.client.offers('survey');
  }

  async sendFeedback(
    { personName, mobilePhone, opinionContent }: Feedback,
    pkFiles: readonly string[],
    key: string,
  ): Promise<string | undefined> {
    const [name, mobile] = [personName.trim(), mobilePhone.trim()];
    const answer = await this.client.send(
      feedbackCalls.feedback,
      {
        opinionContent: opinionContent.trim(),
        ...(name !== '' && { personName: name }),
        ...(mobile !== '' && { mobilePhone: mobile }),
        ...(pkFiles.length > 0 && { files: [...pkFiles] }),
      },
      { idempotencyKey: key },
    );
    return answer?.ticketNumber ?? undefined;
  }

  async surveyOfToday(signal?: AbortSignal): Promise<GivenSurvey | undefined> {
    if (!this.client.offers('survey-today')) return undefined;
    const { given } = await this.client.send(surveyExtensions.surveyToday, {}, { signal });
    return given ?? undefined;
  }

  async answerSurvey(score: SurveyScore, comment: string): Promise<void> {
    await this.client.send(surveyExtensions.answerSurvey, { score, comment: comment.trim() });
  }
}
