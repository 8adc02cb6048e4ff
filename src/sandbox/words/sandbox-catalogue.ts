import { sandboxActions as enActions } from '../../words/en/sandbox/sandbox-actions.ts';
import { sandboxFaults as enFaults } from '../../words/en/sandbox/sandbox-faults.ts';
import { sandboxInvoices as enInvoices } from '../../words/en/sandbox/sandbox-invoices.ts';
import { sandboxStandards as enStandards } from '../../words/en/sandbox/sandbox-standards.ts';
import { sandboxSwitches as enSwitches } from '../../words/en/sandbox/sandbox-switches.ts';
import { sandboxBank as enBank } from '../../words/en/sandbox/sandbox-bank.ts';
import { sandboxKeys as enKeys } from '../../words/en/sandbox/sandbox-keys.ts';
import { sandboxApplications as enApplications } from '../../words/en/sandbox/sandbox-applications.ts';
import { sandboxFunders as enFunders } from '../../words/en/sandbox/sandbox-funders.ts';
import { sandboxLimits as enLimits } from '../../words/en/sandbox/sandbox-limits.ts';
import { sandboxOfficers as enOfficers } from '../../words/en/sandbox/sandbox-officers.ts';
import { sandboxCredits as enCredits } from '../../words/en/sandbox/sandbox-credits.ts';
import { sandboxOnboarding as enOnboarding } from '../../words/en/sandbox/sandbox-onboarding.ts';
import { sandboxCertifications as enCertifications } from '../../words/en/sandbox/sandbox-certifications.ts';
import { sandboxMembers as enMembers } from '../../words/en/sandbox/sandbox-members.ts';
import { sandboxPlatforms as enPlatforms } from '../../words/en/sandbox/sandbox-platforms.ts';
import { sandboxTexts as enTexts } from '../../words/en/sandbox/sandbox-texts.ts';
import { sandboxTold as enTold } from '../../words/en/sandbox/sandbox-told.ts';
import { sandboxDesk as enDesk } from '../../words/en/sandbox/sandbox-desk.ts';
import { sandbox as enScreens } from '../../words/en/sandbox/sandbox.ts';
import type { Locale } from '../../words/locale.ts';
import { messagesIn, type MessageIn, type PlainKeyIn } from '../../words/typed-words.ts';
import { sandboxActions as zhActions } from '../../words/zh-CN/sandbox/sandbox-actions.ts';
import { sandboxFaults as zhFaults } from '../../words/zh-CN/sandbox/sandbox-faults.ts';
import { sandboxInvoices as zhInvoices } from '../../words/zh-CN/sandbox/sandbox-invoices.ts';
import { sandboxStandards as zhStandards } from '../../words/zh-CN/sandbox/sandbox-standards.ts';
import { sandboxSwitches as zhSwitches } from '../../words/zh-CN/sandbox/sandbox-switches.ts';
import { sandboxBank as zhBank } from '../../words/zh-CN/sandbox/sandbox-bank.ts';
import { sandboxKeys as zhKeys } from '../../words/zh-CN/sandbox/sandbox-keys.ts';
import { sandboxApplications as zhApplications } from '../../words/zh-CN/sandbox/sandbox-applications.ts';
import { sandboxFunders as zhFunders } from '../../words/zh-CN/sandbox/sandbox-funders.ts';
import { sandboxLimits as zhLimits } from '../../words/zh-CN/sandbox/sandbox-limits.ts';
import { sandboxOfficers as zhOfficers } from '../../words/zh-CN/sandbox/sandbox-officers.ts';
import { sandboxCredits as zhCredits } from '../../words/zh-CN/sandbox/sandbox-credits.ts';
import { sandboxOnboarding as zhOnboarding } from '../../words/zh-CN/sandbox/sandbox-onboarding.ts';
import { sandboxCertifications as zhCertifications } from '../../words/zh-CN/sandbox/sandbox-certifications.ts';
import { sandboxMembers as zhMembers } from '../../words/zh-CN/sandbox/sandbox-members.ts';
import { sandboxPlatforms as zhPlatforms } from '../../words/zh-CN/sandbox/sandbox-platforms.ts';
import { sandboxTexts as zhTexts } from '../../words/zh-CN/sandbox/sandbox-texts.ts';
import { sandboxTold as zhTold } from '../../words/zh-CN/sandbox/sandbox-told.ts';
import { sandboxDesk as zhDesk } from '../../words/zh-CN/sandbox/sandbox-desk.ts';
import { sandbox as zhScreens } from '../../words/zh-CN/sandbox/sandbox.ts';

const zhCN = {
  ...zhScreens,
  ...zhActions,
  ...zhDesk,
  ...zhFaults,
  ...zhInvoices,
  ...zhStandards,
  ...zhSwitches,
  ...zhPlatforms,
  ...zhMembers,
  ...zhCertifications,
  ...zhBank,
  ...zhCredits,
  ...zhLimits,
  ...zhOfficers,
  ...zhFunders,
  ...zhOnboarding,
  ...zhApplications,
  ...zhKeys,
  ...zhTexts,
  ...zhTold,
};

/** The texts of the console that the portal does not have. The Chinese catalogue defines the keys. */
export type SandboxCatalogue = Readonly<typeof zhCN>;

export type PlainSandboxKey = PlainKeyIn<SandboxCatalogue>;

/** A text of the console, as presenters hand it to views. */
export type SandboxMessage = MessageIn<SandboxCatalogue>;

export const sandboxMessage = messagesIn<SandboxCatalogue>();

/** Both languages are part of the page, because fetching one takes longer than its size saves. */
export const sandboxCatalogues: Readonly<Record<Locale, SandboxCatalogue>> = {
  'zh-CN': zhCN,
  en: {
    ...enScreens,
    ...enActions,
    ...enDesk,
    ...enFaults,
    ...enInvoices,
    ...enStandards,
    ...enSwitches,
    ...enPlatforms,
    ...enMembers,
    ...enCertifications,
    ...enBank,
    ...enCredits,
    ...enLimits,
    ...enOfficers,
    ...enFunders,
    ...enOnboarding,
    ...enApplications,
    ...enKeys,
    ...enTexts,
    ...enTold,
  },
};
