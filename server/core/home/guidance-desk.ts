import { guidanceTypes } from '../../../src/domain/home/guidance.ts';
import { callerOf, type Desk } from '../handlers.ts';
import { guidanceTexts } from './guidance-texts.ts';
import { guidanceWays } from './guidance-ways.ts';

/** First steps with a product (checklist N-17): all links of the requested types, those of the lowest type first. */
export function guidanceDesk(): Desk<'guidances'> {
  return {
    guidances: async ({ types }, context) => {
      callerOf(context);
      const texts = guidanceTexts[context.locale];
      return guidanceTypes
        .filter((type) => types.includes(String(type)))
        .flatMap((type) =>
          guidanceWays[type].map(([action, path], index) => ({
            id: `${type}-${action}`,
            title: texts[action],
            url: `/cv3${path}`,
            order: index + 1,
          })),
        );
    },
  };
}
