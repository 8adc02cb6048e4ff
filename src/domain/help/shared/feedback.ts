/** Limits of feedback (document 1, section 5). */
export const maxOpinionCharacters = 500;
export const maxFeedbackNameCharacters = 20;
/** Maximum number of pictures (F-168, F-170). */
export const maxPictures = 5;

export interface Feedback {
  /** Empty for anonymous feedback. */
  readonly personName: string;
  readonly mobilePhone: string;
  readonly opinionContent: string;
}

export type FeedbackField = keyof Feedback;
export type FeedbackProblem = 'missing' | 'too-long' | 'not-a-mobile';

/** Whether a mobile number is valid for feedback: eleven digits, 1 first, then one of `digits` (F-169). */
export function isFeedbackMobile(number: string, digits: string): boolean {
  return /^1\d{10}$/.test(number) && digits.includes(number.charAt(1));
}

/** The problem of each field; empty where the feedback may be sent. White space at the edges is ignored. */
export function feedbackProblems(
  { personName, mobilePhone, opinionContent }: Feedback,
  digits: string,
): Partial<Record<FeedbackField, FeedbackProblem>> {
  const [name, mobile, opinion] = [personName.trim(), mobilePhone.trim(), opinionContent.trim()];
  return {
    ...(name.length > maxFeedbackNameCharacters && { personName: 'too-long' as const }),
    ...(mobile !== '' && !isFeedbackMobile(mobile, digits) && { mobilePhone: 'not-a-mobile' as const }),
    ...(opinion === ''
      ? { opinionContent: 'missing' as const }
      : opinion.length > maxOpinionCharacters
        ? { opinionContent: 'too-long' as const }
        : {}),
  };
}
