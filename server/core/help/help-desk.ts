import type { HelpWire } from '../../../src/contract/documented/help/helps.ts';
import { callerOf, type Desk } from '../handlers.ts';
import type { Parts } from '../parts.ts';
import { Refusal } from '../refusal.ts';
import type { ServerLocale } from '../server-locale.ts';
import { helpPageAt, helpPlans, type HelpId, type HelpPlan, type HelpTexts } from './help-topics.ts';
import { englishHelp } from './texts/en-help.ts';
import { chineseHelp } from './texts/zh-cn-help.ts';

const texts: Readonly<Record<ServerLocale, HelpTexts>> = { 'zh-CN': chineseHelp, en: englishHelp };
const ids = Object.keys(helpPlans) as readonly HelpId[];

const planOf = (id: HelpId): HelpPlan => helpPlans[id];

function helpIn(locale: ServerLocale, id: HelpId): HelpWire {
  const { category, picture, related } = planOf(id);
  const { topics, pictures } = texts[locale];
  const { title, content, keywords } = topics[id];
  return {
    id,
    title,
    category: category.toUpperCase(),
    content:
      picture === undefined ? content : `${content}\n![${pictures[picture]}](/help-pictures/${picture}.${locale}.webp)`,
    related: [...related],
    keywords: [...(keywords ?? [])],
  };
}

/** Questions of users with the platform's answers (checklist N-16). */
export function helpDesk({
  store,
  clock,
}: Pick<Parts, 'store' | 'clock'>): Desk<'helps' | 'help' | 'openHelps' | 'helpOpinion' | 'judgeHelp'> {
  const toKnownHelp = (id: string): HelpId => {
    const found = ids.find((each) => each === id);
    if (!found) throw new Refusal('NOT_FOUND');
    return found;
  };

  return {
    helps: async ({ route }, context) => {
      callerOf(context);
      const page = route === undefined ? undefined : helpPageAt(route);
      const wanted =
        route === undefined ? ids : ids.filter((id) => page !== undefined && planOf(id).pages.includes(page));
      return wanted.map((id) => helpIn(context.locale, id));
    },

    openHelps: async (_request, { locale }) => ids.filter((id) => planOf(id).isOpen).map((id) => helpIn(locale, id)),

    help: async ({ id }, context) => {
      callerOf(context);
      return helpIn(context.locale, toKnownHelp(id));
    },

    helpOpinion: async ({ id }, context) => {
      const { user } = callerOf(context);
      const found = await store.transaction(async ({ helpOpinions }) =>
        helpOpinions.find(`${user.userId} ${toKnownHelp(id)}`),
      );
      return { isHelpful: found?.isHelpful ?? null };
    },

    judgeHelp: async ({ id, isHelpful }, context) => {
      const { user } = callerOf(context);
      const helpId = toKnownHelp(id);
      await store.transaction(async ({ helpOpinions }) =>
        helpOpinions.save({ key: `${user.userId} ${helpId}`, userId: user.userId, helpId, isHelpful, at: clock.now() }),
      );
      return null;
    },
  };
}
