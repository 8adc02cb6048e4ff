/** What may be told to the platform (document 1, section 5). */
export const longestOpinion = 500;
export const longestFeedbackName = 20;
/** As many pictures at most, each no larger than so many kilobytes (F-168, F-170). */
export const mostPictures = 5;

export interface Feedback {
  /** Empty for whoever does not say. */
  readonly personName: string;
  readonly mobilePhone: string;
  readonly opinionContent: string;
}

export type FeedbackField = keyof Feedback;
export type FeedbackProblem = 'missing' | 'too-long' | 'not-a-mobile';

/** Whether a number is one that may be called back: eleven digits, 1 first, then one of `digits` (F-169). */
export function isFeedbackMobile(number: string, digits: string): boolean {
  return /^1\d{10}$/.test(number) && digits.includes(number.charAt(1));
}

/** What is wrong with each field; empty where all may be sent. Edges of white space count for nothing. */
export function feedbackProblems(
  { personName, mobilePhone, opinionContent }: Feedback,
  digits: string,
): Partial<Record<FeedbackField, FeedbackProblem>> {
  const [name, mobile, opinion] = [personName.trim(), mobilePhone.trim(), opinionContent.trim()];
  return {
    ...(name.length > longestFeedbackName && { personName: 'too-long' as const }),
    ...(mobile !== '' && !isFeedbackMobile(mobile, digits) && { mobilePhone: 'not-a-mobile' as const }),
    ...(opinion === ''
      ? { opinionContent: 'missing' as const }
      : opinion.length > longestOpinion
        ? { opinionContent: 'too-long' as const }
        : {}),
  };
}
