import type { PlainDate } from '../../../domain/calendar/plain-date.ts';
import { expiryOf, longTerm } from '../../../domain/certification/shared/certification-form.ts';
import { useWords } from '../../../words/use-words.ts';

/** The texts for a last day, and whether it needs attention: from sixty days before it on. */
export function useLastDay(today: PlainDate) {
  const { say } = useWords();
  return {
    /** The day without a note; empty if none is recorded. */
    dayOf: (day: string): string => (day === longTerm ? say('company-data.until-none') : day),
    dayText: (day: string): string =>
      day === ''
        ? say('company-data.until-unsaid')
        : day === longTerm
          ? say('company-data.until-none')
          : say('company-data.until', { day }),
    reminder: (day: string): { readonly tone: 'warn' | 'bad'; readonly words: string } | undefined => {
      const ending = expiryOf(day, today);
      return (
        ending && {
          tone: ending.kind === 'ended' ? 'bad' : 'warn',
          words: say(`company-data.remind-${ending.kind}`, { days: ending.days }),
        }
      );
    },
  };
}
